import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('results.performanceOverview', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let admin: { email: string };
  const overviewFor = async (person: { email: string }) =>
    (await (await app.as(person)).results.performanceOverview()).items;

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database);
    const colleague = await buildTeacher(database);
    admin = await buildUser(database, { role: 'admin' });
    const short = await buildQuestion(database, { maxMark: 1 });
    const long = await buildQuestion(database, { maxMark: 5 });
    const questionIds = [short.id, long.id];
    const quiz = (quizCode: string, day: number, creatorUid = teacher.id) =>
      buildQuiz(database, { quizCode, creatorUid, questionIds, createdAt: new Date(2026, 0, day) });
    await quiz('EMPTY1', 1);
    await quiz('MARKED', 2);
    await quiz('WAITS1', 3);
    await quiz('THEIRS', 4, colleague.id);
    await buildQuiz(database, {
      quizCode: 'GONE01',
      creatorUid: teacher.id,
      deletedAt: new Date(),
    });

    const submit = (quizCode: string, userId: string, questionId: string, markAwarded?: number) =>
      buildSubmission(database, quizCode, userId, questionId, { markAwarded });
    await submit('MARKED', 'ana', short.id, 1);
    await submit('MARKED', 'ana', long.id, 3);
    await submit('MARKED', 'bo', short.id, 0);
    // Pending: only one of the six marks within reach of "bo" has been given.
    await submit('MARKED', 'bo', long.id);
    // A draft of a student who has not submitted.
    await buildAttempt(database, 'MARKED', 'cem');
    await buildSubmission(database, 'MARKED', 'cem', short.id, { submittedAt: null });
    await submit('WAITS1', 'ana', short.id);
  });
  afterAll(() => app.stop());

  it('shows a teacher their quizzes, newest first, without the deleted', async () => {
    expect((await overviewFor(teacher)).map(({ quizCode }) => quizCode)).toEqual([
      'WAITS1',
      'MARKED',
      'EMPTY1',
    ]);
  });

  it('averages the marks that the teacher can see and leaves Pending out', async () => {
    const marked = (await overviewFor(teacher)).find(({ quizCode }) => quizCode === 'MARKED');
    expect(marked).toMatchObject({ title: '', submissions: 2 });
    expect(marked?.averageScore).toBeCloseTo((4 / 7) * 100, 10);
  });

  it('has no average while nothing is marked', async () => {
    const [waiting, , empty] = await overviewFor(teacher);
    expect(waiting).toMatchObject({ averageScore: null, submissions: 1 });
    expect(empty).toMatchObject({ averageScore: null, submissions: 0 });
  });

  it('shows an administrator everybody’s', async () => {
    expect((await overviewFor(admin)).map(({ quizCode }) => quizCode)).toEqual([
      'THEIRS',
      'WAITS1',
      'MARKED',
      'EMPTY1',
    ]);
  });
});
