import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { PersonRow } from '../people-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';
import { removeSecondFactor } from './second-factor-queries.ts';

/**
 * Removes the second factor of a person who lost it, and ends their sessions. Throws OWN_ACCOUNT:
 * removing your own requires the password, so that an open session is not enough.
 */
export async function resetSecondFactor(
  database: Database,
  actor: Actor,
  person: PersonRow,
): Promise<PersonRow> {
  if (person.id === actor.id) throw fail('OWN_ACCOUNT');
  await database.transaction(async (transaction) => {
    await removeSecondFactor(transaction, person.id);
    await recordAuditEvent(transaction, actor, {
      action: 'second-factor-changed',
      subject: person,
      detail: 'taken away',
    });
  });
  return { ...person, hasSecondFactor: false };
}
