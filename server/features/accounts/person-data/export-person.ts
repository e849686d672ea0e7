import type { Database } from '../../../database/client.ts';
import { findPersonId, readPersonData } from './person-data-queries.ts';

/**
 * Everything that is kept about the person with this email, for a subject access request (UK GDPR,
 * articles 15 and 20), as it was at one moment; undefined where there is nobody.
 */
export function exportPerson(database: Database, email: string): Promise<object | undefined> {
  return database.transaction(
    async (transaction) => {
      const id = await findPersonId(transaction, email);
      if (id === undefined) return undefined;
      return readPersonData(transaction, { id, email });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
