import { describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { appeals } from '../../../database/schema/marking.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import { buildQuiz } from '../../../testing/factories.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

const RIGHT = 'carbon dioxide';

describe('marking.startRun', () => {
  const desk = teacherWithApp();

  const answered = (...answers: string[]) =>
    buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, { maxMark: 1 });

  /** The first in ink, the second in pencil, the third unmarked; all deserve a mark. */
  async function withInk() {
    const quiz = await answered(RIGHT, RIGHT, RIGHT);
    await quiz.change(0, {
      markAwarded: 0,
      confirmedBy: desk.teacher.id,
      feedback: 'My own words',
    });
    await quiz.change(1, { markAwarded: 0, aiMark: 0, feedback: 'In pencil' });
    return quiz;
  }

  /** Starts a run and watches it as the page does; returns everything that the page received. */
  async function runToEnd(input: Parameters<ApiClient['marking']['startRun']>[0]) {
    const started = await desk.client.marking.startRun(input);
    const told: MarkingRun[] = [started];
    for await (const progress of await desk.client.marking.watchRun({ runId: started.id })) {
      told.push(progress);
    }
    return { started, told, ended: told.at(-1) };
  }

  it('has nothing to mark if nobody has submitted', async () => {
    const { quizCode } = await buildQuiz(desk.app.database, { creatorUid: desk.teacher.id });
    const started = desk.client.marking.startRun({ quizCode, mode: 'all' });
    expect(await errorOf(started)).toMatchObject({
      status: 409,
      code: 'NOTHING_TO_MARK',
      message: 'No responses to mark!',
    });
  });

  it('marks a whole quiz and reports its progress until the end', async () => {
    const quiz = await answered(RIGHT, 'oxygen', UNANSWERED_TEXT);
    const { started, told, ended } = await runToEnd({ quizCode: quiz.quizCode, mode: 'all' });
    expect(started).toMatchObject({ state: 'active', phase: 'queued', total: 3, marked: 0 });
    expect(ended).toMatchObject({ state: 'completed', phase: 'done', marked: 3, failed: 0 });
    expect(ended?.finishedAt).not.toBeNull();
    expect(told.slice(0, -1).every((run) => run.state === 'active')).toBe(true);
    expect(await quiz.marks()).toEqual([1, 0, 0]);
  });

  it('reports the result of an ended run at once to someone who opens the page later', async () => {
    const quiz = await answered(RIGHT);
    const { ended } = await runToEnd({ quizCode: quiz.quizCode, mode: 'all' });
    const again = [];
    const runId = ended?.id ?? '';
    for await (const progress of await desk.client.marking.watchRun({ runId }))
      again.push(progress);
    expect(again).toEqual([ended]);
    const { run } = await desk.client.marking.listResponses({ quizCode: quiz.quizCode });
    expect(run).toEqual(ended);
  });

  it('records each mark with its marker and the mark before it', async () => {
    const quiz = await answered(RIGHT, 'oxygen');
    const { ended } = await runToEnd({ quizCode: quiz.quizCode, mode: 'all' });
    const events = await quiz.events();
    expect(events.map(({ oldMark, newMark }) => [oldMark, newMark]).toSorted()).toEqual([
      [null, 0],
      [null, 1],
    ]);
    for (const event of events) {
      expect(event).toMatchObject({ runId: ended?.id, marker: 'built-in', teacherId: null });
      expect(event.promptHash).not.toBe('');
    }
  });

  it('gives equal answers the same mark and feedback', async () => {
    const quiz = await answered(RIGHT, ' Carbon  Dioxide. ', 'CARBON DIOXIDE');
    await runToEnd({ quizCode: quiz.quizCode, mode: 'all' });
    const rows = await quiz.rows();
    expect(rows.map((row) => row.markAwarded)).toEqual([1, 1, 1]);
    expect(new Set(rows.map((row) => row.feedback)).size).toBe(1);
  });

  it('gives 0 for every text that means no answer', async () => {
    const quiz = await answered(UNANSWERED_TEXT, 'Not answered by student', '  ');
    await runToEnd({ quizCode: quiz.quizCode, mode: 'unmarked' });
    expect(await quiz.marks()).toEqual([0, 0, 0]);
  });

  it('asks for confirmation before marking again if everything is marked', async () => {
    const quiz = await answered(RIGHT);
    await quiz.change(0, { markAwarded: 0, aiMark: 0, feedback: 'Before' });
    const input = { quizCode: quiz.quizCode, mode: 'all' } as const;
    expect(await errorOf(desk.client.marking.startRun(input))).toMatchObject({
      status: 409,
      code: 'ALL_MARKED',
      message: 'All submissions are already marked, are you sure you want to mark again?',
    });
    const { ended } = await runToEnd({ ...input, isRemarkConfirmed: true });
    expect(ended).toMatchObject({ state: 'completed', total: 1, marked: 1 });
    expect(await quiz.marks()).toEqual([1]);
  });

  describe('with a teacher’s own mark among the answers', () => {
    it('marks only unmarked answers if asked to', async () => {
      const quiz = await withInk();
      const { ended } = await runToEnd({ quizCode: quiz.quizCode, mode: 'unmarked' });
      expect(ended).toMatchObject({ total: 1, marked: 1 });
      expect(await quiz.marks()).toEqual([0, 0, 1]);
      expect((await quiz.rows())[0]).toMatchObject({ feedback: 'My own words' });
    });

    it('marks answers in pencil again, but not those in ink, if asked to mark all', async () => {
      const quiz = await withInk();
      const { ended } = await runToEnd({ quizCode: quiz.quizCode, mode: 'all' });
      expect(ended).toMatchObject({ total: 2, marked: 2 });
      expect(await quiz.marks()).toEqual([0, 1, 1]);
      expect((await quiz.rows())[0]).toMatchObject({
        confirmedBy: desk.teacher.id,
        feedback: 'My own words',
      });
    });

    it('keeps the ink when marking again is confirmed', async () => {
      for (const mode of ['all', 'unmarked'] as const) {
        const quiz = await withInk();
        await quiz.change(2, { markAwarded: 0, aiMark: 0 });
        await runToEnd({ quizCode: quiz.quizCode, mode, isRemarkConfirmed: true });
        expect(await quiz.marks()).toEqual([0, 1, 1]);
      }
    });

    it('keeps the mark of a decided appeal, and reports how many marks are decided', async () => {
      const quiz = await answered(RIGHT, RIGHT);
      for (const place of [0, 1]) await quiz.change(place, { markAwarded: 0, aiMark: 0 });
      const { quizCode, questionId } = quiz;
      const appeal = { quizCode, userId: quiz.userIds[0] ?? '', questionId, reason: 'Why?' };
      const decided = {
        decidedAt: new Date(),
        decidedBy: desk.teacher.id,
        outcome: 'stands',
      } as const;
      await desk.app.database.insert(appeals).values({ ...appeal, ...decided });
      expect(await desk.client.marking.listResponses({ quizCode })).toMatchObject({
        decidedCount: 1,
      });
      await runToEnd({ quizCode, mode: 'all', isRemarkConfirmed: true });
      expect(await quiz.marks()).toEqual([0, 1]);
    });

    it('keeps a mark that a student has questioned, unless decided marks are included', async () => {
      const quiz = await answered(RIGHT, RIGHT);
      for (const place of [0, 1]) await quiz.change(place, { markAwarded: 0, aiMark: 0 });
      const { quizCode, questionId } = quiz;
      const userId = quiz.userIds[0] ?? '';
      await desk.app.database
        .insert(appeals)
        .values({ quizCode, userId, questionId, reason: 'Why?' });
      await runToEnd({ quizCode, mode: 'all', isRemarkConfirmed: true });
      expect(await quiz.marks()).toEqual([0, 1]);
      await runToEnd({ quizCode, mode: 'all', isRemarkConfirmed: true, includesDecided: true });
      expect(await quiz.marks()).toEqual([1, 1]);
    });

    it('has nothing to mark if a teacher has decided everything', async () => {
      const quiz = await answered(RIGHT);
      await quiz.change(0, { markAwarded: 0, confirmedBy: desk.teacher.id });
      const input = { quizCode: quiz.quizCode, mode: 'all', isRemarkConfirmed: true } as const;
      expect(await errorOf(desk.client.marking.startRun(input))).toMatchObject({
        code: 'NOTHING_TO_MARK',
      });
      const { run } = await desk.client.marking.listResponses({ quizCode: quiz.quizCode });
      expect(run).toBeNull();
    });

    it('can have the ink that it replaced restored, leaving its other marks', async () => {
      const quiz = await withInk();
      const { quizCode } = quiz;
      const again = { isRemarkConfirmed: true, includesDecided: true };
      await runToEnd({ quizCode, mode: 'all', ...again });
      const submissionId = (await quiz.rows())[0]?.submissionId ?? '';
      const { items } = await desk.client.marking.listMarkEvents({ submissionId });
      const decisionId = items.at(-1)?.decisionId ?? '';
      const undone = await desk.client.marking.undoDecision({ quizCode, decisionId });
      expect(undone.changedCount).toBe(1);
      expect(await quiz.marks()).toEqual([0, 1, 1]);
      expect((await quiz.rows())[0]).toMatchObject({
        confirmedBy: desk.teacher.id,
        feedback: 'My own words',
      });
    });

    it('replaces ink only after a second confirmation, and records what it replaced', async () => {
      const quiz = await withInk();
      const again = { isRemarkConfirmed: true, includesDecided: true };
      await runToEnd({ quizCode: quiz.quizCode, mode: 'all', ...again });
      expect(await quiz.marks()).toEqual([1, 1, 1]);
      expect((await quiz.rows())[0]).toMatchObject({ confirmedBy: null });
      const replaced = (await quiz.events()).find((event) => event.userId === quiz.userIds[0]);
      expect(replaced).toMatchObject({ oldMark: 0, newMark: 1, oldFeedback: 'My own words' });
    });
  });

  it('marks everything again if asked for unmarked answers, all are marked and it is confirmed', async () => {
    const quiz = await answered(RIGHT);
    await quiz.change(0, { markAwarded: 0, aiMark: 0, feedback: 'In pencil' });
    const { ended } = await runToEnd({
      quizCode: quiz.quizCode,
      mode: 'unmarked',
      isRemarkConfirmed: true,
    });
    expect(ended).toMatchObject({ state: 'completed', total: 1, marked: 1 });
    expect(await quiz.marks()).toEqual([1]);
  });

  it('starts exactly one of several runs that are requested at once', async () => {
    const quiz = await answered(RIGHT, 'oxygen');
    const input = { quizCode: quiz.quizCode, mode: 'all' } as const;
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => outcomeOf(desk.client.marking.startRun(input))),
    );
    const refusals = outcomes.filter((outcome) => outcome !== 'ok');
    expect(refusals).toHaveLength(4);
    // The last request may find that the run has ended.
    expect(['MARKING_RUN_ACTIVE', 'ALL_MARKED']).toEqual(expect.arrayContaining(refusals));
  });

  it('can start another run after the previous one has ended', async () => {
    const quiz = await answered(RIGHT);
    const input = { quizCode: quiz.quizCode, mode: 'all', isRemarkConfirmed: true } as const;
    const first = await runToEnd(input);
    const second = await runToEnd(input);
    expect(second.ended).toMatchObject({ state: 'completed', marked: 1 });
    expect(second.started.id).not.toBe(first.started.id);
    expect(await quiz.events()).toHaveLength(2);
  });

  it('leaves out answers that have not been submitted', async () => {
    const quiz = await answered(RIGHT, 'still writing');
    await quiz.change(1, { submittedAt: null });
    const { ended } = await runToEnd({ quizCode: quiz.quizCode, mode: 'all' });
    expect(ended).toMatchObject({ total: 1, marked: 1 });
    expect(await quiz.marks()).toEqual([1, null]);
  });
});
