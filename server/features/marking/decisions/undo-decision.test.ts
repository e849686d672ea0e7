import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildAnalysis,
  buildPencilQuiz,
  listSeenMarks,
} from '../../../testing/quizzes/pencil-quiz.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const statesOf = (decision: { changed: { markState: string }[] }) =>
  decision.changed.map(({ markState }) => markState);

describe('undoing a decision', () => {
  const desk = teacherWithApp();

  const inPencil = (...marks: (number | null)[]) =>
    buildPencilQuiz(desk.app.database, desk.teacher.id, marks);

  it('restores marks, feedback and pencil, and is recorded in the mark’s history', async () => {
    const quiz = await inPencil(2, null);
    const items = await listSeenMarks(quiz);
    const { quizCode } = quiz;
    const before = await quiz.rows();
    const { decisionId } = await desk.client.marking.setMarks({
      quizCode,
      items,
      markAwarded: 3,
      feedback: 'Good.',
    });
    const undone = await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(undone).toMatchObject({ changedCount: 2, conflictCount: 0 });
    expect(await quiz.rows()).toEqual(
      before.map((row) => ({ ...row, markRevision: row.markRevision + 2 })),
    );
    const { items: story } = await desk.client.marking.listMarkEvents({
      submissionId: items[0]?.submissionId ?? '',
    });
    expect(story).toMatchObject([
      { kind: 'overridden', teacher: 'Terry Teacher', marker: null, oldMark: 2, newMark: 3 },
      { kind: 'undone', teacher: 'Terry Teacher', oldMark: 3, newMark: 2 },
    ]);
  });

  it('can itself be undone', async () => {
    const quiz = await inPencil(2);
    const { quizCode } = quiz;
    const accepted = await desk.client.marking.acceptMarks({
      quizCode,
      which: { kind: 'without-doubt' },
    });
    const undone = await desk.client.marking.undoDecision({
      quizCode,
      decisionId: accepted.decisionId,
    });
    expect(statesOf(undone)).toEqual(['pencil']);
    const again = await desk.client.marking.undoDecision({
      quizCode,
      decisionId: undone.decisionId,
    });
    expect(statesOf(again)).toEqual(['accepted']);
  });

  it('works for a single mark too', async () => {
    const quiz = await inPencil(2);
    const [item = { submissionId: '', markRevision: 0 }] = await listSeenMarks(quiz);
    const { decisionId } = await setOneMark(desk.client, { ...item, markAwarded: 0 });
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
    expect((await quiz.rows())[0]).toMatchObject({ markAwarded: 2, confirmedBy: null });
  });

  it('works for one decision after another, and for undoing each of those again', async () => {
    const quiz = await inPencil(2);
    const { quizCode } = quiz;
    const undo = (decisionId: string) => desk.client.marking.undoDecision({ quizCode, decisionId });
    const decide = async (markAwarded: number) => {
      const [item = { submissionId: '', markRevision: 0 }] = await listSeenMarks(quiz);
      return (await setOneMark(desk.client, { ...item, markAwarded })).decisionId;
    };
    const [first, second] = [await decide(3), await decide(1)];
    const [undoneSecond, undoneFirst] = [await undo(second), await undo(first)];
    expect((await quiz.rows())[0]).toMatchObject({ markAwarded: 2, confirmedBy: null });

    await undo(undoneFirst.decisionId);
    expect(await quiz.marks()).toEqual([3]);
    await undo(undoneSecond.decisionId);
    expect(await quiz.marks()).toEqual([1]);
    expect(await errorOf(undo(first))).toMatchObject({ code: 'DECISION_STALE' });
  });

  it('does not mistake an equal mark from another decision for its own', async () => {
    const quiz = await inPencil(2);
    const { quizCode } = quiz;
    const decisions: string[] = [];
    for (const markAwarded of [3, 1, 3]) {
      const [item = { submissionId: '', markRevision: 0 }] = await listSeenMarks(quiz);
      decisions.push(
        (await setOneMark(desk.client, { ...item, markAwarded, feedback: 'So.' })).decisionId,
      );
    }
    const [first = '', second = '', third = ''] = decisions;
    for (const decisionId of [first, second]) {
      const undone = desk.client.marking.undoDecision({ quizCode, decisionId });
      expect(await errorOf(undone)).toMatchObject({ code: 'DECISION_STALE' });
    }
    for (const decisionId of [third, second, first])
      await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(await quiz.marks()).toEqual([2]);
  });

  it('leaves a mark in doubt if a run has replaced the reasons for it', async () => {
    const { database } = desk.app;
    const own = { maxMark: 1, markSchemeAnswer: 'carbon dioxide (1)' };
    const quiz = await buildAnsweredQuiz(database, desk.teacher.id, ['carbon dioxide'], own);
    await quiz.change(0, { markAwarded: 0, aiMark: 0, aiAnalysis: buildAnalysis() });
    const { quizCode } = quiz;
    const which = { kind: 'listed' as const, items: await listSeenMarks(quiz) };
    const accepted = await desk.client.marking.acceptMarks({ quizCode, which });
    const again = { mode: 'all', isRemarkConfirmed: true, includesDecided: true } as const;
    const run = await desk.client.marking.startRun({ quizCode, ...again });
    await endOfRun(desk.client, run.id);
    expect(await quiz.marks()).toEqual([1]);
    for (const decisionId of [run.id, accepted.decisionId])
      await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(await quiz.rows()).toMatchObject([{ markAwarded: 0, confirmedBy: null }]);
    const toCheck = await desk.client.marking.listToCheck({ quizCode });
    expect(toCheck).toMatchObject({ total: 1, pencilWithoutDoubt: 0 });
  });

  it('leaves alone marks that have changed since, and is refused as too late if all of them have', async () => {
    const quiz = await inPencil(2, 2);
    const { quizCode } = quiz;
    const items = await listSeenMarks(quiz);
    const { decisionId } = await desk.client.marking.setMarks({ quizCode, items, markAwarded: 1 });
    const [first = { submissionId: '', markRevision: 0 }] = await listSeenMarks(quiz);
    await setOneMark(desk.client, { ...first, markAwarded: 3 });
    const undone = await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(undone).toMatchObject({ changedCount: 1, conflicts: [{ markAwarded: 3 }] });
    expect(await quiz.marks()).toEqual([3, 2]);
    const again = desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(await errorOf(again)).toMatchObject({ status: 409, code: 'DECISION_STALE' });
  });

  it('does not find a decision of another quiz, or one that never existed', async () => {
    const [quiz, other] = [await inPencil(1), await inPencil(1)];
    const accepted = await desk.client.marking.acceptMarks({
      quizCode: other.quizCode,
      which: { kind: 'without-doubt' },
    });
    for (const decisionId of [accepted.decisionId, randomUUID()]) {
      const undone = desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
      expect((await errorOf(undone)).code).toBe('NOT_FOUND');
    }
  });
});
