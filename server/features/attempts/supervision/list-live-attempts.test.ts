import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { submissions } from '../../../database/schema/attempts.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { watchStatements } from '../../../testing/database/explain.ts';
import { errorOf } from '../../../testing/error-of.ts';
import {
  buildAttempt,
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
  setForClass,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('attempts.listLiveAttempts', () => {
  let app: TestApp;
  let teacher: { id: string; email: string; teacherCode: string };
  let quizCode: string;
  let questionIds: [string, string];

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
    const made = await Promise.all([1, 2].map(() => buildQuestion(app.database)));
    questionIds = made.map((question) => question.id) as [string, string];
    ({ quizCode } = await buildQuiz(app.database, {
      creatorUid: teacher.id,
      title: 'Plants',
      questionIds,
    }));
  });
  afterAll(() => app.stop());

  const classmate = (name: string, values: object = {}) =>
    buildStudentOf(app.database, teacher, { name, ...values });
  const list = async () => (await app.as(teacher)).attempts.listLiveAttempts({ quizCode });
  const named = async (name: string) =>
    (await list()).items.find((item) => item.displayName === name);

  it('shows the quiz, and a class in which nobody has started', async () => {
    await classmate('Ada', { extraTimePercentage: 25 });
    expect(await list()).toMatchObject({
      quizCode,
      title: 'Plants',
      defaultTimeLimit: 600,
      locked: false,
      questions: 2,
      items: [
        {
          displayName: 'Ada',
          state: 'not-started',
          startedAt: null,
          deadlineAt: null,
          restEndsAt: null,
          finishedAt: null,
          finishedBecause: null,
          lastSeenAt: null,
          answered: 0,
          extraTimePercentage: 25,
          addedMinutes: 0,
          receiptCode: null,
        },
      ],
    });
  });

  it('says whether an attempt that ended has marks, and whether its student sees them', async () => {
    const { database } = app;
    const { id: userId } = await buildUser(database);
    const quiz = await buildQuiz(database, { creatorUid: teacher.id, questionIds });
    const [questionId] = questionIds;
    await buildSubmission(database, quiz.quizCode, userId, questionId);
    const client = await app.as(teacher);
    const marksWith = async (values: Partial<typeof quizzes.$inferInsert>) => {
      const isQuiz = eq(quizzes.quizCode, quiz.quizCode);
      await database.update(quizzes).set(values).where(isQuiz);
      const { items } = await client.attempts.listLiveAttempts({ quizCode: quiz.quizCode });
      const its = items.find((item) => item.userId === userId);
      return { hasMarks: its?.hasMarks, seesMarks: its?.seesMarks };
    };
    const asMarked = { resultsRelease: 'as-marked' as const };
    expect(await marksWith(asMarked)).toEqual({ hasMarks: false, seesMarks: false });
    await database
      .update(submissions)
      .set({ markAwarded: 1 })
      .where(eq(submissions.userId, userId));
    const [unseen, seen] = [false, true].map((seesMarks) => ({ hasMarks: true, seesMarks }));
    expect(await marksWith(asMarked)).toEqual(seen);
    expect(await marksWith({ resultsRelease: 'as-accepted' })).toEqual(unseen);
    expect(await marksWith({ resultsRelease: 'when-released' })).toEqual(unseen);
    expect(await marksWith({ releasedAt: new Date() })).toEqual(seen);
  });

  it('follows a student from their first word to the receipt', async () => {
    const ben = await classmate('Ben');
    const client = await app.as(ben);
    const own = { quizCode, userId: ben.id };
    const { deadlineAt } = await client.attempts.start({ quizCode });
    expect(await named('Ben')).toMatchObject({ state: 'here', deadlineAt, answered: 0 });
    const [first, second] = questionIds;
    const save = (questionId: string, answer: string) =>
      client.attempts.saveAnswer({ ...own, questionId, answer, revision: 1, isSaved: false });
    await save(first, 'oxygen');
    await save(second, ' \u00A0 ');
    expect(await named('Ben')).toMatchObject({ state: 'writing', answered: 1 });
    const receipt = await client.attempts.finish({ ...own, answers: [], because: 'submitted' });
    expect(await named('Ben')).toMatchObject({
      state: 'finished',
      answered: 1,
      finishedAt: receipt.finishedAt,
      finishedBecause: 'submitted',
      receiptCode: receipt.receiptCode,
    });
  });

  it('shows a student as offline once their page has gone silent', async () => {
    const cem = await classmate('Cem');
    const lastSeenAt = new Date(Date.now() - 60_000);
    await buildAttempt(app.database, quizCode, cem.id, { lastSeenAt });
    expect(await named('Cem')).toMatchObject({ state: 'offline', answered: 0 });
    await (await app.as(cem)).attempts.checkIn({ quizCode, userId: cem.id });
    expect(await named('Cem')).toMatchObject({ state: 'here' });
  });

  it('shows students who sit it without being in the class, and those deleted since', async () => {
    const guest = await buildUser(app.database, { name: 'Dora the guest' });
    await buildAttempt(app.database, quizCode, guest.id);
    await buildAttempt(app.database, quizCode, 'deleted-since');
    expect(await named('Dora the guest')).toMatchObject({ state: 'here' });
    expect(await named('Unknown Student')).toMatchObject({ userId: 'deleted-since' });
  });

  it('lists by name the class and everyone who started, but no other student of another class', async () => {
    const elsewhere = await buildTeacher(app.database);
    await buildStudentOf(app.database, elsewhere, { name: 'Not here' });
    await classmate('ada lovelace');
    await classmate('A former student', { role: 'teacher' });
    const names = (await list()).items.map((item) => item.displayName);
    expect(names).toEqual([
      'Ada',
      'ada lovelace',
      'Ben',
      'Cem',
      'Dora the guest',
      'Unknown Student',
    ]);
  });

  it('expects nobody who cannot sit it: suspended, or in an archived class', async () => {
    const { database } = app;
    const { quizCode: code } = await buildQuiz(database, { creatorUid: teacher.id, questionIds });
    const archived = await buildTeacher(database);
    await database
      .update(tenants)
      .set({ archivedAt: new Date() })
      .where(eq(tenants.teacherCode, archived.teacherCode));
    const ofClass = { teacherCode: (await buildTeacher(database)).teacherCode };
    for (const { teacherCode } of [ofClass, archived])
      await setForClass(database, code, teacherCode);
    await buildStudentOf(database, ofClass, { name: 'Eda' });
    const suspended = { suspendedAt: new Date() };
    await buildStudentOf(database, ofClass, { name: 'Left the school', ...suspended });
    await buildStudentOf(database, archived, { name: 'Of last year' });
    const began = await buildStudentOf(database, archived, { name: 'Fay began', ...suspended });
    await buildAttempt(database, code, began.id);
    const { items } = await (await app.as(teacher)).attempts.listLiveAttempts({ quizCode: code });
    expect(items.map(({ displayName }) => displayName)).toEqual(['Eda', 'Fay began']);
  });

  it('shows an admin the class of the quiz’s teacher, and shows other teachers nothing', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const seen = await (await app.as(admin)).attempts.listLiveAttempts({ quizCode });
    expect(seen.items.map((item) => item.userId)).toEqual(
      (await list()).items.map((item) => item.userId),
    );
    const other = await app.as(await buildTeacher(app.database));
    expect((await errorOf(other.attempts.listLiveAttempts({ quizCode }))).code).toBe(
      'QUIZ_NOT_FOUND',
    );
  });

  it('reads a whole year group in as few statements as a class of ten', async () => {
    const client = await app.as(teacher);
    const readYear = async (size: number) => {
      const year = await buildQuiz(app.database, { creatorUid: teacher.id, questionIds });
      await app.database.execute(sql`
        insert into "user" (id, name, username, email)
        select concat(${year.quizCode}::text, n), concat('Student ', n), concat('Student ', n),
          concat(${year.quizCode}::text, n, '@school.example')
        from generate_series(1, ${size}::int) n`);
      await app.database.execute(sql`
        insert into attempts (quiz_code, user_id, deadline_at)
        select ${year.quizCode}, id, now() + interval '10 minutes'
        from "user" where starts_with(id, ${year.quizCode})`);
      await app.database.execute(sql`
        insert into submissions (quiz_code, user_id, question_id, user_answer, revision)
        select a.quiz_code, a.user_id, q.question_id, repeat('word ', 100), 1
        from attempts a join quiz_questions q using (quiz_code)
        where a.quiz_code = ${year.quizCode}`);
      const statements = watchStatements(app.pool);
      const { items } = await client.attempts.listLiveAttempts({ quizCode: year.quizCode });
      expect(items.filter((item) => item.answered === 2)).toHaveLength(size);
      return statements.length;
    };
    const ofTen = await readYear(10);
    expect(await readYear(1_000)).toBe(ofTen);
  });
});
