import type { Actor } from '../../access/actor.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { insertAuditEvent, type NewAuditEvent } from './audit-queries.ts';

interface AuditedChange {
  action: NewAuditEvent['action'];
  /** Whom it was done to; absent where it concerns many. */
  subject?: { id: string; displayName: string };
  /** What changed, e.g. `student → teacher`. */
  detail?: string;
}

/** Adds to the audit trail, in the transaction of the change itself. */
export function recordAuditEvent(
  transaction: DatabaseOrTransaction,
  actor: Pick<Actor, 'id' | 'displayName'>,
  { action, subject, detail = '' }: AuditedChange,
): Promise<void> {
  return insertAuditEvent(transaction, {
    action,
    actorId: actor.id,
    actorName: actor.displayName,
    subjectId: subject?.id ?? null,
    subjectName: subject?.displayName ?? '',
    detail,
  });
}
