import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import { typingSessions } from '../../database/schema/typing-test.ts';
import { welfareConcerns } from '../../database/schema/welfare.ts';
import { buildDisclosedQuiz, DISCLOSURE } from '../../testing/quizzes/disclosed-quiz.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { lookThroughAnswers, lookThroughQuiz } from '../attempts/public.ts';

describe('a disclosure is found', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  const textsOf = async (quizCode: string) => {
    const rows = await app.database
      .select()
      .from(welfareConcerns)
      .where(eq(welfareConcerns.quizCode, quizCode));
    return rows.map(({ text }) => text).toSorted();
  };

  async function takeTypingTest(person: { id: string; email: string }) {
    const { typingTest } = await app.as(person);
    const { testSessionId, words } = await typingTest.start();
    await app.database
      .update(typingSessions)
      .set({ startedAt: new Date(Date.now() - 34_000) })
      .where(eq(typingSessions.uid, person.id));
    const typed = words
      .slice(0, 20)
      .map((word, index) => ({ typed: word, atMs: 1_000 + index * 1_370 + (index % 7) * 31 }));
    await typingTest.finish({ testSessionId, words: typed, unfinished: '' });
  }
  const isOnBoard = async (person: { email: string }) =>
    (await (await app.as(person)).typingTest.leaderboard()).entries.some(({ isYou }) => isYou);

  it('in the name in the typing test, which is then shown to nobody', async () => {
    const student = await buildUser(app.database, { username: 'My Dad Hits Me' });
    await takeTypingTest(student);
    const raised = await app.database
      .select()
      .from(welfareConcerns)
      .where(eq(welfareConcerns.userId, student.id));
    expect(raised).toMatchObject([{ source: 'typing-name', text: 'My Dad Hits Me' }]);
    expect(await isOnBoard(student)).toBe(false);
  });

  it('not in a later name of the same person, which is shown once it has been checked', async () => {
    const student = await buildUser(app.database, { username: 'My Dad Beats Me' });
    await takeTypingTest(student);
    const rename = (username: string) =>
      app.database.update(user).set({ username }).where(eq(user.id, student.id));
    await rename('Maya Patel');
    expect(await isOnBoard(student)).toBe(false);
    await takeTypingTest(student);
    expect(await isOnBoard(student)).toBe(true);
    await rename('Maya Smith');
    expect(await isOnBoard(student)).toBe(false);
    await rename('My Dad Beats Me');
    expect(await isOnBoard(student)).toBe(false);
  });

  it.each(['number', 'term', 'choice'] as const)(
    'in what is typed for a question of kind %s',
    async (kind) => {
      const student = await buildUser(app.database);
      const { id: questionId } = await buildQuestion(app.database, { kind });
      const { quizCode } = await buildQuiz(app.database, {
        creatorUid: teacher.id,
        questionIds: [questionId],
      });
      await buildAttempt(app.database, quizCode, student.id);
      const { attempts } = await app.as(student);
      const answer = { questionId, answer: 'i want to die', revision: 1 };
      await attempts.finish({
        quizCode,
        userId: student.id,
        answers: [answer],
        because: 'submitted',
      });
      await lookThroughAnswers(app);
      expect(await textsOf(quizCode)).toEqual(['i want to die']);
    },
  );

  it('again if the same words are written again after somebody has decided', async () => {
    const quiz = await buildDisclosedQuiz(app, teacher, [DISCLOSURE]);
    const { quizCode, questionId } = quiz;
    const [userId = ''] = quiz.userIds;
    const { attempts, welfare } = await app.as(teacher);
    const raised = async () => (await welfare.list({ quizCode })).items;
    const decide = async () => {
      const open = (await raised()).find(({ state }) => state === 'open');
      await welfare.decide({ concernId: open?.id ?? '', outcome: 'no-concern', note: 'a joke' });
    };
    await decide();
    await attempts.reopen({ quizCode, userId, minutes: 5 });
    await attempts.finishFor({ quizCode, userId });
    await lookThroughQuiz(app, quizCode);
    expect((await raised()).map(({ state }) => state)).toEqual(['no-concern']);

    await attempts.reopen({ quizCode, userId, minutes: 5 });
    const student = await app.as({ email: `${userId}@school.example` });
    const answers = [{ questionId, answer: DISCLOSURE, revision: 1_001 }];
    await student.attempts.finish({ quizCode, userId, answers, because: 'submitted' });
    await lookThroughQuiz(app, quizCode);
    expect((await raised()).map(({ state }) => state)).toEqual(['open', 'no-concern']);
    await decide();
    expect((await raised()).map(({ state }) => state)).toEqual(['no-concern', 'no-concern']);
  });

  it('in one note by two teachers, once for each until somebody decides, and then no more', async () => {
    const students = [{ name: 'Sam Reed', positives: 'Told me that her dad hits her.' }];
    const colleague = await buildTeacher(app.database);
    for (const writer of [teacher, teacher, colleague]) {
      await (await app.as(writer)).reports.startBatch({ students, classInfo: {} });
    }
    const { welfare, reports } = await app.as(teacher);
    const raised = async () => {
      const { items } = await welfare.list({});
      return items.filter(({ source }) => source === 'report-note');
    };
    const [note] = await raised();
    expect(await raised()).toHaveLength(1);
    const theirs = (await (await app.as(colleague)).welfare.list({})).items;
    expect(theirs.map(({ source }) => source)).toEqual(['report-note']);
    await welfare.decide({ concernId: note?.id ?? '', outcome: 'followed-up', note: '' });
    await reports.startBatch({ students, classInfo: {} });
    expect((await raised()).map(({ state }) => state)).toEqual(['followed-up']);
  });

  it('again in new words, and the old ones stay even if the student removes them', async () => {
    const quiz = await buildDisclosedQuiz(app, teacher, [DISCLOSURE]);
    const { quizCode, questionId } = quiz;
    const [userId = ''] = quiz.userIds;
    const { attempts } = await app.as(teacher);
    const handIn = async (answer: string, revision: number) => {
      await attempts.reopen({ quizCode, userId, minutes: 5 });
      const student = await app.as({ email: `${userId}@school.example` });
      await student.attempts.finish({
        quizCode,
        userId,
        answers: [{ questionId, answer, revision }],
        because: 'submitted',
      });
      await lookThroughQuiz(app, quizCode);
    };
    await handIn('Plants need light.', 1_001);
    expect(await textsOf(quizCode)).toEqual([DISCLOSURE]);
    await handIn('he said he will kill me if i tell anyone', 1_002);
    expect(await textsOf(quizCode)).toEqual([
      DISCLOSURE,
      'he said he will kill me if i tell anyone',
    ]);
  });
});
