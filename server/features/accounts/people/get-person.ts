import type { Action } from '../../../../shared/permissions.ts';
import type { Actor } from '../../../access/actor.ts';
import { can } from '../../../access/authorize.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { findPerson, type PersonRow } from '../people-queries.ts';
import { asChanged, asOwned } from '../people-rules.ts';

/**
 * Returns the person as they are under `lockRoles`, if the actor may still perform the action on
 * them, because their role or classes may have changed since the call began. Throws NOT_FOUND.
 */
export async function getPersonAgain(
  database: Db,
  actor: Actor,
  action: Action,
  userId: string,
): Promise<PersonRow> {
  const person = await findPerson(database, userId);
  const owned = person && (action === 'user.undo-role' ? asChanged(person) : asOwned(person));
  if (!owned || !can(actor, action, owned)) throw fail('NOT_FOUND');
  return person;
}
