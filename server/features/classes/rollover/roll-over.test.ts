import { eq, sql } from 'drizzle-orm';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { CarryChoice } from '../../../../shared/contract/rollover.ts';
import { session, user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { rosterPeople } from '../../../database/schema/roster.ts';
import { leavers, rollovers } from '../../../database/schema/rollovers.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { whileChanging } from '../../../testing/database/while-changing.ts';

let app: TestApp;
let admin: ApiClient;
let teacher: ApiClient;
/** The codes of the classes, by name. */
let codes: Record<string, string>;
let students: Record<'nine' | 'both' | 'thirteen', { id: string; name: string; email: string }>;

const academicYear = '2027/28';
const plan = (change: object = {}) => ({
  academicYear,
  carry: 'all' as CarryChoice,
  leavingYear: 13,
  dryRun: false,
  ...change,
});
const namesOf = async (by: ApiClient, archived = false) =>
  (await by.classes.list({ archived, pageSize: 100 })).items.map(({ name }) => name);
const membersOf = async (teacherCode: string) =>
  (await admin.classes.listStudents({ teacherCode })).items.map(({ displayName }) => displayName);
const codeOf = async (name: string) =>
  (await admin.classes.list({ search: name })).items.find((one) => one.name === name)
    ?.teacherCode ?? '';
const suspendedAt = async (userId: string) =>
  (await app.database.select().from(user).where(eq(user.id, userId)))[0]?.suspendedAt;
const list = (...lines: string[]) => plan({ carry: 'list', list: lines });
const undo = async () => {
  const { last } = await admin.classes.nextYear({});
  return admin.classes.undoRollover({ id: last?.id ?? '' });
};

beforeEach(async () => {
  app = await startTestApp();
  const { database } = app;
  admin = await app.as(await buildUser(database, { role: 'admin' }));
  const tess = await buildUser(database, { role: 'teacher', name: 'Tess' });
  teacher = await app.as(tess);
  const make = async (name: string, yearGroup: string) => {
    const given = { name, yearGroup, academicYear: '2026/27' };
    return [name, (await teacher.classes.create(given)).teacherCode] as const;
  };
  // The first class has its teacher's own code.
  codes = Object.fromEntries([
    await make('8A', '8'),
    await make('9B Biology', '9'),
    await make('13 Physics', '13'),
  ]);
  const student = async (name: string, ...classes: string[]) => {
    const built = await buildUser(database, { name });
    for (const one of classes) {
      const teacherCode = codes[one] ?? '';
      await teacher.classes.addStudents({ teacherCode, userIds: [built.id] });
    }
    return built;
  };
  students = {
    nine: await student('Nina Nine', '9B Biology'),
    both: await student('Bo Both', '9B Biology', '13 Physics'),
    thirteen: await student('Theo Thirteen', '13 Physics'),
  };
});
afterEach(() => app.stop());

describe('a new school year', () => {
  it('is suggested from the existing classes', async () => {
    expect(await admin.classes.nextYear({})).toEqual({
      academicYear,
      leavingYear: 13,
      classes: 3,
      last: null,
    });
  });

  it('is suggested if classes have a year group and no academic year', async () => {
    await app.database.update(tenants).set({ academicYear: '' });
    expect(await admin.classes.nextYear({})).toMatchObject({ leavingYear: 13, classes: 3 });
  });

  it('suggests that nobody leaves if the highest year is not a final school year', async () => {
    await app.database
      .update(tenants)
      .set({ archivedAt: new Date() })
      .where(eq(tenants.name, '13 Physics'));
    expect(await admin.classes.nextYear({})).toMatchObject({ leavingYear: null, classes: 2 });
  });

  it('is previewed without changing anything', async () => {
    const report = await admin.classes.rollOver(plan({ dryRun: true }));
    expect(report.classes.map(({ name, fate, next }) => [name, fate, next?.name])).toEqual([
      ['8A', 'goes-on', '9A'],
      ['9B Biology', 'goes-on', '10B Biology'],
      ['13 Physics', 'leaves', undefined],
    ]);
    expect(report.classes[1]?.next?.students).toBe(2);
    expect(report.leavers).toEqual({ total: 1, shown: ['Theo Thirteen'] });
    expect(await namesOf(teacher, true)).toEqual([]);
    expect(await app.database.$count(rollovers)).toBe(0);
  });

  it('moves classes a year up with their students and co-teachers, and archives the old ones', async () => {
    const colleague = await buildUser(app.database, { role: 'teacher', name: 'Cora' });
    const teacherCode = codes['9B Biology'] ?? '';
    await teacher.classes.setTeacher({ teacherCode, userId: colleague.id, part: 'co-teacher' });
    await admin.classes.rollOver(plan());
    expect(await namesOf(teacher)).toEqual(['9A', '10B Biology']);
    expect(await namesOf(await app.as(colleague))).toContain('10B Biology');
    const [following] = (await admin.classes.list({ search: '10B' })).items;
    expect(following).toMatchObject({ yearGroup: '10', academicYear });
    expect(await membersOf(following?.teacherCode ?? '')).toEqual(['Bo Both', 'Nina Nine']);
    // The archived year keeps its students, for its results.
    expect(await membersOf(teacherCode)).toEqual(['Bo Both', 'Nina Nine']);
    const [event] = (await admin.accounts.listAuditEvents({ action: 'year-begun' })).items;
    expect(event?.detail).toContain('classes 3 archived, 2 go on; leavers: 1');
  });

  it('leaves teachers their own code, which leads to the class that continues from their first', async () => {
    const ownCode = codes['8A'] ?? '';
    const left = await buildUser(app.database, { name: 'Lee Left' });
    await teacher.classes.addStudents({ teacherCode: ownCode, userIds: [left.id] });
    await admin.classes.rollOver(list('Nina Nine, 9A'));
    expect((await teacher.accounts.currentUser({})).user?.teacherCode).toBe(ownCode);
    expect(await codeOf('9A')).toBe(ownCode);
    expect(await membersOf(ownCode)).toEqual(['Nina Nine']);
    const [archived] = (await admin.classes.list({ search: '8A', archived: true })).items;
    expect(archived?.teacherCode).not.toBe(ownCode);
    expect(await membersOf(archived?.teacherCode ?? '')).toEqual(['Lee Left']);
    await undo();
    expect(await codeOf('8A')).toBe(ownCode);
    expect(await membersOf(ownCode)).toEqual(['Lee Left']);
  });

  it('suspends leavers and ends their sessions, but nobody who goes on in another class', async () => {
    await app.as(students.thirteen);
    await admin.classes.rollOver(plan());
    const rows = await app.database
      .select({ name: user.name, suspendedAt: user.suspendedAt })
      .from(user)
      .where(sql`${user.suspendedAt} is not null`);
    expect(rows.map(({ name }) => name)).toEqual(['Theo Thirteen']);
    const open = eq(session.userId, students.thirteen.id);
    expect(await app.database.$count(session, open)).toBe(0);
  });

  it('is in the audit trail of each leaver, as is its undoing', async () => {
    await admin.classes.rollOver(plan());
    await undo();
    const { items } = await admin.accounts.listAuditEvents({ person: 'Theo Thirteen' });
    expect(items.slice(0, 2).map(({ action, detail }) => [action, detail])).toEqual([
      ['user-let-back', 'the new year was taken back'],
      ['user-suspended', 'left at the end of the year'],
    ]);
  });

  it('suspends nobody who is already in a class of the new year', async () => {
    const given = { name: '12A', yearGroup: '12', academicYear };
    const { teacherCode } = await teacher.classes.create(given);
    const userId = students.thirteen.id;
    await teacher.classes.addStudents({ teacherCode, userIds: [userId] });
    const report = await admin.classes.rollOver(plan());
    expect(report.leavers).toEqual({ total: 0, shown: [] });
    expect(await suspendedAt(userId)).toBeNull();
    expect(await app.database.$count(leavers)).toBe(0);
  });

  it('ignores an archived class of the new year', async () => {
    const given = { name: '12A', yearGroup: '12', academicYear };
    const { teacherCode } = await teacher.classes.create(given);
    await teacher.classes.addStudents({ teacherCode, userIds: [students.thirteen.id] });
    await teacher.classes.setArchived({ teacherCode, archived: true });
    const report = await admin.classes.rollOver(plan());
    expect(report.leavers.shown).toEqual(['Theo Thirteen']);
  });

  it('includes students who cannot sign in only because of the roster, who stay suspended', async () => {
    const now = new Date();
    for (const { id: userId, name } of [students.nine, students.thirteen]) {
      await app.database.update(user).set({ suspendedAt: now }).where(eq(user.id, userId));
      const known = { sourceId: userId, userId, name, email: '', disabledAt: now };
      await app.database.insert(rosterPeople).values(known);
    }
    const report = await admin.classes.rollOver(plan());
    expect(report.classes.find(({ name }) => name === '9B Biology')?.next?.students).toBe(2);
    expect(await membersOf(await codeOf('10B Biology'))).toEqual(['Bo Both', 'Nina Nine']);
    expect(report.leavers.shown).toEqual(['Theo Thirteen']);
    await undo();
    expect(await suspendedAt(students.nine.id)).toEqual(now);
    expect(await suspendedAt(students.thirteen.id)).toEqual(now);
  });

  it('records as leavers those whom somebody suspended before, and shows them', async () => {
    await admin.accounts.setSuspended({ userId: students.thirteen.id, suspended: true });
    await admin.accounts.setSuspended({ userId: students.both.id, suspended: true });
    const report = await admin.classes.rollOver(plan());
    expect(report.leavers).toEqual({ total: 1, shown: ['Theo Thirteen'] });
    const noted = await app.database.select().from(leavers);
    expect(noted.map(({ userId }) => userId)).toEqual([students.thirteen.id]);
  });

  it('does not change classes that are to stay, have no year, or are new already', async () => {
    await teacher.classes.create({ name: 'Chess club' });
    await teacher.classes.create({ name: '7A', yearGroup: '7', academicYear });
    const report = await admin.classes.rollOver(plan({ staying: [codes['9B Biology']] }));
    expect(report.classes.find(({ name }) => name === '9B Biology')?.fate).toBe('stays');
    expect(await namesOf(teacher)).toEqual(['9A', '7A', '9B Biology', 'Chess club']);
  });

  it('only ends classes if the next roster brings the new ones', async () => {
    await admin.classes.rollOver(plan({ carry: 'none' }));
    // The class with the teacher’s own code is named after them again.
    expect(await namesOf(teacher)).toEqual(['Tess’s class']);
  });

  it('has nothing to do the second time', async () => {
    await admin.classes.rollOver(plan());
    expect(await outcomeOf(admin.classes.rollOver(plan()))).toBe('ROLLOVER_EMPTY');
  });

  it('happens once if two are started at one moment', async () => {
    const both = await Promise.all(
      [plan(), plan()].map((one) => outcomeOf(admin.classes.rollOver(one))),
    );
    expect(both.toSorted()).toEqual(['ROLLOVER_EMPTY', 'ok']);
    expect(await namesOf(teacher)).toEqual(['9A', '10B Biology']);
  });

  it.each([
    ['carried along', () => plan()],
    ['put on the list', () => list('Nina Nine, 10B Biology', 'Bo Both, 10B Biology')],
  ])('moves the others if one who was %s is deleted at that moment', async (_, asked) => {
    const change = sql`delete from "user" where id = ${students.nine.id}`;
    const rolled = () => outcomeOf(admin.classes.rollOver(asked()));
    expect(await whileChanging(app.database, change, rolled)).toBe('ok');
    expect(await membersOf(await codeOf('10B Biology'))).toEqual(['Bo Both']);
  });
});

describe('a list of which students go into which classes', () => {
  it('puts students into the new classes, and nobody else', async () => {
    await admin.classes.rollOver(
      list('Nine, Nina, 9a', `${students.thirteen.email}\t10B  biology`, ''),
    );
    expect(await membersOf(await codeOf('9A'))).toEqual(['Nina Nine']);
    // Theo is on the list, and so does not leave.
    expect(await membersOf(await codeOf('10B Biology'))).toEqual(['Theo Thirteen']);
  });

  it('changes nothing while a line is not understood, and says which and why', async () => {
    await buildUser(app.database, { name: 'Nina Nine' });
    const lines = list('Nina Nine, 9A', 'Nobody, 9A', 'Bo Both, 11C', 'Tess, 9A', 'Bo Both');
    expect(await outcomeOf(admin.classes.rollOver(lines))).toBe('ROLLOVER_PROBLEMS');
    expect(await namesOf(teacher, true)).toEqual([]);
    const report = await admin.classes.rollOver({ ...lines, dryRun: true });
    expect(report.findings.map(({ sentence }) => sentence)).toEqual([
      'Several students have this name. Give the username or the email address.',
      'There is no student with this name, username or email address.',
      'No new class has this name.',
      'This is a member of staff.',
      'Write the student, a comma, and the new class.',
    ]);
  });
});

describe('undoing the rollover', () => {
  it('restores classes, codes and leavers as they were', async () => {
    await admin.classes.rollOver(plan());
    expect(await undo()).toEqual({ restored: 3, kept: [] });
    expect(await namesOf(teacher)).toEqual(['8A', '9B Biology', '13 Physics']);
    const me = await teacher.accounts.currentUser({});
    expect(me.user?.teacherCode).toBe(codes['8A']);
    await app.as(students.thirteen);
    expect((await admin.classes.nextYear({})).last?.undoUntil).toBeNull();
    expect(await outcomeOf(undo())).toBe('ROLLOVER_NOT_UNDOABLE');
    // And the year can begin after all.
    await admin.classes.rollOver(plan());
    expect(await namesOf(teacher)).toEqual(['9A', '10B Biology']);
  });

  it('does not delete a new class that somebody has joined', async () => {
    await admin.classes.rollOver(plan());
    const newcomer = await buildUser(app.database, { name: 'Nell New' });
    await (await app.as(newcomer)).classes.join({ teacherCode: await codeOf('9A') });
    expect(await undo()).toEqual({ restored: 3, kept: ['9A'] });
    expect(await namesOf(teacher, true)).toEqual(['9A']);
  });

  it('is no longer possible after a week', async () => {
    await admin.classes.rollOver(plan());
    await app.database.update(rollovers).set({ madeAt: sql`now() - interval '8 days'` });
    expect(await outcomeOf(undo())).toBe('ROLLOVER_NOT_UNDOABLE');
  });

  it('does not let anybody in who was suspended for another reason', async () => {
    const userId = students.nine.id;
    await admin.accounts.setSuspended({ userId, suspended: true });
    await admin.classes.rollOver(plan());
    await undo();
    expect(await suspendedAt(userId)).not.toBeNull();
  });

  it('does not let in a leaver whom an administrator has suspended since', async () => {
    await admin.classes.rollOver(plan());
    const userId = students.thirteen.id;
    await admin.accounts.setSuspended({ userId, suspended: true });
    await undo();
    expect(await suspendedAt(userId)).not.toBeNull();
  });

  it('does not let in a leaver who was suspended before, and no longer records them as one', async () => {
    const userId = students.thirteen.id;
    await admin.accounts.setSuspended({ userId, suspended: true });
    await admin.classes.rollOver(plan());
    await undo();
    expect(await suspendedAt(userId)).not.toBeNull();
    expect(await app.database.$count(leavers)).toBe(0);
  });
});
