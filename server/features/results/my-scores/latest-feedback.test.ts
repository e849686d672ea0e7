import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../../database/schema/earlier-attempts.ts';
import { quizQuestions } from '../../../database/schema/quizzes.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildUser,
} from '../../../testing/factories.ts';
import { buildAnalysis } from '../../../testing/quizzes/pencil-quiz.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('results.latestFeedback', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const latest = async (student: { email: string }) =>
    (await (await app.as(student)).results.latestFeedback()).latest;

  /** Builds a quiz that the student submitted, with these marks out of 3. */
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

  /** Archives an attempt before the newest one, with this mark out of 3. */
  async function keepEarlier(userId: string, quizCode: string, mark: number) {
    const [asked] = await app.database
      .select()
      .from(quizQuestions)
      .where(eq(quizQuestions.quizCode, quizCode));
    const finishedAt = new Date('2026-01-01');
    const attempt = { quizCode, userId, number: 1 };
    await app.database
      .insert(earlierAttempts)
      .values({ ...attempt, startedAt: finishedAt, finishedAt, score: mark });
    await app.database.insert(earlierAnswers).values({
      ...attempt,
      questionId: asked?.questionId ?? '',
      userAnswer: 'the first time',
      submittedAt: finishedAt,
      markAwarded: mark,
      aiMark: mark,
      feedback: 'Feedback on the first time',
      confirmedInBulk: false,
    });
    const isNewest = and(eq(attempts.quizCode, quizCode), eq(attempts.userId, userId));
    await app.database.update(attempts).set({ number: 2 }).where(isNewest);
  }

  it('names the answer that lost the most marks, and the point that it missed', async () => {
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

  it('names the point that cost the mark, and no option beyond the number asked for', async () => {
    const student = await buildUser(app.database);
    const { id } = await buildQuestion(app.database, {
      maxMark: 3,
      questionText: 'Name what plants take in, and two gases of the air.',
      markSchemeAnswer: 'carbon dioxide (1)\nany two from:\nnitrogen (1)\noxygen (1)\nargon (1)',
    });
    const { quizCode } = await buildQuiz(app.database, { questionIds: [id] });
    const earned = { nitrogen: 1, oxygen: 1, argon: 0, 'carbon dioxide': 0 };
    await buildSubmission(app.database, quizCode, student.id, id, {
      markAwarded: 2,
      aiMark: 2,
      aiAnalysis: buildAnalysis({
        points: Object.entries(earned).map(([point, marksAwarded]) => ({
          point,
          marksAvailable: 1,
          marksAwarded,
          quote: null,
        })),
      }),
    });
    expect((await latest(student))?.improve?.missedPoint).toBe('carbon dioxide');
  });

  it('has nothing to improve if no mark was lost', async () => {
    const student = await buildUser(app.database);
    await handIn(student.id, [3, 3], {}, new Date());
    expect(await latest(student)).toMatchObject({ score: 6, improve: null });
  });

  it('reveals nothing about unreleased marks, and goes back to the previous quiz', async () => {
    const student = await buildUser(app.database);
    const shown = await handIn(student.id, [1], {}, new Date('2026-01-01'));
    await handIn(student.id, [0], { resultsRelease: 'when-released' }, new Date('2026-01-02'));
    expect(await latest(student)).toMatchObject({ quizCode: shown });
    const other = await buildUser(app.database);
    await handIn(other.id, [0], { resultsRelease: 'when-released' }, new Date());
    expect(await latest(other)).toBeNull();
  });

  describe('of a quiz that was sat again', () => {
    const best = { attemptsAllowed: 3, countedAttempt: 'best' as const };

    it('is that of the best attempt if the best counts', async () => {
      const student = await buildUser(app.database);
      const quizCode = await handIn(student.id, [0], best, new Date('2026-01-02'));
      await keepEarlier(student.id, quizCode, 2);
      const improve = { feedback: 'Feedback on the first time' };
      expect(await latest(student)).toMatchObject({ score: 2, improve });
    });

    it('is that of the last attempt if the last counts', async () => {
      const student = await buildUser(app.database);
      const quizCode = await handIn(student.id, [0], { attemptsAllowed: 3 }, new Date());
      await keepEarlier(student.id, quizCode, 2);
      expect(await latest(student)).toMatchObject({
        score: 0,
        improve: { feedback: 'Feedback 0' },
      });
    });

    it('stays while the next attempt is under way', async () => {
      const student = await buildUser(app.database);
      const quizCode = await handIn(student.id, [0], { attemptsAllowed: 3 }, new Date());
      await keepEarlier(student.id, quizCode, 2);
      await app.database
        .update(attempts)
        .set({ finishedAt: null })
        .where(eq(attempts.quizCode, quizCode));
      await app.database
        .update(submissions)
        .set({ submittedAt: null, markAwarded: null })
        .where(eq(submissions.quizCode, quizCode));
      expect(await latest(student)).toMatchObject({ quizCode, score: 2 });
    });
  });

  it('finds the newest marks, however many later quizzes are still unmarked', async () => {
    const student = await buildUser(app.database);
    const shown = await handIn(student.id, [1], {}, new Date('2026-01-01'));
    for (let day = 2; day < 9; day += 1) {
      await handIn(student.id, [null], {}, new Date(`2026-01-0${day}`));
    }
    expect(await latest(student)).toMatchObject({ quizCode: shown });
  });
});
