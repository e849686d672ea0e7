import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../../database/schema/earlier-attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { welfareConcerns } from '../../../database/schema/welfare.ts';
import { ltiScores } from '../../../database/schema/lti.ts';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { launch } from '../../../testing/lti/lti-browser.ts';
import { startLtiPlatform, type LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseOldAttempts } from '../../accounts/person-data/erase-old-attempts.ts';
import { createScoreFinder } from './find-scores.ts';
import { sendScore } from './send-score.ts';
import { until } from '../../../testing/until.ts';

describe('marks for a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let platformId: string;
  let findScores: () => Promise<void>;
  beforeAll(async () => {
    app = await startTestApp({ allowsPrivateAddresses: true });
    platform = await startLtiPlatform();
    platform.knowTool(app.address);
    const { lti } = await app.as(await buildUser(app.database, { role: 'admin' }));
    ({ platformId } = await lti.add(platform.registration));
    findScores = createScoreFinder(app);
  });
  afterAll(async () => {
    await platform.stop();
    await app.stop();
  });

  const asAdmin = async () => app.as(await buildUser(app.database, { role: 'admin' }));

  /** Creates a quiz with one five-mark question, and a launched student who has handed it in. */
  async function buildSat(claims: Record<string, unknown>) {
    const teacher = await buildTeacher(app.database);
    const question = await buildQuestion(app.database, { maxMark: 5 });
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
      resultsRelease: 'when-released',
    });
    const sub = randomUUID();
    const maya = await launch(
      app.address,
      platform,
      { sub, name: 'Maya Patel', role: 'Learner' },
      { claims: { ...platform.link(randomUUID()), ...platform.quiz(quizCode), ...claims } },
    );
    const { user } = await maya.api.accounts.currentUser();
    const { submissionId } = await buildSubmission(
      app.database,
      quizCode,
      user?.id ?? '',
      question.id,
    );
    const scores = () => platform.scores.filter(({ userId }) => userId === sub);
    const arrive = (count: number) => until(() => expect(scores()).toHaveLength(count));
    return { teacher, quizCode, sub, submissionId, scores, arrive, userId: user?.id ?? '' };
  }

  it('wait for a newer attempt that may still be the best', async () => {
    const { database } = app;
    const { quizCode, submissionId, userId, scores, arrive } = await buildSat(
      platform.grades('/columns/12/lineitem'),
    );
    await database
      .update(quizzes)
      .set({ resultsRelease: 'as-marked', attemptsAllowed: 2, countedAttempt: 'best' })
      .where(eq(quizzes.quizCode, quizCode));
    await database.update(attempts).set({ number: 2 }).where(eq(attempts.userId, userId));
    const finishedAt = new Date('2026-01-01');
    const first = { quizCode, userId, number: 1 };
    await database
      .insert(earlierAttempts)
      .values({ ...first, startedAt: finishedAt, finishedAt, score: 3 });
    await database.insert(earlierAnswers).values({
      ...first,
      questionId: submissionId.split('_')[2] ?? '',
      userAnswer: 'the first time',
      submittedAt: finishedAt,
      markAwarded: 3,
      feedback: '',
      confirmedInBulk: false,
    });
    await findScores();
    await arrive(1);
    expect(scores()[0]).toMatchObject({ activityProgress: 'Submitted' });
    expect(scores()[0]).not.toHaveProperty('scoreGiven');
    await database
      .update(submissions)
      .set({ markAwarded: 1 })
      .where(eq(submissions.userId, userId));
    await findScores();
    await arrive(2);
    expect(scores()[1]).toMatchObject({ scoreGiven: 3, gradingProgress: 'FullyGraded' });
  });

  it('go when they are released, again when they change, and are taken back', async () => {
    const { teacher, quizCode, submissionId, userId, scores, arrive } = await buildSat(
      platform.grades('/columns/9/lineitem?type_id=1'),
    );
    const api = await app.as(teacher);
    await findScores();
    await arrive(1);
    expect(scores()[0]).toMatchObject({
      path: '/columns/9/lineitem/scores?type_id=1',
      activityProgress: 'Submitted',
      gradingProgress: 'PendingManual',
    });
    expect(scores()[0]).not.toHaveProperty('scoreGiven');

    await setOneMark(api, { submissionId, markRevision: 0, markAwarded: 3 });
    await findScores();
    expect(scores()).toHaveLength(1);
    await api.quizzes.setReleased({ quizCode, released: true });
    await findScores();
    await arrive(2);
    expect(scores()[1]).toMatchObject({
      scoreGiven: 3,
      scoreMaximum: 5,
      activityProgress: 'Completed',
      gradingProgress: 'FullyGraded',
    });
    expect(Date.parse(scores()[1]?.timestamp ?? '')).toBeGreaterThan(
      Date.parse(scores()[0]?.timestamp ?? ''),
    );

    await setOneMark(api, {
      submissionId,
      markRevision: 1,
      markAwarded: 4,
      reason: 'Looked again',
    });
    await findScores();
    await arrive(3);
    expect(scores()[2]?.scoreGiven).toBe(4);
    await findScores();
    await findScores();

    await api.quizzes.setReleased({ quizCode, released: false });
    await findScores();
    await arrive(4);
    expect(scores()[3]).not.toHaveProperty('scoreGiven');
    await app.database.delete(submissions).where(eq(submissions.userId, userId));
    await app.database
      .update(attempts)
      .set({ finishedAt: null, finishedBecause: null })
      .where(eq(attempts.userId, userId));
    await findScores();
    await arrive(5);
    expect(scores()[4]).toMatchObject({
      activityProgress: 'InProgress',
      gradingProgress: 'NotReady',
    });
  });

  it('are those of the attempt that counts, however often a launch begins it again', async () => {
    const teacher = await buildTeacher(app.database);
    const question = await buildQuestion(app.database, { maxMark: 5 });
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
      resultsRelease: 'as-marked',
      attemptsAllowed: 2,
      countedAttempt: 'best',
    });
    const [sub, resource] = [randomUUID(), platform.link(randomUUID())];
    const come = () =>
      launch(
        app.address,
        platform,
        { sub, name: 'Maya Patel', role: 'Learner' },
        {
          claims: {
            ...resource,
            ...platform.quiz(quizCode),
            ...platform.grades('/columns/15/lineitem'),
          },
        },
      );
    const api = await app.as(teacher);
    const sit = async (again: boolean, markAwarded: number) => {
      const maya = await come();
      const { user } = await maya.api.accounts.currentUser();
      const { answers } = await maya.api.attempts.start({ quizCode, again });
      const revision = (answers[0]?.revision ?? 0) + 1;
      await maya.api.attempts.finish({
        quizCode,
        userId: user?.id ?? '',
        because: 'submitted',
        answers: [{ questionId: question.id, answer: `Attempt ${revision}`, revision }],
      });
      await app.database.update(attempts).set({ welfareCheckedAt: sql`now()` });
      const [found] = (await api.marking.listResponses({ quizCode })).students;
      const [given] = found?.submissions ?? [];
      const { submissionId = '', markRevision = 0 } = given ?? {};
      await setOneMark(api, { submissionId, markRevision, markAwarded });
      await findScores();
    };
    const scores = () =>
      platform.scores.filter(({ userId }) => userId === sub).map(({ scoreGiven }) => scoreGiven);
    await sit(false, 4);
    await until(() => expect(scores().at(-1)).toBe(4));
    await sit(true, 2);
    const { students } = await api.results.quizResults({ quizCode });
    expect(students).toMatchObject([{ score: 4, countedNumber: 1, lastNumber: 2 }]);
    expect(scores().at(-1)).toBe(4);
    const maya = await come();
    await expect(maya.api.attempts.start({ quizCode, again: true })).rejects.toMatchObject({
      code: 'ATTEMPT_COMPLETED',
      data: { attemptsLeft: 0 },
    });
    const [listed] = (await api.marking.listResponses({ quizCode })).students;
    const [last] = listed?.submissions ?? [];
    await setOneMark(api, {
      submissionId: last?.submissionId ?? '',
      markRevision: last?.markRevision ?? 0,
      markAwarded: 5,
      reason: 'Looked again',
    });
    await findScores();
    await until(() => expect(scores().at(-1)).toBe(5));
  });

  it('are held back while a person has yet to read the answer', async () => {
    const { teacher, quizCode, submissionId, userId, scores, arrive } = await buildSat(
      platform.grades('/columns/12/lineitem'),
    );
    const api = await app.as(teacher);
    await setOneMark(api, { submissionId, markRevision: 0, markAwarded: 3 });
    await api.quizzes.setReleased({ quizCode, released: true });
    const [questionId] = submissionId.split('_').slice(2);
    const concern = { source: 'answer', kinds: ['abuse'], text: 'My dad hits me.' } as const;
    await app.database
      .insert(welfareConcerns)
      .values({ ...concern, kinds: ['abuse'], userId, studentName: '', quizCode, questionId });
    await findScores();
    await arrive(1);
    expect(scores()[0]).not.toHaveProperty('scoreGiven');
    const admin = await asAdmin();
    const { items } = await admin.welfare.list({ quizCode });
    const [open] = items;
    await admin.welfare.decide({ concernId: open?.id ?? '', outcome: 'followed-up', note: '' });
    await findScores();
    await arrive(2);
    expect(scores()[1]).toMatchObject({ scoreGiven: 3 });
  });

  it('are tried again, with the problem on the screen and a way to send them at once', async () => {
    platform.faults.scores = 500;
    const { quizCode, arrive } = await buildSat(platform.grades('/columns/10/lineitem'));
    const { lti } = await asAdmin();
    await findScores();
    const failing = async () =>
      (await lti.listFailing({ platformId })).items.find((one) => one.quizCode === quizCode);
    await until(async () => expect(await failing()).toBeDefined());
    expect(await failing()).toMatchObject({
      studentName: 'Maya Patel',
      mark: 'submitted',
      problem: 'Our Moodle answered 500.',
      attempts: 1,
    });
    expect((await lti.list()).items[0]?.failing).toBe(1);
    expect(await lti.sendAgain({ platformId })).toEqual({ queued: 1 });
    await arrive(1);
    await until(async () => expect(await failing()).toBeUndefined());
  });

  it('stay on the platform when the school erases its old attempts', async () => {
    const { teacher, quizCode, submissionId, userId, scores, arrive } = await buildSat(
      platform.grades('/columns/14/lineitem'),
    );
    const api = await app.as(teacher);
    await setOneMark(api, { submissionId, markRevision: 0, markAwarded: 3 });
    await api.quizzes.setReleased({ quizCode, released: true });
    await findScores();
    await arrive(1);
    const ofStudent = eq(ltiScores.userId, userId);
    const [told] = await app.database.select().from(ltiScores).where(ofStudent);
    await app.database
      .update(attempts)
      .set({ finishedAt: sql`now() - interval '25 months'` })
      .where(eq(attempts.userId, userId));
    expect(await eraseOldAttempts(app.database, 24, { dryRun: false })).toBe(1);
    await findScores();
    expect(await app.database.select().from(ltiScores).where(ofStudent)).toEqual([]);
    // A job that was already queued finds nothing to send.
    const key = { quizCode, linkId: told?.linkId ?? '', userId };
    await sendScore({ ...app, allowsPrivateAddresses: true }, key, new AbortController().signal);
    expect(scores()).toMatchObject([{ scoreGiven: 3 }]);
  });

  it('ask for a new token where the platform no longer takes the old one', async () => {
    const first = await buildSat(platform.grades('/columns/11/lineitem'));
    await findScores();
    await first.arrive(1);
    const before = platform.tokensGiven;
    const second = await buildSat(platform.grades('/columns/11/lineitem'));
    platform.faults.scores = 401;
    await findScores();
    await second.arrive(1);
    expect(platform.tokensGiven).toBe(before + 1);
  });

  it('have a column made where the platform has none for the link', async () => {
    const { quizCode, arrive, scores } = await buildSat(platform.grades());
    await findScores();
    await arrive(1);
    const column = platform.columns.find(
      (one) => (one as { resourceId?: string }).resourceId === quizCode,
    );
    expect(column).toMatchObject({ scoreMaximum: 5, label: `Quiz ${quizCode}` });
    expect(scores()[0]?.path).toBe(`${new URL(column?.id ?? '').pathname}/scores`);
  });

  it('go nowhere from a link that is not for marks', async () => {
    const { scores } = await buildSat({});
    const other = await buildSat(platform.grades('/columns/12/lineitem'));
    await findScores();
    await other.arrive(1);
    expect(scores()).toEqual([]);
  });

  it('are all found, however many pages there are, whoever looks for them', async () => {
    const sat = await Promise.all(
      Array.from({ length: 4 }, () => buildSat(platform.grades('/columns/13/lineitem'))),
    );
    const count = await app.database.$count(ltiScores);
    const finders = [createScoreFinder(app, 1), createScoreFinder(app, 3)];
    for (let look = 0; look <= count; look += 1) await Promise.all(finders.map((find) => find()));
    await Promise.all(sat.map(({ arrive }) => arrive(1)));
    await findScores();
    await findScores();
    for (const { scores } of sat) expect(scores()).toHaveLength(1);
  });
});
