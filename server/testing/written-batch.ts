import { expect } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { until } from './until.ts';

type Reports = ApiClient['reports'];

/** Returns a batch of reports once each of them is written or has failed. */
export const endOfBatch = (reports: Reports, batchId: string) =>
  until(async () => {
    const batch = await reports.getBatch({ batchId });
    expect(batch.reports.every(({ state }) => state !== 'waiting')).toBe(true);
    return batch;
  });

/** Asks for reports, and returns them once they are written. */
export async function writtenBatch(reports: Reports, input: Parameters<Reports['startBatch']>[0]) {
  const { id } = await reports.startBatch(input);
  const batch = await endOfBatch(reports, id);
  expect(batch.reports.every(({ state }) => state === 'written')).toBe(true);
  return batch;
}
