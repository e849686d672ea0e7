import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildUser,
} from '../../testing/factories.ts';
import { buildAnalysis } from '../../testing/pencil-quiz.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

describe('results.latestFeedback', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const latest = async (student: { email: string }) =>
    (await (await app.as(student)).results.latestFeedback()).latest;

  /** A quiz that the student handed in, with these marks out of 3. */
  async function handIn(
    userId: string,
    marks: (number | null)[],
    values: Parameters<typeof buildQuiz>[1],
    finishedAt: Date,
  ) {
    const asked = await Promise.all(
      marks.map((_, index) =>
        buildQuestion(app.database, { maxMark: 3, questionText: `Question ${index}?` }),
      ),
    );
    const questionIds = asked.map(({ id }) => id);
    const { quizCode } = await buildQuiz(app.database, { questionIds, ...values });
    await buildAttempt(app.database, quizCode, userId, { finishedAt });
    for (const [index, mark] of marks.entries()) {
      await buildSubmission(app.database, quizCode, userId, questionIds[index] ?? '', {
        markAwarded: mark,
        aiMark: mark,
        feedback: mark === null ? '' : `Feedback ${index}`,
        aiAnalysis: buildAnalysis({
          points: [{ point: 'oxygen', marksAvailable: 3, marksAwarded: 0, quote: null }],
        }),
      });
    }
    return quizCode;
  }

  it('names the answer that lost the most, and the point that it missed', async () => {
    const student = await buildUser(app.database);
    expect(await latest(student)).toBeNull();
    const quizCode = await handIn(student.id, [2, 0, null], { title: 'Air' }, new Date());
    expect(await latest(student)).toEqual({
      quizCode,
      title: 'Air',
      score: 2,
      maxScore: 9,
      percentage: 200 / 9,
      markedCount: 2,
      answerCount: 3,
      improve: { questionText: 'Question 1?', feedback: 'Feedback 1', missedPoint: 'oxygen' },
    });
  });

  it('has nothing to improve where no mark was lost', async () => {
    const student = await buildUser(app.database);
    await handIn(student.id, [3, 3], {}, new Date());
    expect(await latest(student)).toMatchObject({ score: 6, improve: null });
  });

  it('tells nothing of marks that were not released, and looks at the quiz before', async () => {
    const student = await buildUser(app.database);
    const shown = await handIn(student.id, [1], {}, new Date('2026-01-01'));
    await handIn(student.id, [0], { resultsRelease: 'when-released' }, new Date('2026-01-02'));
    expect(await latest(student)).toMatchObject({ quizCode: shown });
    const other = await buildUser(app.database);
    await handIn(other.id, [0], { resultsRelease: 'when-released' }, new Date());
    expect(await latest(other)).toBeNull();
  });

  it('finds the newest marks behind any number of quizzes that wait for theirs', async () => {
    const student = await buildUser(app.database);
    const shown = await handIn(student.id, [1], {}, new Date('2026-01-01'));
    for (let day = 2; day < 9; day += 1) {
      await handIn(student.id, [null], {}, new Date(`2026-01-0${day}`));
    }
    expect(await latest(student)).toMatchObject({ quizCode: shown });
  });
});
