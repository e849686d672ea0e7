import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('deciding while the quiz is being marked', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let client: ApiClient;
  /** Blocks the marker, so that a teacher can decide in between. */
  let release = Promise.withResolvers<void>();
  let isAsked = Promise.withResolvers<void>();

  beforeAll(async () => {
    const marker = createScriptedMarker(async () => {
      isAsked.resolve();
      await release.promise;
      return 0;
    });
    app = await startTestApp({ marker });
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
  });
  afterAll(() => app.stop());

  /** Starts a run that is about to replace two marks in pencil. */
  async function startRun() {
    release = Promise.withResolvers();
    isAsked = Promise.withResolvers();
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, ['one', 'two']);
    for (const index of [0, 1]) await quiz.change(index, { markAwarded: 2, aiMark: 2 });
    const run = await client.marking.startRun({
      quizCode: quiz.quizCode,
      mode: 'all',
      isRemarkConfirmed: true,
    });
    await isAsked.promise;
    const finish = async () => {
      release.resolve();
      let last;
      for await (const told of await client.marking.watchRun({ runId: run.id })) last = told;
      return last;
    };
    return { quiz, finish };
  }

  it('keeps in ink a mark that was accepted during the run', async () => {
    const { quiz, finish } = await startRun();
    const [accepted] = await quiz.rows();
    await client.marking.acceptMarks({
      quizCode: quiz.quizCode,
      which: {
        kind: 'listed',
        items: [{ submissionId: accepted?.submissionId ?? '', markRevision: 0 }],
      },
    });
    expect(await finish()).toMatchObject({ state: 'completed', total: 2, failed: 0 });
    expect(await quiz.marks()).toEqual([2, 0]);
    expect((await quiz.rows())[0]).toMatchObject({ confirmedBy: teacher.id, markRevision: 1 });
    expect((await quiz.events()).map(({ kind }) => kind).toSorted()).toEqual([
      'accepted',
      'marked',
    ]);
  });

  it('shows a teacher who decides after the run how the run marked the answer', async () => {
    const { quiz, finish } = await startRun();
    await finish();
    const [marked] = await quiz.rows();
    const submissionId = marked?.submissionId ?? '';
    expect(
      await setOneMark(client, { submissionId, markAwarded: 1, markRevision: 0 }),
    ).toMatchObject({
      changedCount: 0,
      conflicts: [{ markAwarded: 0, markState: 'pencil' }],
    });
  });

  it('reports the quiz as not found if it was deleted in the meantime', async () => {
    const { quiz, finish } = await startRun();
    await client.quizzes.remove({ quizCode: quiz.quizCode });
    const accepted = client.marking.acceptMarks({
      quizCode: quiz.quizCode,
      which: { kind: 'without-doubt' },
    });
    expect((await errorOf(accepted)).code).toBe('QUIZ_NOT_FOUND');
    release.resolve();
    await finish().catch(() => undefined);
  });
});
