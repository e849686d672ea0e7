import type { Actor } from '../../access/actor.ts';
import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, hasOtherAdmin, type PersonRow } from './people-queries.ts';

/**
 * Refuses to take the role from the last admin who can sign in, and from anyone on behalf of an actor who
 * lost their own, or was suspended, while they waited: two admins may demote each other at the same moment. Call it under
 * `lockRoles`. Throws LAST_ADMIN or FORBIDDEN.
 */
export async function keepAdmins(transaction: Db, actor: Actor, person: PersonRow): Promise<void> {
  if (person.role === 'admin' && !(await hasOtherAdmin(transaction, person.id))) {
    throw fail('LAST_ADMIN');
  }
  const actorNow = await findPerson(transaction, actor.id);
  if (actorNow?.role !== actor.role || actorNow.suspendedAt) throw fail('FORBIDDEN');
}
