import type { Database, Db } from '../../../database/client.ts';
import { reasonOf } from '../../../log-error.ts';
import { greenpen } from '../audit/record-audit-event.ts';
import { eraseById } from './erase-person.ts';
import { noteErased } from './erased-list.ts';
import { holdLeaver, listLeaversToErase } from './leavers-queries.ts';

/**
 * Erases the students who left longer ago than this many months and have not been let back in, with
 * what they wrote. A failure does not stop the others; throws an AggregateError at the end.
 */
export async function eraseLeavers(
  database: Database,
  dataDir: string,
  months: number,
): Promise<void> {
  const causes: unknown[] = [];
  for (const id of await listLeaversToErase(database, months)) {
    // Recorded first, so that a restore erases them again even if this is interrupted.
    const noteFirst = () => noteErased(dataDir, id, 'texts');
    const isStillDue = (transaction: Db) => holdLeaver(transaction, id, months);
    const extent = { withTexts: true, by: greenpen, isStillDue, noteFirst };
    await eraseById(database, id, extent).catch((error: unknown) => {
      causes.push(error);
    });
  }
  if (causes.length === 0) return;
  const reasons = new Set(causes.map((error) => reasonOf(error)));
  const count = `Leavers not erased: ${causes.length}.`;
  throw new AggregateError(causes, [count, ...reasons].join(' '));
}
