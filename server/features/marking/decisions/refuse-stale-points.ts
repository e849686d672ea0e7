import type { MarkedPoint } from '../../../../shared/contract/ai-analysis.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import type { ThreadPool } from '../../../threads/thread-pool.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import type { ResponseRow } from '../responses-queries.ts';
import { listQuestionsToMark } from '../run/run-items-queries.ts';
import { listPoints } from '../sampling/list-points.ts';
import { listBySubmissionId } from '../student-responses-queries.ts';

/**
 * Throws QUESTION_CHANGED if a point that was ticked is neither one of the scheme nor one that the
 * answers' marks were given for since the question was last changed: the teacher's screen shows an
 * earlier scheme.
 */
export async function refuseStalePoints(
  { database, threads }: { database: Database; threads: ThreadPool },
  scope: QuizScope,
  submissionIds: readonly string[],
  points: readonly MarkedPoint[] = [],
): Promise<void> {
  const ticked = points.filter(({ marksAwarded }) => marksAwarded > 0).map(({ point }) => point);
  if (ticked.length === 0) return;
  const answers = await listBySubmissionId(database, scope, submissionIds);
  const known = answers.map(pointsOf);
  const others = ticked.filter((point) => !known.every((own) => own.has(point)));
  if (others.length === 0) return;
  const ids = [...new Set(answers.map(({ questionId }) => questionId))];
  const schemes = await listPoints(threads, await listQuestionsToMark(database, ids));
  const ofScheme = new Set([...schemes.values()].flat().map(({ point }) => point));
  if (others.some((point) => !ofScheme.has(point))) throw fail('QUESTION_CHANGED');
}

function pointsOf({ isOfEarlierQuestion, aiAnalysis, tickedPoints }: ResponseRow): Set<string> {
  if (isOfEarlierQuestion) return new Set();
  return new Set(
    [...(aiAnalysis?.points ?? []), ...(tickedPoints ?? [])].map(({ point }) => point),
  );
}
