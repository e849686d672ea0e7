import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../database/schema/attempts.ts';
import { classTeachers, tenants } from '../../database/schema/classes.ts';
import { quizzes } from '../../database/schema/quizzes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import {
  buildColleague,
  buildConcern,
  buildStudentOf,
  buildTeacher,
} from '../../testing/factories.ts';
import { buildSharedQuiz, type Person, type Teacher } from '../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const text = (file: File) => file.text();
const named = (words: string) => ['Sam', 'Olga', 'oxygen'].filter((name) => words.includes(name));
const waiting = async (as: ApiClient) => (await as.results.waitingWork({})).items;

describe('a quiz that is set for a class which two teachers share', () => {
  let app: TestApp;
  let owner: Teacher;
  let otherClass: Teacher;
  let colleague: Person;
  let client: ApiClient;
  let sam: Person;
  let olga: Person;
  let quizCode: string;
  let questionId: string;
  let samsId: string;
  let olgasId: string;

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  beforeEach(async () => {
    ({ owner, otherClass, colleague, sam, olga, quizCode, questionId, samsId, olgasId } =
      await buildSharedQuiz(app.database));
    client = await app.as(colleague);
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

  it('is among the quizzes of both, with the name of its owner', async () => {
    const { items } = await client.quizzes.list({});
    expect(items).toMatchObject([
      { quizCode, creatorName: 'Terry Teacher', abilities: { canLock: true, canDelete: false } },
    ]);
    const { items: found } = await client.quizzes.list({ search: 'leav' });
    expect(found).toHaveLength(1);
    const stranger = await app.as(await buildTeacher(app.database));
    expect((await stranger.quizzes.list({})).items).toEqual([]);
  });

  const views: [string, (client: ApiClient) => Promise<unknown>][] = [
    ['responses', (as) => as.marking.listResponses({ quizCode })],
    ['the file of responses', async (as) => text(await as.marking.exportResponses({ quizCode }))],
    ['groups of answers', (as) => as.marking.listAnswerGroups({ quizCode, questionId })],
    ['results', (as) => as.results.quizResults({ quizCode })],
    ['the file of results', async (as) => text(await as.results.exportResults({ quizCode }))],
    ['the markbook', async (as) => text(await as.results.exportMarkbook({}))],
    ['the live view', (as) => as.attempts.listLiveAttempts({ quizCode })],
    ['answers to check', (as) => as.marking.listToCheck({ quizCode })],
    ['questions about marks', (as) => as.marking.listAppeals({ quizCode })],
    ['what to teach again', (as) => as.results.reteach({ quizCode })],
    ['windows of their own', (as) => as.quizzes.getSetFor({ quizCode })],
  ];
  it('shows a colleague only the students of the class, wherever it shows any', async () => {
    const asked = await asOwner();
    await app.database.update(submissions).set({ markAwarded: 0, aiMark: 0, aiAnalysis: doubtful });
    for (const [who, submissionId, reason] of [
      [sam, samsId, 'I am Sam.'],
      [olga, olgasId, 'I am Olga.'],
    ] as const) {
      await (await app.as(who)).marking.appeal({ submissionId, reason });
      await asked.quizzes.setWindow({ quizCode, userId: who.id, opensAt: null, closesAt: null });
    }
    for (const [name, look] of views) {
      const all = JSON.stringify(await look(asked));
      const seen = JSON.stringify(await look(client));
      expect([name, named(all).slice(0, 2), named(seen)]).toEqual([name, ['Sam', 'Olga'], ['Sam']]);
    }
  });
  const doubtful = {
    points: [
      {
        point: 'names the gas',
        marksAvailable: 1,
        marksAwarded: 0,
        quote: null,
      },
    ],
    flags: ['unusual-text' as const],
    confidence: 0.5,
    marker: 'built-in',
    promptHash: 'rules',
  };

  it('gives the colleague an evidence pack of the class alone', async () => {
    const [all, own] = await Promise.all([
      (await asOwner()).results.exportEvidence({ quizCode }),
      client.results.exportEvidence({ quizCode }),
    ]);
    expect(own.size).toBeLessThan(all.size);
  });

  it('is marked by the colleague for the class, and for nobody else', async () => {
    const items = [samsId, olgasId].map((submissionId) => ({ submissionId, markRevision: 0 }));
    const set = await client.marking.setMarks({ quizCode, items, markAwarded: 0 });
    expect(set).toMatchObject({ changedCount: 1, conflictCount: 0 });
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([[0], [1]]);
    const { decisionId } = await (
      await asOwner()
    ).marking.setMarks({
      quizCode,
      items: items.map((item, place) => ({ ...item, markRevision: 1 - place })),
      markAwarded: 1,
    });
    expect(await client.marking.undoDecision({ quizCode, decisionId })).toMatchObject({
      changedCount: 1,
    });
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([[0], [1]]);
    const accepted = await client.marking.acceptMarks({
      quizCode,
      which: { kind: 'question', questionId },
    });
    expect(accepted.changed.map(({ userId }) => userId)).not.toContain(olga.id);
  });

  it('has a marking run over the class, where the colleague asks for one', async () => {
    const asked = { quizCode, mode: 'all', isRemarkConfirmed: true } as const;
    expect(await client.marking.startRun(asked)).toMatchObject({ total: 1 });
  });

  it('has a sample of the class’s answers for the colleague', async () => {
    const { questions } = await client.marking.openSample({ quizCode });
    expect(questions.flatMap(({ answers }) => answers.map((one) => one.submissionId))).toEqual([
      samsId,
    ]);
  });

  it('hides every row of a student who is in none of the colleague’s classes', async () => {
    const student = { quizCode, userId: olga.id };
    const refused = await Promise.all([
      outcomeOf(client.attempts.reopen({ ...student, minutes: 5 })),
      outcomeOf(client.attempts.finishFor(student)),
      outcomeOf(client.attempts.addTime({ ...student, minutes: 5 })),
      outcomeOf(client.quizzes.setWindow({ ...student, opensAt: null, closesAt: null })),
      outcomeOf(client.quizzes.removeWindow(student)),
      outcomeOf(client.marking.listMarkEvents({ submissionId: olgasId })),
      outcomeOf(
        client.marking.decideAppeal({
          submissionId: olgasId,
          markRevision: 0,
          newMark: null,
          reason: 'No.',
        }),
      ),
      outcomeOf(client.students.profile({ studentId: olga.id })),
    ]);
    expect(refused).toEqual([
      ...Array.from({ length: 5 }, () => 'QUIZ_NOT_FOUND'),
      'NOT_FOUND',
      'NOT_FOUND',
      'STUDENT_NOT_FOUND',
    ]);
  });

  it('gives minutes to the class alone', async () => {
    await app.database
      .update(attempts)
      .set({
        finishedAt: null,
        finishedBecause: null,
        deadlineAt: sql`now() + interval '9 minutes'`,
      })
      .where(eq(attempts.quizCode, quizCode));
    expect(await client.attempts.addTime({ quizCode, minutes: 5 })).toEqual({ changed: 1 });
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

  it('is released by its owner to one class', async () => {
    await holdBack();
    const { teacherCode } = otherClass;
    await (await asOwner()).quizzes.setReleased({ quizCode, released: true, teacherCode });
    expect([await marksOf(sam), await marksOf(olga)]).toEqual([['Pending'], [1]]);
  });

  it('is locked for the class by the colleague, which locking it for everyone leaves as it is', async () => {
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

  it('keeps the other classes when the colleague moves the window of theirs', async () => {
    const window = { opensAt: '2999-01-01T09:00:00.000Z', closesAt: null };
    const { teacherCode } = owner;
    const moved = await client.quizzes.setFor({ quizCode, classes: [{ teacherCode, ...window }] });
    expect(moved.classes).toMatchObject([{ teacherCode, ...window }]);
    expect((await (await asOwner()).quizzes.getSetFor({ quizCode })).classes).toHaveLength(2);
    const classes = [{ teacherCode: otherClass.teacherCode, ...window }];
    expect(await outcomeOf(client.quizzes.setFor({ quizCode, classes }))).toBe('NOT_FOUND');
  });

  it('keeps what a colleague changed since, when its owner saves an older list', async () => {
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

  it('says what a class has had of it, before it is taken off', async () => {
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

  it('stands in the student’s profile and on the colleague’s dashboard', async () => {
    const profile = await client.students.profile({ studentId: sam.id });
    expect(profile.history).toMatchObject([{ quizCode }]);
    const overview = await client.results.performanceOverview();
    expect(overview.items).toMatchObject([{ quizCode, submissions: 1, averageScore: 100 }]);
    await app.database
      .update(submissions)
      .set({ markAwarded: null })
      .where(eq(submissions.quizCode, quizCode));
    expect(await waiting(client)).toMatchObject([{ quizCode, toMark: 1 }]);
    expect(await waiting(await asOwner())).toMatchObject([{ quizCode, toMark: 2 }]);
  });

  it('shows the colleague what a student of the class wrote that a person has to see', async () => {
    const about = { quizCode, questionId, teacherId: owner.id };
    const { id } = await buildConcern(app.database, { ...about, userId: sam.id });
    const { id: other } = await buildConcern(app.database, { ...about, userId: olga.id });
    expect((await client.welfare.list({})).items).toMatchObject([{ id }]);
    expect(await client.welfare.read({ concernId: id })).toMatchObject({ id });
    expect(await outcomeOf(client.welfare.read({ concernId: other }))).toBe('NOT_FOUND');
  });

  it('leaves the record of such a text, and the decision on it, to whose quiz it is', async () => {
    const about = { quizCode, questionId, teacherId: owner.id, userId: sam.id };
    const { id: concernId } = await buildConcern(app.database, { ...about, text: 'He hits me' });
    const decision = { concernId, outcome: 'no-concern' as const, note: '' };
    for (const standing of ['co-teacher', 'cover'] as const) {
      const { welfare } = await app.as(await buildColleague(app.database, owner, standing));
      expect(await welfare.read({ concernId })).toMatchObject({
        abilities: { canDecide: false, canReopen: false },
        events: [],
        state: 'open',
      });
      expect(await outcomeOf(welfare.decide(decision))).toBe('NOT_FOUND');
    }
    const { welfare } = await asOwner();
    expect(await welfare.read({ concernId })).toMatchObject({
      abilities: { canDecide: true, canReopen: false },
      events: [{ kind: 'seen' }, { kind: 'seen' }, { kind: 'seen' }],
    });
    expect(await welfare.decide(decision)).toMatchObject({ state: 'no-concern' });
  });

  it('is shared with a cover until their last day, and with nobody once the class is archived', async () => {
    const cover = await buildColleague(app.database, owner, 'cover');
    const asCover = await app.as(cover);
    expect((await asCover.marking.listResponses({ quizCode })).students).toHaveLength(1);
    await app.database
      .update(classTeachers)
      .set({ untilDay: sql`current_date - 1` })
      .where(eq(classTeachers.teacherId, cover.id));
    expect(await outcomeOf(asCover.marking.listResponses({ quizCode }))).toBe('QUIZ_NOT_FOUND');
    await app.database
      .update(tenants)
      .set({ archivedAt: sql`now()` })
      .where(eq(tenants.teacherCode, owner.teacherCode));
    expect(await outcomeOf(client.marking.listResponses({ quizCode }))).toBe('QUIZ_NOT_FOUND');
    expect((await (await asOwner()).marking.listResponses({ quizCode })).students).toHaveLength(2);
  });
});
