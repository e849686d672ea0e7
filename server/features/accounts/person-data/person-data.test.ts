import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { demoRequests } from '../../../database/schema/landing.ts';
import { attempts, submissions } from '../../../database/schema/attempts.ts';
import { markEvents } from '../../../database/schema/marking.ts';
import { buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { eraseOldAttempts } from './erase-old-attempts.ts';
import { erasePerson } from './erase-person.ts';
import { erasedListIn, eraseAgain, noteErased } from './erased-list.ts';
import { exportPerson } from './export-person.ts';
import { remainders } from './erasure-rules.ts';
import { listDeletedOf } from './subjects-queries.ts';
import { listPersonColumns } from './person-columns-queries.ts';
import { columnsWith, tablesWith } from '../../../testing/database/find-in-database.ts';
import { buildTracedStudent, NAME, WORDS } from '../../../testing/quizzes/traced-student.ts';

describe('the data kept about a person', () => {
  let app: TestApp;
  let teacher: Awaited<ReturnType<typeof buildTeacher>>;

  beforeAll(async () => {
    app = await startTestApp();
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  it('is found in every column that refers to a person, including new ones', async () => {
    await app.database.execute(sql`create table new_notes (about_id text, by_user_id text)`);
    const { student } = await buildTracedStudent(app, teacher);
    await app.database.execute(sql`insert into new_notes values ('x', ${student.id})`);
    const known = await listPersonColumns(app.database);
    const names = new Set(known.map(({ table, column }) => `${table}.${column}`));
    const goes = new Set(known.filter((row) => row.goesWithAccount).map(({ table }) => table));
    for (const id of [student.id, teacher.id]) {
      const held = await columnsWith(app.database, id);
      expect(held.length).toBeGreaterThan(5);
      // A row that is deleted with the account takes everything in it along.
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

  it('is erased with the account or listed as kept, in every column that refers to a person', async () => {
    const outliving = async () =>
      (await listPersonColumns(app.database))
        .filter(({ goesWithAccount }) => !goesWithAccount)
        .map(({ table, column }) => `${table}.${column}`);
    expect(await outliving()).toEqual(Object.keys(remainders));
    await app.database.execute(sql`create table new_notes (about_id text, by_user_id text)`);
    expect(await outliving()).toContain('new_notes.by_user_id');
    await app.database.execute(sql`drop table new_notes`);
  });

  it('is exported whole, except for what lets someone sign in', async () => {
    const { student, quizCode } = await buildTracedStudent(app, teacher);
    const data = await exportPerson(app.database, student.email.toUpperCase());
    expect(data).toMatchObject({
      person: [{ name: NAME, email: student.email, extra_time_percentage: 25 }],
      signIns: [{ provider_id: 'credential' }],
      sessions: [{ user_id: student.id }],
      classesJoined: [{ teacher_code: teacher.teacherCode, teacher_name: teacher.name }],
      attempts: [{ quiz_code: quizCode }],
      answers: [{ user_answer: WORDS, mark_awarded: 1, question: expect.any(String) }],
      lateAnswers: [{ text_before: WORDS }],
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

  it('is exported and erased if somebody without an account wrote in the contact form', async () => {
    const email = 'parent@home.example';
    await app.database.insert(demoRequests).values({ name: 'A Parent', email, message: 'Hello' });
    expect(await exportPerson(app.database, 'Parent@home.example')).toMatchObject({
      messages: [{ name: 'A Parent', message: 'Hello' }],
    });
    const erase = () => erasePerson(app.database, 'Parent@home.example', { withTexts: false });
    expect(await erase()).toMatchObject({ outcome: 'nobody', messages: 1 });
    expect(await tablesWith(app.database, email)).toEqual([]);
    expect(await erase()).toMatchObject({ outcome: 'nobody', messages: 0 });
  });

  it('includes only the marks of answers once their texts are erased too', async () => {
    const { student } = await buildTracedStudent(app, teacher);
    await erasePerson(app.database, student.email, { withTexts: true });
    expect(await tablesWith(app.database, WORDS)).toEqual([]);
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
    // The record of which points earned it stays, as part of the mark.
    const point = { marksAwarded: 1, quote: null };
    expect([row?.tickedPoints, event?.newTickedPoints]).toMatchObject([[point], [point]]);
  });

  it('is erased: no name and no email is left in any table, but the mark is', async () => {
    const { student, quizCode } = await buildTracedStudent(app, teacher);
    expect(await erasePerson(app.database, student.email, { withTexts: false })).toMatchObject({
      outcome: 'erased',
      toJudge: [],
    });
    expect(await tablesWith(app.database, NAME)).toEqual([]);
    expect(await tablesWith(app.database, student.email)).toEqual([]);
    const { students } = await (await app.as(teacher)).marking.listResponses({ quizCode });
    expect(students.map(({ displayName }) => displayName)).toEqual(['Unknown Student']);
    const [row] = await app.database
      .select()
      .from(submissions)
      .where(eq(submissions.userId, student.id));
    expect(row).toMatchObject({ userAnswer: WORDS, markAwarded: 1 });
  });

  it('stays if it is the only administrator’s, or if nobody matches', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const erase = async (email: string) =>
      (await erasePerson(app.database, email, { withTexts: false })).outcome;
    expect(await erase(admin.email)).toBe('last-admin');
    expect(await app.database.$count(user, eq(user.id, admin.id))).toBe(1);
    expect(await erase('nobody@school.example')).toBe('nobody');
  });

  it('is erased again after a restore, from the lists of all nodes, which name nobody', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-erased-'));
    const nodes = ['node1', 'node2'].map((node) => join(folder, node));
    await Promise.all(nodes.map((dataDir) => mkdir(dataDir)));
    const [one = '', two = ''] = nodes;
    const { student } = await buildTracedStudent(app, teacher);
    const [gone, kept] = [await buildUser(app.database), await buildUser(app.database)];
    await noteErased(one, gone.id, 'texts');
    await noteErased(one, student.id, 'texts');
    await noteErased(two, student.id, 'names');
    expect(await readFile(erasedListIn(two), 'utf8')).toMatch(/^[0-9a-f]{64} names\n$/);
    // The restored database still contained all three.
    const lists = nodes.map(erasedListIn);
    expect(await eraseAgain(app.database, lists)).toBe(2);
    expect(await app.database.$count(user, eq(user.id, gone.id))).toBe(0);
    expect(await app.database.$count(user, eq(user.id, kept.id))).toBe(1);
    const answers = eq(submissions.userId, student.id);
    const [answer] = await app.database.select().from(submissions).where(answers);
    expect(answer).toMatchObject({ userAnswer: '' });
    expect(await eraseAgain(app.database, lists)).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('is deleted again after a restore if an administrator deleted the account', async () => {
    const { student } = await buildTracedStudent(app, teacher);
    const admins = [1, 2].map(() => buildUser(app.database, { role: 'admin' }));
    const [admin, colleague] = await Promise.all(admins);
    const asAdmin = await app.as(admin ?? student);
    const [row] = await app.database.select().from(user).where(eq(user.id, student.id));
    for (const { id } of [student, colleague ?? student]) {
      await asAdmin.accounts.deleteUser({ userId: id });
    }
    await expect(asAdmin.accounts.deleteUser({ userId: admin?.id ?? '' })).rejects.toMatchObject({
      code: 'OWN_ACCOUNT',
    });
    // Restores the row from before the deletion, as a backup would.
    await app.database.insert(user).values(row ? [row] : []);
    expect(await eraseAgain(app.database, [erasedListIn(app.filesFolder)])).toBe(1);
    const people = [admin, colleague, student].map((one) =>
      app.database.$count(user, eq(user.id, one?.id ?? '')),
    );
    expect(await Promise.all(people)).toEqual([1, 0, 0]);
    // As after the deletion: what they wrote stays.
    const answers = eq(submissions.userId, student.id);
    const [answer] = await app.database.select().from(submissions).where(answers);
    expect(answer).toMatchObject({ userAnswer: WORDS });
    expect(await tablesWith(app.database, NAME)).toContain('public.audit_events');
    await erasePerson(app.database, student.id, { withTexts: true });
  });

  it('is erased again after a restore if the account was deleted first and erased after the backup', async () => {
    const { student } = await buildTracedStudent(app, teacher);
    const admin = await buildUser(app.database, { role: 'admin' });
    await (await app.as(admin)).accounts.deleteUser({ userId: student.id });
    const folder = await mkdtemp(join(tmpdir(), 'greenpen-erased-'));
    await noteErased(folder, student.id, 'texts');
    expect(await eraseAgain(app.database, [erasedListIn(folder)])).toBe(1);
    expect(await tablesWith(app.database, NAME)).toEqual([]);
    const answers = eq(submissions.userId, student.id);
    const [answer] = await app.database.select().from(submissions).where(answers);
    expect(answer).toMatchObject({ userAnswer: '' });
    await rm(folder, { recursive: true });
  });

  it('is exported and erased, with the name, by the id of a deleted account', async () => {
    const { student } = await buildTracedStudent(app, teacher);
    const admin = await buildUser(app.database, { role: 'admin' });
    await (await app.as(admin)).accounts.deleteUser({ userId: student.id });
    expect(await listDeletedOf(app.database, ` ${NAME.toLowerCase()}`)).toEqual([
      { id: student.id, at: expect.any(String) },
    ]);
    expect(await exportPerson(app.database, student.id)).toMatchObject({
      person: [],
      answers: [{ user_answer: WORDS }],
      auditTrail: expect.arrayContaining([expect.objectContaining({ action: 'user-deleted' })]),
    });
    const noted: string[] = [];
    const erase = () =>
      erasePerson(app.database, student.id, {
        withTexts: true,
        noteFirst: async (id) => void noted.push(id),
      });
    expect(await erase()).toMatchObject({ outcome: 'erased', id: student.id, toJudge: [] });
    expect(await tablesWith(app.database, NAME)).toEqual([]);
    const answers = eq(submissions.userId, student.id);
    const [answer] = await app.database.select().from(submissions).where(answers);
    expect(answer).toMatchObject({ userAnswer: '', feedback: '', markAwarded: 1 });
    expect(await erase()).toMatchObject({ outcome: 'erased', toJudge: [] });
    expect(noted).toEqual([student.id, student.id]);
    expect(await listDeletedOf(app.database, NAME)).toEqual([]);
  });

  it('is erased along with attempts that are older than the chosen number of months', async () => {
    const { student: old } = await buildTracedStudent(app, teacher);
    const { student: young } = await buildTracedStudent(app, teacher);
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
