import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quizzes } from '../../database/schema/quizzes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildStudentOf, buildTeacher } from '../../testing/factories.ts';
import { buildSharedQuiz, type Person, type Teacher } from '../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const textOf = (file: File) => file.text();

describe('a quiz that is set for two classes', () => {
  let app: TestApp;
  let owner: Teacher;
  let otherClass: Teacher;
  let client: ApiClient;
  let quizCode: string;
  let sam: Person;
  let olga: Person;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const school = await buildSharedQuiz(app.database);
    ({ owner, otherClass, quizCode, sam, olga } = school);
    client = await app.as(school.colleague);
  });

  const asOwner = () => app.as(owner);
  const marksOf = async (who: Person) => {
    const [quiz] = (await (await app.as(who)).results.myScores()).quizzes;
    return quiz?.answers.map(({ markAwarded }) => markAwarded);
  };
  const buildClassOf = async (who: Person) =>
    (await (await app.as(who)).classes.create({ name: '7C' })).teacherCode;
  const holdBack = () =>
    app.database
      .update(quizzes)
      .set({ resultsRelease: 'when-released' })
      .where(eq(quizzes.quizCode, quizCode));

  it('is shown to its owner class by class, and with its classes compared', async () => {
    const as = await app.as(owner);
    const { teacherCode } = otherClass;
    for (const look of [
      () => as.marking.listResponses({ quizCode, teacherCode }),
      () => as.results.quizResults({ quizCode, teacherCode }),
      () => as.attempts.listLiveAttempts({ quizCode, teacherCode }),
      async () => textOf(await as.results.exportResults({ quizCode, teacherCode })),
      async () => textOf(await as.marking.exportResponses({ quizCode, teacherCode })),
    ]) {
      const seen = JSON.stringify(await look());
      expect(seen).toContain('Olga Other');
      expect(seen).not.toContain('Sam Shared');
    }
    const { items } = await as.results.classResults({ quizCode });
    expect(items.map((one) => [one.students, one.spread?.mean])).toEqual([
      [1, 100],
      [1, 100],
    ]);
    const [mine] = (await client.results.classResults({ quizCode })).items;
    expect(mine?.teacherCode).toBe(owner.teacherCode);
    const nobody = await buildTeacher(app.database);
    const strange = { quizCode, teacherCode: nobody.teacherCode };
    expect(await outcomeOf(as.results.quizResults(strange))).toBe('QUIZ_NOT_FOUND');
  });

  it('can be locked by its owner for the one class that they are viewing', async () => {
    const as = await app.as(owner);
    const { teacherCode } = otherClass;
    const live = (code?: string) => as.attempts.listLiveAttempts({ quizCode, teacherCode: code });
    const start = async (of: Teacher) => {
      const late = await buildStudentOf(app.database, of);
      return outcomeOf((await app.as(late)).attempts.start({ quizCode }));
    };
    await as.quizzes.setLocked({ quizCode, locked: true, teacherCode });
    expect(await live(teacherCode)).toMatchObject({ locked: true, abilities: { canLock: true } });
    expect(await live()).toMatchObject({ locked: false, abilities: { canLock: true } });
    expect([await start(otherClass), await start(owner)]).toEqual(['QUIZ_LOCKED', 'ok']);
    await as.quizzes.setLocked({ quizCode, locked: false, teacherCode });
    expect(await live(teacherCode)).toMatchObject({ locked: false });
    expect(await start(otherClass)).toBe('ok');
  });

  it('cannot be unlocked for a class while it is locked for all, and the live view does not offer it', async () => {
    const as = await app.as(owner);
    const unlock = { quizCode, locked: false, teacherCode: owner.teacherCode };
    const live = () => client.attempts.listLiveAttempts({ quizCode });
    expect(await live()).toMatchObject({ locked: false, abilities: { canLock: true } });
    await as.quizzes.setLocked({ quizCode, locked: true });
    expect(await live()).toMatchObject({ locked: true, abilities: { canLock: false } });
    const refused = [
      client.quizzes.setLocked({ quizCode, locked: false }),
      as.quizzes.setLocked(unlock),
    ];
    expect(await Promise.all(refused.map(outcomeOf))).toEqual([
      'QUIZ_LOCKED_FOR_ALL',
      'QUIZ_LOCKED_FOR_ALL',
    ]);
    await as.quizzes.setLocked({ quizCode, locked: false });
    expect(await live()).toMatchObject({ locked: false, abilities: { canLock: true } });
  });

  it('cannot be locked for a class that it is not set for', async () => {
    const as = await app.as(owner);
    const { teacherCode } = await as.classes.create({ name: '9Z' });
    const live = await as.attempts.listLiveAttempts({ quizCode, teacherCode });
    expect(live).toMatchObject({ locked: false, abilities: { canLock: false } });
    const lock = as.quizzes.setLocked({ quizCode, locked: true, teacherCode });
    expect(await outcomeOf(lock)).toBe('QUIZ_NOT_FOUND');
  });

  it('has averages per class on the dashboard, and a markbook of one class', async () => {
    const as = await app.as(owner);
    const { teacherCode } = owner;
    expect((await as.results.performanceOverview({ teacherCode })).items).toMatchObject([
      { quizCode, submissions: 1 },
    ]);
    expect((await as.results.performanceOverview()).items).toMatchObject([{ submissions: 2 }]);
    const book = await textOf(await as.results.exportMarkbook({ teacherCode }));
    expect(book).toContain('Sam Shared');
    expect(book).not.toContain('Olga Other');
    const { teacherCode: strange } = otherClass;
    expect(await outcomeOf(as.results.performanceOverview({ teacherCode: strange }))).toBe(
      'NOT_FOUND',
    );
  });

  it('is released to the class by the colleague, and to everyone by its owner', async () => {
    await holdBack();
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([['Pending'], ['Pending']]);
    const released = await client.quizzes.setReleased({ quizCode, released: true });
    expect(released.releasedAt).not.toBeNull();
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([[1], ['Pending']]);
    await (await asOwner()).quizzes.setReleased({ quizCode, released: true });
    expect(await marksOf(olga)).toEqual([1]);
    expect((await client.quizzes.get({ quizCode })).abilities.canRelease).toBe(false);
    await (await asOwner()).quizzes.setReleased({ quizCode, released: false });
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([['Pending'], ['Pending']]);
  });

  it('can be released by its owner to one class', async () => {
    await holdBack();
    const { teacherCode } = otherClass;
    await (await asOwner()).quizzes.setReleased({ quizCode, released: true, teacherCode });
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([['Pending'], [1]]);
  });

  it('is locked for the class by the colleague, which is unaffected by locking it for everyone', async () => {
    const late = await buildStudentOf(app.database, owner);
    const elsewhere = await buildStudentOf(app.database, otherClass);
    const start = async (who: Person) =>
      outcomeOf((await app.as(who)).attempts.start({ quizCode }));
    expect(await client.quizzes.setLocked({ quizCode, locked: true })).toMatchObject({
      locked: true,
    });
    expect((await (await asOwner()).quizzes.get({ quizCode })).locked).toBe(false);
    expect(await start(late)).toBe('QUIZ_LOCKED');
    expect((await (await app.as(late)).attempts.listSet()).items).toEqual([]);
    expect(await start(elsewhere)).toBe('ok');
    await (await asOwner()).quizzes.setLocked({ quizCode, locked: true });
    expect((await client.quizzes.get({ quizCode })).abilities.canLock).toBe(false);
    await (await asOwner()).quizzes.setLocked({ quizCode, locked: false });
    expect(await start(late)).toBe('QUIZ_LOCKED');
    await client.quizzes.setLocked({ quizCode, locked: false });
    expect(await start(late)).toBe('ok');
  });

  it('tells its owner and the colleague for which of their classes it is locked or released', async () => {
    await holdBack();
    const classesFor = async (as: ApiClient) => {
      const { items } = await as.quizzes.list({});
      return items.find((quiz) => quiz.quizCode === quizCode)?.classes;
    };
    const asked = await asOwner();
    expect(await classesFor(asked)).toEqual({ total: 2, released: 0, lockedFor: [] });
    await client.quizzes.setReleased({ quizCode, released: true });
    await client.quizzes.setLocked({ quizCode, locked: true });
    const [{ name } = { name: '' }] = (await client.quizzes.getSetFor({ quizCode })).classes;
    expect(await classesFor(asked)).toEqual({ total: 2, released: 1, lockedFor: [name] });
    expect(await classesFor(client)).toEqual({ total: 1, released: 1, lockedFor: [name] });

    await asked.quizzes.setReleased({ quizCode, released: true });
    await asked.quizzes.setLocked({ quizCode, locked: true });
    expect(await classesFor(asked)).toEqual({ total: 2, released: 0, lockedFor: [] });
  });

  it('keeps the other classes when the colleague changes the window of theirs', async () => {
    const window = { opensAt: '2999-01-01T09:00:00.000Z', closesAt: null };
    const { teacherCode } = owner;
    const moved = await client.quizzes.setFor({ quizCode, classes: [{ teacherCode, ...window }] });
    expect(moved.classes).toMatchObject([{ teacherCode, ...window }]);
    expect((await (await asOwner()).quizzes.getSetFor({ quizCode })).classes).toHaveLength(2);
    const classes = [{ teacherCode: otherClass.teacherCode, ...window }];
    expect(await outcomeOf(client.quizzes.setFor({ quizCode, classes }))).toBe('NOT_FOUND');
  });

  it('keeps a colleague’s later changes when its owner saves an older list', async () => {
    const asked = await asOwner();
    const { classes: seen } = await asked.quizzes.getSetFor({ quizCode });
    const window = { opensAt: '2999-01-01T09:00:00.000Z', closesAt: '2999-01-02T09:00:00.000Z' };
    const { teacherCode } = owner;
    await client.quizzes.setFor({ quizCode, classes: [{ teacherCode, ...window }] });
    const added = await buildClassOf(owner);
    const anyTime = { opensAt: null, closesAt: null };
    const classes = [...seen, { teacherCode: added, ...anyTime }];
    const { classes: saved } = await asked.quizzes.setFor({ quizCode, classes, seen });
    expect(new Map(saved.map((one) => [one.teacherCode, one.opensAt]))).toEqual(
      new Map([
        [teacherCode, window.opensAt],
        [otherClass.teacherCode, null],
        [added, null],
      ]),
    );
    // An outdated list without the new class does not remove it, and its own change is applied.
    const moved = seen.map((one) => ({ ...one, closesAt: '2999-03-01T09:00:00.000Z' }));
    const own = moved.filter((one) => one.teacherCode === teacherCode);
    const { classes: left } = await asked.quizzes.setFor({ quizCode, classes: own, seen });
    expect(left.map((one) => [one.teacherCode, one.closesAt]).toSorted()).toEqual(
      [
        [teacherCode, '2999-03-01T09:00:00.000Z'],
        [added, null],
      ].toSorted(),
    );
  });

  it('says what has already happened in a class, before the quiz is removed from it', async () => {
    await holdBack();
    const asked = await asOwner();
    const had = async () =>
      new Map(
        (await asked.quizzes.getSetFor({ quizCode })).classes.map((one) => [
          one.teacherCode,
          [one.studentsBegan, one.isReleased, one.isLocked],
        ]),
      );
    await client.quizzes.setReleased({ quizCode, released: true });
    await client.quizzes.setLocked({ quizCode, locked: true });
    const [own, other] = [owner.teacherCode, otherClass.teacherCode];
    expect(await had()).toEqual(
      new Map([
        [own, [1, true, true]],
        [other, [1, false, false]],
      ]),
    );
    await asked.quizzes.setReleased({ quizCode, released: true });
    expect((await had()).get(own)).toEqual([1, false, true]);
  });
});
