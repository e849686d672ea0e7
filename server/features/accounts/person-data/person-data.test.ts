import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { earlierAnswers, earlierAttempts } from '../../../database/schema/earlier-attempts.ts';
import { markEvents } from '../../../database/schema/marking.ts';
import { quizzes } from '../../../database/schema/quizzes.ts';
import { reportBatches, reports } from '../../../database/schema/reports.ts';
import { typingResults } from '../../../database/schema/typing-test.ts';
import {
  buildQuestion,
  buildQuiz,
  buildStudentOf,
  buildSubmission,
  buildTeacher,
  buildUser,
} from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseOldAttempts } from './erase-old-attempts.ts';
import { erasePerson } from './erase-person.ts';
import { eraseAgain, noteErased } from './erased-list.ts';
import { exportPerson } from './export-person.ts';
import { remainders } from './erasure-rules.ts';
import { listPersonColumns } from './person-columns-queries.ts';

const NAME = 'Quentin Quillfeather';
const WORDS = 'my own words about carbon dioxide';

/** An entry of AutoReport, typed without an account. */
const typed = (name: string, more: object = {}) => ({
  name,
  userId: null,
  level: 5,
  positives: '',
  areasToImprove: '',
  pronouns: 'none' as const,
  ...more,
});

describe('what is kept about a person', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  /** A student who has left traces everywhere. */
  async function buildStudent() {
    const { database } = app;
    const student = await buildStudentOf(database, teacher, { name: NAME, username: NAME });
    await app.cookieOf(student);
    const { id: questionId } = await buildQuestion(database);
    const { quizCode } = await buildQuiz(database, {
      creatorUid: teacher.id,
      questionIds: [questionId],
    });
    const key = { quizCode, userId: student.id, questionId };
    await buildSubmission(database, quizCode, student.id, questionId, {
      userAnswer: WORDS,
      markAwarded: 1,
      feedback: 'You know your gases.',
    });
    await database
      .insert(markEvents)
      .values({ ...key, newMark: 1, oldFeedback: '', newFeedback: 'You know your gases.' });
    const earlier = { quizCode, userId: student.id, number: 1 };
    await database
      .insert(earlierAttempts)
      .values({ ...earlier, startedAt: sql`now()`, finishedAt: sql`now()`, score: 0 });
    await database.insert(earlierAnswers).values({
      ...earlier,
      questionId,
      userAnswer: WORDS,
      submittedAt: sql`now()`,
      feedback: 'You know your gases.',
      confirmedInBulk: false,
    });
    await database.insert(typingResults).values({
      uid: student.id,
      username: NAME,
      wpm: 50,
      accuracy: 98,
      charsTyped: 250,
      wordsCompleted: 50,
      testSessionId: student.id,
    });
    await (
      await app.as(teacher)
    ).accounts.setExtraTime({
      userId: student.id,
      extraTimePercentage: 25,
    });
    await buildReport(student.id);
    return { student, quizCode };
  }

  async function buildReport(userId: string): Promise<void> {
    const pupil = { level: 5, positives: '', areasToImprove: '', pronouns: 'none' as const };
    const [batch] = await app.database
      .insert(reportBatches)
      .values({
        teacherId: teacher.id,
        input: {
          students: [
            { ...pupil, name: 'Somebody Else', userId: null },
            { ...pupil, name: NAME, positives: 'asks', userId },
          ],
          classInfo: { className: '9b', subject: '', term: '', unitsCovered: '' },
          tone: 'warm',
          length: 'short',
        },
      })
      .returning();
    const batchId = batch?.id ?? '';
    await app.database.insert(reports).values([
      { batchId, position: 0, name: 'Somebody Else', report: 'Else is well.' },
      { batchId, position: 1, name: NAME, report: `${NAME} asks.` },
    ]);
  }

  /** Every row of the whole database that holds these words, by table. */
  async function tablesWith(words: string): Promise<string[]> {
    const { rows: tables } = await app.database.execute<{ name: string }>(sql`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const { rows } = await app.database.execute(sql`
        select 1 from ${sql.raw(name)} t where position(${words} in t::text) > 0 limit 1`);
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  /** The columns in which this id stands, by table; the id in the account itself is no pointer. */
  async function columnsWith(id: string): Promise<string[]> {
    const { rows: columns } = await app.database.execute<{ table: string; column: string }>(sql`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'text'
        and (table_name, column_name) <> ('user', 'id')
        -- A view keeps nothing of its own.
        and table_name not in (select table_name from information_schema.views)`);
    const found: string[] = [];
    for (const { table, column } of columns) {
      const { rows } = await app.database.execute(sql`
        select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  }

  it('is reached in every column that points at a person, also in those that are new', async () => {
    await app.database.execute(sql`create table new_notes (about_id text, by_user_id text)`);
    const { student } = await buildStudent();
    await app.database.execute(sql`insert into new_notes values ('x', ${student.id})`);
    const known = await listPersonColumns(app.database);
    const names = new Set(known.map(({ table, column }) => `${table}.${column}`));
    const goes = new Set(known.filter((row) => row.goesWithAccount).map(({ table }) => table));
    for (const id of [student.id, teacher.id]) {
      const held = await columnsWith(id);
      expect(held.length).toBeGreaterThan(5);
      // A row that goes with the account takes with it whatever else it says.
      const unknown = held.filter(
        (name) => !names.has(name) && !goes.has(name.split('.')[0] ?? ''),
      );
      expect(unknown).toEqual([]);
    }
    expect(await exportPerson(app.database, student.email)).toMatchObject({
      'new_notes.by_user_id': [{ by_user_id: student.id }],
      'typing_bests.uid': [],
    });
    await app.database.execute(sql`drop table new_notes`);
    await erasePerson(app.database, student.email, { withTexts: true });
  });

  it('goes with the account, or it is decided what becomes of it, in every such column', async () => {
    const outliving = async () =>
      (await listPersonColumns(app.database))
        .filter(({ goesWithAccount }) => !goesWithAccount)
        .map(({ table, column }) => `${table}.${column}`);
    expect(await outliving()).toEqual(Object.keys(remainders));
    await app.database.execute(sql`create table new_notes (about_id text, by_user_id text)`);
    expect(await outliving()).toContain('new_notes.by_user_id');
    await app.database.execute(sql`drop table new_notes`);
  });

  it('is exported whole, without what lets someone sign in', async () => {
    const { student, quizCode } = await buildStudent();
    const data = await exportPerson(app.database, student.email.toUpperCase());
    expect(data).toMatchObject({
      person: [{ name: NAME, email: student.email, extra_time_percentage: 25 }],
      signIns: [{ provider_id: 'credential' }],
      sessions: [{ user_id: student.id }],
      classesJoined: [{ teacher_code: teacher.teacherCode, teacher_name: teacher.name }],
      attempts: [{ quiz_code: quizCode }],
      answers: [{ user_answer: WORDS, mark_awarded: 1, question: expect.any(String) }],
      markHistory: [{ new_feedback: 'You know your gases.' }],
      typingResults: [{ wpm: 50 }],
      reportsAbout: [{ report: `${NAME} asks.`, notes: { positives: 'asks' } }],
      auditTrail: [
        { action: 'signed-in', from_address: '127.0.0.1' },
        { action: 'extra-time-changed', subject_name: NAME },
      ],
    });
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/"(password|token|access_token|id_token)"/);
    expect(text).not.toContain('Somebody Else');
    expect(await exportPerson(app.database, 'nobody@school.example')).toBeUndefined();
    await erasePerson(app.database, student.email, { withTexts: true });
  });

  it('is erased: no name and no email is left in any table, and the mark is', async () => {
    const { student, quizCode } = await buildStudent();
    expect(await erasePerson(app.database, student.email, { withTexts: false })).toMatchObject({
      outcome: 'erased',
      toJudge: [],
    });
    expect(await tablesWith(NAME)).toEqual([]);
    expect(await tablesWith(student.email)).toEqual([]);
    const { students } = await (await app.as(teacher)).marking.listResponses({ quizCode });
    expect(students.map(({ displayName }) => displayName)).toEqual(['Unknown Student']);
    const [row] = await app.database
      .select()
      .from(submissions)
      .where(eq(submissions.userId, student.id));
    expect(row).toMatchObject({ userAnswer: WORDS, markAwarded: 1 });
  });

  it('leaves of the answers only the marks where their texts are erased too', async () => {
    const { student } = await buildStudent();
    await erasePerson(app.database, student.email, { withTexts: true });
    const [row] = await app.database
      .select()
      .from(submissions)
      .where(eq(submissions.userId, student.id));
    expect(row).toMatchObject({ userAnswer: '', feedback: '', aiAnalysis: null, markAwarded: 1 });
    const [event] = await app.database
      .select()
      .from(markEvents)
      .where(eq(markEvents.userId, student.id));
    expect(event).toMatchObject({ newFeedback: '', newMark: 1 });
  });

  it('stays where it is the only administrator’s, and where nobody is meant', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const erase = async (email: string) =>
      (await erasePerson(app.database, email, { withTexts: false })).outcome;
    expect(await erase(admin.email)).toBe('last-admin');
    expect(await app.database.$count(user, eq(user.id, admin.id))).toBe(1);
    expect(await erase('nobody@school.example')).toBe('nobody');
  });

  const reportsOf = (batchId: string) =>
    app.database
      .select({ name: reports.name, report: reports.report })
      .from(reports)
      .where(eq(reports.batchId, batchId));

  async function writeOf(name: string) {
    const { database } = app;
    const [batch] = await database
      .insert(reportBatches)
      .values({
        teacherId: teacher.id,
        input: {
          students: [
            typed('Bo Li', { positives: `Works with ${name}` }),
            typed(` ${name.toLowerCase()} `, { positives: 'Is kind' }),
          ],
          classInfo: { className: '9b', subject: '', term: '', unitsCovered: '' },
          tone: 'warm',
          length: 'short',
        },
      })
      .returning();
    const batchId = batch?.id ?? '';
    await database.insert(reports).values([
      { batchId, position: 0, name: 'Bo Li', report: `Bo works well with ${name}.` },
      { batchId, position: 1, name, report: `${name} is kind.` },
    ]);
    const quiz = await buildQuiz(database, { creatorUid: teacher.id, title: `Retake: ${name}` });
    return { batchId, quiz };
  }

  describe('in words of others', () => {
    it('is erased by the whole name: typed reports, reports about others, titles', async () => {
      const person = await buildUser(app.database, { name: 'Zuzanna Ó Briain-Kowalska' });
      const { batchId, quiz } = await writeOf(person.name);
      const words = `${person.name} told me`;
      const other = await buildUser(app.database);
      const questionId = quiz.questionIds[0] ?? '';
      await buildSubmission(app.database, quiz.quizCode, other.id, questionId, {
        userAnswer: words,
      });
      const exported = await exportPerson(app.database, person.email);
      expect(exported).toMatchObject({
        namedElsewhere: expect.arrayContaining([
          { place: 'quizzes.title', key: { quiz_code: quiz.quizCode } },
          { place: 'reports.report', key: expect.anything() },
        ]),
      });
      const { toJudge } = await erasePerson(app.database, person.email, { withTexts: false });
      expect(await reportsOf(batchId)).toEqual([
        { name: 'Bo Li', report: 'Bo works well with Erased person.' },
      ]);
      expect(await tablesWith(person.name)).toEqual(['public.submissions']);
      expect(toJudge).toEqual([
        {
          place: 'submissions.user_answer',
          key: { quiz_code: quiz.quizCode, user_id: other.id, question_id: questionId },
          isWholeName: true,
        },
      ]);
    });

    it('is left for a person to judge where only the first name stands, or two have the name', async () => {
      const name = 'Thaddeus Quirke';
      const [one, two] = [
        await buildUser(app.database, { name }),
        await buildUser(app.database, { name: 'thaddeus  quirke' }),
      ];
      const { batchId, quiz } = await writeOf(name);
      const places = async (email: string) =>
        (await erasePerson(app.database, email, { withTexts: false })).toJudge.map(
          ({ place, isWholeName }) => `${place} ${isWholeName}`,
        );
      expect(await places(one.email)).toContain('quizzes.title true');
      expect(await reportsOf(batchId)).toHaveLength(2);
      await app.database
        .update(quizzes)
        .set({ title: 'Thaddeus again' })
        .where(eq(quizzes.quizCode, quiz.quizCode));
      expect(await places(two.email)).toEqual(['quizzes.title false']);
    });
  });

  it('is erased again after a restore, by a list that names nobody', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-erased-'));
    const [gone, kept] = [await buildUser(app.database), await buildUser(app.database)];
    expect(await eraseAgain(app.database, folder)).toBeNull();
    await noteErased(folder, gone.id, { withTexts: true });
    const text = await readFile(join(folder, 'erased-people'), 'utf8');
    expect(text).toMatch(/^[0-9a-f]{64} texts\n$/);
    // The backup still held both.
    expect(await eraseAgain(app.database, folder)).toBe(1);
    expect(await app.database.$count(user, eq(user.id, gone.id))).toBe(0);
    expect(await app.database.$count(user, eq(user.id, kept.id))).toBe(1);
    expect(await eraseAgain(app.database, folder)).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('goes with its attempts once these are older than so many months', async () => {
    const { student: old } = await buildStudent();
    const { student: young } = await buildStudent();
    const endedAgo = (id: string, months: number) =>
      app.database
        .update(attempts)
        .set({ finishedAt: sql`now() - ${months} * interval '1 month'` })
        .where(eq(attempts.userId, id));
    await endedAgo(old.id, 25);
    await endedAgo(young.id, 23);
    expect(await eraseOldAttempts(app.database, 24, { dryRun: true })).toBe(1);
    expect(await eraseOldAttempts(app.database, 24, { dryRun: false })).toBe(1);
    for (const table of [attempts, submissions, markEvents]) {
      expect(await app.database.$count(table, eq(table.userId, old.id))).toBe(0);
      expect(await app.database.$count(table, eq(table.userId, young.id))).toBe(1);
    }
    expect(await eraseOldAttempts(app.database, 24, { dryRun: false })).toBe(0);
  });
});
