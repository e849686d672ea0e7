import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../shared/business-rules.ts';
import { attempts, submissions } from '../../database/schema/attempts.ts';
import { buildAttempt, buildQuestion, buildQuiz, buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { finishOverdueAttempts } from './finish-attempt.ts';

describe('finishOverdueAttempts', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  async function sit(deadline: string) {
    const student = await buildUser(app.database);
    const questions = await Promise.all([1, 2].map(() => buildQuestion(app.database)));
    const [answered = '', untouched = ''] = questions.map((question) => question.id);
    const { quizCode } = await buildQuiz(app.database, { questionIds: [answered, untouched] });
    await buildAttempt(app.database, quizCode, student.id);
    const client = await app.as(student);
    await client.attempts.saveAnswer({
      quizCode,
      questionId: answered,
      answer: 'a draft',
      revision: 1,
      isSaved: false,
    });
    const key = and(eq(attempts.quizCode, quizCode), eq(attempts.userId, student.id));
    await app.database
      .update(attempts)
      .set({ deadlineAt: sql`now() + ${deadline}::interval` })
      .where(key);
    const look = async () => {
      const [attempt] = await app.database.select().from(attempts).where(key);
      const rows = await app.database
        .select()
        .from(submissions)
        .where(eq(submissions.quizCode, quizCode));
      const answerTo = (id: string) => rows.find((row) => row.questionId === id)?.userAnswer;
      return { attempt, rows, answers: [answerTo(answered), answerTo(untouched)] };
    };
    return { look };
  }

  it('submits the drafts of who fell silent: a dead laptop loses nothing', async () => {
    const { look } = await sit('-16 seconds');
    await finishOverdueAttempts(app.database);
    const { attempt, rows, answers } = await look();
    expect(attempt?.finishedBecause).toBe('deadline');
    expect(attempt?.finishedAt).not.toBeNull();
    expect(answers).toEqual(['a draft', UNANSWERED_TEXT]);
    expect(rows.filter((row) => row.submittedAt === null)).toEqual([]);
  });

  it('leaves alone who still has time or grace', async () => {
    const inTime = await sit('1 minute');
    const inGrace = await sit('-10 seconds');
    await finishOverdueAttempts(app.database);
    for (const { look } of [inTime, inGrace]) {
      expect((await look()).attempt?.finishedAt).toBeNull();
    }
  });

  it('may run twice at once and leaves finished attempts as they are', async () => {
    const { look } = await sit('-1 hour');
    await Promise.all([finishOverdueAttempts(app.database), finishOverdueAttempts(app.database)]);
    const before = await look();
    await finishOverdueAttempts(app.database);
    expect(await look()).toEqual(before);
  });
});
