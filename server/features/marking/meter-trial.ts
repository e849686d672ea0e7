import type { Database } from '../../database/client.ts';
import { MarkerError } from './engine/marker-error.ts';
import type { MarkedAnswer } from './engine/marker.ts';
import { addUsage } from './marking-usage-queries.ts';
import { usageMonth } from './usage-month.ts';

/**
 * Adds what a trial costs to the month of the person who tries. No response of a student was marked, so the
 * allowance stays as it is. Passes the outcome on, also a failure.
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
