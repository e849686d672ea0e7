import type { Database } from '../../../database/client.ts';
import { eraseById } from './erase-person.ts';
import { noteErased } from './erased-list.ts';
import { listLeaversToErase } from './leavers-queries.ts';

/**
 * Erases the students who left longer ago than so many months, with what they wrote, and are not let
 * back in. Returns how many.
 */
export async function eraseLeavers(
  database: Database,
  dataDir: string,
  months: number,
): Promise<number> {
  let erased = 0;
  for (const id of await listLeaversToErase(database, months)) {
    // Noted first: a restore then erases them again even if this is cut short.
    await noteErased(dataDir, id, { withTexts: true });
    const { outcome } = await eraseById(database, id, { withTexts: true });
    if (outcome === 'erased') erased += 1;
  }
  return erased;
}
