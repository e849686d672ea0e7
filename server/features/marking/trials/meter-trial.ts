import type { Database } from '../../../database/client.ts';
import { MarkerError } from '../engine/marker-error.ts';
import type { MarkedAnswer } from '../engine/marker.ts';
import { addUsage } from '../usage/marking-usage-queries.ts';
import { usageMonth } from '../usage/usage-month.ts';

/**
 * Adds the cost of a trial to the person's usage of the month. No student's response was marked, so
 * the allowance does not change. Passes the result or the error on.
 */
export async function meterTrial(
  database: Database,
  payerId: string,
  marking: Promise<MarkedAnswer>,
): Promise<MarkedAnswer> {
  const meter = async ({ totalTokens: tokens = 0, costMicros = 0 }: Partial<MarkedAnswer>) => {
    if (tokens === 0 && costMicros === 0) return;
    await addUsage(database, payerId, usageMonth().month, { responses: 0, tokens, costMicros });
  };
  try {
    const marked = await marking;
    await meter(marked);
    return marked;
  } catch (error) {
    if (error instanceof MarkerError) await meter(error);
    throw error;
  }
}
