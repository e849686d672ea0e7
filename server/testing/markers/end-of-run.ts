import type { MarkingRun } from '../../../shared/contract/marking.ts';
import type { ApiClient } from '../api-client.ts';

/** Follows a marking run to its end; returns its last state, or undefined if it reported none. */
export async function endOfRun(
  { marking }: Pick<ApiClient, 'marking'>,
  runId: string,
): Promise<MarkingRun | undefined> {
  let last: MarkingRun | undefined;
  for await (const progress of await marking.watchRun({ runId })) last = progress;
  return last;
}
