import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { updateExtraTime, type PersonRow } from '../people-queries.ts';
import { recordAuditEvent } from '../audit/record-audit-event.ts';

/**
 * Sets a student's extra time in percent, and moves the deadline of an attempt in progress. Throws
 * NOT_FOUND for people who are not students.
 */
export function setExtraTime(
  database: Database,
  actor: Actor,
  person: PersonRow,
  extraTimePercentage: number,
): Promise<PersonRow> {
  if (person.role !== 'student') throw fail('NOT_FOUND');
  if (person.extraTimePercentage === extraTimePercentage) return Promise.resolve(person);
  return database.transaction(async (transaction) => {
    await updateExtraTime(transaction, person.id, extraTimePercentage);
    await recordAuditEvent(transaction, actor, {
      action: 'extra-time-changed',
      subject: person,
      detail: `${person.extraTimePercentage}% → ${extraTimePercentage}%`,
    });
    return { ...person, extraTimePercentage };
  });
}
