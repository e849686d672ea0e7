import type { Database } from '../../../database/client.ts';
import { reasonOf } from '../../../log-error.ts';
import { eraseById } from './erase-person.ts';
import { noteErased } from './erased-list.ts';
import { listLeaversToErase } from './leavers-queries.ts';

/**
 * Erases the students who left longer ago than so many months, with what they wrote, and are not let
 * back in. One who cannot be erased keeps no other: who failed is told at the end. Throws an
 * AggregateError.
 */
export async function eraseLeavers(
  database: Database,
  dataDir: string,
  months: number,
): Promise<void> {
  const causes: unknown[] = [];
  for (const id of await listLeaversToErase(database, months)) {
    // Noted first: a restore then erases them again even if this is cut short.
    const noteFirst = () => noteErased(dataDir, id, 'texts');
    await eraseById(database, id, { withTexts: true, noteFirst }).catch((error: unknown) => {
      causes.push(error);
    });
  }
  if (causes.length === 0) return;
  const reasons = new Set(causes.map((error) => reasonOf(error)));
  const count = `Leavers not erased: ${causes.length}.`;
  throw new AggregateError(causes, [count, ...reasons].join(' '));
}
