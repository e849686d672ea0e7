import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { questions } from '../../../database/schema/questions.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildAnalysis,
  buildPencilQuiz,
  listSeenMarks,
} from '../../../testing/quizzes/pencil-quiz.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

const statesOf = (decision: { changed: { markState: string }[] }) =>
  decision.changed.map(({ markState }) => markState);

describe('a teacher’s decisions about marks', () => {
  const desk = teacherWithApp();

  const inPencil = (...marks: (number | null)[]) =>
    buildPencilQuiz(desk.app.database, desk.teacher.id, marks);

  describe('accepting', () => {
    it('turns pencil into ink without changing the mark, and records it', async () => {
      const quiz = await inPencil(2, 1);
      const accepted = await desk.client.marking.acceptMarks({
        quizCode: quiz.quizCode,
        which: { kind: 'listed', items: await listSeenMarks(quiz) },
      });
      expect(accepted).toMatchObject({ changedCount: 2, conflictCount: 0, conflicts: [] });
      expect(statesOf(accepted)).toEqual(['accepted', 'accepted']);
      expect(await quiz.rows()).toEqual([
        expect.objectContaining({ markAwarded: 2, confirmedBy: desk.teacher.id, markRevision: 2 }),
        expect.objectContaining({ markAwarded: 1, confirmedBy: desk.teacher.id, markRevision: 2 }),
      ]);
      const [event] = await quiz.events();
      expect(event).toMatchObject({
        kind: 'accepted',
        teacherId: desk.teacher.id,
        decisionId: accepted.decisionId,
        oldConfirmedBy: null,
        newConfirmedBy: desk.teacher.id,
        markRevision: 2,
      });
    });

    it('records marks that are accepted together without being opened as accepted in bulk', async () => {
      const quiz = await inPencil(2, 1);
      const { quizCode, questionId } = quiz;
      const [first] = await listSeenMarks(quiz);
      await desk.client.marking.acceptMarks({
        quizCode,
        which: { kind: 'listed', items: first ? [first] : [] },
      });
      const rest = await desk.client.marking.acceptMarks({
        quizCode,
        which: { kind: 'question', questionId },
      });
      expect(rest.changed).toMatchObject([{ isAcceptedInBulk: true }]);
      expect((await quiz.rows()).map((row) => row.confirmedInBulk)).toEqual([false, true]);
      const { items } = await desk.client.marking.listMarkEvents({
        submissionId: rest.changed[0]?.submissionId ?? '',
      });
      expect(items.map(({ kind, isInBulk }) => [kind, isInBulk])).toEqual([['accepted', true]]);
      expect(await (await desk.client.marking.exportResponses({ quizCode })).text()).toContain(
        'Accepted in bulk',
      );
    });

    it('counts accepting a list of different answers as accepting in bulk', async () => {
      const quiz = await inPencil(2, 2, 2);
      await quiz.change(0, { userAnswer: 'Oxygen' });
      await quiz.change(1, { userAnswer: ' oxygen. ' });
      const items = await listSeenMarks(quiz);
      const accept = (some: typeof items) =>
        desk.client.marking.acceptMarks({
          quizCode: quiz.quizCode,
          which: { kind: 'listed', items: some },
        });
      const equal = await accept(items.slice(0, 2));
      expect(equal.changed.map((each) => each.isAcceptedInBulk)).toEqual([false, false]);
      await desk.client.marking.undoDecision({
        quizCode: quiz.quizCode,
        decisionId: equal.decisionId,
      });
      const different = await accept(await listSeenMarks(quiz));
      expect(different.changed.map((each) => each.isAcceptedInBulk)).toEqual([true, true, true]);
    });

    it('restores ink as it was: in bulk if it was accepted in bulk', async () => {
      const quiz = await inPencil(2, 1);
      const { quizCode } = quiz;
      await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
      const [first] = await listSeenMarks(quiz);
      const { submissionId = '', markRevision = 0 } = first ?? {};
      const { decisionId } = await setOneMark(desk.client, {
        submissionId,
        markRevision,
        markAwarded: 0,
      });
      expect((await quiz.rows())[0]).toMatchObject({ confirmedInBulk: false });
      await desk.client.marking.undoDecision({ quizCode, decisionId });
      expect((await quiz.rows())[0]).toMatchObject({ markAwarded: 2, confirmedInBulk: true });
    });

    it('lets a teacher open and accept singly what was accepted in bulk, and undo that', async () => {
      const quiz = await inPencil(2, 1);
      const { quizCode } = quiz;
      await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
      const [first] = await listSeenMarks(quiz);
      const items = first ? [first] : [];
      const opened = await desk.client.marking.acceptMarks({
        quizCode,
        which: { kind: 'listed', items },
      });
      expect(opened.changed).toMatchObject([{ markAwarded: 2, isAcceptedInBulk: false }]);
      await desk.client.marking.undoDecision({ quizCode, decisionId: opened.decisionId });
      expect((await quiz.rows()).map((row) => row.confirmedInBulk)).toEqual([true, true]);
    });

    it('leaves alone a mark that has been changed in the meantime, and shows its current state', async () => {
      const quiz = await inPencil(2, 1);
      const items = await listSeenMarks(quiz);
      await quiz.change(1, { markAwarded: 3, confirmedBy: 'a colleague', markRevision: 2 });
      const which = { kind: 'listed', items } as const;
      const accepted = await desk.client.marking.acceptMarks({ quizCode: quiz.quizCode, which });
      expect(accepted).toMatchObject({
        changedCount: 1,
        conflictCount: 1,
        conflicts: [{ userId: quiz.userIds[1], markAwarded: 3, markState: 'overridden' }],
      });
      expect((await quiz.rows())[1]).toMatchObject({ confirmedBy: 'a colleague' });
    });

    it('changes nothing the second time', async () => {
      const quiz = await inPencil(2);
      const which = { kind: 'question', questionId: quiz.questionId } as const;
      await desk.client.marking.acceptMarks({ quizCode: quiz.quizCode, which });
      const again = await desk.client.marking.acceptMarks({ quizCode: quiz.quizCode, which });
      expect(again).toMatchObject({ changedCount: 0, changed: [], conflicts: [] });
      expect(await quiz.events()).toHaveLength(1);
    });

    it('accepts a question’s marks, except those that are missing or that the marker could not judge', async () => {
      const quiz = await inPencil(2, 0, null);
      await quiz.change(1, { aiAnalysis: buildAnalysis({ flags: ['cannot-judge'] }) });
      const accepted = await desk.client.marking.acceptMarks({
        quizCode: quiz.quizCode,
        which: { kind: 'question', questionId: quiz.questionId },
      });
      expect(accepted.changed.map(({ userId }) => userId)).toEqual([quiz.userIds[0]]);
    });

    it('accepts all marks in pencil that raise no doubt', async () => {
      const quiz = await inPencil(2, 1, 3, 1);
      await quiz.change(1, { aiAnalysis: buildAnalysis({ flags: ['doubt'] }) });
      await quiz.change(2, { markAwarded: 2, confirmedBy: 'a colleague' });
      const accepted = await desk.client.marking.acceptMarks({
        quizCode: quiz.quizCode,
        which: { kind: 'without-doubt' },
      });
      expect(accepted.changedCount).toBe(2);
      const confirmed = (await quiz.rows()).map((row) => row.confirmedBy);
      expect(confirmed).toEqual([desk.teacher.id, null, 'a colleague', desk.teacher.id]);
    });

    it('never accepts a mark above a maximum that has since been lowered', async () => {
      const quiz = await inPencil(3, 1);
      await desk.app.database
        .update(questions)
        .set({ maxMark: 2 })
        .where(eq(questions.id, quiz.questionId));
      const accepted = await desk.client.marking.acceptMarks({
        quizCode: quiz.quizCode,
        which: { kind: 'listed', items: await listSeenMarks(quiz) },
      });
      expect(accepted.changedCount).toBe(1);
      expect(accepted.conflicts).toMatchObject([{ markAwarded: 3, exceedsMaximum: true }]);
    });

    it('counts an answer only once if it is listed twice', async () => {
      const quiz = await inPencil(2);
      const [item] = await listSeenMarks(quiz);
      const { changedCount } = await desk.client.marking.acceptMarks({
        quizCode: quiz.quizCode,
        which: { kind: 'listed', items: item ? [item, item] : [] },
      });
      expect(changedCount).toBe(1);
      expect(await quiz.events()).toHaveLength(1);
    });

    it('refuses answers of another quiz', async () => {
      const [quiz, other] = [await inPencil(1), await inPencil(1)];
      const which = { kind: 'listed', items: await listSeenMarks(other) } as const;
      const accepted = desk.client.marking.acceptMarks({ quizCode: quiz.quizCode, which });
      expect((await errorOf(accepted)).code).toBe('BAD_REQUEST');
      expect((await other.rows())[0]).toMatchObject({ confirmedBy: null });
    });
  });

  describe('one mark for several answers', () => {
    it('is put in ink with feedback that fits it, and with the reason', async () => {
      const quiz = await inPencil(2, 1, null);
      const decision = await desk.client.marking.setMarks({
        quizCode: quiz.quizCode,
        items: await listSeenMarks(quiz),
        markAwarded: 1,
        reason: 'All say the same',
      });
      expect(decision).toMatchObject({ changedCount: 3, conflictCount: 0 });
      expect(await quiz.marks()).toEqual([1, 1, 1]);
      const rows = await quiz.rows();
      expect(rows.map((row) => row.feedback)).toEqual([
        'You earned 1 of 3 marks.',
        'Feedback 1',
        'You earned 1 of 3 marks.',
      ]);
      expect(rows.map((row) => row.aiMark)).toEqual([2, 1, null]);
      const kinds = (await quiz.events()).map(({ kind, reason }) => [kind, reason]);
      expect(kinds.toSorted()).toEqual([
        ['accepted', 'All say the same'],
        ['overridden', 'All say the same'],
        ['overridden', 'All say the same'],
      ]);
    });

    it('replaces the feedback on each answer if feedback is given', async () => {
      const quiz = await inPencil(2, 1);
      const items = await listSeenMarks(quiz);
      const { quizCode } = quiz;
      await desk.client.marking.setMarks({ quizCode, items, markAwarded: 3, feedback: 'Good.' });
      expect((await quiz.rows()).map((row) => row.feedback)).toEqual(['Good.', 'Good.']);
    });

    it('is refused above the maximum and changes nothing', async () => {
      const quiz = await inPencil(2);
      const items = await listSeenMarks(quiz);
      const set = desk.client.marking.setMarks({ quizCode: quiz.quizCode, items, markAwarded: 4 });
      expect((await errorOf(set)).code).toBe('BAD_REQUEST');
      expect(await quiz.marks()).toEqual([2]);
    });

    it('is set on each answer by only one of two competing teachers, and the other is told of the conflict', async () => {
      const quiz = await inPencil(0, 0, 0, 0);
      const items = await listSeenMarks(quiz);
      const { quizCode } = quiz;
      const [one, other] = await Promise.all([
        desk.client.marking.setMarks({ quizCode, items, markAwarded: 1 }),
        desk.client.marking.setMarks({ quizCode, items: items.toReversed(), markAwarded: 2 }),
      ]);
      expect(one.changedCount + other.changedCount).toBe(4);
      expect(one.conflictCount).toBe(other.changedCount);
      expect(await quiz.events()).toHaveLength(4);
    });
  });
});
