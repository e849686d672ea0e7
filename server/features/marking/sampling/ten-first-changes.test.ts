import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { blindMarks } from '../../../database/schema/blind-marks.ts';
import { buildAnsweredQuiz, type AnsweredQuiz } from '../../../testing/quizzes/answered-quiz.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildQuestion,
  buildQuiz,
  buildSubmission,
  buildUser,
} from '../../../testing/factories.ts';
import { teacherWithApp } from '../../../testing/teacher-with-app.ts';
import { lockDecisions } from '../decisions/decisions-queries.ts';
import { type TenFirst, tenFirstWith } from './testing/ten-first-class.ts';
import { endOfRun } from '../../../testing/markers/end-of-run.ts';

const ANSWERS = ['carbon dioxide', 'oxygen', 'nitrogen', 'helium', 'water', 'hydrogen', 'argon'];
const right = (answer: string) => Number(/carbon dioxide/i.test(answer));

describe('ten first, when something changes', () => {
  const desk = teacherWithApp();
  let quiz: AnsweredQuiz;
  let tenFirst: TenFirst;

  beforeEach(() => build(ANSWERS));

  const build = async (answers: string[]) => {
    const own = { maxMark: 1, createdBy: desk.teacher.id };
    quiz = await buildAnsweredQuiz(desk.app.database, desk.teacher.id, answers, own);
    tenFirst = tenFirstWith(desk.client, quiz);
  };

  /** Waits until a decision waits for another one. */
  const untilOneWaits = async () => {
    await expect
      .poll(async () => {
        const { rows } = await desk.app.database.execute(
          sql`select from pg_locks where locktype = 'advisory' and not granted`,
        );
        return rows.length;
      })
      .toBe(1);
  };
  const isOfQuiz = () => eq(blindMarks.quizCode, quiz.quizCode);

  it('gives a blind mark the time at which it was written, however long it waited', async () => {
    const [answer] = await tenFirst.sampled();
    const { submissionId } = answer ?? { submissionId: '' };
    let waiting: Promise<unknown> = Promise.resolve();
    const released = await desk.app.database.transaction(async (transaction) => {
      await lockDecisions(transaction, quiz.quizCode);
      waiting = desk.client.marking.setBlindMark({ submissionId, mark: 0 });
      await untilOneWaits();
      const { rows } = await desk.app.database.execute<{ now: string }>(
        sql`select clock_timestamp()::text as now`,
      );
      return rows[0]?.now;
    });
    await waiting;
    const isLater = sql<boolean>`${blindMarks.markedAt} > ${released}::timestamptz`;
    const [kept] = await desk.app.database.select({ isLater }).from(blindMarks).where(isOfQuiz());
    expect(kept).toEqual({ isLater: true });
  });

  it('accepts nothing in bulk that a blind mark given at the same moment rules out', async () => {
    await tenFirst.markBlind(right);
    await tenFirst.learn();
    let accepting: Promise<unknown> = Promise.resolve();
    await desk.app.database.transaction(async (transaction) => {
      await lockDecisions(transaction, quiz.quizCode);
      accepting = errorOf(tenFirst.acceptAll());
      await untilOneWaits();
      // What is measured changes before the bulk acceptance has its turn.
      await transaction.update(blindMarks).set({ mark: 1 }).where(isOfQuiz());
    });
    expect(await accepting).toMatchObject({ code: 'BULK_REFUSED' });
  });

  it('keeps one ink mark and one first teacher if two teachers mark every answer at the same moment', async () => {
    const other = await buildUser(desk.app.database, { role: 'admin' });
    const colleague = await desk.app.as(other);
    await Promise.all(
      (await tenFirst.sampled()).flatMap(({ submissionId }) => [
        desk.client.marking.setBlindMark({ submissionId, mark: 1 }),
        colleague.marking.setBlindMark({ submissionId, mark: 0 }),
      ]),
    );
    const marks = await desk.app.database
      .select()
      .from(blindMarks)
      .where(isOfQuiz())
      .orderBy(blindMarks.markedAt);
    const first = new Map(marks.toReversed().map((each) => [each.userId, each]));
    const inInk = (await quiz.rows()).filter(({ confirmedBy }) => confirmedBy !== null);
    expect(inInk).toHaveLength(5);
    for (const row of inInk) {
      expect(row.confirmedBy).toBe(first.get(row.userId)?.teacherId);
      expect(row.markAwarded).toBe(first.get(row.userId)?.mark);
    }
    expect(await tenFirst.agreement()).toMatchObject({
      marked: 5,
      teachers: { both: 5, exact: 0 },
    });
    // One teacher changes a mark after both have finished: only what they agree on now is counted.
    const [one] = inInk;
    const changed = one?.confirmedBy === desk.teacher.id ? desk.client : colleague;
    const submissionId = one?.submissionId ?? '';
    await changed.marking.setBlindMark({ submissionId, mark: 1 - (one?.markAwarded ?? 0) });
    expect(await tenFirst.agreement()).toMatchObject({
      marked: 5,
      teachers: { both: 5, exact: 1 },
    });
  });

  it('discards measurements when the scheme is edited, says so, and blocks bulk acceptance', async () => {
    await tenFirst.markBlind(right);
    await tenFirst.learn();
    await tenFirst.edit({ topic: 'Gases' });
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isOutdated: false });
    await tenFirst.edit({ markSchemeAnswer: 'oxygen (1)' });
    expect(await tenFirst.agreement()).toMatchObject({
      measured: 0,
      isOutdated: true,
      recommendation: 'unmeasured',
      isBulkRefused: true,
    });
    const { quizCode, questionId } = quiz;
    const accept = desk.client.marking.acceptMarks({
      quizCode,
      which: { kind: 'question', questionId },
    });
    expect(await errorOf(accept)).toMatchObject({ code: 'BULK_REFUSED' });
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isOutdated: false });
  });

  it('keeps bulk acceptance blocked, if a few marks had blocked it, until the AI has learnt again', async () => {
    for (const { submissionId } of (await tenFirst.sampled()).slice(0, 3))
      await desk.client.marking.setBlindMark({ submissionId, mark: 1 });
    await tenFirst.edit({ markSchemeAnswer: 'iron (1)' });
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({ exact: 0, isBulkRefused: true });
    await tenFirst.edit({ markSchemeAnswer: 'zinc (1)' });
    expect(await tenFirst.agreement()).toMatchObject({
      marked: 3,
      measured: 0,
      isOutdated: true,
      isToLearn: true,
      isBulkRefused: true,
    });
    expect(await errorOf(tenFirst.acceptAll())).toMatchObject({ code: 'BULK_REFUSED' });
    await tenFirst.learn();
    expect(await tenFirst.agreement()).toMatchObject({ measured: 3, isToLearn: false });
  });

  it('keeps its figures after a lesson whose effect was shown, and after the lesson is undone', async () => {
    await tenFirst.markBlind(right);
    await tenFirst.learn();
    const { quizCode, questionId } = quiz;
    const lesson = { quizCode, questionId, kind: 'accept' as const, line: 'carbonic gas' };
    const { decisionId } = await desk.client.marking.teachSchemeLine({ ...lesson, items: [] });
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isOutdated: false });
    await desk.client.marking.undoDecision({ quizCode, decisionId });
    expect(await tenFirst.agreement()).toMatchObject({ measured: 5, isOutdated: false });
  });

  it('does not compare the AI’s mark for an earlier attempt with a mark for the next attempt', async () => {
    await tenFirst.learn();
    const { quizCode } = quiz;
    await desk.client.marking.acceptMarks({ quizCode, which: { kind: 'without-doubt' } });
    await desk.client.marking.drawSpotCheck({ quizCode });
    const [spot] = await tenFirst.sampled('spot-check');
    const rows = await quiz.rows();
    const index = rows.findIndex(({ submissionId }) => submissionId === spot?.submissionId);
    const next = { userAnswer: 'other words', revision: 9, markAwarded: null, confirmedBy: null };
    await quiz.change(index, { ...next, confirmedInBulk: false, aiMark: null });
    await desk.client.marking.setBlindMark({ submissionId: spot?.submissionId ?? '', mark: 1 });
    expect((await tenFirst.agreement()).spotChecked.measured).toBe(0);
  });

  it('accepts no mark as blind for an answer that was decided with the AI’s mark in view', async () => {
    await tenFirst.learn();
    const [decided, other] = await tenFirst.sampled();
    const { submissionId } = decided ?? { submissionId: '' };
    const at = (await quiz.rows()).find((row) => row.submissionId === submissionId);
    const items = [{ submissionId, markRevision: at?.markRevision ?? 0 }];
    await desk.client.marking.setMarks({ quizCode: quiz.quizCode, items, markAwarded: 1 });
    expect((await tenFirst.sampled()).map((each) => each.submissionId)).not.toContain(submissionId);
    expect(await tenFirst.agreement()).toMatchObject({ chosen: 4, marked: 0 });
    const late = desk.client.marking.setBlindMark({ submissionId, mark: 1 });
    expect(await errorOf(late)).toMatchObject({ status: 409, code: 'NOT_BLIND' });
    // Its ink, once given blind, is no reason to leave it out.
    await desk.client.marking.setBlindMark({ submissionId: other?.submissionId ?? '', mark: 1 });
    expect(await tenFirst.agreement()).toMatchObject({ chosen: 4, marked: 1 });
  });

  it('refuses a mark for an answer that the student has changed since the teacher read it', async () => {
    const [read] = await tenFirst.sampled();
    const { submissionId, answerRevision } = read ?? { submissionId: '', answerRevision: 0 };
    const rows = await quiz.rows();
    const index = rows.findIndex((row) => row.submissionId === submissionId);
    await quiz.change(index, { userAnswer: 'second thoughts', revision: answerRevision + 3 });
    const late = desk.client.marking.setBlindMark({ submissionId, answerRevision, mark: 1 });
    expect(await errorOf(late)).toMatchObject({ status: 409, code: 'ANSWER_CHANGED' });
    expect((await quiz.rows())[index]).toMatchObject({ markAwarded: null, confirmedBy: null });
    expect((await tenFirst.agreement()).marked).toBe(0);
    const again = (await tenFirst.sampled()).find((each) => each.submissionId === submissionId);
    expect(again).toMatchObject({ userAnswer: 'second thoughts', myMark: null });
    const now = { submissionId, answerRevision: again?.answerRevision, mark: 0 };
    await desk.client.marking.setBlindMark(now);
    expect((await quiz.rows())[index]).toMatchObject({ markAwarded: 0 });
  });

  it('requests and measures nothing if answers are marked exactly', async () => {
    const own = { createdBy: desk.teacher.id, maxMark: 1 };
    const scheme = {
      kind: 'choice' as const,
      options: 'oxygen\nargon',
      markSchemeAnswer: 'oxygen',
    };
    const choice = await buildQuestion(desk.app.database, { ...own, ...scheme });
    const number = await buildQuestion(desk.app.database, {
      ...own,
      kind: 'number' as const,
      markSchemeAnswer: '42',
    });
    const questionIds = [choice.id, number.id];
    const { quizCode } = await buildQuiz(desk.app.database, {
      creatorUid: desk.teacher.id,
      questionIds,
    });
    for (const answer of ['oxygen', 'argon', 'oxygen']) {
      const { id } = await buildUser(desk.app.database);
      await buildSubmission(desk.app.database, quizCode, id, choice.id, { userAnswer: answer });
      await buildSubmission(desk.app.database, quizCode, id, number.id, { userAnswer: '42' });
    }
    expect((await desk.client.marking.openSample({ quizCode })).questions).toEqual([]);
    const run = await desk.client.marking.startRun({ quizCode, mode: 'unmarked' });
    await endOfRun(desk.client, run.id);
    const { changedCount } = await desk.client.marking.acceptMarks({
      quizCode,
      which: { kind: 'without-doubt' },
    });
    expect(changedCount).toBe(6);
    expect(await desk.client.marking.drawSpotCheck({ quizCode })).toEqual({ drawn: 0 });
    const { questions } = await desk.client.marking.getAgreement({ quizCode });
    const exact = { isExact: true, chosen: 0, measured: 0, inBulk: 3, isBulkRefused: false };
    expect(questions).toMatchObject([exact, exact]);
  });

  it.each([1, 2])(
    'puts a class of %d in ink by its blind marks, with nothing left to measure',
    async (size) => {
      await build(ANSWERS.slice(0, size));
      expect(await tenFirst.sampled()).toHaveLength(size);
      await tenFirst.markBlind(right);
      expect((await quiz.rows()).every(({ confirmedBy }) => confirmedBy === desk.teacher.id)).toBe(
        true,
      );
      expect(await tenFirst.agreement()).toMatchObject({
        marked: size,
        measured: 0,
        recommendation: 'unmeasured',
        isBulkRefused: false,
      });
      expect(await errorOf(tenFirst.learn())).toMatchObject({ code: 'NOTHING_TO_MARK' });
    },
  );
});
