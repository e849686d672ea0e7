import type { BlindPoint } from '../../../../shared/contract/blind-marks.ts';
import { pick } from '../../../../shared/pick.ts';
import type { ThreadPool, WorkOf } from '../../../threads/thread-pool.ts';
import type { QuestionWithScheme, readPoints } from './read-points.ts';

const reading: WorkOf<typeof readPoints> = {
  file: new URL('../threaded/desk-worker.ts', import.meta.url),
  name: 'readPoints',
  timeLimitMs: 20_000,
};

/** Returns, by question id, the points that can be ticked, in the order of their places. */
export async function listPoints(
  threads: ThreadPool,
  questions: readonly (QuestionWithScheme & { id: string })[],
): Promise<ReadonlyMap<string, BlindPoint[]>> {
  if (questions.length === 0) return new Map();
  const asked = questions.map((one) => pick(one, ['questionText', 'markSchemeAnswer', 'maxMark']));
  const read = await threads.run(reading, asked);
  return new Map(questions.map(({ id }, index) => [id, read[index] ?? []]));
}
