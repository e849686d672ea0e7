import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../../database/schema/earlier-attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('the grade of a student who has handed in another attempt', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let quizCode: string;
  let userId: string;
  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  /** 2 of 5 marks in the first attempt; the second has no mark yet. */
  beforeEach(async () => {
    const { database } = app;
    userId = (await buildStudentOf(database, teacher)).id;
    const { id: questionId } = await buildQuestion(database, { maxMark: 5 });
    ({ quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [questionId],
      attemptsAllowed: 2,
      countedAttempt: 'best',
    }));
    await buildSubmission(database, quizCode, userId, questionId);
    await database.update(attempts).set({ number: 2 }).where(isOfStudent(attempts));
    const finishedAt = new Date('2026-01-01');
    const first = { quizCode, userId, number: 1 };
    await database
      .insert(earlierAttempts)
      .values({ ...first, startedAt: finishedAt, finishedAt, score: 2 });
    await database.insert(earlierAnswers).values({
      ...first,
      questionId,
      userAnswer: 'the first time',
      submittedAt: finishedAt,
      markAwarded: 2,
      feedback: '',
      confirmedInBulk: false,
    });
  });

  const isOfStudent = (table: typeof attempts | typeof submissions) =>
    and(eq(table.quizCode, quizCode), eq(table.userId, userId));
  const grades = async () => {
    const { results } = await app.as(teacher);
    const file = await results.exportResults({ quizCode, format: 'moodle' });
    const [, row = ''] = (await file.text()).trim().split('\n');
    const quiz = await results.quizResults({ quizCode });
    return { inFile: row.trim().split(',').at(-1), ...quiz.grades };
  };
  const mark = (markAwarded: number) =>
    app.database.update(submissions).set({ markAwarded }).where(isOfStudent(submissions));

  it('is given to no other system while the newer attempt could still be the best', async () => {
    expect(await grades()).toMatchObject({ inFile: '', given: 0, newerUnmarked: 1 });
    await mark(1);
    expect(await grades()).toMatchObject({ inFile: '2', given: 1, newerUnmarked: 0 });
    await mark(4);
    expect(await grades()).toMatchObject({ inFile: '4', given: 1, newerUnmarked: 0 });
  });

  it('is given if no mark of the newer attempt could make it the best', async () => {
    await app.database
      .update(earlierAttempts)
      .set({ score: 5 })
      .where(eq(earlierAttempts.quizCode, quizCode));
    await app.database
      .update(earlierAnswers)
      .set({ markAwarded: 5 })
      .where(eq(earlierAnswers.quizCode, quizCode));
    expect(await grades()).toMatchObject({ inFile: '5', given: 1, newerUnmarked: 0 });
  });

  it('waits only for the marks of the last attempt if the last attempt counts', async () => {
    await app.database
      .update(quizzes)
      .set({ countedAttempt: 'last' })
      .where(eq(quizzes.quizCode, quizCode));
    expect(await grades()).toMatchObject({ inFile: '', given: 0, newerUnmarked: 0 });
  });
});
