import { sql } from 'drizzle-orm';
import { BULK_MIN_EXACT_PERCENT, BULK_MIN_SAMPLE } from '../../../../shared/business-rules.ts';
import type { BulkDemand } from '../../../../shared/contract/blind-marks.ts';
import type { Db } from '../../../database/client.ts';
import { bulkDemand } from '../../../database/schema/blind-marks.ts';

/** Returns the school's requirements for accepting marks in bulk. */
export async function findBulkDemand(database: Db): Promise<BulkDemand> {
  const { leastExactPercent, leastSample } = bulkDemand;
  const [row] = await database.select({ leastExactPercent, leastSample }).from(bulkDemand);
  return row ?? { leastExactPercent: BULK_MIN_EXACT_PERCENT, leastSample: BULK_MIN_SAMPLE };
}

export async function updateBulkDemand(
  database: Db,
  demand: BulkDemand,
  setBy: string,
): Promise<void> {
  await database
    .insert(bulkDemand)
    .values({ ...demand, setBy })
    .onConflictDoUpdate({
      target: bulkDemand.isOnly,
      set: { ...demand, setBy, setAt: sql`now()` },
    });
}
