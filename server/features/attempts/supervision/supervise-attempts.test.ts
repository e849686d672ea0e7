import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attemptEvents, attempts } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuiz,
  buildTeacher,
  buildUser,
  moveDeadline,
} from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { finishOverdueAttempts } from '../finish/finish-overdue-attempts.ts';

const ROUNDS = 30;

describe('a teacher who changes attempts under way', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let student: { id: string; email: string };
  let classmate: { id: string; email: string };
  let desk: ApiClient;
  let page: ApiClient;
  let quizCode: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    student = await buildUser(app.database);
    classmate = await buildUser(app.database);
    desk = await app.as(teacher);
    page = await app.as(student);
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
    await buildAttempt(app.database, quizCode, student.id);
    await buildAttempt(app.database, quizCode, classmate.id);
  });
  afterAll(() => app.stop());

  const of = ({ id }: { id: string }) => ({ quizCode, userId: id });
  const attemptOf = async ({ id }: { id: string }) => {
    const key = and(eq(attempts.quizCode, quizCode), eq(attempts.userId, id));
    const [row] = await app.database.select().from(attempts).where(key);
    if (!row) throw new Error('There is no such attempt.');
    return row;
  };
  const minutesLeft = async (person: { id: string }) =>
    Math.round(((await attemptOf(person)).deadlineAt.getTime() - Date.now()) / 60_000);
  const setDeadline = ({ id }: { id: string }, interval: string) =>
    moveDeadline(app.database, { quizCode, userId: id }, interval);
  const events = async () => {
    const rows = await app.database
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.quizCode, quizCode))
      .orderBy(attemptEvents.at, attemptEvents.userId);
    return rows.map(({ userId, teacherId, kind, minutes }) => {
      expect(teacherId).toBe(teacher.id);
      return [userId, kind, minutes];
    });
  };

  describe('adding time', () => {
    it('gives one student more, and is recorded', async () => {
      expect(await desk.attempts.addTime({ ...of(student), minutes: 5 })).toEqual({ changed: 1 });
      await desk.attempts.addTime({ ...of(student), minutes: 2 });
      expect(await minutesLeft(student)).toBe(17);
      expect((await attemptOf(student)).addedMinutes).toBe(7);
      expect(await minutesLeft(classmate)).toBe(10);
      expect(await events()).toEqual([
        [student.id, 'time-added', 5],
        [student.id, 'time-added', 2],
      ]);
    });

    it('gives everyone whose attempt is under way more, and nobody who has finished', async () => {
      await page.attempts.finish({ ...of(student), answers: [], because: 'submitted' });
      const { deadlineAt } = await attemptOf(student);
      expect(await desk.attempts.addTime({ quizCode, minutes: 10 })).toEqual({ changed: 1 });
      expect((await attemptOf(student)).deadlineAt).toEqual(deadlineAt);
      expect(await minutesLeft(classmate)).toBe(20);
      expect(await events()).toEqual([[classmate.id, 'time-added', 10]]);
    });

    it('says so if there is no attempt, or none under way', async () => {
      const nobody = { quizCode, userId: 'never-started', minutes: 5 };
      expect(await outcomeOf(desk.attempts.addTime(nobody))).toBe('NOT_FOUND');
      await desk.attempts.finishFor(of(student));
      const late = desk.attempts.addTime({ ...of(student), minutes: 5 });
      expect(await errorOf(late)).toMatchObject({ status: 409, code: 'NO_ATTEMPT_UNDER_WAY' });
      await desk.attempts.finishFor(of(classmate));
      const all = desk.attempts.addTime({ quizCode, minutes: 5 });
      expect((await errorOf(all)).code).toBe('NO_ATTEMPT_UNDER_WAY');
    });

    it('happens once if the request is sent again, for each length of time', async () => {
      const asked = { quizCode, requestId: '0f'.repeat(16) };
      for (const minutes of [5, 5, 7])
        expect(await desk.attempts.addTime({ ...asked, minutes })).toEqual({ changed: 2 });
      expect([await minutesLeft(student), await minutesLeft(classmate)]).toEqual([22, 22]);
      expect((await attemptOf(student)).addedMinutes).toBe(12);
    });

    it('adds up if two teachers add at once', async () => {
      await Promise.all(
        Array.from({ length: 8 }, () => desk.attempts.addTime({ quizCode, minutes: 1 })),
      );
      expect([await minutesLeft(student), await minutesLeft(classmate)]).toEqual([18, 18]);
      expect((await attemptOf(student)).addedMinutes).toBe(8);
    });

    it('either comes before the server finishes an overdue attempt, or finds it finished', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const late = await buildUser(app.database);
        await buildAttempt(app.database, quizCode, late.id);
        await setDeadline(late, '-16 seconds');
        const add = () => outcomeOf(desk.attempts.addTime({ ...of(late), minutes: 5 }));
        const [outcome] = await Promise.all([add(), finishOverdueAttempts(app.database)]);
        const { finishedAt, addedMinutes } = await attemptOf(late);
        expect([outcome, finishedAt === null, addedMinutes]).toEqual(
          outcome === 'ok' ? ['ok', true, 5] : ['NO_ATTEMPT_UNDER_WAY', false, 0],
        );
      }
    });

    it.each([0, -1, 1.5, 241, '5', null])('refuses %j minutes', async (minutes) => {
      const path = `/api/quizzes/${quizCode}/attempts/add-time`;
      expect((await send(app, 'POST', path, { as: teacher, body: { minutes } })).status).toBe(400);
    });
  });

  describe('finishing for a student', () => {
    it('submits what is stored, once, and is recorded', async () => {
      const finished = await Promise.all(
        Array.from({ length: 5 }, () => desk.attempts.finishFor(of(student))),
      );
      expect(new Set(finished.map(({ finishedAt }) => finishedAt)).size).toBe(1);
      const { finishedBecause, receiptCode } = await attemptOf(student);
      expect(finishedBecause).toBe('teacher');
      expect(receiptCode).not.toBeNull();
      expect(await events()).toEqual([[student.id, 'finished', null]]);
    });

    it('does not change an attempt that the student has submitted', async () => {
      const receipt = await page.attempts.finish({
        ...of(student),
        answers: [],
        because: 'submitted',
      });
      const { finishedAt } = await desk.attempts.finishFor(of(student));
      expect(finishedAt).toBe(receipt.finishedAt);
      expect((await attemptOf(student)).finishedBecause).toBe('submitted');
      expect(await events()).toEqual([]);
    });

    it('finds nobody who never started', async () => {
      const finished = desk.attempts.finishFor({ quizCode, userId: 'never-started' });
      expect(await outcomeOf(finished)).toBe('NOT_FOUND');
    });
  });

  it('is refused if the quiz belongs to another teacher, as if it did not exist', async () => {
    const other = await app.as(await buildTeacher(app.database));
    const outcomes = await Promise.all([
      outcomeOf(other.attempts.addTime({ ...of(student), minutes: 5 })),
      outcomeOf(other.attempts.addTime({ quizCode, minutes: 5 })),
      outcomeOf(other.attempts.reopen({ ...of(student), minutes: 5 })),
      outcomeOf(other.attempts.finishFor(of(student))),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['QUIZ_NOT_FOUND']));
    expect(await events()).toEqual([]);
  });
});
