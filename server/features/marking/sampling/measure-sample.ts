import type { Db } from '../../../database/client.ts';
import { equalityOf, type Asked } from '../engine/equality-key.ts';
import type { Marker } from '../engine/marker.ts';
import { wholeQuiz } from '../../quizzes/public.ts';
import { addUsage } from '../usage/marking-usage-queries.ts';
import type { RunRow } from '../run/marking-run-queries.ts';
import type { CallGate } from '../run/batches/call-gate.ts';
import { markTasks } from '../run/batches/mark-tasks.ts';
import { createTaskPreparer, type ImageLoader } from '../run/batches/task-preparer.ts';
import { usageMonth } from '../usage/usage-month.ts';
import { listSample, outdatePredictions, standingBy, updatePrediction } from './sample-queries.ts';

interface MeasuringTools {
  database: Db;
  loadImage: ImageLoader;
  marker: Marker;
  markingGate: CallGate;
}

/**
 * Finds the mark that the marker gives each answer of the sample after seeing the teacher's marks
 * of all others, but not of this answer or of those that say the same, so that it is not measured
 * on its memory. Does the same for spot checks whose accepted mark was for an earlier version of
 * the question, and for all answers that another marker was measured by. If the marker failed,
 * returns the reason.
 */
export async function measureSample(
  { database, loadImage, marker, markingGate }: MeasuringTools,
  run: Pick<RunRow, 'quizCode' | 'startedBy'>,
  signals: { signal: AbortSignal; stopping: AbortSignal },
): Promise<{ error: unknown } | null> {
  const { quizCode } = run;
  const by = marker.signature?.marker ?? marker.name;
  await outdatePredictions(database, quizCode, by);
  const open = (await listSample(database, wholeQuiz(quizCode))).filter(
    ({ marks, predictedMark }) => marks.length > 0 && predictedMark === null,
  );
  if (open.length === 0) return null;
  const byId = new Map(open.map((answer) => [answer.submissionId, answer]));
  const prepare = createTaskPreparer({ database, loadImage, marker, quizCode });
  const prepared = await prepare(
    open.map(({ submissionId, userId, questionId, revision }) => ({
      id: submissionId,
      questionId,
      isBlank: false,
      members: [{ userId, revision }],
    })),
  );
  const tasks = prepared.map(({ task }) => ({ ...task, confirmed: leaveOut(task) }));
  let failure: { error: unknown } | null = null;
  let tokens = 0;
  let costMicros = 0;
  await markTasks(marker, markingGate, tasks, signals, async (outcome) => {
    tokens += outcome.tokens;
    costMicros += outcome.costMicros;
    if (!outcome.marked) failure ??= { error: outcome.error };
    const answer = byId.get(outcome.task.id);
    if (!outcome.marked || !answer) return;
    const predicted = {
      predictedMark: outcome.isJudged ? outcome.marked.markAwarded : null,
      predictedFor: standingBy(answer.standing, by),
    };
    await updatePrediction(database, { ...answer, quizCode }, predicted);
  });
  await addUsage(database, run.startedBy, usageMonth().month, { responses: 0, tokens, costMicros });
  return failure;
}

/** Returns the confirmed answers that say something else. */
function leaveOut({
  userAnswer,
  confirmed = [],
  ...question
}: Asked & {
  userAnswer: string;
  confirmed?: readonly { userAnswer: string; markAwarded: number }[];
}) {
  const keyOf = equalityOf(question);
  const own = keyOf(userAnswer);
  return confirmed.filter((each) => keyOf(each.userAnswer) !== own);
}
