import { beforeEach, describe, expect, it } from 'vitest';
import { buildPencilQuiz } from '../../../testing/quizzes/pencil-quiz.ts';
import type { AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { type TenFirst, tenFirstWith } from './testing/ten-first-class.ts';

describe('a spot check', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(async () => {
    quiz = await buildPencilQuiz(desk.app.database, desk.teacher.id, [1, 1, 1, 1]);
    tenFirst = tenFirstWith(desk.client, quiz);
  });
  const draw = (of: 'accepted' | 'to-accept') =>
    desk.client.marking.drawSpotCheck({ quizCode: quiz.quizCode, of });

  it('asks for one mark for answers that say the same, because one judgement proves no more', async () => {
    await quiz.change(0, { userAnswer: 'Oxygen' });
    await quiz.change(1, { userAnswer: 'oxygen.' });
    await quiz.change(2, { userAnswer: ' oxygen ' });
    expect(await draw('to-accept')).toEqual({ drawn: 2 });
    await tenFirst.markBlind(() => 1, 'spot-check');
    expect((await tenFirst.agreement()).spotChecked).toEqual({ measured: 2, exact: 2 });
    // The others have this mark by now, and were not accepted without it.
    expect(await draw('to-accept')).toEqual({ drawn: 0 });
  });

  it('leaves out answers that the student is writing again', async () => {
    await tenFirst.acceptAll();
    for (const index of [0, 1, 2]) await quiz.change(index, { submittedAt: null });
    expect((await tenFirst.agreement()).inBulk).toBe(1);
    expect(await draw('accepted')).toEqual({ drawn: 1 });
  });
});
