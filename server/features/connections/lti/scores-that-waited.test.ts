import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiScores } from '../../../database/schema/lti.ts';
import { buildQuestion, buildQuiz, buildSubmission } from '../../../testing/factories.ts';
import { aStudent, aTeacher, launch, whoIs } from '../../../testing/lti/lti-browser.ts';
import { startAppWithPlatform } from '../../../testing/lti/app-with-platform.ts';
import type { LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { createScoreFinder } from './find-scores.ts';
import { sendScore } from './send-score.ts';

describe('marks of a link on a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ app, platform, stop } = await startAppWithPlatform());
  });
  afterAll(() => stop());

  /** Creates this many students who were launched by one link and have handed in its quiz. */
  async function buildSat(count: number, grades: Record<string, unknown>) {
    const question = await buildQuestion(app.database);
    const { quizCode } = await buildQuiz(app.database, { questionIds: [question.id] });
    const resourceLinkId = randomUUID();
    const place = { ...platform.link(resourceLinkId), ...platform.quiz(quizCode) };
    const subjects: string[] = [];
    for (let each = 0; each < count; each += 1) {
      const student = aStudent();
      const claims = { ...place, ...grades };
      const person = await whoIs(await launch(app.address, platform, student, { claims }));
      await buildSubmission(app.database, quizCode, person?.id ?? '', question.id);
      subjects.push(student.sub);
    }
    const scores = () => platform.scores.filter(({ userId }) => subjects.includes(userId));
    return { quizCode, place, resourceLinkId, scores };
  }

  it('share one column, however many are sent at once', async () => {
    const { resourceLinkId, scores } = await buildSat(10, platform.grades());
    await createScoreFinder(app)();
    await until(() => expect(scores()).toHaveLength(10));
    const columns = platform.columns.filter((one) => one.resourceLinkId === resourceLinkId);
    expect(columns).toHaveLength(1);
    const path = `${new URL(columns[0]?.id ?? '').pathname}/scores`;
    expect(new Set(scores().map((score) => score.path))).toEqual(new Set([path]));
  });

  it('are sent once the link has a column for them', async () => {
    const { quizCode, place, scores } = await buildSat(2, {});
    const findScores = createScoreFinder(app);
    await findScores();
    const underWay = async () =>
      (await app.jobs.listUnderWay('send-lti-score')).filter((one) => one.quizCode === quizCode);
    await until(async () => expect(await underWay()).toEqual([]));
    await findScores();
    expect(scores()).toEqual([]);
    const claims = { ...place, ...platform.grades('/columns/late/lineitem') };
    const tom = await launch(app.address, platform, aTeacher(), { claims });
    expect(tom.location).toBe(`/quiz-results/${quizCode}`);
    await findScores();
    await until(() => expect(scores()).toHaveLength(2));
  });

  it('are sent once a worker starts, even if their jobs were lost, as after a restore', async () => {
    const { quizCode, scores } = await buildSat(1, platform.grades('/columns/lost/lineitem'));
    const ofQuiz = eq(ltiScores.quizCode, quizCode);
    await app.database.update(ltiScores).set({ wanted: 'submitted' }).where(ofQuiz);
    await createScoreFinder(app)();
    await until(() => expect(scores()).toHaveLength(1));
    const told = and(ofQuiz, eq(ltiScores.sent, 'submitted'));
    await until(async () => expect(await app.database.$count(ltiScores, told)).toBe(1));
  });

  it('no longer have a problem once there is nothing to send', async () => {
    const { quizCode } = await buildSat(1, platform.grades('/columns/calm/lineitem'));
    const ofQuiz = eq(ltiScores.quizCode, quizCode);
    await app.database.update(ltiScores).set({ problem: 'It was away.' }).where(ofQuiz);
    const [row] = await app.database.select().from(ltiScores).where(ofQuiz);
    if (!row) throw new Error('The score is missing.');
    const tools = { database: app.database, allowsPrivateAddresses: true };
    await sendScore(tools, row, new AbortController().signal);
    const [left] = await app.database.select().from(ltiScores).where(ofQuiz);
    expect(left).toMatchObject({ problem: null, sent: '' });
  });
});
