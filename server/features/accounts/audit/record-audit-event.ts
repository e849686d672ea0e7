import type { CallAudit } from '../../../../shared/contract/audit.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { requestAddress } from '../../../http/request-address.ts';
import { insertAuditEvents, insertEventOfVisitor, type NewAuditEvent } from './audit-queries.ts';

interface Subject {
  id: string;
  displayName: string;
}

interface AuditedChange {
  action: NewAuditEvent['action'];
  /** Whom it was done to; absent where it concerns nobody in particular. */
  subject?: Subject | undefined;
  /** What changed, e.g. `student → teacher`. */
  detail?: string;
}

/** Who the trail says did it where somebody at the machine ran a command. */
export const operator = { id: 'operator', displayName: 'The server’s operator' };
/** Who the trail says did it where nobody did. */
export const greenpen = { id: 'greenpen', displayName: 'Greenpen' };

/** Adds to the audit trail, in the transaction of the change itself. */
export function recordAuditEvent(
  transaction: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  { subject, ...change }: AuditedChange,
): Promise<void> {
  return recordForEach(transaction, actor, change, [subject]);
}

/** The same for a change to many, with a line for each: whoever looks for a person finds it. */
export function recordForEach(
  transaction: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  { action, detail = '' }: Omit<AuditedChange, 'subject'>,
  subjects: readonly (Subject | undefined)[],
): Promise<void> {
  const by = nameActor(actor);
  const fromAddress = requestAddress();
  const events = subjects.map((subject) => ({
    action,
    ...by,
    detail,
    fromAddress,
    subjectId: subject?.id ?? null,
    subjectName: subject?.displayName ?? '',
  }));
  return insertAuditEvents(transaction, events);
}

/** A person, who may have asked by a key; of a service's key, the key. */
function nameActor({ id, displayName, token }: Pick<Actor, 'id' | 'displayName' | 'token'>) {
  if (token?.kind === 'service') return { actorId: token.id, actorName: displayName };
  return { actorId: id, actorName: token ? `${displayName}, by key ${token.name}` : displayName };
}

/** Adds what somebody did who is not signed in, in the name of the account with this email. */
export function recordVisitor(
  database: Db,
  action: NewAuditEvent['action'],
  email: string,
): Promise<void> {
  return insertEventOfVisitor(database, { action, email, fromAddress: requestAddress() });
}

/**
 * Adds the line of a call of the contract that has one of its own (`audit` in shared/contract).
 * @param input What the call was told; it names the quiz or class.
 * @param rows What the call was about, as its handler received it.
 */
export function recordCall(
  database: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  { action, what }: CallAudit,
  { input, rows }: { input: unknown; rows: object },
): Promise<void> {
  const { quizCode = '' } = (input ?? {}) as { quizCode?: string };
  const { student } = rows as { student?: { id: string; displayName: string } };
  const detail = [what, quizCode].filter((part) => part !== '').join(' ');
  return recordAuditEvent(database, actor, { action, subject: student, detail });
}
