import type { Actor } from '../../../access/actor.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { findPerson, hasOtherAdmin, type PersonRow } from '../people-queries.ts';

/**
 * Refuses to demote or remove the last administrator who can sign in, or to act for somebody who
 * lost their role or was suspended while waiting for the lock: two administrators may demote each
 * other at the same time. Call under `lockRoles`. Throws LAST_ADMIN or FORBIDDEN.
 */
export async function keepAdmins(transaction: Db, actor: Actor, person: PersonRow): Promise<void> {
  if (person.role === 'admin' && !(await hasOtherAdmin(transaction, person.id))) {
    throw fail('LAST_ADMIN');
  }
  const actorNow = await findPerson(transaction, actor.id);
  if (actorNow?.role !== actor.role || actorNow.suspendedAt) throw fail('FORBIDDEN');
}
