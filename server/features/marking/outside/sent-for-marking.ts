import type { MarkerConfig } from '../../../marker-config.ts';
import type { ThreadPool, WorkOf } from '../../../threads/thread-pool.ts';
import type { findMarkingUses } from './find-marking-uses.ts';
import type { SentUse } from './leaving.ts';

const finding: WorkOf<typeof findMarkingUses> = {
  file: new URL('../threaded/model-worker.ts', import.meta.url),
  name: 'findMarkingUses',
  timeLimitMs: 10_000,
};

/** Cached results, because the configuration does not change. */
const known = new Map<string, SentUse[]>();

/**
 * Describes what is sent to the configured marker for marking and trials; nothing for the built-in
 * marker.
 */
export async function describeSentForMarking(
  threads: ThreadPool,
  { kind, seesImages }: Pick<MarkerConfig, 'kind' | 'seesImages'>,
): Promise<SentUse[]> {
  if (kind === 'built-in') return [];
  const key = `${kind} ${seesImages}`;
  const uses = known.get(key) ?? (await threads.run(finding, { kind, seesImages }));
  known.set(key, uses);
  return uses;
}
