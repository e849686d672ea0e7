import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNANSWERED_TEXT } from '../../../../shared/unanswered.ts';
import { accessArrangementsSchema } from '../../../../shared/contract/access-arrangements.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildQuestion,
  buildQuiz,
  buildTeacher,
  buildUser,
  moveDeadline,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a page that hands in', () => {
  let app: TestApp;
  let teacher: ApiClient;
  let student: ApiClient;
  let userId: string;
  let quizCode: string;
  let startedAt: string;
  let ids: [string, string];

  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    const owner = await buildTeacher(app.database);
    teacher = await app.as(owner);
    const sitter = await buildUser(app.database, {
      accessArrangements: accessArrangementsSchema.parse({ restBreakMinutes: 10 }),
    });
    student = await app.as(sitter);
    userId = sitter.id;
    const made = await Promise.all([1, 2].map(() => buildQuestion(app.database)));
    ids = made.map(({ id }) => id) as [string, string];
    const values = { questionIds: ids, creatorUid: owner.id, attemptsAllowed: 2 };
    ({ quizCode } = await buildQuiz(app.database, values));
    ({ startedAt } = await student.attempts.start({ quizCode }));
  });

  const own = () => ({ quizCode, userId, startedAt });
  const finish = (because: 'submitted' | 'time-up', words: string[] = [], revision = 1) =>
    student.attempts.finish({
      ...own(),
      because,
      answers: words.map((answer, place) => ({ questionId: ids[place] ?? '', answer, revision })),
    });
  const areTaken = async (...handedIn: Parameters<typeof finish>) =>
    (await finish(...handedIn)).areAnswersTaken;
  const save = (answer: string, revision: number) =>
    student.attempts.saveAnswer({
      ...own(),
      questionId: ids[0],
      answer,
      revision,
      isSaved: false,
    });
  const isOpen = async () => !(await student.attempts.checkIn(own())).isFinished;
  const stored = async () => {
    const rows = await app.database
      .select()
      .from(submissions)
      .where(and(eq(submissions.quizCode, quizCode), eq(submissions.userId, userId)));
    return ids.map((id) => rows.find((row) => row.questionId === id)?.userAnswer);
  };
  const setDeadline = async (interval: string) => {
    await moveDeadline(app.database, { quizCode }, interval);
    // The attempt's start may have moved as well.
    const [attempt] = await app.database.select().from(attempts).where(eq(attempts.userId, userId));
    startedAt = attempt?.startedAt.toISOString() ?? '';
  };

  describe('because its clock has run out', () => {
    it('is told of extra time that it did not know about, and the attempt goes on', async () => {
      await setDeadline('0 seconds');
      await teacher.attempts.addTime({ quizCode, minutes: 5 });
      const { deadlineAt } = await student.attempts.checkIn(own());
      const refusal = await errorOf(finish('time-up', ['and']));
      expect(refusal).toMatchObject({ status: 409, code: 'NOT_OVER_YET' });
      expect(refusal.data).toMatchObject({ deadlineAt, isFinished: false });
      expect(await isOpen()).toBe(true);
      await save('and more', 2);
      expect(await areTaken('submitted')).toBe(true);
      expect(await stored()).toEqual(['and more', UNANSWERED_TEXT]);
    });

    it('does not end an attempt that was reopened in the meantime', async () => {
      await setDeadline('-1 minute');
      await finish('time-up');
      await teacher.attempts.reopen({ quizCode, userId, minutes: 5 });
      expect((await errorOf(finish('time-up', ['late']))).code).toBe('NOT_OVER_YET');
      expect(await isOpen()).toBe(true);
    });

    it('is told of a rest that began elsewhere', async () => {
      await setDeadline('10 seconds');
      await student.attempts.startRest({ quizCode, userId });
      const { code, data } = await errorOf(finish('time-up'));
      expect({ code, data }).toMatchObject({
        code: 'NOT_OVER_YET',
        data: { rest: { startedAt: expect.any(String) } },
      });
    });

    it('may be slightly ahead of the server', async () => {
      await setDeadline('4 seconds');
      expect(await areTaken('time-up', ['in time'])).toBe(true);
      expect(await stored()).toEqual(['in time', UNANSWERED_TEXT]);
    });
  });

  describe('after another page of the same student whose clock has run out', () => {
    it('adds the words that it wrote before the end, as long as they are in time', async () => {
      await save('on both', 1);
      await setDeadline('4 seconds');
      expect(await areTaken('time-up')).toBe(true);
      await app.database.execute('update attempts set welfare_checked_at = now()');
      const handIn = await finish('time-up', ['on both, and then', 'here alone'], 2);
      expect(handIn).toMatchObject({ areAnswersTaken: true, answered: 2 });
      expect(await stored()).toEqual(['on both, and then', 'here alone']);
      const [attempt] = await app.database
        .select()
        .from(attempts)
        .where(eq(attempts.userId, userId));
      expect(attempt?.welfareCheckedAt).toBeNull();
      expect(await areTaken('submitted', ['and more'], 3)).toBe(true);
      expect(await areTaken('time-up', ['', ' '], 4)).toBe(true);
      expect(await stored()).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT]);
    });

    it('adds nothing after the grace period, over newer words, or over a mark', async () => {
      await save('newer', 8);
      await setDeadline('4 seconds');
      await finish('time-up');
      await finish('time-up', ['older'], 3);
      expect(await stored()).toEqual(['newer', UNANSWERED_TEXT]);
      await app.database.execute('update submissions set mark_awarded = 1 where revision = 0');
      expect(await areTaken('time-up', ['newest', 'over the mark'], 9)).toBe(false);
      expect(await stored()).toEqual(['newest', UNANSWERED_TEXT]);
      await setDeadline('-16 seconds');
      expect(await areTaken('time-up', ['too late'], 10)).toBe(false);
      expect(await stored()).toEqual(['newest', UNANSWERED_TEXT]);
    });

    it.each(['student', 'teacher'])('adds nothing if the %s had ended it', async (who) => {
      await setDeadline('4 seconds');
      if (who === 'student') await finish('submitted');
      else await teacher.attempts.finishFor({ quizCode, userId });
      expect(await areTaken('time-up', ['after it'])).toBe(false);
      expect(await stored()).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT]);
    });
  });

  describe('is told whether its words were handed in', () => {
    it('yes, for words that came with it, even when it asks again', async () => {
      expect(await areTaken('submitted', ['one', 'two'])).toBe(true);
      expect(await areTaken('submitted', ['one', 'two'])).toBe(true);
      expect(await stored()).toEqual(['one', 'two']);
    });

    it('yes, for an emptied box of which nothing was stored, and for blanks', async () => {
      expect(await areTaken('submitted', ['', ' \n '])).toBe(true);
      expect(await areTaken('time-up', ['', ' \n '])).toBe(true);
      expect(await stored()).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT]);
    });

    it('no, if the attempt had ended without them', async () => {
      await save('all that came', 1);
      await teacher.attempts.finishFor({ quizCode, userId });
      expect(await areTaken('submitted', ['all that came, and these'], 2)).toBe(false);
      expect(await areTaken('submitted', [''], 2)).toBe(false);
      expect(await areTaken('submitted', ['all that came'], 1)).toBe(true);
      expect(await areTaken('submitted')).toBe(true);
      expect(await stored()).toEqual(['all that came', UNANSWERED_TEXT]);
    });

    it('no, if they come after the grace period', async () => {
      await setDeadline('-16 seconds');
      expect(await areTaken('time-up', ['too late'])).toBe(false);
      expect(await stored()).toEqual([UNANSWERED_TEXT, UNANSWERED_TEXT]);
    });

    it('yes, and whether newer words by the student are kept instead', async () => {
      await save('on the other device', 8);
      const isOfNewer = { areAnswersTaken: true, areNewerKept: true };
      expect(await finish('submitted', ['on this one'], 3)).toMatchObject(isOfNewer);
      expect(await finish('submitted', ['on this one'], 8)).toMatchObject(isOfNewer);
      const isOfThese = { areAnswersTaken: true, areNewerKept: false };
      expect(await finish('submitted', ['on the other device'], 3)).toMatchObject(isOfThese);
      expect(await stored()).toEqual(['on the other device', UNANSWERED_TEXT]);
    });

    it('yes, whatever happens to questions that the quiz does not ask', async () => {
      const { id } = await buildQuestion(app.database);
      const answers = [{ questionId: id, answer: 'x', revision: 1 }];
      const handIn = () => student.attempts.finish({ ...own(), because: 'submitted', answers });
      expect((await handIn()).areAnswersTaken).toBe(true);
      expect((await handIn()).areAnswersTaken).toBe(true);
    });
  });

  it('cannot end, or learn about, an attempt that followed the one it shows', async () => {
    await finish('submitted', ['of the first']);
    await app.database.execute('update attempts set welfare_checked_at = now()');
    const next = await student.attempts.start({ quizCode, again: true });
    expect(next.startedAt).not.toBe(startedAt);
    for (const because of ['submitted', 'time-up'] as const)
      expect((await errorOf(finish(because, ['old words'], 99))).code).toBe('ATTEMPT_OVER');
    expect((await errorOf(student.attempts.checkIn(own()))).code).toBe('ATTEMPT_OVER');
    const { isFinished } = await student.attempts.checkIn({ quizCode, userId });
    expect(isFinished).toBe(false);
    expect(await stored()).toEqual(['', '']);
  });
});
