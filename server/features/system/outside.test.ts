import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODEL_CALLS_KEPT_DAYS } from '../../../shared/business-rules.ts';
import { modelCalls } from '../../database/schema/marking.ts';
import { buildAnsweredQuiz } from '../../testing/quizzes/answered-quiz.ts';
import { buildTeacher, buildUser } from '../../testing/factories.ts';
import { startModelServer, type ModelServer } from '../../testing/markers/model-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeOldModelCalls } from '../marking/public.ts';

const answer = 'Plants take in carbon dioxide.';
const question = {
  questionText: 'Which gas do plants take in?',
  markSchemeAnswer: 'carbon dioxide (1)',
  maxMark: 1,
};

describe('data that leaves the school for a model', () => {
  let model: ModelServer;
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;
  let admin: Awaited<ReturnType<typeof buildUser>>;

  beforeAll(async () => {
    model = await startModelServer();
    model.behave(() => ({
      judgement: {
        points: [{ number: 1, quote: 'carbon dioxide', marks: 1 }],
        feedback: 'You name the gas.',
        isUnsure: false,
      },
    }));
    app = await startTestApp({
      marking: {
        MARKER: 'openai-compatible',
        // A local server that forwards to a cloud: it counts as outside, but a test can call it.
        MARKER_MODEL: 'some:cloud',
        MARKER_BASE_URL: model.url,
      },
    });
    teacher = await buildTeacher(app.database);
    admin = await buildUser(app.database, { role: 'admin', name: 'Ms Head' });
  });
  afterAll(async () => {
    await app.stop();
    await model.stop();
  });

  const refused = { code: 'LEAVING_NOT_ACCEPTED' };
  const accept = async () => {
    const api = await app.as(admin);
    const { provider, uses } = await api.system.describeLeaving();
    const fields = uses.flatMap(({ use, fields: all }) =>
      all.filter(({ isSent }) => isSent).map(({ field }) => `${use}.${field}`),
    );
    return api.system.acceptLeaving({ provider: provider ?? '', fields });
  };

  it('is refused until an administrator has accepted it: runs, reports, trials, the service', async () => {
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, [answer], question);
    const { marking, reports, system } = await app.as(teacher);
    const run = { quizCode: quiz.quizCode, mode: 'all' as const };
    await expect(marking.startRun(run)).rejects.toMatchObject(refused);
    const batch = { students: [{ name: 'Sam' }] as [{ name: string }], classInfo: {} };
    await expect(reports.startBatch(batch)).rejects.toMatchObject(refused);
    const sentence = /no administrator has accepted/;
    const trial = { ...question, userAnswer: answer };
    await expect(marking.tryAnswer(trial)).rejects.toThrow(sentence);
    await expect(reports.generate(batch)).rejects.toThrow(sentence);
    await expect(marking.markQuiz({ submissions: [{ id: '1', ...trial }] })).rejects.toThrow(
      sentence,
    );
    expect(model.requests).toEqual([]);
    expect(await system.describeLeaving()).toMatchObject({
      provider: 'some:cloud, which 127.0.0.1 passes on',
      isOutside: true,
      acceptance: null,
    });
  });

  it('is not accepted if something other than what was read would leave', async () => {
    const api = await app.as(admin);
    const { provider } = await api.system.describeLeaving();
    for (const read of [
      { provider: 'Somebody else', fields: ['marking.userAnswer'] },
      { provider: provider ?? '', fields: ['marking.userAnswer'] },
    ]) {
      await expect(api.system.acceptLeaving(read)).rejects.toMatchObject({
        code: 'LEAVING_CHANGED',
      });
    }
  });

  it('leaves once it is accepted, and each call is recorded without its texts', async () => {
    expect((await accept()).acceptance).toMatchObject({ by: 'Ms Head' });
    const { marking, reports } = await app.as(teacher);
    await marking.tryAnswer({ ...question, userAnswer: answer });
    await expect(
      reports.generate({ students: [{ name: 'Sam' }], classInfo: {} }),
    ).rejects.toMatchObject({ code: 'REPORTS_FAILED' });
    const { items, total } = await (await app.as(admin)).system.listModelCalls({ page: 1 });
    expect(total).toBe(items.length);
    expect(items.map(({ use, outcome }) => `${use} ${outcome}`)).toEqual(
      expect.arrayContaining(['check answered', 'trial answered', 'report unusable']),
    );
    expect(items.every(({ model: name }) => name.includes('some:cloud'))).toBe(true);
    expect(JSON.stringify(items)).not.toMatch(/carbon|Sam|plants/i);
  });

  it('is recorded with the question that each call was for, and in the downloaded file too', async () => {
    const { quizCode, questionId } = await buildAnsweredQuiz(
      app.database,
      teacher.id,
      [answer],
      question,
    );
    await app.database
      .insert(modelCalls)
      .values({ model: 'm', use: 'marking', questionId, outcome: 'answered', totalTokens: 7 });
    const api = await app.as(admin);
    const [newest] = (await api.system.listModelCalls({ page: 1 })).items;
    expect(newest).toMatchObject({ question: question.questionText, totalTokens: 7 });
    const file = await (await api.system.exportModelCalls({ format: 'csv' })).text();
    expect(file).toMatch(/^\uFEFF?Time \(UTC\),Model,Use,Question,Tokens,Outcome\r\n/);
    expect(file).toContain(`,m,Marking,${question.questionText},7,answered`);
    expect(file).not.toContain(quizCode);
  });

  it('is deleted from the record once its retention time is over', async () => {
    await app.database.insert(modelCalls).values({
      model: 'ancient',
      use: 'trial',
      outcome: 'answered',
      totalTokens: 1,
      at: sql`now() - ${MODEL_CALLS_KEPT_DAYS + 1} * interval '1 day'`,
    });
    await removeOldModelCalls(app.database, MODEL_CALLS_KEPT_DAYS);
    const left = await app.database.select().from(modelCalls);
    expect(left.map((row) => row.model)).not.toContain('ancient');
    expect(left.length).toBeGreaterThan(0);
  });
});

it('no data leaves the school with the built-in marker', async () => {
  const app = await startTestApp();
  const { system } = await app.as(await buildTeacher(app.database));
  expect(await system.describeLeaving()).toEqual({
    provider: null,
    isOutside: false,
    uses: [],
    acceptance: null,
    abilities: { canAccept: false },
  });
  await app.stop();
});
