import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import { buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { finishOverdueAttempts } from '../finish/finish-overdue-attempts.ts';

const arrangements = {
  restBreakMinutes: 10,
  fontSize: 'large',
  overlay: 'cream',
  readAloud: true,
} as const;

describe('a rest break', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let student: { id: string; email: string };
  let client: ApiClient;
  let quizCode: string;
  let startedDeadline: number;
  let questionId: string;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    student = await buildUser(app.database, { accessArrangements: arrangements });
    client = await app.as(student);
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
    const attempt = await client.attempts.start({ quizCode });
    startedDeadline = Date.parse(attempt.deadlineAt);
    questionId = attempt.questions[0]?.questionId ?? '';
  });
  afterAll(() => app.stop());

  const own = () => ({ quizCode, userId: student.id });
  const startRest = () => client.attempts.startRest(own());
  const endRest = () => client.attempts.endRest(own());
  /** Moves the rest's start this many seconds into the past, as if that time had passed. */
  const waitFor = (seconds: number) =>
    app.database
      .update(attempts)
      .set({
        startedAt: sql`started_at - ${seconds} * interval '1 second'`,
        deadlineAt: sql`deadline_at - ${seconds} * interval '1 second'`,
        restStartedAt: sql`rest_started_at - ${seconds} * interval '1 second'`,
      })
      .where(and(eq(attempts.quizCode, quizCode), eq(attempts.userId, student.id)));
  const movedBy = (deadlineAt: string, waited = 0) =>
    Math.round((Date.parse(deadlineAt) - startedDeadline) / 1_000) + waited;

  it('is offered with the student’s other arrangements when the quiz starts', async () => {
    const { rest, arrangements: shown } = await client.attempts.start({ quizCode });
    expect(rest).toEqual({ secondsLeft: 600, startedAt: null, endsAt: null });
    expect(shown).toEqual({ fontSize: 'large', overlay: 'cream', readAloud: true });
  });

  it('stops the clock and gives back what is not used', async () => {
    const { rest, deadlineAt } = await startRest();
    expect(movedBy(deadlineAt)).toBe(600);
    expect(Date.parse(rest?.endsAt ?? '') - Date.parse(rest?.startedAt ?? '')).toBe(600_000);
    await waitFor(120);
    const ended = await endRest();
    expect(ended.rest).toMatchObject({ startedAt: null, endsAt: null });
    expect(ended.rest?.secondsLeft).toBeGreaterThanOrEqual(478);
    expect(ended.rest?.secondsLeft).toBeLessThanOrEqual(480);
    // A second of rest that has begun counts as a full second.
    expect(movedBy(ended.deadlineAt, 120)).toBeGreaterThanOrEqual(120);
    expect(movedBy(ended.deadlineAt, 120)).toBeLessThanOrEqual(122);
  });

  it('changes nothing if it is begun or ended twice', async () => {
    const begun = await Promise.all([startRest(), startRest(), startRest()]);
    expect(new Set(begun.map((clock) => clock.deadlineAt)).size).toBe(1);
    await waitFor(60);
    const ended = await Promise.all([endRest(), endRest(), endRest()]);
    expect(new Set(ended.map((clock) => clock.deadlineAt)).size).toBe(1);
    expect((await endRest()).rest).toEqual(ended[0]?.rest);
  });

  it('ends by itself when all of it is used, and the clock is running by then', async () => {
    await startRest();
    await waitFor(660);
    const { rest, deadlineAt, isFinished } = await client.attempts.checkIn(own());
    expect(rest).toEqual({ secondsLeft: 0, startedAt: null, endsAt: null });
    expect(movedBy(deadlineAt, 660)).toBe(600);
    expect(isFinished).toBe(false);
    expect(movedBy((await endRest()).deadlineAt, 660)).toBe(600);
    expect(await errorOf(startRest())).toMatchObject({ status: 409, code: 'NO_REST_LEFT' });
  });

  it('can be taken in parts', async () => {
    await startRest();
    await waitFor(400);
    await endRest();
    const { rest } = await startRest();
    expect(rest?.secondsLeft).toBeLessThanOrEqual(200);
    await waitFor(300);
    expect(movedBy((await endRest()).deadlineAt, 700)).toBe(600);
  });

  it('gives no time to write in, however many are begun in a row: time spent writing counts on the clock', async () => {
    const written = 12;
    let waited = 0;
    for (let revision = 1; revision <= 5; revision += 1) {
      await startRest();
      const answer = { answer: `word ${revision}`, isSaved: false, revision };
      await waitFor(written);
      await client.attempts.saveAnswer({ ...own(), questionId, ...answer });
      await waitFor(1);
      waited += written + 1;
      const { deadlineAt, rest } = await endRest();
      // One of thirteen seconds was a rest; a second that has begun counts as a full second.
      expect(movedBy(deadlineAt, waited)).toBeLessThanOrEqual(2 * revision);
      expect(rest?.secondsLeft).toBeGreaterThanOrEqual(600 - 2 * revision);
    }
  });

  it('keeps the server from finishing the attempt until the rest and the time are used up', async () => {
    await startRest();
    await waitFor(900);
    await finishOverdueAttempts(app.database);
    expect((await client.attempts.checkIn(own())).isFinished).toBe(false);
    await waitFor(320);
    await finishOverdueAttempts(app.database);
    const [attempt] = await app.database
      .select()
      .from(attempts)
      .where(eq(attempts.quizCode, quizCode));
    expect(attempt).toMatchObject({ finishedBecause: 'deadline', restStartedAt: null });
  });

  it('still accepts words that were on their way', async () => {
    await startRest();
    const answer = { questionId, answer: 'oxygen', revision: 1, isSaved: false };
    await client.attempts.saveAnswer({ ...own(), ...answer });
    await endRest();
    expect((await client.attempts.start({ quizCode })).answers).toEqual([answer]);
  });

  it('sends neither questions nor answers until it is over', async () => {
    const answer = { questionId, answer: 'oxygen', revision: 1, isSaved: false };
    await client.attempts.saveAnswer({ ...own(), ...answer });
    await startRest();
    expect(await client.attempts.start({ quizCode })).toMatchObject({ questions: [], answers: [] });
    await waitFor(601);
    const { questions, answers } = await client.attempts.start({ quizCode });
    expect(questions[0]?.questionId).toBe(questionId);
    expect(answers).toEqual([answer]);
  });

  it('gives answers sent with a finish the network’s grace period, and no more', async () => {
    const finished = async (secondsIntoRest: number) => {
      await startRest();
      await waitFor(secondsIntoRest);
      const late = { questionId, answer: 'from the rest', revision: 2 };
      await client.attempts.finish({ ...own(), answers: [late], because: 'submitted' });
      const [stored] = await app.database
        .select({ answer: submissions.userAnswer })
        .from(submissions)
        .where(and(eq(submissions.quizCode, quizCode), eq(submissions.questionId, questionId)));
      return stored?.answer;
    };
    const draft = { questionId, answer: 'before the rest', revision: 1, isSaved: false };
    await client.attempts.saveAnswer({ ...own(), ...draft });
    expect(await finished(16)).toBe('before the rest');
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id }));
    questionId = (await client.attempts.start({ quizCode })).questions[0]?.questionId ?? '';
    expect(await finished(5)).toBe('from the rest');
  });

  it('accepts no more words once those on their way must have arrived, and accepts them again afterwards', async () => {
    await startRest();
    await waitFor(16);
    const answer = { questionId, answer: 'written in the rest', revision: 1, isSaved: false };
    const save = () => client.attempts.saveAnswer({ ...own(), ...answer });
    expect(await errorOf(save())).toMatchObject({ status: 425, code: 'RESTING' });
    await endRest();
    expect((await client.attempts.start({ quizCode })).answers).toEqual([]);
    await expect(save()).resolves.toMatchObject({ revision: 1 });
  });

  it('lets a student who kept writing after a rest ended by itself go on writing', async () => {
    await startRest();
    await waitFor(601);
    const answer = { questionId, answer: 'oxygen', revision: 1, isSaved: false };
    await expect(client.attempts.saveAnswer({ ...own(), ...answer })).resolves.toMatchObject({
      revision: 1,
    });
  });

  it('is a single rest on all devices: begun on one, it applies on another, and either may end it', async () => {
    const elsewhere = await app.as(student);
    await startRest();
    await waitFor(30);
    const answer = { questionId, answer: 'oxygen', revision: 1, isSaved: false };
    const save = () => elsewhere.attempts.saveAnswer({ ...own(), ...answer });
    expect(await outcomeOf(save())).toBe('RESTING');
    expect((await elsewhere.attempts.start({ quizCode })).rest?.startedAt).not.toBeNull();
    await elsewhere.attempts.endRest(own());
    await expect(save()).resolves.toMatchObject({ revision: 1 });
    expect((await client.attempts.checkIn(own())).rest?.startedAt).toBeNull();
  });

  it('does not change time that a teacher adds in the meantime', async () => {
    await startRest();
    await (await app.as(teacher)).attempts.addTime({ quizCode, minutes: 5 });
    await waitFor(60);
    const moved = movedBy((await endRest()).deadlineAt, 60);
    expect(moved).toBeGreaterThanOrEqual(360);
    expect(moved).toBeLessThanOrEqual(362);
  });

  it('is shown to the teacher', async () => {
    const { rest } = await startRest();
    const { items } = await (await app.as(teacher)).attempts.listLiveAttempts({ quizCode });
    expect(items[0]?.restEndsAt).toBe(rest?.endsAt);
  });

  it('is refused if no rest is left, for another student’s attempt, and for a finished one', async () => {
    const other = await buildUser(app.database);
    const otherClient = await app.as(other);
    const theirs = { quizCode, userId: other.id };
    expect(await outcomeOf(otherClient.attempts.startRest(own()))).toBe('WRONG_STUDENT');
    expect(await outcomeOf(otherClient.attempts.startRest(theirs))).toBe('NOT_FOUND');
    await otherClient.attempts.start({ quizCode });
    expect(await outcomeOf(otherClient.attempts.startRest(theirs))).toBe('NO_REST_LEFT');
    await client.attempts.finish({ ...own(), answers: [], because: 'submitted' });
    expect(await outcomeOf(startRest())).toBe('ATTEMPT_OVER');
  });

  it('counts towards the student’s minutes even if the attempt is finished during it', async () => {
    await startRest();
    await waitFor(200);
    await client.attempts.finish({ ...own(), answers: [], because: 'submitted' });
    await (await app.as(teacher)).attempts.reopen({ ...own(), minutes: 10 });
    const { rest } = await client.attempts.checkIn(own());
    expect(rest).toMatchObject({ startedAt: null });
    expect(rest?.secondsLeft).toBeLessThanOrEqual(400);
  });

  it('is absent if the arrangements do not include it', async () => {
    const plain = await buildUser(app.database);
    await app.database.update(user).set({ accessArrangements: null }).where(eq(user.id, plain.id));
    const attempt = await (await app.as(plain)).attempts.start({ quizCode });
    expect(attempt.rest).toBeNull();
    expect(attempt.arrangements).toEqual({ fontSize: 'normal', overlay: 'none', readAloud: false });
  });
});
