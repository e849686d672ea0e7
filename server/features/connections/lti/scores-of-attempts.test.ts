import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../../database/schema/earlier-attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { buildQuestion, buildQuiz, buildTeacher } from '../../../testing/factories.ts';
import { launch } from '../../../testing/lti/lti-browser.ts';
import { startAppWithPlatform } from '../../../testing/lti/app-with-platform.ts';
import type { LtiPlatform } from '../../../testing/lti/lti-platform.ts';
import { buildSatQuiz } from '../../../testing/lti/sat-quiz.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { createScoreFinder } from './find-scores.ts';
import { until } from '../../../testing/until.ts';

describe('marks for a learning platform', () => {
  let app: TestApp;
  let platform: LtiPlatform;
  let stop: () => Promise<void>;
  let findScores: () => Promise<void>;
  beforeAll(async () => {
    ({ app, platform, stop } = await startAppWithPlatform());
    findScores = createScoreFinder(app);
  });
  afterAll(() => stop());

  const buildSat = (claims: Record<string, unknown>) => buildSatQuiz({ app, platform }, claims);

  it('wait while a newer attempt may still be the best', async () => {
    const { database } = app;
    const { quizCode, submissionId, userId, scores, arrive } = await buildSat(
      platform.grades('/columns/12/lineitem'),
    );
    await database
      .update(quizzes)
      .set({ resultsRelease: 'as-marked', attemptsAllowed: 2, countedAttempt: 'best' })
      .where(eq(quizzes.quizCode, quizCode));
    await database.update(attempts).set({ number: 2 }).where(eq(attempts.userId, userId));
    const finishedAt = new Date('2026-01-01');
    const first = { quizCode, userId, number: 1 };
    await database
      .insert(earlierAttempts)
      .values({ ...first, startedAt: finishedAt, finishedAt, score: 3 });
    await database.insert(earlierAnswers).values({
      ...first,
      questionId: submissionId.split('_')[2] ?? '',
      userAnswer: 'the first time',
      submittedAt: finishedAt,
      markAwarded: 3,
      feedback: '',
      confirmedInBulk: false,
    });
    await findScores();
    await arrive(1);
    expect(scores()[0]).toMatchObject({ activityProgress: 'Submitted' });
    expect(scores()[0]).not.toHaveProperty('scoreGiven');
    await database
      .update(submissions)
      .set({ markAwarded: 1 })
      .where(eq(submissions.userId, userId));
    await findScores();
    await arrive(2);
    expect(scores()[1]).toMatchObject({ scoreGiven: 3, gradingProgress: 'FullyGraded' });
  });

  it('are those of the attempt that counts, however often a launch begins it again', async () => {
    const teacher = await buildTeacher(app.database);
    const question = await buildQuestion(app.database, { maxMark: 5 });
    const { quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      questionIds: [question.id],
      resultsRelease: 'as-marked',
      attemptsAllowed: 2,
      countedAttempt: 'best',
    });
    const [sub, resource] = [randomUUID(), platform.link(randomUUID())];
    const come = () =>
      launch(
        app.address,
        platform,
        { sub, name: 'Maya Patel', role: 'Learner' },
        {
          claims: {
            ...resource,
            ...platform.quiz(quizCode),
            ...platform.grades('/columns/15/lineitem'),
          },
        },
      );
    const api = await app.as(teacher);
    const sit = async (again: boolean, markAwarded: number) => {
      const maya = await come();
      const { user } = await maya.api.accounts.currentUser();
      const { answers } = await maya.api.attempts.start({ quizCode, again });
      const revision = (answers[0]?.revision ?? 0) + 1;
      await maya.api.attempts.finish({
        quizCode,
        userId: user?.id ?? '',
        because: 'submitted',
        answers: [{ questionId: question.id, answer: `Attempt ${revision}`, revision }],
      });
      await app.database.update(attempts).set({ welfareCheckedAt: sql`now()` });
      const [found] = (await api.marking.listResponses({ quizCode })).students;
      const [given] = found?.submissions ?? [];
      const { submissionId = '', markRevision = 0 } = given ?? {};
      await setOneMark(api, { submissionId, markRevision, markAwarded });
      await findScores();
    };
    const scores = () =>
      platform.scores.filter(({ userId }) => userId === sub).map(({ scoreGiven }) => scoreGiven);
    await sit(false, 4);
    await until(() => expect(scores().at(-1)).toBe(4));
    await sit(true, 2);
    const { students } = await api.results.quizResults({ quizCode });
    expect(students).toMatchObject([{ score: 4, countedNumber: 1, lastNumber: 2 }]);
    expect(scores().at(-1)).toBe(4);
    const maya = await come();
    await expect(maya.api.attempts.start({ quizCode, again: true })).rejects.toMatchObject({
      code: 'ATTEMPT_COMPLETED',
      data: { attemptsLeft: 0 },
    });
    const [listed] = (await api.marking.listResponses({ quizCode })).students;
    const [last] = listed?.submissions ?? [];
    await setOneMark(api, {
      submissionId: last?.submissionId ?? '',
      markRevision: last?.markRevision ?? 0,
      markAwarded: 5,
      reason: 'Looked again',
    });
    await findScores();
    await until(() => expect(scores().at(-1)).toBe(5));
  });
});
