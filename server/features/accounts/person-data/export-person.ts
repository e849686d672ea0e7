import type { Database } from '../../../database/client.ts';
import { operator, recordAuditEvent } from '../audit/record-audit-event.ts';
import { findPerson } from '../people-queries.ts';
import { findPersonId, readMessages, readPersonData } from './person-data-queries.ts';

/**
 * Everything that is kept about the person with this email or username, for a subject access request (UK GDPR,
 * articles 15 and 20), as it was at one moment, with a line in the audit trail; of somebody without an
 * account, what they wrote in the contact form. Undefined where there is nothing.
 */
export async function exportPerson(
  database: Database,
  emailOrUsername: string,
): Promise<object | undefined> {
  const found = await database.transaction(
    async (transaction) => {
      const id = await findPersonId(transaction, emailOrUsername);
      const person = id === undefined ? undefined : await findPerson(transaction, id);
      if (person) return { person, data: await readPersonData(transaction, person) };
      const data = await readMessages(transaction, emailOrUsername.trim());
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
