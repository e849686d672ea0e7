import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildUser,
  moveDeadline,
} from '../../../testing/factories.ts';
import { createDatabase, createPool } from '../../../database/client.ts';
import { findFreePort, spawnGreenpen } from '../../../testing/greenpen-process.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { cloneDatabase } from '../../../testing/database/test-database.ts';
import { finishOverdueAttempts } from './finish-overdue-attempts.ts';

describe('finishOverdueAttempts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function sit(deadline: string) {
    const student = await buildUser(app.database);
    const questions = await Promise.all([1, 2].map(() => buildQuestion(app.database)));
    const [answered = '', untouched = ''] = questions.map((question) => question.id);
    const { quizCode } = await buildQuiz(app.database, { questionIds: [answered, untouched] });
    await buildAttempt(app.database, quizCode, student.id);
    const client = await app.as(student);
    await client.attempts.saveAnswer({
      quizCode,
      userId: student.id,
      questionId: answered,
      answer: 'a draft',
      revision: 1,
      isSaved: false,
    });
    const key = and(eq(attempts.quizCode, quizCode), eq(attempts.userId, student.id));
    await moveDeadline(app.database, { quizCode }, deadline);
    const look = async () => {
      const [attempt] = await app.database.select().from(attempts).where(key);
      const rows = await app.database
        .select()
        .from(submissions)
        .where(eq(submissions.quizCode, quizCode));
      const answerTo = (id: string) => rows.find((row) => row.questionId === id)?.userAnswer;
      return { attempt, rows, answers: [answerTo(answered), answerTo(untouched)] };
    };
    return { look };
  }

  it('submits the drafts of a student who went silent: a dead laptop loses nothing', async () => {
    const { look } = await sit('-16 seconds');
    await finishOverdueAttempts(app.database);
    const { attempt, rows, answers } = await look();
    expect(attempt?.finishedBecause).toBe('deadline');
    expect(attempt?.finishedAt).not.toBeNull();
    expect(answers).toEqual(['a draft', UNANSWERED_TEXT]);
    expect(rows.filter((row) => row.submittedAt === null)).toEqual([]);
  });

  it('leaves attempts alone that still have time or grace', async () => {
    const inTime = await sit('1 minute');
    const inGrace = await sit('-10 seconds');
    await finishOverdueAttempts(app.database);
    for (const { look } of [inTime, inGrace]) {
      expect((await look()).attempt?.finishedAt).toBeNull();
    }
  });

  it('gives each of many attempts its own receipt, even if several workers share them', async () => {
    const { quizCode } = await buildQuiz(app.database);
    const past = {
      startedAt: new Date(Date.now() - 120_000),
      deadlineAt: new Date(Date.now() - 60_000),
    };
    const count = 250;
    await app.database
      .insert(attempts)
      .values(Array.from({ length: count }, (_, n) => ({ quizCode, userId: `s-${n}`, ...past })));
    await Promise.all([1, 2, 3].map(() => finishOverdueAttempts(app.database)));
    await finishOverdueAttempts(app.database);
    const rows = await app.database.select().from(attempts).where(eq(attempts.quizCode, quizCode));
    expect(rows.filter((row) => row.finishedAt === null)).toEqual([]);
    expect(new Set(rows.map((row) => row.receiptCode)).size).toBe(count);
    const answers = eq(submissions.quizCode, quizCode);
    expect(await app.database.$count(submissions, answers)).toBe(count);
  });

  it('can run twice at once and leaves finished attempts as they are', async () => {
    const { look } = await sit('-1 hour');
    await Promise.all([finishOverdueAttempts(app.database), finishOverdueAttempts(app.database)]);
    const before = await look();
    await finishOverdueAttempts(app.database);
    expect(await look()).toEqual(before);
  });
});

describe('a server that was killed', () => {
  it('finishes within seconds of its start the attempts that ended while it was away', async () => {
    const { connectionString } = await cloneDatabase();
    const pool = createPool(connectionString, { size: 1 });
    const database = createDatabase(pool);
    const dataDir = await mkdtemp(join(tmpdir(), 'greenpen-overdue-'));
    const port = String(await findFreePort());
    const start = () =>
      spawnGreenpen({ DATA_DIR: dataDir, PORT: port, DATABASE_URL: connectionString });
    const { quizCode } = await buildQuiz(database);
    const key = eq(attempts.quizCode, quizCode);
    const finished = async () => (await database.select().from(attempts).where(key))[0];

    const killed = start();
    await killed.ready;
    await buildAttempt(database, quizCode, 'student');
    killed.kill('SIGKILL');
    await killed.ended;
    expect((await finished())?.finishedAt).toBeNull();
    await moveDeadline(database, { quizCode }, '-16 seconds');

    const restarted = start();
    await restarted.ready;
    await expect.poll(async () => (await finished())?.finishedBecause).toBe('deadline');
    restarted.kill('SIGTERM');
    expect(await restarted.ended).toBe(0);
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  });
});
