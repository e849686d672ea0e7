import { describe, expect, it } from 'vitest';
import { buildSubmission, buildUser } from '../../../testing/factories.ts';
import { buildPencilQuiz, listSeenMarks } from '../../../testing/quizzes/pencil-quiz.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import type { SeenMark } from '../decisions/seen-mark.ts';

describe('an appeal whose decision is undone', () => {
  const desk = teacherWithApp();

  /** Builds a mark of 1 that its student has appealed. */
  async function questioned() {
    const quiz = await buildPencilQuiz(desk.app.database, desk.teacher.id, [1]);
    const { quizCode } = quiz;
    const [userId = ''] = quiz.userIds;
    const student = await desk.app.as({ email: `${userId}@school.example` });
    const see = async () => {
      const [seen = { submissionId: '', markRevision: 0 }] = await listSeenMarks(quiz);
      return seen;
    };
    const { submissionId } = await see();
    await student.marking.appeal({ submissionId, reason: 'I said so.' });
    return {
      ...quiz,
      see,
      decide: async (newMark: number | null, alike: SeenMark[] = []) => {
        const decision = { ...(await see()), newMark, alike, reason: 'You are right.' };
        await desk.client.marking.decideAppeal(decision);
        const { items } = await desk.client.marking.listMarkEvents({ submissionId });
        return items.at(-1)?.decisionId ?? '';
      },
      undo: (decisionId: string) => desk.client.marking.undoDecision({ quizCode, decisionId }),
      seenByStudent: async () => {
        const { quizzes } = await student.results.myScores();
        return quizzes[0]?.answers[0];
      },
      countOpen: async () => (await desk.client.marking.listAppeals({ quizCode })).open,
    };
  }

  it.each([
    ['has given a different mark', 2],
    ['has left the mark unchanged', null],
  ])('is open again and can be decided again if the teacher %s', async (_, newMark) => {
    const quiz = await questioned();
    await quiz.undo(await quiz.decide(newMark));
    expect(await quiz.seenByStudent()).toMatchObject({
      markAwarded: 1,
      appeal: {
        reason: 'I said so.',
        outcome: null,
        decisionReason: null,
        decidedAt: null,
        oldMark: null,
        newMark: null,
      },
    });
    expect(await quiz.countOpen()).toBe(1);
    await quiz.decide(3);
    expect(await quiz.seenByStudent()).toMatchObject({
      markAwarded: 3,
      appeal: { outcome: 'changed', oldMark: 1, newMark: 3 },
    });
  });

  it('stays decided if its own mark has changed since, while the other marks are restored', async () => {
    const quiz = await questioned();
    const { id } = await buildUser(desk.app.database);
    const { quizCode, questionId } = quiz;
    await buildSubmission(desk.app.database, quizCode, id, questionId, {
      userAnswer: 'Answer  0',
      markAwarded: 1,
      aiMark: 1,
    });
    quiz.userIds.push(id);
    const [, twin] = await listSeenMarks(quiz);
    const decisionId = await quiz.decide(2, twin && [twin]);
    expect(await quiz.marks()).toEqual([2, 2]);
    await setOneMark(desk.client, { ...(await quiz.see()), markAwarded: 3 });
    expect(await quiz.undo(decisionId)).toMatchObject({ changedCount: 1, conflictCount: 1 });
    expect(await quiz.marks()).toEqual([3, 1]);
    expect(await quiz.seenByStudent()).toMatchObject({
      markAwarded: 3,
      appeal: { outcome: 'changed', newMark: 2 },
    });
  });

  it('stays decided if only a later decision is undone', async () => {
    const quiz = await questioned();
    const decisionId = await quiz.decide(2);
    const later = await setOneMark(desk.client, { ...(await quiz.see()), markAwarded: 3 });
    await quiz.undo(later.decisionId);
    expect(await quiz.seenByStudent()).toMatchObject({
      markAwarded: 2,
      appeal: { outcome: 'changed', oldMark: 1, newMark: 2 },
    });
    await quiz.undo(decisionId);
    expect(await quiz.seenByStudent()).toMatchObject({
      markAwarded: 1,
      appeal: { outcome: null },
    });
  });
});
