import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { attempts } from '../../database/schema/attempts.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import { buildQuestion, buildSetQuiz, buildStudentOf, buildTeacher } from '../factories.ts';
import { setOneMark } from './set-one-mark.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/** Builds a quiz of one question worth 3 marks that a student may sit three times. */
async function buildResitQuiz(app: TestApp) {
  const teacher = await buildTeacher(app.database);
  const student = await buildStudentOf(app.database, teacher, { name: 'Sam Again' });
  const { id: questionId } = await buildQuestion(app.database, {
    createdBy: teacher.id,
    maxMark: 3,
  });
  const values = { creatorUid: teacher.id, questionIds: [questionId], attemptsAllowed: 3 };
  const { quizCode } = await buildSetQuiz(app.database, teacher, values);

  const asStudent = () => app.as(student);
  const asTeacher = () => app.as(teacher);
  /** Changes the quiz, as another process would. */
  const change = (to: Partial<typeof quizzes.$inferInsert>) =>
    app.database.update(quizzes).set(to).where(eq(quizzes.quizCode, quizCode));
  const start = async (again: boolean) => (await asStudent()).attempts.start({ quizCode, again });
  /** Marks all attempts as checked, as the server's poller does within seconds. */
  const lookThrough = () => app.database.update(attempts).set({ welfareCheckedAt: sql`now()` });
  /** Starts the first or the next attempt, hands the answer in, and has it checked. */
  const sit = async (answer: string, again: boolean) => {
    const { answers } = await start(again);
    const revision = (answers[0]?.revision ?? 0) + 1;
    await (
      await asStudent()
    ).attempts.finish({
      quizCode,
      userId: student.id,
      because: 'submitted',
      answers: [{ questionId, answer, revision }],
    });
    await lookThrough();
  };
  /** Returns the submission of the present attempt, as its teacher reads it. */
  const answerOf = async () => {
    const { students } = await (await asTeacher()).marking.listResponses({ quizCode });
    const answer = students[0]?.submissions[0];
    if (!answer) throw new Error('There is no answer.');
    return answer;
  };
  /** Gives the present attempt's answer this mark, as its teacher. */
  const mark = async (markAwarded: number) => {
    const { submissionId, markRevision } = await answerOf();
    await setOneMark(await asTeacher(), { submissionId, markAwarded, markRevision });
  };
  return {
    app,
    teacher,
    student,
    quizCode,
    questionId,
    asStudent,
    asTeacher,
    change,
    start,
    sit,
    answerOf,
    mark,
  };
}

/**
 * Starts a separate app for the describe block, with a new quiz before each test. The returned
 * object is filled before the test; the app is stopped after the last.
 */
export function resitQuizWithApp() {
  const started = {} as Awaited<ReturnType<typeof buildResitQuiz>>;
  beforeAll(async () => {
    started.app = await startTestApp();
  });
  beforeEach(async () => {
    Object.assign(started, await buildResitQuiz(started.app));
  });
  afterAll(() => started.app.stop());
  return started;
}
