import type { AuditEvent } from '../../../../shared/contract/audit.ts';
import { isolate } from '../../../ui/text/isolate.ts';

/** Describes an entry of the audit trail in a sentence. */
export function auditSentence({ action, detail, ...names }: AuditEvent): string {
  const actorName = isolate(names.actorName);
  const subjectName = isolate(names.subjectName);
  const whose = subjectName ? ` of ${subjectName}` : '';
  const forWhom = subjectName ? ` for ${subjectName}` : '';
  const more = detail && `: ${detail}`;
  const sentences = {
    'signed-in': `${actorName} signed in.`,
    'sign-in-failed': subjectName
      ? `Somebody tried to sign in as ${subjectName} and failed.`
      : detail
        ? 'Somebody tried to sign in to an account that does not exist.'
        : 'Somebody tried to sign in and failed.',
    'class-code-wrong': `${actorName} typed a class code that does not exist (${detail}).`,
    'signed-out-everywhere': `${actorName} signed out everywhere.`,
    'reset-asked': subjectName
      ? `Somebody asked for a link to set the password of ${subjectName}.`
      : 'Somebody without an account asked for a link to set a password.',
    'password-changed':
      actorName === subjectName || !subjectName
        ? `${actorName} set a new password.`
        : `${actorName} set a new password for ${subjectName}.`,
    'second-factor-changed': `${actorName} changed their second factor${more}.`,
    'sign-in-ways-changed': `${actorName} changed how they sign in${more}.`,
    'key-made': `${actorName} made a key for scripts${more}.`,
    'key-revoked': `${actorName} revoked a key for scripts${more}.`,
    'passwords-reset': `${actorName} made new sign-in cards${forWhom}${more}.`,
    'password-link-made': `${actorName} made a link to set a password${forWhom}.`,
    'sessions-ended': `${actorName} signed ${subjectName} out everywhere.`,
    'user-suspended': `${actorName} suspended the account${whose}.`,
    'user-let-back': `${actorName} let ${subjectName} sign in again.`,
    'invitation-resent': `${actorName} sent the invitation again${forWhom}.`,
    'role-changed': `${actorName} changed the role${whose}${more}.`,
    'teachers-activated': `${actorName} activated the teacher accounts (${detail}).`,
    'users-invited': `${actorName} invited ${subjectName || 'people'}${more}.`,
    'details-corrected': `${actorName} corrected the details${whose}${more}.`,
    'accounts-merged': `${actorName} merged another account into that of ${subjectName}${more}.`,
    'extra-time-changed': `${actorName} changed the extra time${whose}${more}.`,
    'arrangements-changed': `${actorName} changed the access arrangements${whose}${more}.`,
    'class-changed': `${actorName} changed a class${more}.`,
    'students-added': `${actorName} added ${subjectName || 'students'} to a class${more}.`,
    'students-moved': `${actorName} moved ${subjectName || 'students'} to another class${more}.`,
    'student-removed': `${actorName} removed ${subjectName} from the class ${detail}.`,
    'roster-imported': `${actorName} imported a roster${more}.`,
    'year-begun': `${actorName} began a new school year${more}.`,
    'year-taken-back': `${actorName} undid the new school year${more}.`,
    'data-exported': `${actorName} downloaded data${whose}${more}.`,
    deleted: `${actorName} deleted${more}.`,
    restored: `${actorName} took back the deletion${more}.`,
    'user-deleted': `${actorName} deleted the account${whose} (${detail}).`,
    'person-erased': `${actorName} erased a person, ${detail}.`,
    'old-records-deleted': `${actorName} deleted old records${more}.`,
    'settings-changed': `${actorName} changed the school’s settings${more}.`,
  } satisfies Record<AuditEvent['action'], string>;
  return sentences[action];
}
