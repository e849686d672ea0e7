import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuiz,
  buildStudentOf,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = { id: string; email: string };

describe('accounts.setExtraTime', () => {
  let app: TestApp;
  let admin: Person;
  let teacher: Person & { teacherCode: string };
  let student: Person;
  const setExtraTime = async (actor: Person, { id: userId }: Person, extraTimePercentage: number) =>
    (await app.as(actor)).accounts.setExtraTime({ userId, extraTimePercentage });
  const limitsOf = async ({ id }: Person) => {
    const rows = await app.database.select().from(attempts).where(eq(attempts.userId, id));
    return Object.fromEntries(
      rows.map(({ quizCode, startedAt, deadlineAt }) => [
        quizCode,
        (deadlineAt.getTime() - startedAt.getTime()) / 1_000,
      ]),
    );
  };

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
    teacher = await buildTeacher(app.database);
    student = await buildStudentOf(app.database, teacher);
  });
  afterAll(() => app.stop());

  it.each([0, 1, 12.5, 25, 200])(
    'lets the class teacher and an admin set %f percent',
    async (percent) => {
      for (const actor of [teacher, admin]) {
        const updated = await setExtraTime(actor, student, percent);
        expect(updated).toMatchObject({ id: student.id, extraTimePercentage: percent });
      }
      const { user } = await (await app.as(student)).accounts.currentUser();
      expect(user?.extraTimePercentage).toBe(percent);
    },
  );

  it('moves the deadline of an attempt under way, up and down, and of no other', async () => {
    const { database } = app;
    await setExtraTime(teacher, student, 0);
    const startedAt = new Date();
    const deadlineAt = new Date(startedAt.getTime() + 601_000);
    const open = await buildQuiz(database, { defaultTimeLimit: 601 });
    const over = await buildQuiz(database, { defaultTimeLimit: 600 });
    const classmate = await buildStudentOf(database, teacher);
    await buildAttempt(database, open.quizCode, student.id, { startedAt, deadlineAt });
    await buildAttempt(database, open.quizCode, classmate.id, { startedAt, deadlineAt });
    await buildAttempt(database, over.quizCode, student.id, {
      startedAt,
      deadlineAt,
      finishedAt: startedAt,
    });
    await setExtraTime(teacher, student, 50);
    // 601 × 1.5 = 901.5, rounded (spec section 4, Per-user time limit).
    expect(await limitsOf(student)).toEqual({ [open.quizCode]: 902, [over.quizCode]: 601 });
    await setExtraTime(teacher, student, 12.5);
    expect(await limitsOf(student)).toMatchObject({ [open.quizCode]: 676 });
    await setExtraTime(teacher, student, 10);
    expect(await limitsOf(student)).toMatchObject({ [open.quizCode]: 661 });
    expect(await limitsOf(classmate)).toEqual({ [open.quizCode]: 601 });
    const { deadlineAt: shown } = await (
      await app.as(student)
    ).attempts.start({ quizCode: open.quizCode });
    expect(shown).toBe(new Date(startedAt.getTime() + 661_000).toISOString());
  });

  it('moves it only by the difference: added minutes stay, even if two people change it at once', async () => {
    const entitled = await buildStudentOf(app.database, teacher, { extraTimePercentage: 10 });
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    await (await app.as(entitled)).attempts.start({ quizCode });
    await (await app.as(teacher)).attempts.addTime({ quizCode, minutes: 5 });
    await Promise.all(
      [20, 30, 50, 25, 40].map((percent) => setExtraTime(teacher, entitled, percent)),
    );
    await setExtraTime(admin, entitled, 25);
    expect(await limitsOf(entitled)).toEqual({ [quizCode]: 600 * 1.25 + 300 });
  });

  it('does not change the minutes that a teacher gave by reopening', async () => {
    const entitled = await buildStudentOf(app.database, teacher, { extraTimePercentage: 50 });
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    await (await app.as(entitled)).attempts.start({ quizCode });
    const { attempts: supervised } = await app.as(teacher);
    await supervised.finishFor({ quizCode, userId: entitled.id });
    await supervised.reopen({ quizCode, userId: entitled.id, minutes: 5 });
    const given = await limitsOf(entitled);
    for (const percent of [25, 0, 200]) {
      await setExtraTime(teacher, entitled, percent);
      expect(await limitsOf(entitled)).toEqual(given);
    }
    await supervised.addTime({ quizCode, minutes: 5 });
    const longer = await limitsOf(entitled);
    await setExtraTime(teacher, entitled, 0);
    expect(await limitsOf(entitled)).toEqual(longer);
  });

  const setLimit = (quizCode: string, defaultTimeLimit: number) =>
    app.database.update(quizzes).set({ defaultTimeLimit }).where(eq(quizzes.quizCode, quizCode));

  it.each([
    ['longer', 1_200],
    ['shorter', 60],
  ])(
    'is calculated from the limit with which an attempt began, even if the quiz was made %s since',
    async (_, limit) => {
      const entitled = await buildStudentOf(app.database, teacher, { extraTimePercentage: 25 });
      const { quizCode } = await buildQuiz(app.database, { defaultTimeLimit: 601 });
      const { attempts: own } = await app.as(entitled);
      await own.start({ quizCode });
      await setLimit(quizCode, limit);
      const given: Record<number, number> = {};
      for (const percent of [50, 0, 200, 12.5]) {
        await setExtraTime(teacher, entitled, percent);
        given[percent] = (await limitsOf(entitled))[quizCode] ?? Number.NaN;
      }
      expect(given).toEqual({ 0: 601, 12.5: 676, 50: 902, 200: 1_803 });
    },
  );

  it('is calculated from the new limit in the attempt after the change', async () => {
    const entitled = await buildStudentOf(app.database, teacher, { extraTimePercentage: 25 });
    const { quizCode } = await buildQuiz(app.database, { attemptsAllowed: 2 });
    const { attempts: own } = await app.as(entitled);
    await own.start({ quizCode });
    await own.finish({ quizCode, userId: entitled.id, because: 'submitted', answers: [] });
    await app.database.update(attempts).set({ welfareCheckedAt: new Date() });
    await setLimit(quizCode, 1_200);
    await own.start({ quizCode, again: true });
    await setExtraTime(teacher, entitled, 50);
    expect(await limitsOf(entitled)).toEqual({ [quizCode]: 1_800 });
  });

  it('never puts a deadline into the past', async () => {
    const entitled = await buildStudentOf(app.database, teacher, { extraTimePercentage: 50 });
    const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
    await (await app.as(entitled)).attempts.start({ quizCode });
    // Eleven of its fifteen minutes have passed, and the new limit is ten.
    const earlier = sql`interval '11 minutes'`;
    await app.database
      .update(attempts)
      .set({
        startedAt: sql`${attempts.startedAt} - ${earlier}`,
        deadlineAt: sql`${attempts.deadlineAt} - ${earlier}`,
      })
      .where(eq(attempts.quizCode, quizCode));
    await setExtraTime(teacher, entitled, 0);
    const { [quizCode]: seconds = Number.NaN } = await limitsOf(entitled);
    expect(seconds).toBeGreaterThanOrEqual(660);
    expect(seconds).toBeLessThan(900);
  });

  it('answers 404 for other people’s students, for someone who is not a student, and for an unknown person', async () => {
    const stranger = await buildUser(app.database);
    expect(await outcomeOf(setExtraTime(teacher, stranger, 10))).toBe('NOT_FOUND');
    expect(await outcomeOf(setExtraTime(teacher, teacher, 10))).toBe('NOT_FOUND');
    expect(await outcomeOf(setExtraTime(admin, teacher, 10))).toBe('NOT_FOUND');
    expect(await outcomeOf(setExtraTime(admin, { id: 'nobody', email: '' }, 10))).toBe('NOT_FOUND');
  });

  it.each([-1, 200.5, 201, '25', null, undefined])('refuses %j', async (extraTimePercentage) => {
    const path = `/api/users/${student.id}/extra-time`;
    const { status } = await send(app, 'PUT', path, { as: admin, body: { extraTimePercentage } });
    expect(status).toBe(400);
  });
});
