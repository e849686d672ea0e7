import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildTeacher } from '../../../testing/factories.ts';
import { createScriptedMarker, untilAborted } from '../../../testing/markers/scripted-marker.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { Marker } from '../engine/marker.ts';

/** The number of concurrent calls. */
const IN_HAND = 4;
const UNKNOWN_RUN = '00000000-0000-4000-8000-000000000000';

describe('marking.stopRun', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let client: ApiClient;
  /** Resolved by a test once the run may continue. */
  const gate = Promise.withResolvers<void>();
  const began = Promise.withResolvers<void>();
  /** Until then, a call beyond those in flight never returns. */
  let hasStopped = false;

  beforeAll(async () => {
    const scripted = createScriptedMarker(async () => {
      if (scripted.calls.length === IN_HAND) began.resolve();
      await gate.promise;
      return 1;
    });
    const mark: Marker['mark'] = (task, signal) =>
      hasStopped || scripted.calls.length < IN_HAND ? scripted.mark(task) : untilAborted(signal);
    app = await startTestApp({ marker: { name: 'scripted', mark } });
    teacher = await buildTeacher(app.database);
    client = await app.as(teacher);
  });
  afterAll(() => app.stop());

  it('lets answers already being marked finish, notifies viewers, and keeps the marks', async () => {
    const answers = Array.from({ length: 100 }, (_, index) => `answer ${index}`);
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, answers);
    const { quizCode } = quiz;
    const { id: runId } = await client.marking.startRun({ quizCode, mode: 'all' });
    const watched = (async () => {
      const told: MarkingRun[] = [];
      for await (const run of await client.marking.watchRun({ runId })) told.push(run);
      return told;
    })();
    await began.promise;
    expect(await client.marking.stopRun({ runId })).toMatchObject({
      state: 'active',
      isStopping: true,
    });
    gate.resolve();

    const told = await watched;
    hasStopped = true;
    const ended = told.at(-1);
    expect(ended).toMatchObject({ state: 'stopped', marked: IN_HAND, failed: 0, total: 100 });
    expect((await quiz.marks()).filter((mark) => mark !== null)).toHaveLength(IN_HAND);

    const again = await client.marking.startRun({ quizCode, mode: 'unmarked' });
    expect(again).toMatchObject({ state: 'active', total: 96 });
  });

  it('is harmless if the run has ended', async () => {
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, ['one']);
    const { id: runId } = await client.marking.startRun({ quizCode: quiz.quizCode, mode: 'all' });
    let ended: MarkingRun | undefined;
    for await (const run of await client.marking.watchRun({ runId })) ended = run;
    expect(await client.marking.stopRun({ runId })).toEqual(ended);
    expect(ended).toMatchObject({ state: 'completed', isStopping: false });
  });

  it('does not find a run that never existed, or one on another teacher’s quiz', async () => {
    const quiz = await buildAnsweredQuiz(app.database, teacher.id, ['one']);
    const run = await client.marking.startRun({ quizCode: quiz.quizCode, mode: 'all' });
    const other = await app.as(await buildTeacher(app.database));
    const errors = await Promise.all([
      errorOf(client.marking.stopRun({ runId: UNKNOWN_RUN })),
      errorOf(other.marking.stopRun({ runId: run.id })),
      errorOf(other.marking.watchRun({ runId: run.id })),
    ]);
    expect(errors.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array(3).fill('404 NOT_FOUND'),
    );
  });
});
