import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { attempts } from '../../database/schema/attempts.ts';
import type { ApiClient } from '../../testing/api-client.ts';
import { buildQuiz, buildStudentOf, buildTeacher } from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: ApiClient;
let client: ApiClient;
let own: { quizCode: string; userId: string };
let startedDeadline: number;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  const teacher = await buildTeacher(app.database);
  const student = await buildStudentOf(app.database, teacher);
  const { quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id });
  staff = await app.as(teacher);
  client = await app.as(student);
  own = { quizCode, userId: student.id };
  await allow(10);
  startedDeadline = Date.parse((await client.attempts.start({ quizCode })).deadlineAt);
  await client.attempts.startRest(own);
});
afterAll(() => app.stop());

const allow = (restBreakMinutes: number) =>
  staff.students.setArrangements({
    studentId: own.userId,
    accessArrangements: {
      restBreakMinutes,
      fontSize: 'normal',
      overlay: 'none',
      readAloud: false,
    },
  });
/** Moves the rest's start this many seconds into the past. */
const waitFor = (seconds: number) =>
  app.database
    .update(attempts)
    .set({
      startedAt: sql`started_at - ${seconds} * interval '1 second'`,
      deadlineAt: sql`deadline_at - ${seconds} * interval '1 second'`,
      restStartedAt: sql`rest_started_at - ${seconds} * interval '1 second'`,
    })
    .where(eq(attempts.userId, own.userId));
/**
 * Returns how many seconds later the deadline is than at the start, as the student experiences it.
 */
const movedBy = ({ deadlineAt }: { deadlineAt: string }, waited: number) =>
  Math.round((Date.parse(deadlineAt) - startedDeadline) / 1_000) + waited;
/** A rest counts in whole seconds, so the time that the test itself takes may add some. */
function expectAbout(seconds: number, expected: number): void {
  expect(seconds).toBeGreaterThanOrEqual(expected);
  expect(seconds).toBeLessThanOrEqual(expected + 3);
}

it('more minutes during a rest make it longer without costing the student any time', async () => {
  await waitFor(120);
  await allow(20);
  const { rest, ...clock } = await client.attempts.checkIn(own);
  expect(movedBy(clock, 120)).toBe(1_200);
  expect(rest?.endsAt).not.toBeNull();
  expectAbout(movedBy(await client.attempts.endRest(own), 120), 120);
});

it('fewer minutes end a rest that has used them up, and do not take away time already rested', async () => {
  await waitFor(400);
  await allow(5);
  const { rest, ...clock } = await client.attempts.checkIn(own);
  expect(rest).toEqual({ secondsLeft: 0, startedAt: null, endsAt: null });
  expectAbout(movedBy(clock, 400), 400);
  expectAbout(movedBy(await client.attempts.endRest(own), 400), 400);
});

it('more minutes after a rest that ended by itself can be used for another', async () => {
  await waitFor(700);
  await allow(15);
  const { rest, ...clock } = await client.attempts.checkIn(own);
  expect(movedBy(clock, 700)).toBe(600);
  expect(rest).toEqual({ secondsLeft: 300, startedAt: null, endsAt: null });
  const again = await client.attempts.startRest(own);
  expect(movedBy(again, 700)).toBe(900);
});
