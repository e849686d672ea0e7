import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { welfareConcerns } from '../../../database/schema/welfare.ts';
import { ltiScores } from '../../../database/schema/lti.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startAppWithPlatform } from '../../../testing/lti/app-with-platform.ts';
import type { LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import { buildSatQuiz } from '../../../testing/lti/sat-quiz.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { eraseOldAttempts } from '../../accounts/person-data/erase-old-attempts.ts';
import { createScoreFinder } from './find-scores.ts';
import { sendScore } from './send-score.ts';
import { until } from '../../../testing/until.ts';

describe('marks for a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let stop: () => Promise<void>;
  let platformId: string;
  let findScores: () => Promise<void>;
  beforeAll(async () => {
    ({ app, platform, platformId, stop } = await startAppWithPlatform());
    findScores = createScoreFinder(app);
  });
  afterAll(() => stop());

  const asAdmin = async () => app.as(await buildUser(app.database, { role: 'admin' }));

  const buildSat = (claims: Record<string, unknown>) => buildSatQuiz({ app, platform }, claims);

  it('are sent when they are released, sent again when they change, and withdrawn with the release', async () => {
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

  it('are held back until a person has read the answer', async () => {
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

  it('are tried again, with the problem shown on the screen and a way to send them at once', async () => {
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

  it('request a new token if the platform no longer accepts the old one', async () => {
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

  it('have a column made if the platform has none for the link', async () => {
    const { quizCode, arrive, scores } = await buildSat(platform.grades());
    await findScores();
    await arrive(1);
    const column = platform.columns.find(
      (one) => (one as { resourceId?: string }).resourceId === quizCode,
    );
    expect(column).toMatchObject({ scoreMaximum: 5, label: `Quiz ${quizCode}` });
    expect(scores()[0]?.path).toBe(`${new URL(column?.id ?? '').pathname}/scores`);
  });

  it('are not sent for a link that is not for marks', async () => {
    const { scores } = await buildSat({});
    const other = await buildSat(platform.grades('/columns/12/lineitem'));
    await findScores();
    await other.arrive(1);
    expect(scores()).toEqual([]);
  });

  it('are all found, however many pages there are, and whichever process looks for them', async () => {
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
