import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { type TenFirst, tenFirstWith } from './testing/ten-first-class.ts';

const LIGHT = 'light is absorbed';
const CHLOROPHYLL = 'by chlorophyll';
const SCHEME = `${LIGHT} (1)\n${CHLOROPHYLL} (1)`;
const LONGER = `water is split (1)\n${SCHEME}`;
const ANSWER = 'chlorophyll takes it in';

describe('points ticked blind, after the scheme is edited', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(async () => {
    const question = { maxMark: 2, createdBy: desk.teacher.id, markSchemeAnswer: SCHEME };
    const { database } = desk.app;
    quiz = await buildAnsweredQuiz(database, desk.teacher.id, [ANSWER, 'no idea'], question);
    tenFirst = tenFirstWith(desk.client, quiz);
    await tick({ place: 1, point: CHLOROPHYLL });
  });

  const findAnswer = async () => {
    const found = (await tenFirst.sampled()).find(({ userAnswer }) => userAnswer === ANSWER);
    if (!found) throw new Error('The sample has both answers.');
    return found;
  };
  const tick = async (point: { place: number; point?: string }) => {
    const { submissionId, answerRevision } = await findAnswer();
    const points = [{ ...point, quote: 'chlorophyll' }];
    return desk.client.marking.setBlindMark({ submissionId, answerRevision, mark: 1, points });
  };
  const forgetWords = () =>
    desk.app.database.execute(sql`
      update blind_marks set points = '[{"place": 1, "quote": "chlorophyll"}]'
      where quiz_code = ${quiz.quizCode}`);
  const earned = async () => {
    const row = (await quiz.rows()).find(({ userAnswer }) => userAnswer === ANSWER);
    const ticked = row?.tickedPoints ?? [];
    return ticked.filter(({ marksAwarded }) => marksAwarded > 0).map(({ point }) => point);
  };

  it('stay with their words, even if these have moved', async () => {
    await tenFirst.edit({ markSchemeAnswer: LONGER });
    const { myMark, myPoints } = await findAnswer();
    expect({ myMark, myPoints }).toEqual({
      myMark: 1,
      myPoints: [{ place: 2, point: CHLOROPHYLL, quote: 'chlorophyll' }],
    });
    await tick(myPoints[0] ?? { place: 0 });
    expect(await earned()).toEqual([CHLOROPHYLL]);
  });

  it('are no longer shown if one of them has been removed, but the mark is kept', async () => {
    await tenFirst.edit({ markSchemeAnswer: `water is split (1)\n${LIGHT} (1)` });
    expect(await findAnswer()).toMatchObject({ myMark: 1, myPoints: [] });
  });

  it('are refused if another point has taken their place since the teacher read the scheme', async () => {
    await tenFirst.edit({ markSchemeAnswer: LONGER });
    expect(await errorOf(tick({ place: 1, point: CHLOROPHYLL }))).toMatchObject({
      status: 409,
      code: 'QUESTION_CHANGED',
    });
    expect(await earned()).toEqual([CHLOROPHYLL]);
  });

  it('are shown without their words only while the question is unchanged', async () => {
    await forgetWords();
    expect(await findAnswer()).toMatchObject({ myMark: 1, myPoints: [{ place: 1 }] });
    await tenFirst.edit({ markSchemeAnswer: LONGER });
    expect(await findAnswer()).toMatchObject({ myMark: 1, myPoints: [] });
  });
});
