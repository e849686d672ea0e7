import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { attempts } from '../../../database/schema/attempts.ts';
import { earlierAnswers } from '../../../database/schema/earlier-attempts.ts';
import { leavers } from '../../../database/schema/rollovers.ts';
import { typingBests } from '../../../database/schema/typing-test.ts';
import { welfareConcerns } from '../../../database/schema/welfare.ts';
import { signIn } from '../../../testing/api-client.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import {
  FACTORY_PASSWORD,
  buildAttempt,
  buildConcern,
  buildQuestion,
  buildSetQuiz,
  buildTeacher,
} from '../../../testing/factories.ts';
import { setOneMark } from '../../../testing/quizzes/set-one-mark.ts';
import { twoAccountsWithApp } from '../../../testing/two-accounts.ts';

type Person = { id: string; email: string };

describe('two accounts of one student', () => {
  const two = twoAccountsWithApp();

  const preview = () => two.admin.students.previewMerge(two.both());

  /** Marks the attempts as checked, as the server's poller does within seconds. */
  const lookThrough = () =>
    two.app.database
      .update(attempts)
      .set({ welfareCheckedAt: sql`now()` })
      .where(sql`${attempts.finishedAt} is not null`);

  const makeQuiz = async (attemptsAllowed = 1) => {
    const question = await buildQuestion(two.app.database, {
      createdBy: two.teacher.id,
      maxMark: 3,
    });
    const values = { creatorUid: two.teacher.id, questionIds: [question.id], attemptsAllowed };
    const { quizCode } = await buildSetQuiz(two.app.database, two.teacher, values);
    return { quizCode, questionId: question.id };
  };
  type Quiz = Awaited<ReturnType<typeof makeQuiz>>;
  const handIn = async (who: Person, { quizCode, questionId }: Quiz, answer: string) => {
    const client = await two.app.as(who);
    const { answers } = await client.attempts
      .start({ quizCode, again: true })
      .catch(() => client.attempts.start({ quizCode }));
    const revision = (answers[0]?.revision ?? 0) + 1;
    await client.attempts.finish({
      quizCode,
      userId: who.id,
      answers: [{ questionId, answer, revision }],
      because: 'submitted',
    });
    await lookThrough();
  };
  const giveMark = async (who: Person, { quizCode }: Quiz, markAwarded: number) => {
    const staff = await two.app.as(two.teacher);
    const { students } = await staff.marking.listResponses({ quizCode });
    const [found] = students.find(({ userId }) => userId === who.id)?.submissions ?? [];
    if (!found) throw new Error('There is nothing to mark.');
    const { submissionId, markRevision } = found;
    return setOneMark(staff, { submissionId, markRevision, markAwarded });
  };
  const sit = async (who: Person, quiz: Quiz, answer: string, mark: number) => {
    await handIn(who, quiz, answer);
    return giveMark(who, quiz, mark);
  };
  const resultsOf = async ({ quizCode }: Quiz) =>
    (await (await two.app.as(two.teacher)).results.quizResults({ quizCode })).students.map(
      ({ userId, score, lastNumber }) => ({ userId, score, lastNumber }),
    );
  const earlierTexts = async ({ quizCode }: Quiz) =>
    (
      await two.app.database
        .select()
        .from(earlierAnswers)
        .where(eq(earlierAnswers.quizCode, quizCode))
        .orderBy(earlierAnswers.number)
    ).map(({ userId, number, userAnswer, markAwarded }) => ({
      isKept: userId === two.kept.id,
      number,
      userAnswer,
      markAwarded,
    }));

  it('are compared before anything happens', async () => {
    const quiz = await makeQuiz();
    await sit(two.other, quiz, 'carbon dioxide', 3);
    expect(await preview()).toMatchObject({
      kept: { displayName: 'Maya Patel', signInName: two.kept.email, quizzes: 0, canSignIn: true },
      other: { displayName: 'Maja Patel', quizzes: 1, classes: ['Terry Teacher’s class'] },
      satTwice: [],
    });
    expect(await resultsOf(quiz)).toMatchObject([{ userId: two.other.id }]);
  });

  it('say when their student left, not only that they are suspended', async () => {
    await two.admin.accounts.setSuspended({ userId: two.kept.id, suspended: true });
    await two.admin.accounts.setSuspended({ userId: two.other.id, suspended: true });
    const leftAt = '2026-07-20T12:00:00.000Z';
    await two.app.database
      .insert(leavers)
      .values({ userId: two.other.id, leftAt: new Date(leftAt) });
    expect(await preview()).toMatchObject({
      kept: { isSuspended: true, leftAt: null },
      other: { isSuspended: true, leftAt },
    });
  });

  it('become one, with all the work and classes of both, and the other can no longer sign in', async () => {
    const elsewhere = await buildTeacher(two.app.database);
    const client = await two.app.as(two.other);
    await client.classes.join({ teacherCode: elsewhere.teacherCode });
    const [first, second] = [await makeQuiz(), await makeQuiz()];
    await sit(two.kept, first, 'oxygen', 1);
    await sit(two.other, second, 'carbon dioxide', 3);
    expect(await two.merge()).toEqual({ quizzes: 2 });
    expect(await resultsOf(first)).toEqual([{ userId: two.kept.id, score: 1, lastNumber: 1 }]);
    expect(await resultsOf(second)).toEqual([{ userId: two.kept.id, score: 3, lastNumber: 1 }]);
    const { items } = await (await two.app.as(two.kept)).classes.listJoined();
    expect(items).toHaveLength(2);
    await expect(signIn(two.app.address, two.other.email, FACTORY_PASSWORD)).rejects.toThrow(
      'Sign-in failed',
    );
    expect((await client.accounts.currentUser({})).user).toBeNull();
    const story = await (
      await two.app.as(two.teacher)
    ).marking.listMarkEvents({
      submissionId: `${two.kept.id}_${second.quizCode}_${second.questionId}`,
    });
    expect(story.items).toHaveLength(1);
    const [line] = (await two.admin.accounts.listAuditEvents({ action: 'accounts-merged' })).items;
    expect(line).toMatchObject({ actorName: 'Ada Admin', subjectName: 'Maya Patel' });
    expect(line?.detail).toContain(`Maja Patel (${two.other.email})`);
  });

  it.each([
    ['kept', 1, [{ isKept: true, number: 1, userAnswer: 'carbon dioxide', markAwarded: 3 }]],
    ['other', 3, [{ isKept: true, number: 1, userAnswer: 'oxygen', markAwarded: 1 }]],
  ] as const)(
    'count the chosen attempt (%s) of a quiz that both sat, and keep the other',
    async (counts, score, earlier) => {
      const quiz = await makeQuiz();
      await sit(two.kept, quiz, 'oxygen', 1);
      await sit(two.other, quiz, 'carbon dioxide', 3);
      expect((await preview()).satTwice).toMatchObject([
        { quizCode: quiz.quizCode, kept: { score: 1, marked: 1 }, other: { score: 3, answers: 1 } },
      ]);
      await two.merge([{ quizCode: quiz.quizCode, counts }]);
      expect(await resultsOf(quiz)).toEqual([{ userId: two.kept.id, score, lastNumber: 2 }]);
      expect(await earlierTexts(quiz)).toEqual(earlier);
      const mine = await (await two.app.as(two.kept)).results.myScores();
      expect(mine.quizzes).toMatchObject([
        { score, number: 2, countedNumber: 2, earlier: [{ number: 1, score: 4 - score }] },
      ]);
    },
  );

  it.each([
    [40, 62],
    [62, 40],
  ])('keep the better of two best typing results (%i and %i)', async (ofKept, ofOther) => {
    for (const [who, wpm] of [
      [two.kept, ofKept],
      [two.other, ofOther],
    ] as const) {
      const best = { wpm, accuracy: 95, at: new Date(), username: 'Maya' };
      await two.app.database.insert(typingBests).values({ ...best, uid: who.id });
    }
    await two.merge();
    const rows = await two.app.database
      .select({ uid: typingBests.uid, wpm: typingBests.wpm })
      .from(typingBests)
      .where(inArray(typingBests.uid, [two.kept.id, two.other.id]));
    expect(rows).toEqual([{ uid: two.kept.id, wpm: 62 }]);
  });

  it('combine the attempts of each into one series', async () => {
    const quiz = await makeQuiz(3);
    await sit(two.kept, quiz, 'kept one', 0);
    await sit(two.kept, quiz, 'kept two', 1);
    await sit(two.other, quiz, 'other one', 2);
    await sit(two.other, quiz, 'other two', 3);
    await two.merge([{ quizCode: quiz.quizCode, counts: 'other' }]);
    expect(await resultsOf(quiz)).toEqual([{ userId: two.kept.id, score: 3, lastNumber: 4 }]);
    const texts = (await earlierTexts(quiz)).map(({ number, userAnswer }) => [number, userAnswer]);
    expect(texts).toEqual([
      [1, 'other one'],
      [2, 'kept one'],
      [3, 'kept two'],
    ]);
  });

  it('become one even if a single run has marked answers of both', async () => {
    const quiz = await makeQuiz();
    await sit(two.kept, quiz, 'oxygen', 1);
    await sit(two.other, quiz, 'carbon dioxide', 3);
    await two.app.database.execute(sql`
      with run as (
        insert into marking_runs (quiz_code, started_by, mode, state)
        values (${quiz.quizCode}, ${two.teacher.id}, 'all', 'completed') returning id
      )
      update mark_events set run_id = run.id from run where quiz_code = ${quiz.quizCode}`);
    await two.merge([{ quizCode: quiz.quizCode, counts: 'kept' }]);
    expect(await resultsOf(quiz)).toEqual([{ userId: two.kept.id, score: 1, lastNumber: 2 }]);
    expect(await earlierTexts(quiz)).toMatchObject([
      { isKept: true, userAnswer: 'carbon dioxide' },
    ]);
    const { rows } = await two.app.database.execute(
      sql`select run_id is null as apart from mark_events where quiz_code = ${quiz.quizCode}`,
    );
    expect(rows.filter(({ apart }) => apart)).toHaveLength(1);
  });

  it('become one whose marks can still be changed and undone', async () => {
    const quiz = await makeQuiz();
    const { quizCode } = quiz;
    await sit(two.kept, quiz, 'oxygen', 1);
    const gone = await sit(two.other, quiz, 'carbon dioxide', 3);
    await two.merge([{ quizCode, counts: 'kept' }]);
    const { decisionId } = await giveMark(two.kept, quiz, 2);
    const { marking } = await two.app.as(two.teacher);
    expect(await marking.undoDecision({ quizCode, decisionId })).toMatchObject({ changedCount: 1 });
    expect(await resultsOf(quiz)).toMatchObject([{ userId: two.kept.id, score: 1 }]);
    // The decision about the other account's answer is kept, but no longer belongs to a current
    // answer.
    const ofGone = { quizCode, decisionId: gone.decisionId };
    expect(await outcomeOf(marking.undoDecision(ofGone))).toBe('NOT_FOUND');
  });

  it('become one even if answers of both were marked blind', async () => {
    const quiz = await makeQuiz();
    const { quizCode } = quiz;
    await handIn(two.kept, quiz, 'oxygen');
    await handIn(two.other, quiz, 'carbon dioxide');
    const { marking, results } = await two.app.as(two.teacher);
    const { questions } = await marking.openSample({ quizCode });
    for (const { submissionId, answerRevision } of questions[0]?.answers ?? [])
      await marking.setBlindMark({ submissionId, answerRevision, mark: 2 });
    await two.merge([{ quizCode, counts: 'kept' }]);
    const agreement = await marking.getAgreement({ quizCode });
    expect(agreement.questions).toMatchObject([{ chosen: 1, marked: 1 }]);
    expect((await results.exportEvidence({ quizCode })).size).toBeGreaterThan(0);
  });

  it('are left alone while a quiz that both sat is undecided, or one of them is sitting a quiz', async () => {
    const quiz = await makeQuiz();
    await sit(two.kept, quiz, 'oxygen', 1);
    await sit(two.other, quiz, 'carbon dioxide', 3);
    expect(await errorOf(two.merge())).toMatchObject({ status: 409, code: 'MERGE_CHANGED' });
    expect(await resultsOf(quiz)).toHaveLength(2);
    const { quizCode } = await makeQuiz();
    await buildAttempt(two.app.database, quizCode, two.other.id);
    expect(await outcomeOf(preview())).toBe('MERGE_WHILE_SITTING');
    const decided = [{ quizCode: quiz.quizCode, counts: 'kept' as const }];
    expect(await outcomeOf(two.merge(decided))).toBe('MERGE_WHILE_SITTING');
  });

  it('cannot be the same account twice, nor include a member of staff', async () => {
    const same = { studentId: two.kept.id, otherId: two.kept.id };
    expect(await outcomeOf(two.admin.students.previewMerge(same))).toBe('MERGE_WITH_ITSELF');
    const staff = { studentId: two.kept.id, otherId: two.teacher.id };
    expect(await outcomeOf(two.admin.students.merge({ ...staff, decisions: [] }))).toBe(
      'STUDENT_NOT_FOUND',
    );
  });

  it('keep every safeguarding record, even for an answer where both accounts have one', async () => {
    const { quizCode, questionId } = await makeQuiz();
    const about = { quizCode, questionId, teacherId: two.teacher.id };
    for (const userId of [two.kept.id, two.other.id])
      await buildConcern(two.app.database, { ...about, userId });
    await two.merge();
    const rows = await two.app.database
      .select()
      .from(welfareConcerns)
      .where(eq(welfareConcerns.quizCode, quizCode));
    expect(rows.map(({ userId }) => userId).toSorted()).toEqual(
      [two.kept.id, two.other.id].toSorted(),
    );
  });
});
