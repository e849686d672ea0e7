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

describe('a run, for a colleague who shares one class of the quiz', () => {
  let isRefusing: boolean;
  let app: TestApp;
  let owner: ApiClient;
  let colleague: ApiClient;
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
    isRefusing = true;
    quiz = await buildSharedQuiz(app.database);
    await app.database.update(submissions).set({ markAwarded: null, aiMark: null });
    owner = await app.as(quiz.owner);
    colleague = await app.as(quiz.colleague);
  });

  /** Builds a failed run of the owner: for everyone, or for one class. */
  const run = async (teacherCode?: string) => {
    const { quizCode } = quiz;
    const { id } = await owner.marking.startRun({ quizCode, teacherCode, mode: 'unmarked' });
    await watched(owner, id);
    return id;
  };
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

  it('is out of reach where it is for everyone', async () => {
    expect(await reach(await run())).toEqual({ ...nothing, onDesk: undefined });
  });

  it('is out of reach where it is for another class', async () => {
    const { teacherCode } = quiz.otherClass;
    expect(await reach(await run(teacherCode))).toEqual({ ...nothing, onDesk: undefined });
  });

  it('can be stopped and taken up where it is for their class, and shows beside others', async () => {
    const runId = await run(quiz.owner.teacherCode);
    await run(quiz.otherClass.teacherCode);
    const whole = { listed: [runId], onDesk: runId, watch: 'ok', stop: 'ok', resume: 'ok' };
    expect(await reach(runId)).toEqual(whole);
  });

  it('can be stopped and taken up where it is for everyone, and their class is the only one', async () => {
    const { quizCode, otherClass } = quiz;
    await app.database
      .delete(quizClasses)
      .where(
        and(
          eq(quizClasses.quizCode, quizCode),
          eq(quizClasses.teacherCode, otherClass.teacherCode),
        ),
      );
    const runId = await run();
    const whole = { listed: [runId], onDesk: runId, watch: 'ok', stop: 'ok', resume: 'ok' };
    expect(await reach(runId)).toEqual(whole);
    const [resumed] = await colleague.marking.listRuns({ quizCode });
    expect(resumed?.classNames).not.toBeNull();
  });

  it('shows on the owner’s desk whichever class is chosen there', async () => {
    const runId = await run();
    const { quizCode, otherClass } = quiz;
    const { teacherCode } = otherClass;
    const { run: shown } = await owner.marking.listResponses({ quizCode, teacherCode });
    expect(shown?.id).toBe(runId);
  });
});
