import {
  createCallGate,
  findResponse,
  insertRun,
  insertRunItems,
  runMarking,
  setMarks,
  type Marker,
  type MarkingTask,
} from '../../features/marking/public.ts';
import type { Database } from '../client.ts';
import { answersDemo03 } from './answers-demo03.ts';
import { acceptedWithoutDoubt, overridesDemo03 } from './decisions-demo03.ts';
import { demoQuizzes } from './quizzes.ts';
import { wholeQuiz } from '../../features/quizzes/public.ts';

const QUIZ_CODE = 'DEMO03';
/** Enough lanes to mark all answers at once, without a pause. */
const DEMO_LANES = 50;

/** Marks DEMO03 with the marker and records its teacher's decisions about the marks. */
export async function markDemoQuiz(database: Database, marker: Marker): Promise<void> {
  const teacherId = demoQuizzes.find((quiz) => quiz.quizCode === QUIZ_CODE)?.teacher ?? '';
  const run = await insertRun(database, {
    quizCode: QUIZ_CODE,
    startedBy: teacherId,
    mode: 'unmarked',
  });
  if (!run) throw new Error('The demo quiz is being marked already.');
  await insertRunItems(database, run, wholeQuiz(run.quizCode), 'unmarked');
  const tools = {
    database,
    // Serial, because a second thread would load everything it needs for these few answers.
    marker: {
      name: marker.name,
      mark: (task: MarkingTask, signal?: AbortSignal) => marker.mark(task, signal),
    },
    markingGate: createCallGate(1),
    loadImage: async () => undefined,
    lanes: DEMO_LANES,
  };
  await runMarking(tools, run.id, new AbortController().signal);
  for (const { question, answers } of answersDemo03) {
    for (const student of Object.keys(answers)) {
      await decide(database, teacherId, student, question);
    }
  }
}

async function decide(
  database: Database,
  teacherId: string,
  student: string,
  question: string,
): Promise<void> {
  const response = await findResponse(database, QUIZ_CODE, student, question);
  if (!response || response.markAwarded === null) return;
  const { submissionId, markRevision, markAwarded, aiAnalysis } = response;
  const override = overridesDemo03.find(
    (candidate) => candidate.student === student && candidate.question === question,
  );
  const isAccepted = acceptedWithoutDoubt.includes(question) && aiAnalysis?.flags.length === 0;
  if (!override && !isAccepted) return;
  const items = [{ submissionId, markRevision }];
  const mark = override ?? { markAwarded };
  await setMarks(database, { id: teacherId }, wholeQuiz(QUIZ_CODE), { items, ...mark });
}
