import type { Action } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { authorize } from '../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, type PersonRow } from './people-queries.ts';
import { asOwned } from './people-rules.ts';

/**
 * The person, if the actor may perform the action on them. Throws NOT_FOUND where there is none,
 * or none within reach.
 */
export async function getPersonFor(
  database: DatabaseOrTransaction,
  actor: Actor,
  action: Action,
  userId: string,
): Promise<PersonRow> {
  const person = await findPerson(database, userId);
  if (!person) throw fail('NOT_FOUND');
  authorize(actor, action, asOwned(person));
  return person;
}
