import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizzes } from '../../database/schema/quizzes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { databaseTime } from '../../testing/database/database-time.ts';
import { errorOf, outcomeOf } from '../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildUser,
  moveDeadline,
} from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('attempts.saveAnswer', () => {
  let app: TestApp;
  let student: { id: string; email: string };
  let client: ApiClient;
  let quizCode: string;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    student = await buildUser(app.database);
    client = await app.as(student);
  });
  beforeEach(async () => {
    const quiz = await buildQuiz(app.database);
    quizCode = quiz.quizCode;
    questionId = quiz.questionIds[0] ?? '';
    await buildAttempt(app.database, quizCode, student.id);
  });
  afterAll(() => app.stop());

  const own = () => ({ quizCode, userId: student.id });
  const save = (answer: string, revision: number, isSaved = false) =>
    client.attempts.saveAnswer({ ...own(), questionId, answer, revision, isSaved });
  const stored = async () => (await client.attempts.start({ quizCode })).answers[0];
  const setDeadline = (interval: string) => moveDeadline(app.database, { quizCode }, interval);
  const path = () => `/api/attempts/${quizCode}/answers/${questionId}`;

  it('keeps a draft, then the saved answer', async () => {
    await save('oxy', 1);
    expect(await stored()).toEqual({ questionId, answer: 'oxy', revision: 1, isSaved: false });
    const before = await databaseTime(app.database);
    const { revision, savedAt } = await save('oxygen', 2, true);
    expect(revision).toBe(2);
    expect(Date.parse(savedAt)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(savedAt)).toBeLessThanOrEqual(await databaseTime(app.database));
    expect(await stored()).toEqual({ questionId, answer: 'oxygen', revision: 2, isSaved: true });
  });

  it('lets a saved answer become a draft again when it is edited', async () => {
    await save('oxygen', 1, true);
    await save('oxygen!', 2);
    expect(await stored()).toMatchObject({ answer: 'oxygen!', isSaved: false });
  });

  it('gives the same answer if the same is sent again because the first answer was lost', async () => {
    const first = await save('oxygen', 1, true);
    expect(await save('oxygen', 1, true)).toEqual(first);
  });

  it('refuses an older version and returns what is stored', async () => {
    const { savedAt } = await save('the newer text', 5, true);
    for (const revision of [4, 5]) {
      expect(await errorOf(save('the older text', revision))).toMatchObject({
        status: 409,
        code: 'ANSWER_SUPERSEDED',
        message: 'A newer version of this answer is already saved.',
        data: { questionId, answer: 'the newer text', revision: 5, isSaved: true, savedAt },
      });
    }
    expect(await stored()).toMatchObject({ answer: 'the newer text', revision: 5 });
  });

  it('keeps the highest revision, in whatever order they arrive', async () => {
    const revisions = [3, 7, 1, 5, 2, 6, 4];
    await Promise.all(revisions.map((revision) => outcomeOf(save(`text ${revision}`, revision))));
    expect(await stored()).toMatchObject({ answer: 'text 7', revision: 7 });
  });

  it('refuses a page left open by another student, and reveals nothing', async () => {
    const other = await buildUser(app.database);
    const otherClient = await app.as(other);
    for (const [code, id] of [
      [quizCode, questionId],
      ['NOSUCH', 'no-such-question'],
    ] as const) {
      const answer = { questionId: id, answer: 'mine now', revision: 9, isSaved: true };
      const saved = otherClient.attempts.saveAnswer({ ...own(), quizCode: code, ...answer });
      expect(await errorOf(saved)).toMatchObject({ code: 'WRONG_STUDENT', data: undefined });
    }
    expect(await stored()).toBeUndefined();
  });

  it.each([{ locked: true }, { deletedAt: new Date() }])(
    'still works in a quiz that is changed in the meantime: %j',
    async (change) => {
      await app.database.update(quizzes).set(change).where(eq(quizzes.quizCode, quizCode));
      await save('oxygen', 1, true);
      expect(await stored()).toMatchObject({ answer: 'oxygen' });
    },
  );

  it('accepts the code as people type it', async () => {
    const typed = `${quizCode.slice(0, 3)} ${quizCode.slice(3)}`.toLowerCase();
    const answer = { questionId, answer: 'oxygen', revision: 1, isSaved: true };
    await client.attempts.saveAnswer({ ...own(), quizCode: typed, ...answer });
    expect(await stored()).toMatchObject({ answer: 'oxygen' });
  });

  it('is refused after the finish', async () => {
    await client.attempts.finish({ ...own(), answers: [], because: 'submitted' });
    expect(await errorOf(save('late', 9))).toMatchObject({
      status: 409,
      code: 'ATTEMPT_OVER',
      message: 'Time is up!',
    });
  });

  it('still accepts answers within the network’s grace period of 15 s', async () => {
    await setDeadline('-10 seconds');
    await save('just in time', 1, true);
    await setDeadline('-16 seconds');
    expect((await errorOf(save('too late', 2))).code).toBe('ATTEMPT_OVER');
  });

  it('accepts only the questions of the quiz', async () => {
    const foreign = await buildQuestion(app.database);
    for (const id of [foreign.id, 'no-such-question']) {
      const saved = client.attempts.saveAnswer({
        ...own(),
        questionId: id,
        answer: 'x',
        revision: 1,
        isSaved: true,
      });
      expect((await errorOf(saved)).code).toBe('NOT_FOUND');
    }
  });

  it('finds no attempt that was never started', async () => {
    const other = await buildQuiz(app.database);
    const saved = client.attempts.saveAnswer({
      ...own(),
      quizCode: other.quizCode,
      questionId: other.questionIds[0] ?? '',
      answer: 'x',
      revision: 1,
      isSaved: true,
    });
    expect((await errorOf(saved)).code).toBe('NOT_FOUND');
  });

  it('reads a question given as a path', async () => {
    const { status } = await send(
      app,
      'PUT',
      `/api/attempts/${quizCode}/answers/questions%2F${questionId}`,
      { as: student, body: { userId: student.id, answer: 'by path', revision: 1, isSaved: true } },
    );
    expect(status).toBe(200);
    expect(await stored()).toMatchObject({ questionId, answer: 'by path' });
  });

  it('accepts 20,000 characters and refuses one more', async () => {
    await save('x'.repeat(20_000), 1);
    expect((await stored())?.answer).toHaveLength(20_000);
    expect((await errorOf(save('x'.repeat(20_001), 2))).status).toBe(400);
  });

  it.each([
    ['emoji', '👩‍🔬 CO₂ → O₂ 🌱'],
    ['right to left', 'النبات يأخذ ثاني أكسيد الكربون'],
    ['lines and tabs', 'one\r\n\ttwo\n\nthree  '],
    ['what looks like SQL', `'); delete from submissions; --`],
    ['what looks like HTML', '<img src=x onerror="alert(1)">'],
    ['what was pasted from Word', '“CO₂” – the plant’s gas…\u00A0\u200B• \uFEFFone\u2028two'],
    ['nothing', ''],
  ])('keeps %s as typed', async (_, answer) => {
    await save(answer, 1, true);
    expect((await stored())?.answer).toBe(answer);
  });

  it('drops NUL, which PostgreSQL cannot store', async () => {
    await save('oxy\u0000gen', 1);
    expect((await stored())?.answer).toBe('oxygen');
  });

  it('accepts half an emoji, cut in two by a limit, and the same again', async () => {
    const answer = 'a plant 🌱'.slice(0, -1);
    const body = { userId: student.id, answer, revision: 1, isSaved: true };
    for (const status of [200, 200]) {
      expect((await send(app, 'PUT', path(), { as: student, body })).status).toBe(status);
    }
    expect((await stored())?.answer).toMatch(/^a plant ./);
  });

  it.each([{ revision: 0 }, { revision: -1 }, { revision: 1.5 }, { revision: 2_147_483_648 }])(
    'refuses %j',
    async (wrong) => {
      const body = { userId: student.id, answer: 'x', isSaved: true, ...wrong };
      expect((await send(app, 'PUT', path(), { as: student, body })).status).toBe(400);
    },
  );
});
