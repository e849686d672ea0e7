import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { MAX_LISTED_TO_CHECK } from '../../../../shared/business-rules.ts';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import type { AiAnalysis } from '../../../../shared/contract/ai-analysis.ts';
import { markingRunItems, markingRuns } from '../../../database/schema/marking.ts';
import { questions } from '../../../database/schema/questions.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { buildConcern } from '../../../testing/factories.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

/** Writes a pencil mark of 1 with this analysis. */
function pencil(quiz: AnsweredQuiz, index: number, about: Partial<AiAnalysis> = {}) {
  return quiz.change(index, { markAwarded: 1, aiMark: 1, aiAnalysis: buildAnalysis(about) });
}

describe('"Check these first"', () => {
  const desk = teacherWithApp();

  const answered = (...answers: string[]) =>
    buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, { maxMark: 3 });
  const check = ({ quizCode }: AnsweredQuiz) => desk.client.marking.listToCheck({ quizCode });
  /** Builds two equal answers, each with a concern in this state. */
  const withConcerns = async (state: 'open' | 'followed-up' | 'no-concern') => {
    const quiz = await answered('the same words', 'the same words');
    const { quizCode, questionId } = quiz;
    const decidedAt = state === 'open' ? null : new Date();
    for (const userId of quiz.userIds) {
      const about = { quizCode, questionId, userId, state, decidedAt };
      await buildConcern(desk.app.database, about);
    }
    return quiz;
  };

  it('lists flagged answers, the most serious first and then the least certain', async () => {
    const quiz = await answered('sure', 'unsure', 'less sure', 'a trick', 'no quote', 'odd');
    await pencil(quiz, 0);
    await pencil(quiz, 1, { flags: ['doubt'], confidence: 0.4 });
    await pencil(quiz, 2, { flags: ['doubt'], confidence: 0.2 });
    await pencil(quiz, 3, { flags: ['doubt', 'instructs-marker'] });
    await pencil(quiz, 4, { flags: ['quote-not-found'] });
    await pencil(quiz, 5, { flags: ['unusual-text'] });
    const { items, ...counts } = await check(quiz);
    expect(items.map(({ userAnswer }) => userAnswer)).toEqual([
      'a trick',
      'no quote',
      'odd',
      'less sure',
      'unsure',
    ]);
    expect(items[0]).toMatchObject({ reasons: ['flagged'] });
    // All of them have the same name, so each is identified by email.
    expect(items[0]?.displayName).toMatch(/^Sam Example \(.+@school\.example\)$/);
    expect(counts).toEqual({ total: 5, inked: 0, pencilWithoutDoubt: 1, unmarked: 0 });
  });

  it('no longer lists an answer once a teacher has confirmed its mark', async () => {
    const quiz = await answered('a trick');
    await pencil(quiz, 0, { flags: ['instructs-marker'] });
    await quiz.change(0, { confirmedBy: desk.teacher.id });
    expect(await check(quiz)).toMatchObject({ items: [], total: 0, inked: 1 });
  });

  it('lists answers that the marker leaves to a person', async () => {
    const quiz = await answered('an essay');
    await pencil(quiz, 0, { flags: ['cannot-judge'], points: [], confidence: 0 });
    await quiz.change(0, { markAwarded: null, aiMark: null });
    const { items, unmarked } = await check(quiz);
    expect(items).toMatchObject([{ reasons: ['unjudged'], markAwarded: 'Pending' }]);
    expect(unmarked).toBe(1);
  });

  it('lists a mark above a maximum that has since been lowered, even in ink', async () => {
    const quiz = await answered('pencil', 'ink', 'fine');
    await pencil(quiz, 0);
    await quiz.change(1, { markAwarded: 3, confirmedBy: desk.teacher.id });
    await quiz.change(2, { markAwarded: 0, aiMark: 0 });
    await desk.app.database
      .update(questions)
      .set({ maxMark: 0 })
      .where(eq(questions.id, quiz.questionId));
    const { items } = await check(quiz);
    expect(items.map(({ userAnswer }) => userAnswer).toSorted()).toEqual(['ink', 'pencil']);
    expect(items[0]).toMatchObject({ reasons: ['above-maximum'], exceedsMaximum: true });
  });

  it('lists answers that a run failed to mark or did not reach, but nothing while a run is in progress', async () => {
    const quiz = await answered('failed', 'stopped before', 'marked');
    const [run] = await desk.app.database
      .insert(markingRuns)
      .values({ quizCode: quiz.quizCode, startedBy: desk.teacher.id, mode: 'all' })
      .returning();
    const states = ['failed', 'waiting', 'marked'] as const;
    await desk.app.database.insert(markingRunItems).values(
      states.map((state, index) => ({
        quizCode: quiz.quizCode,
        runId: run?.id ?? '',
        userId: quiz.userIds[index] ?? '',
        questionId: quiz.questionId,
        markRevision: 0,
        state,
      })),
    );
    expect((await check(quiz)).items).toEqual([]);
    await desk.app.database.update(markingRuns).set({ state: 'stopped' });
    const { items, unmarked } = await check(quiz);
    expect(items.map(({ userAnswer }) => userAnswer).toSorted()).toEqual([
      'failed',
      'stopped before',
    ]);
    expect(items[0]?.reasons).toEqual(['stopped-or-failed']);
    expect(unmarked).toBe(3);
  });

  it('lists text that was treated as blank, but not an answer that really is blank', async () => {
    const quiz = await answered(
      '\u200b\u200b',
      UNANSWERED_TEXT,
      '  \n',
      'Not answered by student.',
    );
    for (const index of quiz.userIds.keys()) {
      await pencil(quiz, index, { points: [], confidence: 1 });
      await quiz.change(index, { markAwarded: 0, aiMark: 0 });
    }
    const { items } = await check(quiz);
    expect(items.map(({ userAnswer }) => userAnswer)).toEqual(['\u200b\u200b']);
    expect(items[0]?.reasons).toEqual(['treated-as-blank']);
  });

  it('groups equal answers, and distinguishes milli from mega', async () => {
    const quiz = await answered('5 MW', '5 mW', '5  mW.', '5 MW');
    for (const index of quiz.userIds.keys()) await pencil(quiz, index, { flags: ['doubt'] });
    const { items } = await check(quiz);
    const groups = Map.groupBy(items, ({ groupId }) => groupId);
    const answers = [...groups.values()].map((members) =>
      members.map(({ userAnswer }) => userAnswer).toSorted(),
    );
    expect(answers.toSorted()).toEqual([
      ['5  mW.', '5 mW'],
      ['5 MW', '5 MW'],
    ]);
  });

  describe('an answer that was held for a person to read', () => {
    it('is listed singly for its teacher to mark once someone has followed it up', async () => {
      const quiz = await withConcerns('followed-up');
      const { items, total, unmarked } = await check(quiz);
      expect({ total, unmarked }).toEqual({ total: 2, unmarked: 2 });
      expect(items.map(({ reasons }) => reasons)).toEqual([
        ['held-from-markers'],
        ['held-from-markers'],
      ]);
      expect(new Set(items.map(({ groupId }) => groupId)).size).toBe(2);
      const waiting = (await desk.client.results.waitingWork({})).items;
      expect(waiting.find(({ quizCode }) => quizCode === quiz.quizCode)).toMatchObject({
        toMark: 2,
        toCheck: 2,
      });
      const { submissionId = '', markRevision = 0 } = items[0] ?? {};
      await desk.client.marking.setMarks({
        quizCode: quiz.quizCode,
        items: [{ submissionId, markRevision }],
        markAwarded: 1,
      });
      expect(await check(quiz)).toMatchObject({ total: 1, inked: 1, unmarked: 1 });
    });

    it('is also listed if a marker marked it earlier, so that its student is not left waiting', async () => {
      const quiz = await withConcerns('followed-up');
      await quiz.change(0, { markAwarded: 1, aiMark: 1 });
      const { items, total } = await check(quiz);
      expect(total).toBe(2);
      expect(items.map(({ markAwarded }) => markAwarded).toSorted()).toEqual([1, 'Pending']);
      const waiting = (await desk.client.results.waitingWork({})).items;
      expect(waiting.find(({ quizCode }) => quizCode === quiz.quizCode)).toMatchObject({
        toMark: 1,
        toCheck: 2,
      });
      const { submissionId = '', markRevision = 0 } =
        items.find(({ markAwarded }) => markAwarded === 1) ?? {};
      const which = { kind: 'listed' as const, items: [{ submissionId, markRevision }] };
      await desk.client.marking.acceptMarks({ quizCode: quiz.quizCode, which });
      expect(await check(quiz)).toMatchObject({ total: 1, inked: 1, unmarked: 1 });
    });

    it('is not listed while it is still to be read, or if it was found to be no concern', async () => {
      expect(await check(await withConcerns('open'))).toMatchObject({
        items: [],
        total: 0,
        unmarked: 2,
      });
      expect(await check(await withConcerns('no-concern'))).toMatchObject({ items: [], total: 0 });
    });
  });

  it('limits the length of the list, and gives the full number', async () => {
    const quiz = await answered(...Array<string>(MAX_LISTED_TO_CHECK + 5).fill('unsure'));
    for (const index of quiz.userIds.keys()) await pencil(quiz, index, { flags: ['doubt'] });
    const { items, total } = await check(quiz);
    expect(items).toHaveLength(MAX_LISTED_TO_CHECK);
    expect(total).toBe(MAX_LISTED_TO_CHECK + 5);
  });
});
