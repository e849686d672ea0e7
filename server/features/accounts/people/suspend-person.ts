import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { getPersonAgain } from './get-person.ts';
import { keepAdmins } from './keep-admins.ts';
import { discardPasswordLinks } from '../passwords/password-queries.ts';
import { lockRoles, type PersonRow } from '../people-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { deleteSessions } from '../sessions/sessions-queries.ts';
import { updateSuspended } from './suspension-queries.ts';

/**
 * Suspends a person and ends their sessions, or lets them back in. Their work stays. Throws
 * OWN_ACCOUNT, LAST_ADMIN, NOT_FOUND, or FORBIDDEN if the actor has lost their role in the
 * meantime.
 */
export function setSuspended(
  database: Database,
  actor: Actor,
  { id }: PersonRow,
  suspended: boolean,
): Promise<PersonRow> {
  if (id === actor.id) throw fail('OWN_ACCOUNT');
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await getPersonAgain(transaction, actor, 'user.suspend', id);
    if (suspended) {
      await keepAdmins(transaction, actor, person);
      await deleteSessions(transaction, id);
      await discardPasswordLinks(transaction, id);
    }
    await updateSuspended(transaction, id, suspended);
    const action = suspended ? 'user-suspended' : 'user-let-back';
    await recordAuditEvent(transaction, actor, { action, subject: person, detail: person.role });
    return getPersonAgain(transaction, actor, 'user.suspend', id);
  });
}

/** Ends all sessions of a person and records it in the audit trail. */
export function endSessions(database: Database, actor: Actor, person: PersonRow): Promise<void> {
  return database.transaction(async (transaction) => {
    await deleteSessions(transaction, person.id);
    await recordAuditEvent(transaction, actor, { action: 'sessions-ended', subject: person });
  });
}
