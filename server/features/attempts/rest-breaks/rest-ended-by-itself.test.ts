import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const REST_SECONDS = 600;

/**
 * The student wrote during twelve seconds of the rest. A second that has begun counts as a full
 * second of rest.
 */
function expectTwelveToCount(seconds: number): void {
  expect(seconds).toBeGreaterThanOrEqual(REST_SECONDS - 14);
  expect(seconds).toBeLessThanOrEqual(REST_SECONDS - 11);
}

describe('a rest break that nobody ended', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let student: { id: string; email: string };
  let client: ApiClient;
  let elsewhere: ApiClient;
  let quizCode: string;
  let questionId: string;
  let startedDeadline: number;
  let limitSeconds: number;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    const accessArrangements = {
      restBreakMinutes: REST_SECONDS / 60,
      fontSize: 'normal',
      overlay: 'none',
      readAloud: false,
    } as const;
    student = await buildUser(app.database, { accessArrangements });
    client = await app.as(student);
    elsewhere = await app.as(student);
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
    const attempt = await client.attempts.start({ quizCode });
    questionId = attempt.questions[0]?.questionId ?? '';
    startedDeadline = Date.parse(attempt.deadlineAt);
    limitSeconds = (startedDeadline - Date.parse(attempt.startedAt)) / 1_000;
    await client.attempts.startRest(own());
  });
  afterAll(() => app.stop());

  const own = () => ({ quizCode, userId: student.id });
  const write = (revision: number, by = client) =>
    by.attempts.saveAnswer({
      ...own(),
      questionId,
      answer: `word ${revision}`,
      isSaved: false,
      revision,
    });
  /** Moves everything this many seconds into the past, as if that time had passed. */
  const waitFor = async (seconds: number) => {
    const back = sql`${seconds} * interval '1 second'`;
    await app.database
      .update(attempts)
      .set({
        startedAt: sql`started_at - ${back}`,
        deadlineAt: sql`deadline_at - ${back}`,
        restStartedAt: sql`rest_started_at - ${back}`,
      })
      .where(and(eq(attempts.quizCode, quizCode), eq(attempts.userId, student.id)));
    await app.database
      .update(submissions)
      .set({ savedAt: sql`saved_at - ${back}` })
      .where(and(eq(submissions.quizCode, quizCode), eq(submissions.userId, student.id)));
  };
  const movedBy = ({ deadlineAt }: { deadlineAt: string }, waited: number) =>
    Math.round((Date.parse(deadlineAt) - startedDeadline) / 1_000) + waited;
  const writeTwelveSecondsIntoIt = async () => {
    await waitFor(12);
    await write(1);
  };

  it.each([
    ['looks in', () => client.attempts.checkIn(own())],
    ['takes the attempt up again', () => client.attempts.start({ quizCode })],
    ['ends it late', () => client.attempts.endRest(own())],
    ['writes over the same words', () => write(2).then(() => client.attempts.checkIn(own()))],
  ])(
    'does not stop the clock for time spent writing in it when its student %s',
    async (_, goOn) => {
      await writeTwelveSecondsIntoIt();
      await waitFor(REST_SECONDS);
      const { rest, ...clock } = await goOn();
      expectTwelveToCount(movedBy(clock, 12 + REST_SECONDS));
      // Time that did not count as rest is still available.
      expectTwelveToCount(REST_SECONDS - (rest?.secondsLeft ?? 0));
      expect(rest).toMatchObject({ startedAt: null });
    },
  );

  it('gives no extra time to a finish either', async () => {
    await writeTwelveSecondsIntoIt();
    await waitFor(limitSeconds + REST_SECONDS - 12 + 20);
    const answers = [{ questionId, answer: 'too late', revision: 2 }];
    await client.attempts.finish({ ...own(), answers, because: 'time-up' });
    const [stored] = await app.database
      .select({ answer: submissions.userAnswer })
      .from(submissions)
      .where(and(eq(submissions.quizCode, quizCode), eq(submissions.questionId, questionId)));
    expect(stored?.answer).toBe('word 1');
  });

  it('takes no time from a student who kept writing and then ended it on another device', async () => {
    await waitFor(REST_SECONDS + 60);
    await write(1);
    await waitFor(100);
    const { rest, ...clock } = await elsewhere.attempts.endRest(own());
    expect(movedBy(clock, REST_SECONDS + 160)).toBe(REST_SECONDS);
    expect(rest?.secondsLeft).toBe(0);
  });

  it('ends once for all devices, whatever they do at the same moment', async () => {
    await writeTwelveSecondsIntoIt();
    await waitFor(REST_SECONDS);
    const outcomes = await Promise.all([
      outcomeOf(write(2)),
      outcomeOf(client.attempts.endRest(own())),
      outcomeOf(elsewhere.attempts.checkIn(own())),
      outcomeOf(elsewhere.attempts.start({ quizCode })),
      outcomeOf(client.attempts.checkIn(own())),
      outcomeOf(elsewhere.attempts.endRest(own())),
    ]);
    expect(new Set(outcomes)).toEqual(new Set(['ok']));
    expectTwelveToCount(movedBy(await client.attempts.checkIn(own()), 12 + REST_SECONDS));
  });

  it('lets the attempt be handed in, by two devices at once and by the teacher', async () => {
    await waitFor(REST_SECONDS + 1);
    const finish = (by: ApiClient) =>
      by.attempts.finish({
        ...own(),
        answers: [{ questionId, answer: 'oxygen', revision: 1 }],
        because: 'submitted',
      });
    const byTeacher = (await app.as(teacher)).attempts.finishFor(own());
    const receipts = await Promise.all([finish(client), finish(elsewhere), byTeacher]);
    expect(new Set(receipts.map(({ finishedAt }) => finishedAt)).size).toBe(1);
  });
});
