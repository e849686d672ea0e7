import { describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { createScriptedMarker } from '../../../testing/markers/scripted-marker.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { MarkerError } from '../engine/marker-error.ts';

describe('a run in which answers failed', () => {
  let isRefusing = true;
  const marker = createScriptedMarker(({ userAnswer }) => {
    if (isRefusing && userAnswer.startsWith('odd')) {
      throw new MarkerError('refused', 'No.', { status: 400, said: 'content policy' });
    }
    return 1;
  });
  const desk = teacherWithApp({ marker });

  async function untilEnd({ id }: MarkingRun): Promise<MarkingRun | undefined> {
    let last: MarkingRun | undefined;
    for await (const progress of await desk.client.marking.watchRun({ runId: id })) last = progress;
    return last;
  }
  async function runOver(...answers: string[]) {
    isRefusing = true;
    const quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, {
      maxMark: 1,
    });
    const { quizCode } = quiz;
    const ended = await untilEnd(
      await desk.client.marking.startRun({ quizCode, mode: 'unmarked' }),
    );
    if (!ended) throw new Error('The run told nothing.');
    isRefusing = false;
    return { quiz, quizCode, ended };
  }

  it('gives the reason in the server’s words, and counts blank answers separately from marked ones', async () => {
    const { ended } = await runOver('even', 'odd one', UNANSWERED_TEXT);
    expect(ended).toMatchObject({
      state: 'completed',
      marked: 2,
      failed: 1,
      blank: 1,
      failure: 'The marker rejected the request. The model answered 400: “content policy”.',
    });
  });

  it('is resumed for only the failed answers', async () => {
    const { quiz, ended } = await runOver('even', 'odd one', 'odd two');
    const calls = marker.calls.length;
    const resumed = await desk.client.marking.resumeRun({ runId: ended.id });
    expect(resumed).toMatchObject({ total: 2 });
    expect(await untilEnd(resumed)).toMatchObject({ marked: 2, failed: 0, failure: null });
    expect(marker.calls.slice(calls).toSorted()).toEqual(['odd one', 'odd two']);
    expect(await quiz.marks()).toEqual([1, 1, 1]);
  });

  it('leaves alone answers that a teacher has since marked, and has nothing to mark if there are no others', async () => {
    const { quiz, ended } = await runOver('odd one');
    await quiz.change(0, { markAwarded: 0, confirmedBy: desk.teacher.id, markRevision: 1 });
    expect(await errorOf(desk.client.marking.resumeRun({ runId: ended.id }))).toMatchObject({
      code: 'NOTHING_TO_MARK',
    });
    expect(await quiz.marks()).toEqual([0]);
  });

  it('remains in the quiz’s history with its reason', async () => {
    const { quizCode, ended } = await runOver('even', 'odd one');
    await untilEnd(await desk.client.marking.resumeRun({ runId: ended.id }));
    const runs = await desk.client.marking.listRuns({ quizCode });
    expect(runs.map(({ failed, failure }) => ({ failed, failure }))).toEqual([
      { failed: 0, failure: null },
      { failed: 1, failure: ended.failure },
    ]);
  });
});
