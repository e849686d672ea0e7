import type { CallAudit } from '../../../../shared/contract/audit.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { requestAddress } from '../../../http/request-address.ts';
import {
  insertAuditEvents,
  insertEventOfVisitor,
  insertEventsAbout,
  type NewAuditEvent,
} from './audit-queries.ts';

interface Subject {
  id: string;
  displayName: string;
}

interface AuditedChange {
  action: NewAuditEvent['action'];
  /** The person it was done to; absent if it concerns nobody in particular. */
  subject?: Subject | undefined;
  /** What changed, e.g. `student → teacher`. */
  detail?: string;
}

/** The actor of entries for commands that were run on the server. */
export const operator = { id: 'operator', displayName: 'The server’s operator' };
/** The actor of entries for what Greenpen does by itself. */
export const greenpen = { id: 'greenpen', displayName: 'Greenpen' };

/** Adds an entry to the audit trail, in the transaction of the change itself. */
export function recordAuditEvent(
  transaction: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  { subject, ...change }: AuditedChange,
): Promise<void> {
  return recordForEach(transaction, actor, change, [subject]);
}

/**
 * Adds one audit entry for each person that a change concerns, so that a search for any of them
 * finds it.
 */
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

/** Adds an entry for each of the acts that this SQL selects, however many (`insertEventsAbout`). */
export const recordActs = (
  transaction: Db,
  actor: Pick<Actor, 'id' | 'displayName' | 'token'>,
  acts: Parameters<typeof insertEventsAbout>[2],
): Promise<void> =>
  insertEventsAbout(transaction, { ...nameActor(actor), fromAddress: requestAddress() }, acts);

/**
 * Names the actor of an entry: the person, with the key they used if any, or the service key
 * itself.
 */
function nameActor({ id, displayName, token }: Pick<Actor, 'id' | 'displayName' | 'token'>) {
  if (token?.kind === 'service') return { actorId: token.id, actorName: displayName };
  return { actorId: id, actorName: token ? `${displayName}, by key ${token.name}` : displayName };
}

/** Records what a visitor did in the name of the account with this email. */
export function recordVisitor(
  database: Db,
  action: NewAuditEvent['action'],
  email: string,
): Promise<void> {
  return insertEventOfVisitor(database, { action, email, fromAddress: requestAddress() });
}

/**
 * Adds the audit entry of an API call that declares one (`audit` in shared/contract).
 * @param input The input of the call; it names the quiz or class.
 * @param rows The rows that the call concerns, as its handler received them.
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
