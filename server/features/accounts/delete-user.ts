import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { getPersonAgain } from './get-person.ts';
import { keepAdmins } from './keep-admins.ts';
import { lockRoles, type PersonRow } from './people-queries.ts';
import { recordAuditEvent } from './audit/record-audit-event.ts';
import { removePerson } from './remove-person-queries.ts';

/**
 * Deletes a person; their sessions end at once, their submissions stay (design, section 7, 7).
 * Throws OWN_ACCOUNT, NOT_FOUND, LAST_ADMIN, or FORBIDDEN where the actor has lost their role
 * meanwhile.
 */
export function deleteUser(database: Database, actor: Actor, { id }: PersonRow): Promise<void> {
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
  });
}
