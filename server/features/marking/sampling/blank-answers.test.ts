import { expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { sampleAnswers } from '../../../database/schema/blind-marks.ts';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { tenFirstWith } from './testing/ten-first-class.ts';

const desk = teacherWithApp();

it('a spot check draws no blank answers, since no marker judged them', async () => {
  const { client, app, teacher } = desk;
  const answers = ['carbon dioxide', UNANSWERED_TEXT, '', UNANSWERED_TEXT];
  const quiz = await buildAnsweredQuiz(app.database, teacher.id, answers, { maxMark: 1 });
  const { quizCode } = quiz;
  await tenFirstWith(client, quiz).learn();
  await client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
  expect(await client.marking.drawSpotCheck({ quizCode })).toEqual({ drawn: 1 });
});

it('a blank answer that was drawn earlier does not count as agreement of the AI', async () => {
  const { client, app, teacher } = desk;
  const quiz = await buildAnsweredQuiz(app.database, teacher.id, [UNANSWERED_TEXT], { maxMark: 1 });
  const { quizCode, questionId } = quiz;
  const tenFirst = tenFirstWith(client, quiz);
  await tenFirst.learn();
  const [blank] = await quiz.rows();
  if (!blank) throw new Error('There is an answer.');
  const { userId, submissionId } = blank;
  const drawn = { quizCode, userId, questionId, purpose: 'spot-check' as const, place: 1000 };
  await app.database.insert(sampleAnswers).values({ ...drawn, predictedMark: 0 });
  await client.marking.setBlindMark({ submissionId, mark: 0 });
  expect(await tenFirst.agreement()).toMatchObject({
    chosen: 0,
    measured: 0,
    spotChecked: { measured: 0 },
  });
});
