import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../../database/schema/attempts.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { DISCLOSURE } from '../../../testing/quizzes/disclosed-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { wholeQuiz } from '../../quizzes/public.ts';
import { findRun, insertRun } from './marking-run-queries.ts';
import { insertRunItems } from './run-items-queries.ts';

describe('a disclosure that no one has yet checked', () => {
  const marker = createScriptedMarker(({ userAnswer }) => {
    if (userAnswer === 'odd') throw new Error('The marker is away.');
    return 1;
  });
  const desk = teacherWithApp({ marker });

  /** Requests a run, which begins once `begin` is called. */
  async function askForRun(answer: string) {
    const { database, jobs } = desk.app;
    const quiz = await buildAnsweredQuiz(database, desk.teacher.id, [answer, 'nitrogen']);
    const { quizCode } = quiz;
    const run = await insertRun(database, { quizCode, startedBy: desk.teacher.id, mode: 'all' });
    if (!run) throw new Error('Another run is active.');
    await insertRunItems(database, run, wholeQuiz(quizCode), 'undecided');
    const begin = async () => {
      await database.transaction((transaction) =>
        jobs.enqueue('run-marking', { runId: run.id }, transaction),
      );
      await expect
        .poll(async () => (await findRun(database, run.id))?.state, { timeout: 20_000 })
        .toBe('completed');
    };
    return { quiz, runId: run.id, begin };
  }

  it('is not sent to a marker if it was handed in after a run was requested', async () => {
    const { quiz, begin } = await askForRun(DISCLOSURE);
    await begin();
    expect(await quiz.marks()).toEqual([null, 1]);
    expect(marker.calls).not.toContain(DISCLOSURE);
  });

  it('is not sent to a marker if a run is resumed for failed answers', async () => {
    const { quiz, runId, begin } = await askForRun('odd');
    await begin();
    await quiz.change(0, { userAnswer: DISCLOSURE, revision: 2 });
    await desk.app.database
      .update(attempts)
      .set({ welfareCheckedAt: null })
      .where(eq(attempts.quizCode, quiz.quizCode));
    const resumed = desk.client.marking.resumeRun({ runId });
    expect(await errorOf(resumed)).toMatchObject({ code: 'NOTHING_TO_MARK' });
    expect(marker.calls).not.toContain(DISCLOSURE);
  });
});
