import type { AuditAction } from '../contract/audit.ts';

/** The audit trail's name for each action. */
export const auditActionWords: Record<AuditAction, string> = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  'class-code-wrong': 'Wrong class code',
  'signed-out-everywhere': 'Signed out everywhere',
  'reset-asked': 'Password link requested',
  'password-changed': 'Password changed',
  'passwords-reset': 'New sign-in cards',
  'password-link-made': 'Password link made',
  'sessions-ended': 'Signed out by staff',
  'user-suspended': 'Account suspended',
  'user-let-back': 'Account let back in',
  'second-factor-changed': 'Second factor changed',
  'sign-in-ways-changed': 'Ways to sign in changed',
  'key-made': 'Key for scripts made',
  'key-revoked': 'Key for scripts revoked',
  'role-changed': 'Role changed',
  'teachers-activated': 'Teacher accounts activated',
  'users-invited': 'People invited',
  'invitation-resent': 'Invitation sent again',
  'details-corrected': 'Name or email corrected',
  'accounts-merged': 'Accounts merged',
  'extra-time-changed': 'Extra time changed',
  'arrangements-changed': 'Access arrangements changed',
  'class-changed': 'Class changed',
  'students-added': 'Students added',
  'students-moved': 'Students moved',
  'student-removed': 'Student removed from class',
  'roster-imported': 'Roster imported',
  'year-begun': 'New year begun',
  'year-taken-back': 'New year undone',
  'data-exported': 'Data downloaded',
  deleted: 'Deleted',
  restored: 'Deletion undone',
  'user-deleted': 'Account deleted',
  'person-erased': 'Person erased',
  'old-records-deleted': 'Old records deleted',
  'settings-changed': 'Settings changed',
};

/** The sentences of the audit trail. */
export const auditMessages = {
  loadFailed: 'Failed to fetch the audit trail. Please try again.',
  empty: 'Nothing has been recorded yet.',
  noMatch: 'No entries match your filters.',
};
