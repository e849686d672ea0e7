import type { Database } from '../../../database/client.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { findPerson } from '../people-queries.ts';
import { readMessages, readPersonData } from './person-data-queries.ts';
import { findDeleted, findPersonId } from './subjects-queries.ts';

/**
 * Returns everything stored about the person with this email, username or id, for a subject access
 * request (UK GDPR, articles 15 and 20), from a single snapshot, and records it in the audit trail.
 * The account may have been deleted. For somebody without an account, returns what they wrote in
 * the contact form. Returns undefined if there is nothing.
 */
export async function exportPerson(database: Database, given: string): Promise<object | undefined> {
  const found = await database.transaction(
    async (transaction) => {
      const id = await findPersonId(transaction, given);
      const person = await (id === undefined
        ? findDeleted(transaction, given)
        : findPerson(transaction, id));
      if (person) return { person, data: await readPersonData(transaction, person) };
      const data = await readMessages(transaction, given.trim());
      return data && { person: undefined, data };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!found) return undefined;
  await recordAuditEvent(database, operator, {
    action: 'data-exported',
    subject: found.person,
    detail: 'Everything about a person',
  });
  return found.data;
}
