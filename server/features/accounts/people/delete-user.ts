import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { getPersonAgain } from './get-person.ts';
import { keepAdmins } from './keep-admins.ts';
import { findPerson, hasOtherAdmin, lockRoles, type PersonRow } from '../people-queries.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { removePerson } from './remove-person-queries.ts';

/**
 * Deletes a person; their sessions end at once, their submissions stay. Throws OWN_ACCOUNT,
 * NOT_FOUND, LAST_ADMIN, or FORBIDDEN if the actor has lost their role in the meantime.
 * @param noteDeleted Records the deletion outside the database, so that restoring a backup does not
 * bring the account back.
 */
export function deleteUser(
  database: Database,
  actor: Actor,
  { id }: PersonRow,
  noteDeleted: (id: string) => Promise<void>,
): Promise<void> {
  if (id === actor.id) throw fail('OWN_ACCOUNT');
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await getPersonAgain(transaction, actor, 'user.delete', id);
    await keepAdmins(transaction, actor, person);
    await removePerson(transaction, person, actor.id);
    await recordAuditEvent(transaction, actor, {
      action: 'user-deleted',
      subject: person,
      detail: person.role,
    });
    // Last, because a person who is recorded but not deleted would be removed by the next restore.
    await noteDeleted(id);
  });
}

/**
 * Deletes an account again after a restore brought it back. Returns false if there is no such
 * account or it is the only administrator who can sign in.
 */
export function removeAgain(database: Database, id: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await lockRoles(transaction);
    const person = await findPerson(transaction, id);
    if (!person) return false;
    if (person.role === 'admin' && !(await hasOtherAdmin(transaction, id))) return false;
    await removePerson(transaction, person, null);
    await recordAuditEvent(transaction, operator, {
      action: 'user-deleted',
      subject: person,
      detail: `${person.role}, again after a restore`,
    });
    return true;
  });
}
