import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { questions } from '../../../database/schema/questions.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { createScriptedMarker, SCRIPTED_TOKENS } from '../../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('teaching the scheme when something goes wrong', () => {
  let app: TestApp;
  let client: ApiClient;
  let teacherId: string;
  let quiz: AnsweredQuiz;
  /** The marker's behaviour when it is called. */
  let mark: (answer: string) => number | Promise<number>;

  beforeAll(async () => {
    app = await startTestApp({ marker: createScriptedMarker((task) => mark(task.userAnswer)) });
    const teacher = await buildTeacher(app.database);
    teacherId = teacher.id;
    client = await app.as(teacher);
  });
  beforeEach(async () => {
    quiz = await buildAnsweredQuiz(app.database, teacherId, ['one', 'two']);
    await change({ createdBy: teacherId, markSchemeAnswer: 'oxygen (1)' });
    for (const index of [0, 1]) await quiz.change(index, { markAwarded: 0, aiMark: 0 });
  });
  afterAll(() => app.stop());

  const change = (values: Partial<typeof questions.$inferInsert>) =>
    app.database.update(questions).set(values).where(eq(questions.id, quiz.questionId));
  const line = () => ({
    quizCode: quiz.quizCode,
    questionId: quiz.questionId,
    kind: 'accept' as const,
    line: 'O2',
  });
  const teach = async () => {
    const items = (await quiz.rows()).map(({ submissionId, markRevision }) => ({
      submissionId,
      markRevision,
    }));
    return client.marking.teachSchemeLine({ ...line(), items });
  };
  const findScheme = async () =>
    (await app.database.select().from(questions).where(eq(questions.id, quiz.questionId)))[0]
      ?.markSchemeAnswer;

  it('stores nothing when the marker cannot be reached', async () => {
    mark = () => Promise.reject(new Error('no connection'));
    expect((await errorOf(client.marking.trySchemeLine(line()))).code).toBe('MARKER_UNAVAILABLE');
    expect(await errorOf(teach())).toMatchObject({ status: 503, code: 'MARKER_UNAVAILABLE' });
    expect(await findScheme()).toBe('oxygen (1)');
    expect(await quiz.marks()).toEqual([0, 0]);
  });

  it('leaves answers that the marker failed on unchanged, to be checked, and reports no conflict', async () => {
    await quiz.change(1, { aiAnalysis: buildAnalysis({}) });
    mark = (answer) => (answer === 'one' ? 1 : Promise.reject(new Error('too long')));
    expect(await client.marking.trySchemeLine(line())).toMatchObject({ unconfirmed: 2, looked: 1 });
    const taught = await teach();
    expect(taught).toMatchObject({ changedCount: 1, conflictCount: 0, notMarked: 1 });
    expect(await quiz.marks()).toEqual([1, 0]);
    const { items } = await client.marking.listToCheck({ quizCode: quiz.quizCode });
    expect(items).toMatchObject([{ userAnswer: 'two', reasons: ['flagged'] }]);
  });

  it('changes nothing when someone edits the question in the meantime', async () => {
    mark = async () => {
      await change({ markSchemeAnswer: 'ozone (1)' });
      return 1;
    };
    expect(await errorOf(teach())).toMatchObject({ status: 409, code: 'QUESTION_CHANGED' });
    expect(await findScheme()).toBe('ozone (1)');
    expect(await quiz.marks()).toEqual([0, 0]);
  });

  it('does not overwrite a mark that a teacher gives while the marker is working', async () => {
    mark = async (answer) => {
      if (answer === 'one') await quiz.change(0, { markAwarded: 2, markRevision: 3 });
      return 1;
    };
    const taught = await teach();
    expect(taught.conflicts).toMatchObject([{ markAwarded: 2 }]);
    expect(await quiz.marks()).toEqual([2, 1]);
  });

  it('refuses a line that makes the scheme too long', async () => {
    await change({ markSchemeAnswer: 'x'.repeat(20_000) });
    expect((await errorOf(client.marking.trySchemeLine(line()))).code).toBe('BAD_REQUEST');
  });

  it('counts the tokens of the trial but no responses, as these were counted before', async () => {
    mark = () => 1;
    const before = await client.marking.usage();
    await client.marking.trySchemeLine(line());
    const after = await client.marking.usage();
    expect(after.tokens - before.tokens).toBe(2 * SCRIPTED_TOKENS);
    expect(after.responses).toBe(before.responses);
  });
});
