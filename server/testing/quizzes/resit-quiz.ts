import { sql } from 'drizzle-orm';
import { attempts } from '../../database/schema/attempts.ts';
import { buildQuestion, buildSetQuiz, buildStudentOf, buildTeacher } from '../factories.ts';
import { setOneMark } from './set-one-mark.ts';
import type { TestApp } from '../test-app.ts';

/** Builds a quiz of one question worth 3 marks that a student may sit three times. */
export async function buildResitQuiz(app: TestApp) {
  const teacher = await buildTeacher(app.database);
  const student = await buildStudentOf(app.database, teacher, { name: 'Sam Again' });
  const { id: questionId } = await buildQuestion(app.database, {
    createdBy: teacher.id,
    maxMark: 3,
  });
  const values = { creatorUid: teacher.id, questionIds: [questionId], attemptsAllowed: 3 };
  const { quizCode } = await buildSetQuiz(app.database, teacher, values);

  const start = async (again: boolean) =>
    (await app.as(student)).attempts.start({ quizCode, again });
  /** Marks all attempts as checked, as the server's poller does within seconds. */
  const lookThrough = () => app.database.update(attempts).set({ welfareCheckedAt: sql`now()` });
  /** Starts the first or the next attempt, hands the answer in, and has it checked. */
  const sit = async (answer: string, again: boolean) => {
    const { answers } = await start(again);
    const revision = (answers[0]?.revision ?? 0) + 1;
    await (
      await app.as(student)
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
    const { students } = await (await app.as(teacher)).marking.listResponses({ quizCode });
    const answer = students[0]?.submissions[0];
    if (!answer) throw new Error('There is no answer.');
    return answer;
  };
  /** Gives the present attempt's answer this mark, as its teacher. */
  const mark = async (markAwarded: number) => {
    const { submissionId, markRevision } = await answerOf();
    await setOneMark(await app.as(teacher), { submissionId, markAwarded, markRevision });
  };
  return { teacher, student, quizCode, questionId, start, sit, answerOf, mark };
}

export type ResitQuiz = Awaited<ReturnType<typeof buildResitQuiz>>;
