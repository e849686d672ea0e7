import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { getPersonFor } from './get-person.ts';
import { updateExtraTime, type PersonRow } from './people-queries.ts';
import { recordAuditEvent } from './record-audit-event.ts';

/**
 * Sets a student's extra time in percent, which also moves the deadline of an attempt under way.
 * Throws NOT_FOUND where there is no such student, or none within reach.
 */
export function setExtraTime(
  database: Database,
  actor: Actor,
  { userId, extraTimePercentage }: { userId: string; extraTimePercentage: number },
): Promise<PersonRow> {
  return database.transaction(async (transaction) => {
    const person = await getPersonFor(transaction, actor, 'user.set-extra-time', userId);
    if (person.role !== 'student') throw fail('NOT_FOUND');
    if (person.extraTimePercentage === extraTimePercentage) return person;
    await updateExtraTime(transaction, person.id, extraTimePercentage);
    await recordAuditEvent(transaction, actor, {
      action: 'extra-time-changed',
      subject: person,
      detail: `${person.extraTimePercentage} % → ${extraTimePercentage} %`,
    });
    return { ...person, extraTimePercentage };
  });
}
