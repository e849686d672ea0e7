import type { Leaving } from '../../../shared/contract/outside-model.ts';
import type { MarkerConfig } from '../../marker-config.ts';
import type { ThreadPool } from '../../threads/thread-pool.ts';
import { describeSentForMarking } from '../marking/public.ts';
import { describeSentForReports } from '../reports/public.ts';

/** Returns everything that is sent to the configured model, by use. */
export async function usesOf(threads: ThreadPool, marker: MarkerConfig): Promise<Leaving['uses']> {
  return [...(await describeSentForMarking(threads, marker)), ...describeSentForReports(marker)];
}
