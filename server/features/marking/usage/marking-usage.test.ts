import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { createScriptedMarker, SCRIPTED_TOKENS } from '../../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { usageMonth } from './usage-month.ts';

const sample = {
  questionText: 'Which gas?',
  markSchemeAnswer: 'carbon dioxide (1)',
  userAnswer: 'carbon dioxide',
  maxMark: 1,
};

async function runToEnd(client: ApiClient, quizCode: string) {
  const { id } = await client.marking.startRun({ quizCode, mode: 'unmarked' });
  let ended;
  for await (const run of await client.marking.watchRun({ runId: id })) ended = run;
  return ended;
}

describe('usageMonth', () => {
  it('counts by UTC months and renews on the first of the next month', () => {
    const { month, renewsAt } = usageMonth(new Date('2026-12-31T23:59:59Z'));
    expect(month).toBe('2026-12');
    expect(renewsAt.toISOString()).toBe('2027-01-01T00:00:00.000Z');
  });
});

describe('marking usage', () => {
  let limited: TestApp;
  let unlimited: TestApp;

  beforeAll(async () => {
    const marker = createScriptedMarker(() => 1);
    limited = await startTestApp({ marker, marking: { MONTHLY_RESPONSE_ALLOWANCE: '3' } });
    unlimited = await startTestApp({
      marker: {
        name: 'dear',
        mark: async (task) => ({ ...(await marker.mark(task)), costMicros: 1_500 }),
      },
      marking: { MARKER_PRICE_INPUT: '1', MARKER_PRICE_OUTPUT: '2', MARKER_CURRENCY: 'EUR' },
    });
  });
  afterAll(() => Promise.all([limited.stop(), unlimited.stop()]));

  it('is shown to the teacher, blocks nothing, and leaves out answers that needed no marker', async () => {
    const teacher = await buildTeacher(unlimited.database);
    const client = await unlimited.as(teacher);
    const answers = ['one', 'two', UNANSWERED_TEXT];
    const quiz = await buildAnsweredQuiz(unlimited.database, teacher.id, answers);
    const ended = await runToEnd(client, quiz.quizCode);
    expect(ended).toMatchObject({ state: 'completed', marked: 3, cost: 0.003, currency: 'EUR' });
    expect(await client.marking.usage({})).toEqual({
      responses: 2,
      tokens: 2 * SCRIPTED_TOKENS,
      cost: 0.003,
      currency: 'EUR',
      allowance: 500,
      isEnforced: false,
      renewsAt: usageMonth().renewsAt.toISOString(),
    });
  });

  it('is limited to the allowance if one is set, with a message that says when it renews', async () => {
    const teacher = await buildTeacher(limited.database);
    const client = await limited.as(teacher);
    const build = (answers: string[]) => buildAnsweredQuiz(limited.database, teacher.id, answers);
    const tooMany = await build(['one', 'two', 'three', 'four']);
    const start = (quizCode: string) => client.marking.startRun({ quizCode, mode: 'unmarked' });
    expect(await errorOf(start(tooMany.quizCode))).toMatchObject({
      status: 429,
      code: 'ALLOWANCE_USED_UP',
      message: expect.stringContaining('has only 3 left'),
    });
    const fits = await build(['one', 'two', 'three', UNANSWERED_TEXT]);
    expect(await runToEnd(client, fits.quizCode)).toMatchObject({
      state: 'completed',
      marked: 4,
      cost: null,
      currency: null,
    });
    const refused = await errorOf(start(tooMany.quizCode));
    expect(refused.message).toMatch(/is used up\. It renews on 1 \w+\.$/);
    expect(await client.marking.usage({})).toMatchObject({
      responses: 3,
      allowance: 3,
      isEnforced: true,
    });
    // Answers that need no marker can always be marked.
    const blank = await build([UNANSWERED_TEXT, '']);
    expect(await runToEnd(client, blank.quizCode)).toMatchObject({ marked: 2, failed: 0 });
    const choice = { kind: 'choice' as const, options: 'red\nblue', markSchemeAnswer: 'red' };
    const chosen = await buildAnsweredQuiz(limited.database, teacher.id, ['red', 'blue'], choice);
    expect(await runToEnd(client, chosen.quizCode)).toMatchObject({ marked: 2, failed: 0 });
    expect((await client.marking.usage({})).responses).toBe(3);
  });

  it('is reserved for only one run when several begin at once', async () => {
    const teacher = await buildTeacher(limited.database);
    const client = await limited.as(teacher);
    const quizzes = await Promise.all(
      ['a', 'b', 'c'].map((key) =>
        buildAnsweredQuiz(limited.database, teacher.id, [`${key} one`, `${key} two`]),
      ),
    );
    const outcomes = await Promise.allSettled(
      quizzes.map(({ quizCode }) => client.marking.startRun({ quizCode, mode: 'all' })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('includes administrators’ trials of the marker in use, which is described without its key', async () => {
    const admin = await unlimited.as(await buildUser(unlimited.database, { role: 'admin' }));
    expect(await admin.marking.describeMarker({})).toEqual({
      name: 'built-in',
      dialect: null,
      kind: 'built-in',
      address: null,
      seesImages: false,
      passes: 1,
      concurrency: 4,
      timeoutSeconds: 60,
      prices: { input: 1, output: 2, currency: 'EUR' },
    });
    expect(await admin.marking.tryMarker(sample)).toMatchObject({
      markAwarded: 1,
      feedback: 'Feedback on carbon dioxide',
      totalTokens: SCRIPTED_TOKENS,
    });
    expect(await admin.marking.usage({})).toMatchObject({
      responses: 0,
      tokens: SCRIPTED_TOKENS,
      cost: 0.0015,
    });
  });
});
