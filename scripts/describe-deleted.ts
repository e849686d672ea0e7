import type { Database } from '../server/database/client.ts';
import { listDeletedOf } from '../server/features/accounts/person-data/subjects-queries.ts';

/**
 * Lists the deleted accounts that had this name, one per line, for commands that take an id; empty
 * if there are none.
 */
export async function describeDeleted(database: Database, name: string): Promise<string> {
  const deleted = await listDeletedOf(database, name);
  if (deleted.length === 0) return '';
  const lines = deleted.map(({ id, at }) => `  ${id}, deleted on ${at}\n`);
  return `Deleted accounts with this name. Run the command again with one of these ids:\n${lines.join('')}`;
}
