import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts } from '../../database/schema/attempts.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { databaseTime } from '../../testing/database/database-time.ts';
import { errorOf } from '../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuiz,
  buildTeacher,
  buildUser,
  moveDeadline,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('attempts.checkIn', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let student: { id: string; email: string };
  let client: ApiClient;
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    student = await buildUser(app.database);
    client = await app.as(student);
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
    await buildAttempt(app.database, quizCode, student.id);
  });
  afterAll(() => app.stop());

  const checkIn = () => client.attempts.checkIn({ quizCode, userId: student.id });
  const row = () => and(eq(attempts.quizCode, quizCode), eq(attempts.userId, student.id));
  const lastSeen = async () => {
    const [attempt] = await app.database.select().from(attempts).where(row());
    return attempt?.lastSeenAt.getTime() ?? 0;
  };
  const expectSeenSince = async (before: number) => {
    const seen = await lastSeen();
    expect(seen).toBeGreaterThanOrEqual(before);
    expect(seen).toBeLessThanOrEqual(await databaseTime(app.database));
  };
  const setAttempt = (values: object) => app.database.update(attempts).set(values).where(row());

  it('returns the deadline by the server’s clock, and says that the attempt goes on', async () => {
    const { deadlineAt, serverNow, isFinished, rest } = await checkIn();
    const left = (Date.parse(deadlineAt) - Date.parse(serverNow)) / 1_000;
    expect(left).toBeGreaterThan(595);
    expect(left).toBeLessThanOrEqual(600);
    expect({ isFinished, rest }).toEqual({ isFinished: false, rest: null });
  });

  it('records that the student is there, at most every four seconds', async () => {
    await setAttempt({ lastSeenAt: sql`now() - interval '1 minute'` });
    const before = await databaseTime(app.database);
    await checkIn();
    const seen = await lastSeen();
    await expectSeenSince(before);
    await checkIn();
    const later = (await lastSeen()) - seen;
    // On a slow machine, the four seconds may already have passed.
    expect(later === 0 || later >= 4_000).toBe(true);
  });

  it('reports time that the teacher has added', async () => {
    const before = await checkIn();
    await (await app.as(teacher)).attempts.addTime({ quizCode, minutes: 5 });
    const after = await checkIn();
    expect(Date.parse(after.deadlineAt) - Date.parse(before.deadlineAt)).toBe(300_000);
  });

  it('says when an attempt has ended elsewhere, or its time is over', async () => {
    await moveDeadline(app.database, { quizCode }, '-10 seconds');
    expect((await checkIn()).isFinished).toBe(false);
    await moveDeadline(app.database, { quizCode }, '-16 seconds');
    expect((await checkIn()).isFinished).toBe(true);
    await moveDeadline(app.database, { quizCode }, '1 minute');
    await client.attempts.finish({
      quizCode,
      userId: student.id,
      answers: [],
      because: 'submitted',
    });
    expect((await checkIn()).isFinished).toBe(true);
  });

  it('tells a page left open by another student that it belongs to that student, and nothing else', async () => {
    const other = await buildUser(app.database);
    const otherClient = await app.as(other);
    for (const code of [quizCode, 'NOSUCH']) {
      const error = await errorOf(
        otherClient.attempts.checkIn({ quizCode: code, userId: student.id }),
      );
      expect(error).toMatchObject({ status: 409, code: 'WRONG_STUDENT', data: undefined });
    }
    const own = otherClient.attempts.checkIn({ quizCode, userId: other.id });
    expect((await errorOf(own)).code).toBe('NOT_FOUND');
  });

  it('answers everyone when many ask at one moment, and records them all', async () => {
    await setAttempt({ lastSeenAt: sql`now() - interval '1 minute'` });
    const { quizCode: other } = await buildQuiz(app.database);
    await buildAttempt(app.database, other, student.id);
    await moveDeadline(app.database, { quizCode: other }, '-16 seconds');
    const before = await databaseTime(app.database);
    const asked = Array.from({ length: 40 }, (_, index) => [quizCode, other, 'NOSUCH'][index % 3]);
    const answers = await Promise.allSettled(
      asked.map((code = '') => client.attempts.checkIn({ quizCode: code, userId: student.id })),
    );
    for (const [index, answer] of answers.entries()) {
      const isFinished = answer.status === 'fulfilled' ? answer.value.isFinished : answer.status;
      expect(isFinished).toBe([false, true, 'rejected'][index % 3]);
    }
    await expectSeenSince(before);
  });

  it('does not wait for anyone who is writing to the same attempt', async () => {
    await setAttempt({ lastSeenAt: sql`now() - interval '1 minute'` });
    await app.database.transaction(async (transaction) => {
      await transaction.select().from(attempts).where(row()).for('update');
      expect((await checkIn()).isFinished).toBe(false);
    });
    const before = await databaseTime(app.database);
    await checkIn();
    await expectSeenSince(before);
  });
});
