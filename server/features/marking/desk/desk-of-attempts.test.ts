import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import {
  buildQuestion,
  buildSetQuiz,
  buildStudentOf,
  buildTeacher,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** Builds a quiz that one student sits once for each mark; each attempt gets its mark. */
async function sit(countedAttempt: 'best' | 'last', marks: readonly (number | null)[]) {
  const { database } = app;
  const teacher = await buildTeacher(database);
  const student = await buildStudentOf(database, teacher, { name: 'Maya Patel' });
  const question = await buildQuestion(database, { createdBy: teacher.id, maxMark: 4 });
  const { quizCode } = await buildSetQuiz(database, teacher, {
    creatorUid: teacher.id,
    questionIds: [question.id],
    attemptsAllowed: 3,
    countedAttempt,
  });
  const client = await app.as(student);
  for (const [index, markAwarded] of marks.entries()) {
    const started = await client.attempts.start({ quizCode, again: index > 0 });
    const revision = (started.answers[0]?.revision ?? 0) + 1;
    const answers = [{ questionId: question.id, answer: `Try ${index}`, revision }];
    await client.attempts.finish({ quizCode, userId: student.id, answers, because: 'submitted' });
    const isTheirs = eq(submissions.quizCode, quizCode);
    await database.update(submissions).set({ markAwarded, aiMark: markAwarded }).where(isTheirs);
    // Marks the attempt as checked, as the server's poller does within seconds.
    const welfareCheckedAt = sql`now()`;
    await database
      .update(attempts)
      .set({ welfareCheckedAt })
      .where(eq(attempts.quizCode, quizCode));
  }
  const desk = await (await app.as(teacher)).marking.listResponses({ quizCode });
  return desk.students.map(({ score, attempt }) => ({ score, attempt }));
}

it('the desk says which attempt it shows and, if another attempt counts, that attempt’s score', async () => {
  expect(await sit('best', [4, 1])).toEqual([
    { score: 1, attempt: { number: 2, counted: { number: 1, score: 4 } } },
  ]);
  expect(await sit('last', [4, null])).toEqual([
    { score: 0, attempt: { number: 2, counted: null } },
  ]);
});

it('the desk does not mention attempts if there is only one', async () => {
  expect(await sit('best', [4])).toEqual([{ score: 4, attempt: null }]);
});
