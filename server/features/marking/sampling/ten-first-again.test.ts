import { beforeEach, describe, expect, it } from 'vitest';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { type TenFirst, tenFirstWith } from './testing/ten-first-class.ts';

const ANSWERS = [
  'carbon dioxide',
  'oxygen',
  'nitrogen',
  'helium',
  'water',
  'hydrogen',
  'argon',
  'neon',
  'krypton',
  'methane',
  'ozone',
  'steam',
];
const right = (answer: string) => Number(/carbon dioxide/i.test(answer));
const wrong = (answer: string) => 1 - right(answer);

describe('ten first, measured again', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(async () => {
    const own = { maxMark: 1, createdBy: desk.teacher.id };
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ANSWERS, own);
    tenFirst = tenFirstWith(desk.client, quiz);
  });

  const undo = async (of: string) => {
    const events = await quiz.events();
    const last = events
      .filter(({ userId }) => of.startsWith(`${userId}_`))
      .toSorted((one, other) => (other.markRevision ?? 0) - (one.markRevision ?? 0))[0];
    const decisionId = last?.decisionId ?? '';
    await desk.client.marking.undoDecision({ quizCode: quiz.quizCode, decisionId });
  };
  const inInk = async () => (await quiz.rows()).filter((row) => row.confirmedBy !== null).length;

  describe('with every mark in ink', () => {
    it('measures the AI again against the same blind marks after the scheme was edited, and changes no mark', async () => {
      await tenFirst.markBlind(right);
      await tenFirst.learn();
      await tenFirst.acceptAll();
      expect(await inInk()).toBe(ANSWERS.length);
      await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
      expect(await tenFirst.agreement()).toMatchObject({ measured: 0, isToLearn: true });
      const before = await quiz.rows();
      expect(await tenFirst.learn()).toMatchObject({ state: 'completed', total: 0 });
      expect(await quiz.rows()).toEqual(before);
      expect(await tenFirst.agreement()).toMatchObject({
        measured: 5,
        isOutdated: false,
        isToLearn: false,
      });
      // Once measured, nothing is left to do.
      expect(await errorOf(tenFirst.learn())).toMatchObject({ code: 'NOTHING_TO_MARK' });
    });

    it('measures by a spot check if no answers were marked first', async () => {
      await tenFirst.learn();
      await tenFirst.acceptAll();
      await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
      await desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode });
      await tenFirst.markBlind((answer) => Number(answer === 'oxygen'), 'spot-check');
      // They were accepted under another scheme, so the AI's marks from then say nothing about it
      // now.
      expect(await tenFirst.agreement()).toMatchObject({
        marked: 5,
        measured: 0,
        isToLearn: true,
        isBulkRefused: true,
      });
      await tenFirst.learn();
      expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isToLearn: false });
    });
  });

  it('measures spot checks again after a change, and keeps no result for the old scheme', async () => {
    await tenFirst.markBlind(right);
    await tenFirst.learn();
    await tenFirst.acceptAll();
    await desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode });
    await tenFirst.markBlind(wrong, 'spot-check');
    expect(await tenFirst.agreement()).toMatchObject({ measured: 10, exact: 5 });
    await tenFirst.edit({ questionText: 'Which gas do plants take in?' });
    expect(await tenFirst.agreement()).toMatchObject({ measured: 0 });
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({ measured: 10 });
    expect((await tenFirst.agreement()).spotChecked.measured).toBe(5);
  });

  it('keeps a spot check valid if only the topic or a lesson has changed since', async () => {
    await tenFirst.learn();
    await tenFirst.acceptAll();
    await tenFirst.edit({ topic: 'Gases' });
    const { quizCode, questionId } = quiz;
    const lesson = { quizCode, questionId, kind: 'accept' as const, line: 'carbonic gas' };
    await desk.client.marking.teachSchemeLine({ ...lesson, items: [] });
    await desk.client.marking.drawSpotCheck({ quizCode });
    await tenFirst.markBlind(right, 'spot-check');
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isToLearn: false });
  });

  describe('a blind mark whose ink is undone', () => {
    it('no longer counts, and is requested again', async () => {
      const [first] = await tenFirst.markBlind(right);
      await tenFirst.learn();
      expect(await tenFirst.agreement()).toMatchObject({ marked: 5, measured: 5 });
      const { submissionId } = first ?? { submissionId: '' };
      await undo(submissionId);
      expect(await tenFirst.agreement()).toMatchObject({ marked: 4, measured: 0 });
      const asked = (await tenFirst.sampled()).find((each) => each.submissionId === submissionId);
      expect(asked).toMatchObject({ myMark: null, myPoints: [] });
      await desk.client.marking.setBlindMark({ submissionId, mark: 1 });
      await tenFirst.learn();
      expect(await tenFirst.agreement()).toMatchObject({ marked: 5, measured: 5 });
    });

    it('counts again when the undo is itself undone', async () => {
      const [first] = await tenFirst.markBlind(right);
      const { submissionId } = first ?? { submissionId: '' };
      await undo(submissionId);
      expect((await tenFirst.agreement()).marked).toBe(4);
      await undo(submissionId);
      expect((await tenFirst.agreement()).marked).toBe(5);
    });

    it('still counts if only a later change is undone', async () => {
      const [first] = await tenFirst.markBlind(right);
      const { submissionId } = first ?? { submissionId: '' };
      const row = (await quiz.rows()).find((each) => each.submissionId === submissionId);
      const items = [{ submissionId, markRevision: row?.markRevision ?? 0 }];
      await desk.client.marking.setMarks({ quizCode: quiz.quizCode, items, markAwarded: 0 });
      expect((await tenFirst.agreement()).marked).toBe(5);
      await undo(submissionId);
      expect((await tenFirst.agreement()).marked).toBe(5);
    });

    it('leaves a spot-checked answer accepted in bulk as before, and out of the agreement', async () => {
      await tenFirst.learn();
      await tenFirst.acceptAll();
      await desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode });
      const [first] = await tenFirst.markBlind(wrong, 'spot-check');
      const { submissionId } = first ?? { submissionId: '' };
      expect((await tenFirst.agreement()).spotChecked.measured).toBe(5);
      await undo(submissionId);
      expect((await tenFirst.agreement()).spotChecked.measured).toBe(4);
      const row = (await quiz.rows()).find((each) => each.submissionId === submissionId);
      expect(row).toMatchObject({ confirmedInBulk: true });
    });

    it('can be replaced by the same teacher’s next mark, even if a colleague also marked it blind', async () => {
      const [first] = await tenFirst.markBlind(right);
      const { submissionId } = first ?? { submissionId: '' };
      const colleague = await desk.app.as(await buildUser(desk.app.database, { role: 'admin' }));
      await colleague.marking.setBlindMark({ submissionId, mark: 0 });
      expect((await tenFirst.agreement()).teachers.both).toBe(1);
      await undo(submissionId);
      expect(await tenFirst.agreement()).toMatchObject({ marked: 5, teachers: { both: 0 } });
      await desk.client.marking.setBlindMark({ submissionId, mark: 1 });
      const row = (await quiz.rows()).find((each) => each.submissionId === submissionId);
      expect(row).toMatchObject({ markAwarded: 1, confirmedBy: desk.teacher.id });
      expect(await tenFirst.agreement()).toMatchObject({ marked: 5, teachers: { both: 1 } });
    });
  });

  it('reports that the marker leaves levels of response to the teacher, and has nothing more to measure', async () => {
    await tenFirst.edit({
      maxMark: 6,
      markSchemeAnswer:
        'Level 3 (5-6 marks): A detailed and coherent explanation.\n' +
        'Level 2 (3-4 marks): Some explanation.\nLevel 1 (1-2 marks): Simple statements.',
    });
    await tenFirst.markBlind(() => 2);
    expect(await tenFirst.agreement()).toMatchObject({ marked: 5, isToLearn: true });
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({
      measured: 0,
      unjudged: 5,
      isToLearn: false,
      isBulkRefused: true,
      recommendation: 'unmeasured',
    });
    // Under a different scheme, which it can judge, it is measured again.
    await tenFirst.edit({ markSchemeAnswer: 'carbon dioxide (1)' });
    expect(await tenFirst.agreement()).toMatchObject({ unjudged: 0, isToLearn: true });
  });
});
