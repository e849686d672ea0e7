import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { submissions } from '../../../database/schema/attempts.ts';
import { quizClasses } from '../../../database/schema/quiz-classes.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { buildSharedQuiz } from '../../../testing/quizzes/shared-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { MarkerError } from '../engine/marker-error.ts';

const watched = async (client: ApiClient, runId: string) =>
  (await endOfRun(client, runId))?.state ?? 'unseen';

describe('runs of a quiz that classes share', () => {
  let isRefusing: boolean;
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
    isRefusing = false;
    quiz = await buildSharedQuiz(app.database);
    await app.database.update(submissions).set({ markAwarded: null, aiMark: null });
    client = await app.as(quiz.owner);
  });

  const run = async (teacherCode?: string) => {
    const { quizCode } = quiz;
    const { id } = await client.marking.startRun({ quizCode, teacherCode, mode: 'unmarked' });
    return endOfRun(client, id);
  };
  /** Runs for everyone, or for one class, with a marker that refuses. */
  const failedRun = async (teacherCode?: string) => {
    isRefusing = true;
    return (await run(teacherCode))?.id ?? '';
  };

  describe('for one class after the other', () => {
    it('say which class they were for, and failures of the first can be marked after the second', async () => {
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
      expect(
        (await client.marking.listRuns({ quizCode })).map(({ resumable }) => resumable),
      ).toEqual([0, 0, 0]);
      expect((await client.marking.listToCheck(about)).unmarked).toBe(0);
    });

    it('name no class if they are for everyone', async () => {
      expect(await run()).toMatchObject({ classNames: null, total: 2, marked: 2 });
    });
  });

  describe('a run, for a colleague who shares one class of the quiz', () => {
    let colleague: ApiClient;
    beforeEach(async () => {
      colleague = await app.as(quiz.colleague);
    });

    /** Returns what the colleague may do with the run. */
    const reach = async (runId: string) => {
      const { quizCode } = quiz;
      const { marking } = colleague;
      return {
        listed: (await marking.listRuns({ quizCode })).map(({ id }) => id),
        onDesk: (await marking.listResponses({ quizCode })).run?.id,
        watch: await outcomeOf(watched(colleague, runId)),
        stop: await outcomeOf(marking.stopRun({ runId })),
        resume: await outcomeOf(marking.resumeRun({ runId })),
      };
    };
    const nothing = { listed: [], watch: 'NOT_FOUND', stop: 'NOT_FOUND', resume: 'NOT_FOUND' };

    it('cannot be reached if it is for everyone', async () => {
      expect(await reach(await failedRun())).toEqual({ ...nothing, onDesk: undefined });
    });

    it('cannot be reached if it is for another class', async () => {
      const { teacherCode } = quiz.otherClass;
      expect(await reach(await failedRun(teacherCode))).toEqual({ ...nothing, onDesk: undefined });
    });

    it('can be stopped and resumed if it is for their class, and is shown even if another class has a run', async () => {
      const runId = await failedRun(quiz.owner.teacherCode);
      await failedRun(quiz.otherClass.teacherCode);
      const whole = { listed: [runId], onDesk: runId, watch: 'ok', stop: 'ok', resume: 'ok' };
      expect(await reach(runId)).toEqual(whole);
    });

    it('can be stopped and resumed if it is for everyone and theirs is the only class', async () => {
      const { quizCode, otherClass } = quiz;
      await app.database
        .delete(quizClasses)
        .where(
          and(
            eq(quizClasses.quizCode, quizCode),
            eq(quizClasses.teacherCode, otherClass.teacherCode),
          ),
        );
      const runId = await failedRun();
      const whole = { listed: [runId], onDesk: runId, watch: 'ok', stop: 'ok', resume: 'ok' };
      expect(await reach(runId)).toEqual(whole);
      const [resumed] = await colleague.marking.listRuns({ quizCode });
      expect(resumed?.classNames).not.toBeNull();
    });

    it('is shown on the owner’s desk whichever class is chosen', async () => {
      const runId = await failedRun();
      const { quizCode, otherClass } = quiz;
      const { teacherCode } = otherClass;
      const { run: shown } = await client.marking.listResponses({ quizCode, teacherCode });
      expect(shown?.id).toBe(runId);
    });
  });
});
