import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizzes } from '../../database/schema/quizzes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { databaseTime } from '../../testing/database/database-time.ts';
import { errorOf } from '../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildUser,
  moveDeadline,
} from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const secondsBetween = ({ startedAt, deadlineAt }: { startedAt: string; deadlineAt: string }) =>
  (Date.parse(deadlineAt) - Date.parse(startedAt)) / 1_000;

describe('attempts.start', () => {
  let app: TestApp;
  let student: { id: string; email: string };
  let client: ApiClient;
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
    student = await buildUser(app.database);
    client = await app.as(student);
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { title: 'Plants' }));
  });
  afterAll(() => app.stop());

  const lock = () =>
    app.database.update(quizzes).set({ locked: true }).where(eq(quizzes.quizCode, quizCode));
  const setDeadline = (interval: string) => moveDeadline(app.database, { quizCode }, interval);

  it('starts the clock with the quiz’s limit and shows questions and no answers', async () => {
    const before = await databaseTime(app.database);
    const attempt = await client.attempts.start({ quizCode });
    expect(attempt).toMatchObject({ quizCode, userId: student.id, title: 'Plants', answers: [] });
    expect(attempt.questions).toHaveLength(1);
    expect(secondsBetween(attempt)).toBe(600);
    expect(Date.parse(attempt.serverNow)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(attempt.serverNow)).toBeLessThanOrEqual(await databaseTime(app.database));
  });

  it('can be previewed without starting anything, by anyone who may start it', async () => {
    const slow = await buildUser(app.database, { extraTimePercentage: 25 });
    const { attempts } = await app.as(slow);
    const seen = { quizCode, title: 'Plants', timeLimit: 750 };
    expect(await attempts.describeStart({ quizCode })).toMatchObject({
      ...seen,
      isUnderWay: false,
    });
    expect(await attempts.describeStart({ quizCode })).toMatchObject({ isUnderWay: false });
    await attempts.start({ quizCode });
    expect(await attempts.describeStart({ quizCode })).toMatchObject({ ...seen, isUnderWay: true });
    await attempts.finish({ quizCode, userId: slow.id, because: 'submitted', answers: [] });
    expect(await errorOf(attempts.describeStart({ quizCode }))).toMatchObject({
      code: 'ATTEMPT_COMPLETED',
      data: { attemptsLeft: 0 },
    });
    await lock();
    expect(await errorOf(client.attempts.describeStart({ quizCode }))).toMatchObject({
      code: 'QUIZ_LOCKED',
    });
    const missing = client.attempts.describeStart({ quizCode: 'ZZZZZ9' });
    expect(await errorOf(missing)).toMatchObject({ code: 'QUIZ_NOT_FOUND' });
  });

  it('accepts the code as people type it', async () => {
    const typed = `${quizCode.slice(0, 3)} ${quizCode.slice(3)}`.toLowerCase();
    expect((await client.attempts.start({ quizCode: typed })).quizCode).toBe(quizCode);
  });

  it('never sends the mark scheme', async () => {
    const question = await buildQuestion(app.database, { markSchemeAnswer: 'SECRET SCHEME (1)' });
    const quiz = await buildQuiz(app.database, { questionIds: [question.id] });
    const path = `/api/attempts/${quiz.quizCode}`;
    const { status, text } = await send(app, 'POST', path, { as: student });
    expect(status).toBe(200);
    expect(text).not.toMatch(/scheme/i);
  });

  it('resumes an attempt under way with its answers, and the clock runs on', async () => {
    const first = await client.attempts.start({ quizCode });
    const questionId = first.questions[0]?.questionId ?? '';
    const answer = { answer: 'oxygen', revision: 3, isSaved: true };
    await client.attempts.saveAnswer({ quizCode, userId: student.id, questionId, ...answer });
    await setDeadline('90 seconds');
    const again = await client.attempts.start({ quizCode });
    expect(again.startedAt).toBe(first.startedAt);
    expect(again.answers).toEqual([{ questionId, ...answer }]);
    const left = (Date.parse(again.deadlineAt) - Date.parse(again.serverNow)) / 1_000;
    expect(left).toBeGreaterThan(85);
    expect(left).toBeLessThanOrEqual(90);
  });

  it.each([
    [600, 0, 600],
    [600, 25, 750],
    [100, 33, 133],
    [1, 50, 2],
    [59, 10, 65],
    [601, 200, 1_803],
  ])(
    'gives a limit of %d s with %d %% extra time %d s (spec section 4)',
    async (defaultTimeLimit, extraTimePercentage, seconds) => {
      const entitled = await buildUser(app.database, { extraTimePercentage });
      const quiz = await buildQuiz(app.database, { defaultTimeLimit });
      const { quizCode: code } = quiz;
      const attempt = await (await app.as(entitled)).attempts.start({ quizCode: code });
      expect(secondsBetween(attempt)).toBe(seconds);
    },
  );

  it('gives each of many who start at one moment their own clock, questions and answers', async () => {
    const { id: other } = await buildQuestion(app.database, { questionText: 'What is a root?' });
    const roots = await buildQuiz(app.database, { title: 'Roots', questionIds: [other] });
    const crowd = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const person = await buildUser(app.database, { extraTimePercentage: (index % 3) * 25 });
        const code = index % 2 === 0 ? quizCode : roots.quizCode;
        return { ...person, code, attempts: (await app.as(person)).attempts };
      }),
    );
    const startAll = () =>
      Promise.all(
        crowd.map(async (one) => ({
          ...one,
          got: await one.attempts.start({ quizCode: one.code }),
        })),
      );
    const begun = await startAll();
    for (const { id: userId, code, extraTimePercentage, got } of begun) {
      expect(got).toMatchObject({ quizCode: code, userId, answers: [] });
      expect(got.questions.some(({ questionId }) => questionId === other)).toBe(code !== quizCode);
      expect(secondsBetween(got)).toBe(600 * (1 + extraTimePercentage / 100));
    }
    await Promise.all(
      begun.map(({ id: userId, attempts, got }) => {
        const questionId = got.questions[0]?.questionId ?? '';
        const written = { answer: `words of ${userId}`, revision: 1, isSaved: true };
        return attempts.saveAnswer({ quizCode: got.quizCode, userId, questionId, ...written });
      }),
    );
    for (const { id, got } of await startAll()) {
      expect(got.answers.map(({ answer }) => answer)).toEqual([`words of ${id}`]);
      expect(begun.some(({ got: { startedAt } }) => startedAt === got.startedAt)).toBe(true);
    }
  });

  it('finds no quiz for an unknown code or a deleted one', async () => {
    const deleted = await buildQuiz(app.database, { deletedAt: new Date() });
    for (const code of ['NOSUCH', deleted.quizCode]) {
      expect(await errorOf(client.attempts.start({ quizCode: code }))).toMatchObject({
        status: 404,
        code: 'QUIZ_NOT_FOUND',
        message: 'Quiz not found. Please check the Quiz Code.',
      });
    }
  });

  it('refuses a locked quiz', async () => {
    await lock();
    expect(await errorOf(client.attempts.start({ quizCode }))).toMatchObject({
      status: 409,
      code: 'QUIZ_LOCKED',
      message: 'This quiz is locked',
    });
  });

  it('lets a student who has begun a quiz go on when it is locked in the meantime', async () => {
    const { startedAt } = await client.attempts.start({ quizCode });
    await lock();
    expect((await client.attempts.start({ quizCode })).startedAt).toBe(startedAt);
  });

  it('lets a student who has begun a quiz go on when it is deleted in the meantime', async () => {
    const { startedAt, questions } = await client.attempts.start({ quizCode });
    await app.database
      .update(quizzes)
      .set({ deletedAt: new Date() })
      .where(eq(quizzes.quizCode, quizCode));
    const again = await client.attempts.start({ quizCode });
    expect(again).toMatchObject({ startedAt, questions, title: 'Plants' });
  });

  it('refuses a quiz that the student has completed', async () => {
    await client.attempts.start({ quizCode });
    await client.attempts.finish({
      quizCode,
      userId: student.id,
      answers: [],
      because: 'submitted',
    });
    expect(await errorOf(client.attempts.start({ quizCode }))).toMatchObject({
      status: 409,
      code: 'ATTEMPT_COMPLETED',
      message: 'You have already completed this quiz.',
    });
  });

  it('finishes an attempt whose time has run out, and says so', async () => {
    await buildAttempt(app.database, quizCode, student.id);
    await setDeadline('-16 seconds');
    expect(await errorOf(client.attempts.start({ quizCode }))).toMatchObject({
      status: 409,
      code: 'ATTEMPT_OVER',
      message: 'Time is up!',
    });
    expect((await errorOf(client.attempts.start({ quizCode }))).code).toBe('ATTEMPT_COMPLETED');
  });

  it('opens one attempt with one clock when two windows start at once', async () => {
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => client.attempts.start({ quizCode })),
    );
    expect(new Set(opened.map((attempt) => attempt.startedAt)).size).toBe(1);
    expect(new Set(opened.map((attempt) => attempt.deadlineAt)).size).toBe(1);
  });
});
