import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { markingUsage } from '../../../database/schema/marking.ts';
import { welfareConcerns } from '../../../database/schema/welfare.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import {
  createScriptedMarker,
  SCRIPTED_TOKENS,
  untilAborted,
} from '../../../testing/markers/scripted-marker.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { createBuiltInMarker } from '../engine/built-in-marker.ts';
import { markQuiz } from './mark-quiz.ts';
import { createCallGate } from '../run/batches/call-gate.ts';

const KEY = 'a key of a service with enough characters';
const OTHER_KEY = 'another key of a service that is just as long';

const submission = (id: string, userAnswer = `answer ${id}`) => ({
  id,
  questionText: 'Which gas?',
  markSchemeAnswer: 'carbon dioxide (1)\nfrom the air (1)',
  userAnswer,
  maxMark: 2,
});

describe('POST /api/mark-quiz', () => {
  let app: TestApp;

  beforeAll(async () => {
    const marker = createScriptedMarker((task) => {
      if (task.userAnswer.includes('poison')) throw new Error('The marker is away.');
      return 1;
    });
    app = await startTestApp({
      marker,
      marking: { MARKING_SERVICE_KEYS: `${KEY}, ${OTHER_KEY}`, MONTHLY_RESPONSE_ALLOWANCE: '10' },
    });
  });
  afterAll(() => app.stop());

  const post = (options: Parameters<typeof send>[3]) =>
    send(app, 'POST', '/api/mark-quiz', options);
  const withKey = (key: string, submissions: object[]) =>
    post({ body: { submissions }, headers: { authorization: `Bearer ${key}` } });
  const usageOf = async (teacherId: string) => {
    const rows = await app.database
      .select()
      .from(markingUsage)
      .where(eq(markingUsage.teacherId, teacherId));
    return rows[0];
  };

  it('responds to a signed-in teacher in the specified format', async () => {
    const teacher = await buildTeacher(app.database);
    const extra = { ...submission('ada_QUIZ01_q1'), userId: 'ada', username: 'Ada', quizCode: 'X' };
    const answer = await post({ as: teacher, body: { submissions: [extra, submission('b')] } });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      submissions: [
        { id: 'ada_QUIZ01_q1', markAwarded: 1, feedback: 'Feedback on answer ada_QUIZ01_q1' },
        { id: 'b', markAwarded: 1, aiAnalysis: { marker: 'scripted' } },
      ],
      usage: { total_tokens: 2 * SCRIPTED_TOKENS },
    });
    expect(await usageOf(teacher.id)).toMatchObject({ responses: 2, tokens: 2 * SCRIPTED_TOKENS });
  });

  it('sends the marker no answer that a person must read, and says which answers these are', async () => {
    const rows = () => app.database.$count(welfareConcerns);
    const before = await rows();
    const teacher = await buildTeacher(app.database);
    const disclosure = submission('b', 'My dad hits me when he is drunk.');
    const mark = (submissions: object[]) => post({ as: teacher, body: { submissions } });
    const answer = await mark([submission('a'), disclosure]);
    expect(answer.body).toMatchObject({
      submissions: [{ id: 'a' }],
      usage: { total_tokens: SCRIPTED_TOKENS },
      heldForWelfare: ['b'],
    });
    const alone = await mark([disclosure]);
    expect(alone.body).toEqual({
      submissions: [],
      usage: { total_tokens: 0 },
      heldForWelfare: ['b'],
    });
    // A weaker sign, which a person reads too.
    const hinted = await mark([submission('c', 'mum wears sunglasses indoors now')]);
    expect(hinted.body).toMatchObject({ submissions: [], heldForWelfare: ['c'] });
    expect(await rows()).toBe(before);
  });

  it('accepts a service with its key, from a program that sends no browser headers', async () => {
    const answer = await withKey(KEY, [submission('a')]);
    expect(answer.status).toBe(200);
    const other = await withKey(OTHER_KEY, [submission('a')]);
    expect(other.status).toBe(200);
    const rows = await app.database.select().from(markingUsage);
    const services = rows.filter(({ teacherId }) => teacherId.startsWith('service:'));
    expect(services.map(({ responses }) => responses)).toEqual([1, 1]);
    expect(JSON.stringify(services)).not.toContain('key of a service');
  });

  it('refuses a wrong key, a missing one, and students', async () => {
    const body = { submissions: [submission('a')] };
    const teacher = await buildTeacher(app.database);
    const wrong = { authorization: `Bearer ${KEY}x` };
    const outcomes = await Promise.all([
      post({ body }),
      post({ body, headers: wrong }),
      post({ body, headers: { authorization: 'Bearer ' } }),
      // A session does not make up for a wrong key.
      post({ body, headers: wrong, as: teacher }),
      post({ body, as: await buildUser(app.database) }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([401, 401, 401, 401, 403]);
  });

  it('refuses a write from another site, whether signed in or with a key', async () => {
    const from = { 'sec-fetch-site': 'cross-site' };
    const body = { submissions: [submission('a')] };
    const answers = await Promise.all([
      post({ body, headers: from }),
      post({ body, headers: { ...from, authorization: `Bearer ${KEY}` } }),
      post({ body, headers: from, as: await buildTeacher(app.database) }),
      post({ body, headers: from, as: await buildUser(app.database, { role: 'admin' }) }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });

  it('reports that there is nothing to mark in an empty list', async () => {
    const client = await app.as(await buildTeacher(app.database));
    expect(await errorOf(client.marking.markQuiz({ submissions: [] }))).toMatchObject({
      status: 409,
      code: 'NOTHING_TO_MARK',
      message: 'No responses to mark!',
    });
  });

  it('leaves out answers that it could not mark, keeps repeated ids, and does not call the marker for blanks', async () => {
    const teacher = await buildTeacher(app.database);
    const client = await app.as(teacher);
    const { submissions, usage } = await client.marking.markQuiz({
      submissions: [
        submission('a', 'poison'),
        submission('b', UNANSWERED_TEXT),
        submission('c'),
        submission('c', 'otherwise'),
      ],
    });
    expect(submissions.map(({ id, markAwarded }) => [id, markAwarded])).toEqual([
      ['b', 0],
      ['c', 1],
      ['c', 1],
    ]);
    expect(usage.total_tokens).toBe(2 * SCRIPTED_TOKENS);
    expect(await usageOf(teacher.id)).toMatchObject({ responses: 2 });
  });

  it('says so when the marker cannot be reached', async () => {
    const client = await app.as(await buildTeacher(app.database));
    const marking = client.marking.markQuiz({ submissions: [submission('a', 'poison')] });
    expect(await errorOf(marking)).toMatchObject({ status: 503, code: 'MARKER_UNAVAILABLE' });
  });

  it('marks no more than the allowance, even for many requests at once, and does not charge for failures', async () => {
    const teacher = await buildTeacher(app.database);
    const client = await app.as(teacher);
    const four = ['1', '2', '3', '4'].map((id) => submission(id));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => client.marking.markQuiz({ submissions: four })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await usageOf(teacher.id)).toMatchObject({ responses: 8 });
    await client.marking.markQuiz({ submissions: [submission('a', 'poison'), submission('b')] });
    expect(await usageOf(teacher.id)).toMatchObject({ responses: 9 });
    const refused = await errorOf(client.marking.markQuiz({ submissions: four }));
    expect(refused).toMatchObject({ status: 429, code: 'ALLOWANCE_USED_UP' });
    expect(refused.message).toMatch(
      /^This month’s allowance of 10 responses has only 1 left, too few for these answers\. It renews on 1 \w+\.$/,
    );
  });

  it('responds with the answers marked so far when the time is up', async () => {
    const ending = new AbortController();
    const marker = createScriptedMarker(async (task) => {
      if (task.userAnswer.includes('slow')) await untilAborted(ending.signal);
      ending.abort();
      return 1;
    });
    const call = {
      payerId: 'service:slow',
      submissions: [submission('a', 'a slow one'), submission('b')],
      allowance: null,
    };
    const tools = { marker, gate: createCallGate(2), welfareCheck: app.welfareCheck };
    const answer = await markQuiz(app.database, tools, call, ending.signal);
    expect(answer.submissions.map(({ id }) => id)).toEqual(['b']);
    const late = await errorOf(markQuiz(app.database, tools, call, ending.signal));
    expect(late.code).toBe('MARKER_UNAVAILABLE');
  });

  it('responds at once if the scheme is empty', async () => {
    const builtIn = { marker: createBuiltInMarker(), gate: createCallGate(2) };
    const tools = { ...builtIn, welfareCheck: app.welfareCheck };
    const submissions = [{ ...submission('a'), markSchemeAnswer: '' }];
    const call = { payerId: 'service:empty', submissions, allowance: null };
    const answer = await markQuiz(app.database, tools, call, new AbortController().signal);
    expect(answer.submissions).toEqual([]);
  });
});
