import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../../database/schema/earlier-attempts.ts';
import { quizClasses } from '../../../database/schema/quiz-classes.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import { resitQuizWithApp } from '../../../testing/quizzes/resit-quiz.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';

describe('a quiz that may be sat more than once', () => {
  const quiz = resitQuizWithApp();

  const changeClass = (values: Partial<typeof quizClasses.$inferInsert>) =>
    quiz.app.database
      .update(quizClasses)
      .set(values)
      .where(eq(quizClasses.quizCode, quiz.quizCode));
  /** Returns the archived attempts with the mark of each answer. */
  const earlier = async () => {
    const answers = quiz.app.database
      .select()
      .from(earlierAnswers)
      .innerJoin(
        earlierAttempts,
        and(
          eq(earlierAttempts.quizCode, earlierAnswers.quizCode),
          eq(earlierAttempts.number, earlierAnswers.number),
        ),
      )
      .where(eq(earlierAnswers.quizCode, quiz.quizCode));
    const rows = await answers;
    return rows.map((row) => ({ ...row.earlier_answers, score: row.earlier_attempts.score }));
  };
  const listed = async () => (await (await quiz.asStudent()).attempts.listSet()).items;
  /**
   * Returns the number of attempts offered when entering the code, looking at it, and on the
   * dashboard.
   */
  const offered = async () => {
    const refusals = [
      quiz.start(false),
      (await quiz.asStudent()).attempts.describeStart({ quizCode: quiz.quizCode }),
    ];
    const told = await Promise.all(refusals.map(errorOf));
    const [shown] = await listed();
    return [...told.map(({ data }) => data), shown?.attemptsLeft];
  };

  it('begins again only if that is asked for, as often as the teacher allows', async () => {
    await quiz.sit('first', false);
    expect(await errorOf(quiz.start(false))).toMatchObject({
      code: 'ATTEMPT_COMPLETED',
      data: { attemptsLeft: 2 },
    });
    await quiz.sit('second', true);
    await quiz.sit('third', true);
    expect(await errorOf(quiz.start(true))).toMatchObject({
      code: 'ATTEMPT_COMPLETED',
      data: { attemptsLeft: 0 },
    });
  });

  it('cannot be begun again if one attempt is allowed, or once it is locked', async () => {
    await quiz.sit('first', false);
    await quiz.change({ locked: true });
    expect(await outcomeOf(quiz.start(true))).toBe('QUIZ_LOCKED');
    await quiz.change({ locked: false, attemptsAllowed: 1 });
    expect(await outcomeOf(quiz.start(true))).toBe('ATTEMPT_COMPLETED');
  });

  it('offers no further attempt while none can be begun', async () => {
    await quiz.sit('first', false);
    const none = [{ attemptsLeft: 0 }, { attemptsLeft: 0 }, 0];
    expect(await offered()).toEqual([{ attemptsLeft: 2 }, { attemptsLeft: 2 }, 2]);
    await quiz.change({ locked: true });
    expect(await offered()).toEqual(none);
    await quiz.change({ locked: false });
    await changeClass({ locked: true });
    expect(await offered()).toEqual(none);
    await changeClass({ locked: false, closesAt: new Date(Date.now() - 60_000) });
    expect(await offered()).toEqual(none);
  });

  it('gives the next attempt empty answers and the full time', async () => {
    await quiz.sit('first', false);
    await quiz.mark(2);
    const next = await quiz.start(true);
    expect(next.answers.map(({ answer, isSaved }) => [answer, isSaved])).toEqual([['', false]]);
    const seconds = (Date.parse(next.deadlineAt) - Date.parse(next.serverNow)) / 1_000;
    expect(seconds).toBeGreaterThan(590);
    const [item] = (
      await (await quiz.asTeacher()).attempts.listLiveAttempts({ quizCode: quiz.quizCode })
    ).items;
    expect(item).toMatchObject({ finishedAt: null, answered: 0 });
  });

  it('accepts no words from the previous attempt', async () => {
    const first = await quiz.start(false);
    await quiz.sit('first', false);
    const second = await quiz.start(true);
    const { attempts: sitting } = await quiz.asStudent();
    const { quizCode, questionId } = quiz;
    const typed = { quizCode, userId: quiz.student.id, questionId, isSaved: false };
    const save = (answer: string, revision: number, startedAt?: string) =>
      outcomeOf(sitting.saveAnswer({ ...typed, answer, revision, startedAt }));
    const stored = async () => (await quiz.start(false)).answers[0]?.answer;
    expect(await save('first, and late', 9, first.startedAt)).toBe('ATTEMPT_OVER');
    expect(await stored()).toBe('');
    expect(await save('second', 9, second.startedAt)).toBe('ok');
    expect(await save('second', 9, first.startedAt)).toBe('ATTEMPT_OVER');
    expect(await save('of a page that names no attempt', 10)).toBe('ok');
    expect(await stored()).toBe('of a page that names no attempt');
  });

  it('keeps every attempt with its marks for the student', async () => {
    await quiz.sit('first', false);
    await quiz.mark(2);
    await quiz.sit('second', true);
    const [score] = (await (await quiz.asStudent()).results.myScores()).quizzes;
    expect(score).toMatchObject({
      number: 2,
      attemptsAllowed: 3,
      answers: [{ userAnswer: 'second', markAwarded: 'Pending' }],
      earlier: [{ number: 1, score: 2, answers: [{ userAnswer: 'first', markAwarded: 2 }] }],
    });
  });

  it('does not begin again until the last attempt is marked, if the best counts', async () => {
    await quiz.change({ countedAttempt: 'best' });
    await quiz.sit('first', false);
    expect(await outcomeOf(quiz.start(true))).toBe('ATTEMPT_NOT_MARKED');
    await quiz.mark(1);
    expect(await outcomeOf(quiz.start(true))).toBe('ok');
  });

  it.each(['best', 'last'] as const)(
    'keeps a mark that a teacher gives while the next attempt begins, when the %s counts',
    async (countedAttempt) => {
      await quiz.change({ countedAttempt });
      await quiz.sit('first', false);
      if (countedAttempt === 'last') await quiz.mark(1);
      const given = sql`
        update submissions set mark_awarded = 3, confirmed_by = ${quiz.teacher.id},
               mark_revision = mark_revision + 1
        where quiz_code = ${quiz.quizCode}`;
      const begun = whileChanging(quiz.app.database, given, () => quiz.start(true));
      expect(await outcomeOf(begun)).toBe('ok');
      expect(await earlier()).toMatchObject([
        { score: 3, markAwarded: 3, confirmedBy: quiz.teacher.id },
      ]);
    },
  );

  it('does not begin again until the last attempt has been checked for welfare concerns', async () => {
    await quiz.sit('first', false);
    await quiz.app.database.update(attempts).set({ welfareCheckedAt: null });
    expect(await outcomeOf(quiz.start(true))).toBe('ATTEMPT_JUST_ENDED');
  });

  it('begins the next attempt even if the clock was set back during the last', async () => {
    await quiz.sit('first', false);
    await quiz.app.database
      .update(attempts)
      .set({ finishedAt: sql`started_at - interval '1 hour'` })
      .where(eq(attempts.quizCode, quiz.quizCode));
    expect(await outcomeOf(quiz.start(true))).toBe('ok');
  });

  it('begins the next attempt once, however often it is asked for', async () => {
    await quiz.sit('first', false);
    const client = await quiz.asStudent();
    const ask = () => outcomeOf(client.attempts.start({ quizCode: quiz.quizCode, again: true }));
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['ok', 'ok', 'ok']);
    const rows = await quiz.app.database
      .select()
      .from(earlierAttempts)
      .where(eq(earlierAttempts.quizCode, quiz.quizCode));
    expect(rows).toHaveLength(1);
  });

  it('shows the history of a mark over all attempts, and keeps the questions asked about it', async () => {
    await quiz.sit('first', false);
    await quiz.mark(2);
    const [first] = (await (await quiz.asStudent()).results.myScores()).quizzes;
    const submissionId = first?.answers[0]?.submissionId ?? '';
    await (await quiz.asStudent()).marking.appeal({ submissionId, reason: 'Why not 3?' });
    const client = await quiz.asTeacher();
    const stands = { markRevision: 1, newMark: null, reason: 'It says only two.' };
    await client.marking.decideAppeal({ submissionId, ...stands });
    await quiz.sit('second', true);
    expect((await client.marking.listAppeals({ quizCode: quiz.quizCode })).items).toEqual([]);
    const { items } = await client.marking.listMarkEvents({ submissionId });
    expect(items.at(-1)).toMatchObject({ kind: 'reset', oldMark: 2 });
    const [kept] = await quiz.app.database
      .select()
      .from(earlierAnswers)
      .where(eq(earlierAnswers.quizCode, quiz.quizCode));
    expect(kept).toMatchObject({
      markAwarded: 2,
      appeal: { reason: 'Why not 3?', decision_reason: 'It says only two.' },
    });
  });

  it('says on the dashboard that it can be sat again, and when it is marked', async () => {
    await quiz.sit('first', false);
    expect(await listed()).toMatchObject([{ state: 'handed-in', attemptsLeft: 2 }]);
    await quiz.mark(1);
    expect(await listed()).toMatchObject([{ state: 'marked', attemptsLeft: 2 }]);
    await quiz.start(true);
    expect(await listed()).toMatchObject([{ state: 'in-progress', attemptsLeft: 0 }]);
  });
});
