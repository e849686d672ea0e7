import { beforeEach, describe, expect, it } from 'vitest';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/answered-quiz.ts';
import { buildQuiz, buildSubmission, buildUser } from '../../../testing/factories.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';

const ABSORBED = 'light is absorbed (1)';
const USED = 'carbon dioxide is used (1)';
const SCHEME = `${ABSORBED}\n${USED}`;

describe('taking back one of several lessons', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;

  beforeEach(async () => {
    const question = { maxMark: 2, createdBy: desk.teacher.id, markSchemeAnswer: SCHEME };
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, ['CO2'], question);
  });

  const teach = async (point: string, { quizCode = quiz.quizCode, line = 'CO2' } = {}) => {
    const { questionId } = quiz;
    const lesson = { quizCode, questionId, kind: 'accept' as const, line, point, items: [] };
    const { decisionId } = await desk.client.marking.teachSchemeLine(lesson);
    return { quizCode, decisionId };
  };
  const undo = (lesson: { quizCode: string; decisionId: string }) =>
    desk.client.marking.undoDecision(lesson);
  const scheme = async () => {
    const { markSchemeAnswer } = await desk.client.questions.get({ questionId: quiz.questionId });
    return markSchemeAnswer;
  };
  const reword = async (markSchemeAnswer: string) => {
    const { questionId } = quiz;
    const known = await desk.client.questions.get({ questionId });
    await desk.client.questions.update({ ...known, questionId, markSchemeAnswer });
  };

  it('takes out the line that this lesson taught, and not the same words for another point', async () => {
    await teach('carbon dioxide is used');
    const later = await teach('light is absorbed');
    expect(await scheme()).toBe(`${ABSORBED}\naccept: CO2\n${USED}\naccept: CO2`);
    expect(await undo(later)).toMatchObject({ isLineLeft: false });
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2`);
  });

  it('does so too where others have been taught since', async () => {
    const first = await teach('light is absorbed');
    await teach('carbon dioxide is used');
    await teach('carbon dioxide is used', { line: 'carbonic gas' });
    await undo(first);
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2\naccept: carbonic gas`);
  });

  it('leaves alone what another quiz has taught the same question', async () => {
    const { questionId } = quiz;
    const asked = { creatorUid: desk.teacher.id, questionIds: [questionId] };
    const { quizCode } = await buildQuiz(desk.app.database, asked);
    const student = await buildUser(desk.app.database);
    await buildSubmission(desk.app.database, quizCode, student.id, questionId, {});
    const ours = await teach('light is absorbed');
    await teach('carbon dioxide is used', { quizCode });
    await reword(`${SCHEME}\naccept: CO2`);
    expect(await undo(ours)).toMatchObject({ isLineLeft: true });
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2`);
  });

  it('says so where somebody has reworded the line', async () => {
    const lesson = await teach('carbon dioxide is used');
    await reword(`${SCHEME}\naccept: CO2 or carbonic gas`);
    expect(await undo(lesson)).toMatchObject({ changedCount: 0, isLineLeft: true });
    expect(await scheme()).toBe(`${SCHEME}\naccept: CO2 or carbonic gas`);
  });

  it('gives back sentences that became lines for it', async () => {
    const sentences = 'The light is absorbed. The carbon dioxide is used.';
    await reword(sentences);
    const lesson = await teach('The light is absorbed.');
    expect(await scheme()).not.toBe(sentences);
    await undo(lesson);
    expect(await scheme()).toBe(sentences);
  });
});
