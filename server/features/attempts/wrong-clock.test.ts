import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { submissions } from '../../database/schema/attempts.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { buildQuiz, buildUser } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let client: ApiClient;
let userId: string;
let quizCode: string;
let questionId: string;

beforeEach(async () => {
  app = await startTestApp();
  const student = await buildUser(app.database);
  userId = student.id;
  client = await app.as(student);
  const quiz = await buildQuiz(app.database);
  quizCode = quiz.quizCode;
  const attempt = await client.attempts.start({ quizCode });
  questionId = attempt.questions[0]?.questionId ?? '';
});
afterEach(async () => {
  vi.useRealTimers();
  await app.stop();
});

it.each([26 * HOUR_MS, -26 * HOUR_MS])(
  'a node whose clock is wrong by %d ms ends no attempt and loses no words',
  async (shift) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shift });
    const own = { quizCode, userId };
    const { deadlineAt, serverNow } = await client.attempts.start({ quizCode });
    const left = (Date.parse(deadlineAt) - Date.parse(serverNow)) / 1_000;
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThanOrEqual(600);
    expect(await client.attempts.checkIn(own)).toMatchObject({ isFinished: false });
    const answers = [{ questionId, answer: 'Handed in with the last words', revision: 1 }];
    await client.attempts.finish({ ...own, because: 'submitted', answers });
    const stored = await app.database
      .select({ answer: submissions.userAnswer })
      .from(submissions)
      .where(eq(submissions.userId, userId));
    expect(stored).toEqual([{ answer: 'Handed in with the last words' }]);
  },
);
