import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { attemptEvents, attempts, submissions } from '../../../database/schema/attempts.ts';
import { markEvents } from '../../../database/schema/marking.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import { buildQuestion, buildQuiz, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const ROUNDS = 30;

describe('attempts.reopen', () => {
  let app: TestApp;
  let teacher: { id: string; email: string };
  let student: { id: string; email: string };
  let desk: ApiClient;
  let page: ApiClient;
  let quizCode: string;
  let ids: [string, string, string];

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    student = await buildUser(app.database);
    desk = await app.as(teacher);
    page = await app.as(student);
    const made = await Promise.all([1, 2, 3].map(() => buildQuestion(app.database)));
    ids = made.map((question) => question.id) as [string, string, string];
  });
  beforeEach(async () => {
    ({ quizCode } = await buildQuiz(app.database, { creatorUid: teacher.id, questionIds: ids }));
    await page.attempts.start({ quizCode });
    await finish([ids[0], 'carbon dioxide', 3], [ids[1], 'oxygen', 3]);
  });
  afterAll(() => app.stop());

  const own = () => ({ quizCode, userId: student.id });
  const reopen = (minutes = 10) => desk.attempts.reopen({ ...own(), minutes });
  const save = (questionId: string, answer: string, revision: number) =>
    page.attempts.saveAnswer({ ...own(), questionId, answer, revision, isSaved: true });
  const finish = (...answers: [string, string, number][]) =>
    page.attempts.finish({
      ...own(),
      because: 'submitted',
      answers: answers.map(([questionId, answer, revision]) => ({ questionId, answer, revision })),
    });
  const isAnswer = (questionId: string) =>
    and(
      eq(submissions.quizCode, quizCode),
      eq(submissions.userId, student.id),
      eq(submissions.questionId, questionId),
    );
  const rowOf = async (questionId: string) => {
    const [row] = await app.database.select().from(submissions).where(isAnswer(questionId));
    return row;
  };
  /** Marks both answers and the missing one, as a teacher would. */
  const mark = async () => {
    for (const questionId of ids) {
      await app.database
        .update(submissions)
        .set({ markAwarded: 1, aiMark: 0, feedback: 'Good', confirmedBy: teacher.id })
        .where(isAnswer(questionId));
    }
  };
  const markEventsOf = async () =>
    app.database.select().from(markEvents).where(eq(markEvents.quizCode, quizCode));

  it('gives the student a finished attempt back with all answers, for the given minutes', async () => {
    const { deadlineAt } = await reopen(10);
    const attempt = await page.attempts.start({ quizCode });
    expect(attempt.deadlineAt).toBe(deadlineAt);
    const left = Date.parse(deadlineAt) - Date.parse(attempt.serverNow);
    expect(Math.round(left / 60_000)).toBe(10);
    const answers = Object.fromEntries(attempt.answers.map((one) => [one.questionId, one]));
    expect(answers[ids[0]]).toMatchObject({ answer: 'carbon dioxide', isSaved: true, revision: 3 });
    expect(answers[ids[2]]).toMatchObject({ answer: '', isSaved: false, revision: 0 });
    expect((await rowOf(ids[0]))?.submittedAt).toBeNull();
    const events = await app.database
      .select()
      .from(attemptEvents)
      .where(eq(attemptEvents.quizCode, quizCode));
    expect(events).toMatchObject([{ teacherId: teacher.id, kind: 'reopened', minutes: 10 }]);
  });

  it('accepts the words that a dead laptop had kept, whatever their revision', async () => {
    await reopen();
    await save(ids[2], 'typed when the network was gone', 1);
    await finish();
    expect((await rowOf(ids[2]))?.userAnswer).toBe('typed when the network was gone');
  });

  it('gives a new receipt when it is finished again', async () => {
    const first = await finish();
    await reopen();
    const second = await finish();
    expect(second.receiptCode).not.toBe(first.receiptCode);
    expect(second).toMatchObject({ questions: 3, answered: 2 });
    expect(await finish()).toEqual(second);
    expect((await rowOf(ids[2]))?.userAnswer).toBe(UNANSWERED_TEXT);
  });

  it('keeps the marks of answers that stay as they were', async () => {
    await mark();
    const before = await Promise.all(ids.map(rowOf));
    await reopen();
    await save(ids[0], 'carbon dioxide', 4);
    await finish([ids[1], 'oxygen', 4]);
    const after = await Promise.all(ids.map(rowOf));
    const marks = (row: (typeof before)[number]) => ({
      markAwarded: row?.markAwarded,
      feedback: row?.feedback,
      confirmedBy: row?.confirmedBy,
      markRevision: row?.markRevision,
    });
    expect(after.map(marks)).toEqual(before.map(marks));
    expect(await markEventsOf()).toEqual([]);
  });

  it.each(['', '  ', UNANSWERED_TEXT])(
    'keeps the mark of a missing answer that stays missing, sent as %j',
    async (blank) => {
      await mark();
      const before = await rowOf(ids[2]);
      await reopen();
      await finish([ids[2], blank, 9]);
      expect(await rowOf(ids[2])).toMatchObject({
        userAnswer: UNANSWERED_TEXT,
        markAwarded: 1,
        markRevision: before?.markRevision,
      });
      expect(await markEventsOf()).toEqual([]);
    },
  );

  it('removes the mark from an answer that changes, whether by a draft or with the finish', async () => {
    await mark();
    await reopen();
    await save(ids[0], 'carbon dioxide and water', 4);
    await save(ids[0], 'carbon dioxide and light', 5);
    await finish([ids[1], 'nitrogen', 4]);
    for (const [questionId, userAnswer] of [
      [ids[0], 'carbon dioxide and light'],
      [ids[1], 'nitrogen'],
    ] as const) {
      expect(await rowOf(questionId)).toMatchObject({
        userAnswer,
        markAwarded: null,
        aiMark: null,
        feedback: '',
        confirmedBy: null,
        markRevision: 1,
      });
    }
    expect(await rowOf(ids[2])).toMatchObject({ markAwarded: 1, markRevision: 0 });
    const events = (await markEventsOf()).map((event) => event.questionId);
    expect(events.toSorted()).toEqual([ids[0], ids[1]].toSorted());
    expect((await markEventsOf())[0]).toMatchObject({
      kind: 'reset',
      teacherId: null,
      marker: null,
      oldMark: 1,
      newMark: null,
      oldFeedback: 'Good',
      oldConfirmedBy: teacher.id,
      newConfirmedBy: null,
      markRevision: 1,
      reason: 'The student changed the answer after the attempt was reopened.',
    });
  });

  it('keeps the mark if the change is refused', async () => {
    await mark();
    await reopen();
    expect(await outcomeOf(save(ids[0], 'an older tab', 2))).toBe('ANSWER_SUPERSEDED');
    await finish();
    expect(await outcomeOf(save(ids[0], 'too late', 9))).toBe('ATTEMPT_OVER');
    expect(await rowOf(ids[0])).toMatchObject({ markAwarded: 1, userAnswer: 'carbon dioxide' });
    expect(await markEventsOf()).toEqual([]);
  });

  it('counts an answer without a mark as changed, so that a run under way leaves it alone', async () => {
    await reopen();
    expect((await rowOf(ids[0]))?.markRevision).toBe(1);
  });

  it('says so if there is no attempt, or if one is under way', async () => {
    await reopen();
    expect(await errorOf(reopen())).toMatchObject({ status: 409, code: 'ATTEMPT_UNDER_WAY' });
    const nobody = desk.attempts.reopen({ quizCode, userId: 'never-started', minutes: 5 });
    expect(await outcomeOf(nobody)).toBe('NOT_FOUND');
  });

  it('ends in one state if it races a finish, and never loses a word', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const outcomes = await Promise.all([
        outcomeOf(reopen()),
        outcomeOf(finish([ids[0], `round ${round}`, 10 + round])),
        outcomeOf(reopen()),
      ]);
      const [attempt] = await app.database
        .select()
        .from(attempts)
        .where(eq(attempts.quizCode, quizCode));
      const row = await rowOf(ids[0]);
      expect(row?.submittedAt === null).toBe(attempt?.finishedAt === null);
      expect(outcomes).toContain('ok');
      if (attempt?.finishedAt === null) await finish();
    }
  });

  it('ends in one mark if saves of the same answer race', async () => {
    await mark();
    await reopen();
    const revisions = [9, 5, 12, 7, 11, 6, 10, 8];
    await Promise.all(revisions.map((at) => outcomeOf(save(ids[0], `text ${at}`, at))));
    expect(await rowOf(ids[0])).toMatchObject({
      userAnswer: 'text 12',
      revision: 12,
      markAwarded: null,
      markRevision: 1,
    });
    expect(await markEventsOf()).toHaveLength(1);
  });
});
