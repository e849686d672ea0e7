import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RosterChangeKind, RosterReport } from '../../../../shared/contract/roster.ts';
import { namesDiffer, rosterMessages } from '../../../../shared/messages/roster.ts';
import { user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { leavers } from '../../../database/schema/rollovers.ts';
import { errorOf, outcomeOf } from '../../../testing/error-of.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const header = 'Forename,Surname,UPN,Email,Year,Class,Teacher Email';
type Admin = Awaited<ReturnType<typeof buildUser>>;

const totals = ({ changes }: RosterReport): Partial<Record<RosterChangeKind, number>> =>
  Object.fromEntries(changes.map(({ kind, total }) => [kind, total]));

const blocking = ({ findings }: RosterReport) =>
  findings.filter(({ blocks }) => blocks).map(({ subject, sentence }) => [subject, sentence]);

describe('the import of a roster', () => {
  let app: TestApp;
  let admin: Admin;
  /** A number that keeps the tests' people apart, because they share one school. */
  let mark = 0;

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin', name: 'Ada Admin', username: 'ada' });
  });
  beforeEach(async () => {
    mark += 1;
    for (const table of ['roster_people', 'roster_classes', 'leavers']) {
      await app.database.execute(sql`delete from ${sql.identifier(table)}`);
    }
  });
  afterAll(() => app.stop());

  const bring = async (rows: string[], options: Partial<Options> = {}): Promise<RosterReport> => {
    const files = [{ name: 'list.csv', content: [header, ...rows].join('\n') }];
    const { classes } = await app.as(admin);
    return classes.importRoster({ files, isWhole: true, dryRun: false, ...options });
  };
  const look = (rows: string[]) => bring(rows, { dryRun: true });
  const maya = (className = '9B', name = 'Maya') =>
    `${name},Patel${mark},U${mark}-1,,9,${className} ${mark},okafor${mark}@school.example`;
  const yusuf = (className = '9B') =>
    `Yusuf,Khan${mark},U${mark}-2,yusuf${mark}@school.example,9,${className} ${mark},okafor${mark}@school.example`;
  const find = (name: string) =>
    app.database.query.user.findFirst({ where: eq(user.name, `${name}${mark}`) });
  const classNamed = (name: string) =>
    app.database.query.tenants.findFirst({ where: eq(tenants.name, `${name} ${mark}`) });
  const membersOf = async (className: string) => {
    const { rows } = await app.database.execute<{ name: string }>(sql`
      select person.name from class_memberships m join tenants class using (teacher_code)
      join "user" person on person.id = m.student_id
      where class.name = ${`${className} ${mark}`} order by 1`);
    return rows.map(({ name }) => name);
  };

  interface Options {
    isWhole: boolean;
    dryRun: boolean;
    leaveOutConflicts: boolean;
    mayRemoveMuch: boolean;
  }

  it('adds people, classes with codes, and class members', async () => {
    const report = await bring([maya(), yusuf()]);
    expect(totals(report)).toEqual({
      'students-added': 2,
      'teachers-added': 1,
      'classes-added': 1,
    });
    expect(await find('Maya Patel')).toMatchObject({
      email: expect.stringMatching(/^maya\.patel\d+@no-email\.invalid$/),
      role: 'student',
    });
    const teacher = await app.database.query.user.findFirst({
      where: eq(user.email, `okafor${mark}@school.example`),
    });
    // A teacher's code is the code of their first class.
    expect(await classNamed('9B')).toMatchObject({
      teacherId: teacher?.id,
      teacherCode: teacher?.teacherCode,
      yearGroup: '9',
    });
    expect(teacher?.teacherCode).toMatch(/^AI-OKAFOR\d+-[A-Z0-9]{3}$/);
    expect(await membersOf('9B')).toEqual([`Maya Patel${mark}`, `Yusuf Khan${mark}`]);
  });

  it('changes nothing if it is repeated, and keeps what was corrected by hand', async () => {
    await bring([maya(), yusuf()]);
    const student = await find('Maya Patel');
    await app.database
      .update(user)
      .set({ name: 'Maya-Jane Patel' })
      .where(eq(user.id, student?.id ?? ''));
    expect((await bring([maya(), yusuf()])).changes).toEqual([]);
    const after = await app.database.query.user.findFirst({
      where: eq(user.id, student?.id ?? ''),
    });
    expect(after).toMatchObject({ name: 'Maya-Jane Patel' });
  });

  it('says what it would do without doing it', async () => {
    const report = await bring([maya()], { dryRun: true });
    expect(totals(report)).toMatchObject({ 'students-added': 1, 'classes-added': 1 });
    expect(report.changes[0]?.shown[0]).toMatchObject({ subject: `Maya Patel${mark}` });
    expect(await find('Maya Patel')).toBeUndefined();
    expect(await classNamed('9B')).toBeUndefined();
  });

  it('moves students, renames them, and removes those who left', async () => {
    await bring([maya(), yusuf()]);
    const report = await bring([maya('9C', 'Maia')]);
    expect(totals(report)).toEqual({
      'classes-added': 1,
      'classes-archived': 1,
      joined: 1,
      renamed: 1,
      'people-left': 1,
    });
    expect(await membersOf('9C')).toEqual([`Maia Patel${mark}`]);
    // An archived class keeps its students, so that its results stay readable.
    expect(await membersOf('9B')).toHaveLength(2);
  });

  it('moves a student between two classes that both go on', async () => {
    await bring([maya('9B'), yusuf('9C')]);
    const report = await bring([
      maya('9C'),
      yusuf('9C'),
      maya('9B').replace('Maya', 'Leo').replace('-1,', '-3,'),
    ]);
    expect(totals(report)).toEqual({ 'students-added': 1, moved: 1 });
    expect(report.changes.find(({ kind }) => kind === 'moved')?.shown).toEqual([
      { subject: `Maya Patel${mark}`, detail: `9B ${mark} → 9C ${mark}` },
    ]);
  });

  it('does not remove anyone whom somebody put into a class by hand', async () => {
    await bring([maya()]);
    const schoolClass = await classNamed('9B');
    const guest = await buildStudentOf(app.database, {
      teacherCode: schoolClass?.teacherCode ?? '',
    });
    expect((await bring([maya()])).changes).toEqual([]);
    expect(await membersOf('9B')).toContain(guest.name);
  });

  it('records students who have left as leavers until they are back, but not staff', async () => {
    await bring([maya(), yusuf()]);
    await bring([maya('9B').replace(`okafor${mark}`, `other${mark}`)]);
    const yusufs = (await find('Yusuf Khan'))?.id ?? '';
    const okafor = await app.database.query.user.findFirst({
      where: eq(user.email, `okafor${mark}@school.example`),
    });
    expect(okafor?.suspendedAt).toBeInstanceOf(Date);
    const noted = await app.database.select({ userId: leavers.userId }).from(leavers);
    expect(noted).toEqual([{ userId: yusufs }]);
    await bring([maya(), yusuf()]);
    expect(await app.database.$count(leavers)).toBe(0);
  });

  it('suspends those who have left, ends their sessions, and lets them back in', async () => {
    await bring([maya(), yusuf()]);
    await bring([maya()]);
    expect((await find('Yusuf Khan'))?.suspendedAt).toBeInstanceOf(Date);
    expect(totals(await bring([maya(), yusuf()]))).toMatchObject({ 'people-back': 1 });
    expect((await find('Yusuf Khan'))?.suspendedAt).toBeNull();
  });

  it('adds without removing anything if a list covers only a part of the school', async () => {
    await bring([maya(), yusuf()]);
    expect((await bring([maya()], { isWhole: false })).changes).toEqual([]);
    expect(await membersOf('9B')).toHaveLength(2);
  });

  it('asks before it removes more than a third', async () => {
    const many = Array.from(
      { length: 30 },
      (_, n) => `Student,Number${n},N${mark}-${n},,9,9B ${mark},okafor${mark}@school.example`,
    );
    await bring(many);
    const error = await errorOf(bring(many.slice(0, 15)));
    expect(error).toMatchObject({
      code: 'ROSTER_REMOVES_MUCH',
      message: rosterMessages.removesMuch,
    });
    expect(await membersOf('9B')).toHaveLength(30);
    expect(totals(await bring(many.slice(0, 15), { mayRemoveMuch: true }))).toMatchObject({
      'people-left': 15,
    });
  });

  it('refuses a student whose email belongs to staff, and imports the rest when told to', async () => {
    const teacher = await buildTeacher(app.database);
    const impostor = `Not,Astudent,U${mark}-9,${teacher.email},9,9B ${mark},`;
    const preview = await bring([maya(), impostor], { dryRun: true });
    expect(preview.findings).toMatchObject([
      { subject: 'Not Astudent', place: 'list.csv, row 2', sentence: rosterMessages.emailOfStaff },
    ]);
    expect(await outcomeOf(bring([maya(), impostor]))).toBe('ROSTER_CONFLICTS');
    expect(await find('Maya Patel')).toBeUndefined();
    expect(totals(await bring([maya(), impostor], { leaveOutConflicts: true }))).toMatchObject({
      'students-added': 1,
    });
    const untouched = await app.database.query.user.findFirst({ where: eq(user.id, teacher.id) });
    expect(untouched).toMatchObject({ role: 'teacher', name: teacher.name });
  });

  it('does not change a student whose name is missing, nor their place in the class', async () => {
    await bring([maya(), yusuf()]);
    const nameless = (n: number) => `,,U${mark}-${n},,9,9B ${mark},okafor${mark}@school.example`;
    const rows = [nameless(1), yusuf(), nameless(3)];
    expect(blocking(await look(rows))).toEqual([
      ['list.csv, row 1', rosterMessages.nameMissing],
      ['list.csv, row 3', rosterMessages.nameMissing],
    ]);
    expect((await bring(rows, { leaveOutConflicts: true })).changes).toEqual([]);
    expect(await find('Maya Patel')).toMatchObject({ suspendedAt: null });
    expect(await membersOf('9B')).toEqual([`Maya Patel${mark}`, `Yusuf Khan${mark}`]);
  });

  it('gives a class without a teacher to the administrator, and says so', async () => {
    const report = await bring([`Ann,Lee${mark},U${mark},,9,9Z ${mark},`]);
    expect(report.findings).toMatchObject([
      { subject: `9Z ${mark}`, sentence: rosterMessages.classWithoutTeacher, blocks: false },
    ]);
    expect(await classNamed('9Z')).toMatchObject({ teacherId: admin.id });
  });

  it('gives students with the same name different usernames', async () => {
    const twin = (n: number) => `Sam,Hill${mark},T${mark}-${n},,9,9B ${mark},`;
    await bring([twin(1), twin(2), twin(3)]);
    const people = await app.database.query.user.findMany({
      where: eq(user.name, `Sam Hill${mark}`),
    });
    expect(new Set(people.map(({ email }) => email.split('@')[0]?.split('-')[1]))).toEqual(
      new Set([undefined, '2', '3']),
    );
  });

  it('never merges two students who share an address or, by mistake, a number', async () => {
    const home = `lee${mark}@home.example`;
    const row = (first: string, upn: string, email = '') =>
      `${first},Lee${mark},${upn},${email},9,9B ${mark},`;
    const shared = await look([row('Ann', 'A1', home), row('Ben', 'B1', home.toUpperCase())]);
    expect(blocking(shared)).toEqual([
      [`Ann Lee${mark}`, rosterMessages.emailTwice],
      [`Ben Lee${mark}`, rosterMessages.emailTwice],
    ]);
    const nameless = await look([row('Ann', '', home), row('Benjamin', '', home)]);
    expect(blocking(nameless)).toEqual([
      [`Benjamin Lee${mark}`, namesDiffer(`Ann Lee${mark}`, 'list.csv, row 1')],
    ]);
    const slip = await look([row('Ann', 'A1'), `Omar,Khan,a1,,9,9B ${mark},`]);
    expect(slip.conflicts).toBe(1);
    const same = await look([row('Zoe', 'Z1'), row('Zoë', 'z1'), row('Zoe Ann', 'Z1')]);
    expect(same.conflicts).toBe(0);
    expect(totals(same)).toMatchObject({ 'students-added': 1 });
  });

  it('takes over accounts and classes that the school made by hand', async () => {
    const teacher = await buildTeacher(app.database, { email: `okafor${mark}@school.example` });
    const student = await buildStudentOf(app.database, teacher, {
      email: `yusuf${mark}@school.example`,
    });
    await app.database
      .update(tenants)
      .set({ name: `9B ${mark}` })
      .where(eq(tenants.teacherCode, teacher.teacherCode));
    expect(totals(await bring([yusuf()]))).toEqual({});
    const after = await app.database.query.user.findFirst({ where: eq(user.id, student.id) });
    expect(after?.name).toBe(student.name);
  });

  it('gives each of 1,500 classes of one teacher its own code', async () => {
    // With 46,656 possible endings, about twenty-four random ones would be duplicates.
    const rows = Array.from({ length: 1_500 }, (_, n) => maya(`C${n}`));
    expect(totals(await bring(rows))).toMatchObject({ 'classes-added': 1_500 });
    const codes = await app.database
      .select({ code: tenants.teacherCode })
      .from(tenants)
      .where(like(tenants.name, `C% ${mark}`));
    expect(new Set(codes.map(({ code }) => code)).size).toBe(1_500);
  });

  it('says what is wrong with a file, and names the file', async () => {
    const { classes } = await app.as(admin);
    const files = [{ name: 'fees.csv', content: 'Invoice\n1' }];
    const error = await errorOf(classes.importRoster({ files, dryRun: true }));
    expect(error).toMatchObject({
      code: 'FILE_REFUSED',
      message: expect.stringContaining('fees.csv'),
    });
  });
});
