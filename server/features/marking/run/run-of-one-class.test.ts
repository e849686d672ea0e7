import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submissions } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { buildSharedQuiz } from '../../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MarkerError } from '../engine/marker-error.ts';

describe('runs of a quiz for one class after the other', () => {
  let isRefusing = false;
  let app: TestApp;
  let client: ApiClient;
  let quiz: Awaited<ReturnType<typeof buildSharedQuiz>>;

  beforeAll(async () => {
    const marker = createScriptedMarker(() => {
      if (isRefusing) throw new MarkerError('refused', 'No.', { status: 400, said: 'no' });
      return 1;
    });
    app = await startTestApp({ marker });
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    quiz = await buildSharedQuiz(app.database);
    await app.database.update(submissions).set({ markAwarded: null, aiMark: null });
    client = await app.as(quiz.owner);
  });

  const run = async (teacherCode?: string) => {
    const { quizCode } = quiz;
    const started = await client.marking.startRun({ quizCode, teacherCode, mode: 'unmarked' });
    return endOfRun(client, started.id);
  };

  it('say which class they were for, and what failed in the first can be marked after the second', async () => {
    const { quizCode, owner, otherClass, samsId } = quiz;
    isRefusing = true;
    const first = await run(owner.teacherCode);
    isRefusing = false;
    await run(otherClass.teacherCode);
    const about = { quizCode, teacherCode: owner.teacherCode };
    expect((await client.marking.listToCheck(about)).items).toMatchObject([
      { submissionId: samsId, reasons: ['stopped-or-failed'] },
    ]);
    const nameOf = async (teacherCode: string) =>
      (await client.marking.listResponses({ quizCode, teacherCode })).schoolClass?.name;
    const [ownName, otherName] = [
      await nameOf(owner.teacherCode),
      await nameOf(otherClass.teacherCode),
    ];
    expect(await client.marking.listRuns({ quizCode })).toMatchObject([
      { classNames: otherName, failed: 0, resumable: 0 },
      { classNames: ownName, failed: 1, resumable: 1 },
    ]);
    const resumed = await client.marking.resumeRun({ runId: first?.id ?? '' });
    expect(resumed).toMatchObject({ total: 1, classNames: ownName });
    expect(await endOfRun(client, resumed.id)).toMatchObject({ marked: 1 });
    expect((await client.marking.listRuns({ quizCode })).map(({ resumable }) => resumable)).toEqual(
      [0, 0, 0],
    );
    expect((await client.marking.listToCheck(about)).unmarked).toBe(0);
  });

  it('name no class where they are for everyone', async () => {
    expect(await run()).toMatchObject({ classNames: null, total: 2, marked: 2 });
  });
});
