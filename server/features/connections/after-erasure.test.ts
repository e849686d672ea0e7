import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ltiScores } from '../../database/schema/lti.ts';
import { apiTokens } from '../../database/schema/tokens.ts';
import { webhookDeliveries, webhooks } from '../../database/schema/webhooks.ts';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildTeacher,
  buildUser,
  FACTORY_PASSWORD,
} from '../../testing/factories.ts';
import { tablesWith } from '../../testing/database/find-in-database.ts';
import { launch, whoIs } from '../../testing/lti/lti-browser.ts';
import { startAppWithPlatform } from '../../testing/lti/app-with-platform.ts';
import type { LtiPlatform } from '../../testing/lti/lti-platform.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { erasePerson } from '../accounts/person-data/erase-person.ts';
import { createScoreFinder } from './lti/find-scores.ts';
import { findEvents } from './webhooks/find-events.ts';

const NAME = 'Zora Quillfeather';
describe('data that other programs of the school were sent about an erased person', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let stop: () => Promise<void>;
  let admin: { id: string; email: string };
  beforeAll(async () => {
    ({ app, platform, admin, stop } = await startAppWithPlatform());
  });
  afterAll(() => stop());

  it('is erased with a student: launches, marks for the platform and deliveries', async () => {
    const { webhooks: hooks } = await app.as(admin);
    await hooks.create({ url: `${platform.origin}/told`, events: ['quiz.finished'] });
    const teacher = await buildTeacher(app.database);
    const question = await buildQuestion(app.database, { maxMark: 5 });
    const values = { creatorUid: teacher.id, questionIds: [question.id] };
    const { quizCode } = await buildQuiz(app.database, values);
    const sub = `zora-${randomUUID()}`;
    const zora = {
      sub,
      name: NAME,
      email: 'zora.quillfeather@school.example',
      role: 'Learner' as const,
    };
    const claims = {
      ...platform.link(randomUUID()),
      ...platform.quiz(quizCode),
      ...platform.grades('/columns/3/lineitem'),
    };
    const arrived = await launch(app.address, platform, zora, { claims });
    const student = await whoIs(arrived);
    // A second launch stops at the confirmation page, so that its data stays stored.
    await launch(app.address, platform, zora, { claims, keepsCookies: false });
    // A person whose address merely ends with hers keeps his stored launch.
    const other = { ...zora, sub: randomUUID(), name: 'Jo', email: `jo.${student?.email}` };
    await launch(app.address, platform, other, { claims, keepsCookies: false });
    const userId = student?.id ?? '';
    await buildSubmission(app.database, quizCode, userId, question.id);
    await createScoreFinder(app)();
    await findEvents(app);
    const rows = async () => [
      await app.database.$count(ltiScores, eq(ltiScores.userId, userId)),
      await app.database.$count(webhookDeliveries, eq(webhookDeliveries.userId, userId)),
    ];
    expect(await rows()).toEqual([1, 1]);
    expect(await tablesWith(app.database, sub)).not.toEqual([]);

    const { outcome } = await erasePerson(app.database, student?.email ?? '', { withTexts: true });
    expect(outcome).toBe('erased');
    expect(await rows()).toEqual([0, 0]);
    for (const trace of [NAME, sub, zora.email]) {
      expect([trace, await tablesWith(app.database, trace)]).toEqual([trace, []]);
    }
    expect(await tablesWith(app.database, other.sub)).toEqual(['public.verification']);
  });

  it('is kept if it belongs to the school, such as keys and webhooks, and any name left in it is reported', async () => {
    const leaver = await buildUser(app.database, {
      role: 'admin',
      name: NAME,
      username: NAME,
      email: 'zora@staff.example',
    });
    const { tokens, webhooks: hooks } = await app.as(leaver);
    await tokens.create({
      kind: 'service',
      name: `${NAME}’s sync`,
      scopes: ['quiz.list'],
      password: FACTORY_PASSWORD,
    });
    const url = `${platform.origin}/kept-${randomUUID()}`;
    await hooks.create({ url, events: ['quiz.marked'] });
    const { toJudge } = await erasePerson(app.database, leaver.email, { withTexts: true });
    expect(toJudge.map(({ place }) => place)).toContain('api_tokens.name');
    const [kept] = await app.database.select().from(apiTokens);
    expect(kept).toMatchObject({ kind: 'service', madeBy: null });
    expect(await app.database.$count(webhooks, eq(webhooks.url, url))).toBe(1);
    expect(await tablesWith(app.database, leaver.email)).toEqual([]);
  });
});
