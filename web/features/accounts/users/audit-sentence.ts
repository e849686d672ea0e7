import type { AuditEvent } from '../../../../shared/contract/accounts.ts';

/** An entry of the audit trail as a sentence. */
export function auditSentence({ action, actorName, subjectName, detail }: AuditEvent): string {
  const sentences = {
    'role-changed': `${actorName} changed the role of ${subjectName}: ${detail}.`,
    'arrangements-changed': `${actorName} changed the access arrangements of ${subjectName}: ${detail}.`,
    'extra-time-changed': `${actorName} changed the extra time of ${subjectName}: ${detail}.`,
    'user-deleted': `${actorName} deleted the account of ${subjectName} (${detail}).`,
    'teachers-activated': `${actorName} activated the teacher accounts (${detail}).`,
    'users-invited': `${actorName} invited people: ${detail}.`,
    'settings-changed': `${actorName} changed the school’s settings: ${detail}.`,
    'student-removed': `${actorName} removed ${subjectName} from the class ${detail}.`,
    'students-added': `${actorName} added students to a class: ${detail}.`,
    'students-moved': `${actorName} moved students to another class: ${detail}.`,
    'passwords-reset': `${actorName} made new sign-in cards${subjectName && ` for ${subjectName}`}: ${detail}.`,
    'roster-imported': `${actorName} imported a roster: ${detail}.`,
    'class-changed': `${actorName} changed a class: ${detail}.`,
  } satisfies Record<AuditEvent['action'], string>;
  return sentences[action];
}
