import { describe, expect, it } from 'vitest';
import { buildAnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { tenFirstWith } from '../../marking/sampling/testing/ten-first-class.ts';

const SCHEME = 'needs light (1)\nneeds chlorophyll (1)';

describe('the reteach sheet, after a mark scheme was edited', () => {
  const desk = teacherWithApp();

  const markedQuiz = async () => {
    const question = { maxMark: 2, createdBy: desk.teacher.id, markSchemeAnswer: SCHEME };
    const quiz = await buildAnsweredQuiz(
      desk.app.database,
      desk.teacher.id,
      ['It needs light.', 'It needs soil.'],
      question,
    );
    const { learn, edit } = tenFirstWith(desk.client, quiz);
    await learn();
    const missed = async () => {
      const { points } = await desk.client.results.reteach({ quizCode: quiz.quizCode });
      return points.map(({ point, missed: count, judged }) => [point, `${count} of ${judged}`]);
    };
    return { learn, edit, missed };
  };

  it('counts none of the points that the scheme no longer has, and those that it still has', async () => {
    const { edit, missed } = await markedQuiz();
    expect(await missed()).toEqual([
      ['needs chlorophyll', '2 of 2'],
      ['needs light', '1 of 2'],
    ]);
    await edit({ markSchemeAnswer: 'needs light (1)\nneeds water (1)' });
    expect(await missed()).toEqual([['needs light', '1 of 2']]);
    await edit({ markSchemeAnswer: 'makes its own food (2)' });
    expect(await missed()).toEqual([]);
  });

  it('counts the new points once the answers are marked by them', async () => {
    const { learn, edit, missed } = await markedQuiz();
    await edit({ markSchemeAnswer: 'needs light (1)\nneeds water (1)' });
    await learn();
    expect(await missed()).toEqual([
      ['needs water', '2 of 2'],
      ['needs light', '1 of 2'],
    ]);
  });
});
