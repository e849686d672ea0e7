import type { UnjudgedReason } from '../../../../shared/contract/ai-analysis.ts';
import { pick } from '../../../../shared/pick.ts';
import type { Services } from '../../../http/route.ts';
import type { WorkOf } from '../../../threads/thread-pool.ts';
import { findByIds } from '../../questions/public.ts';
import { BUILT_IN_NAME } from '../engine/marker.ts';
import type { findUnmarkable } from './find-unmarkable.ts';

const work: WorkOf<typeof findUnmarkable> = {
  file: new URL('../threaded/desk-worker.ts', import.meta.url),
  name: 'findUnmarkable',
  timeLimitMs: 20_000,
};

/**
 * Returns which of these questions the built-in marker would leave to the teacher, and why; empty
 * if another marker is in use. Does not depend on any answers.
 */
export async function listUnmarkable(
  { database, marker, threads }: Pick<Services, 'database' | 'marker' | 'threads'>,
  questionIds: readonly string[],
): Promise<{ questionId: string; reason: UnjudgedReason }[]> {
  if (marker.name !== BUILT_IN_NAME) return [];
  const questions = await findByIds(database, questionIds);
  return threads.run(
    work,
    questions
      .filter(({ kind }) => kind === 'text')
      .map((row) => pick(row, ['id', 'questionText', 'markSchemeAnswer', 'maxMark'])),
  );
}
