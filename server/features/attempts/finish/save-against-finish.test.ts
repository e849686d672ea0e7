import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissions } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildAttempt, buildQuestion, buildQuiz, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const ROUNDS = 50;

describe('a save that races the finish', () => {
  let app: TestApp;
  let student: { id: string; email: string };
  let client: ApiClient;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    student = await buildUser(app.database);
    client = await app.as(student);
    questionId = (await buildQuestion(app.database)).id;
  });
  afterAll(() => app.stop());

  async function openAttempt() {
    const { quizCode } = await buildQuiz(app.database, { questionIds: [questionId] });
    await buildAttempt(app.database, quizCode, student.id);
    const own = { quizCode, userId: student.id };
    const late = { ...own, questionId, answer: 'late', revision: 2, isSaved: true };
    const answers = [{ questionId, answer: 'final', revision: 1 }];
    return {
      save: () => outcomeOf(client.attempts.saveAnswer(late)),
      finish: () => outcomeOf(client.attempts.finish({ ...own, answers, because: 'submitted' })),
      stored: async () => {
        const answer = eq(submissions.quizCode, quizCode);
        const [row] = await app.database.select().from(submissions).where(answer);
        return { answer: row?.userAnswer, isSubmitted: row?.submittedAt !== null };
      },
    };
  }

  it('either counts or is refused, and is never acknowledged and then lost', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { save, finish, stored } = await openAttempt();
      const both = round % 2 ? [save(), finish()] : [finish(), save()];
      const outcomes = await Promise.all(both);
      const wasTaken = outcomes.every((outcome) => outcome === 'ok');
      expect(await stored()).toEqual({ answer: wasTaken ? 'late' : 'final', isSubmitted: true });
      expect(outcomes).toContainEqual('ok');
    }
  });

  it('is never stored once the finish was acknowledged', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { save, finish, stored } = await openAttempt();
      const early = round % 2 ? save() : Promise.resolve('none');
      await finish();
      const submitted = await stored();
      expect(await save()).toBe(submitted.answer === 'late' ? 'ok' : 'ATTEMPT_OVER');
      await early;
      expect(await stored()).toEqual(submitted);
    }
  });
});
