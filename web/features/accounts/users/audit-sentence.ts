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
    'student-removed': `${actorName} removed ${subjectName} from the class ${detail}.`,
  } satisfies Record<AuditEvent['action'], string>;
  return sentences[action];
}
