import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../database/schema/attempts.ts';
import { classTeachers, tenants } from '../../database/schema/classes.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildColleague, buildConcern, buildTeacher } from '../../testing/factories.ts';
import { buildSharedQuiz, type Person, type Teacher } from '../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const text = (file: File) => file.text();
const named = (words: string) => ['Sam', 'Olga', 'oxygen'].filter((name) => words.includes(name));
const waiting = async (as: ApiClient) => (await as.results.waitingWork({})).items;

describe('a quiz that is set for a class which two teachers share', () => {
  let app: TestApp;
  let owner: Teacher;
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
    ({ owner, colleague, sam, olga, quizCode, questionId, samsId, olgasId } = await buildSharedQuiz(
      app.database,
    ));
    client = await app.as(colleague);
  });

  const asOwner = () => app.as(owner);
  const marksOf = async (who: Person) => {
    const [quiz] = (await (await app.as(who)).results.myScores()).quizzes;
    return quiz?.answers.map(({ markAwarded }) => markAwarded);
  };

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
  it('shows a colleague only the students of the class, wherever students are shown', async () => {
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

  it('gives the colleague an evidence pack of that class only', async () => {
    const [all, own] = await Promise.all([
      (await asOwner()).results.exportEvidence({ quizCode }),
      client.results.exportEvidence({ quizCode }),
    ]);
    expect(own.size).toBeLessThan(all.size);
  });

  it('can be marked by the colleague for that class, and for no other student', async () => {
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

  it('is marked only for the class if the colleague starts a marking run', async () => {
    const asked = { quizCode, mode: 'all', isRemarkConfirmed: true } as const;
    expect(await client.marking.startRun(asked)).toMatchObject({ total: 1 });
  });

  it('gives the colleague a sample from the class’s answers', async () => {
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

  it('gives extra minutes only to the class', async () => {
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

  it('appears in the student’s profile and on the colleague’s dashboard', async () => {
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

  it('shows the colleague a text by a student of the class that a person has to see', async () => {
    const about = { quizCode, questionId, teacherId: owner.id };
    const { id } = await buildConcern(app.database, { ...about, userId: sam.id });
    const { id: other } = await buildConcern(app.database, { ...about, userId: olga.id });
    expect((await client.welfare.list({})).items).toMatchObject([{ id }]);
    expect(await client.welfare.read({ concernId: id })).toMatchObject({ id });
    expect(await outcomeOf(client.welfare.read({ concernId: other }))).toBe('NOT_FOUND');
  });

  it('leaves the record of such a text, and the decision on it, to the owner of the quiz', async () => {
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

  it('is shared with a cover teacher until their last day, and with nobody once the class is archived', async () => {
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
