import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { user } from '../../../database/schema/accounts.ts';
import { classMemberships, classTeachers, tenants } from '../../../database/schema/classes.ts';
import { leavers } from '../../../database/schema/rollovers.ts';
import type { ApiClient } from '../../../testing/api-client.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let admin: ApiClient;

const header = 'Forename,Surname,UPN,Year,Class,Academic Year,Teacher Email';
const bring = (rows: string[], dryRun = false) =>
  admin.classes.importRoster({
    files: [{ name: 'list.csv', content: [header, ...rows].join('\n') }],
    isWhole: true,
    dryRun,
  });
const codeOf = async (name: string) =>
  (await admin.classes.list({ search: name })).items.find((one) => one.name === name)
    ?.teacherCode ?? '';
const membersOf = async (name: string) => {
  const { items } = await admin.classes.listStudents({ teacherCode: await codeOf(name) });
  return items.map(({ displayName }) => displayName);
};
const coTeachersOf = async (name: string) =>
  app.database.$count(classTeachers, eq(classTeachers.teacherCode, await codeOf(name)));

beforeEach(async () => {
  app = await startTestApp();
  admin = await app.as(await buildUser(app.database, { role: 'admin' }));
  await bring([
    'Ann,Ash,U1,9,9B,2026/27,okafor@school.example;zeller@school.example',
    'Ben,Birch,U2,9,9B,2026/27,okafor@school.example',
    'Cat,Cedar,U3,9,9A,2026/27,okafor@school.example',
  ]);
  const guest = await buildUser(app.database, { name: 'Guy Guest' });
  const teacherCode = await codeOf('9B');
  await admin.classes.addStudents({ teacherCode, userIds: [guest.id] });
  await admin.classes.rollOver({
    academicYear: '2027/28',
    carry: 'all',
    leavingYear: null,
    dryRun: false,
  });
});
afterEach(() => app.stop());

describe('a whole roster after a rollover', () => {
  const september = [
    'Ann,Ash,U1,10,10A,2027/28,okafor@school.example',
    'Ben,Birch,U2,10,10B,2027/28,okafor@school.example',
    'Cat,Cedar,U3,10,10A,2027/28,okafor@school.example',
  ];

  it('moves a student out of the set into which the rollover put them', async () => {
    expect(await membersOf('10B')).toEqual(['Ann Ash', 'Ben Birch', 'Guy Guest']);
    const preview = await bring(september, true);
    expect(preview.changes.find(({ kind }) => kind === 'moved')?.shown).toEqual([
      { subject: 'Ann Ash', detail: '10B → 10A' },
    ]);
    await bring(september);
    expect(await membersOf('10A')).toEqual(['Ann Ash', 'Cat Cedar']);
    // A roster never removes people who were added by hand, even a year later.
    expect(await membersOf('10B')).toEqual(['Ben Birch', 'Guy Guest']);
  });

  it('names the students whom it puts into no class because they count as leavers', async () => {
    const [cat] = await app.database.select().from(user).where(eq(user.name, 'Cat Cedar'));
    const userId = cat?.id ?? '';
    const suspendedAt = new Date();
    await app.database.update(user).set({ suspendedAt }).where(eq(user.id, userId));
    await app.database.insert(leavers).values({ userId, leftAt: suspendedAt });
    await app.database.delete(classMemberships).where(eq(classMemberships.studentId, userId));
    const { findings } = await bring(september);
    expect(findings).toMatchObject([
      { subject: 'Cat Cedar', blocks: false, sentence: rosterMessages.leaverLeftOut },
    ]);
    await admin.accounts.setSuspended({ userId, suspended: false });
    expect((await bring(september)).findings).toEqual([]);
    expect(await membersOf('10A')).toEqual(['Ann Ash', 'Cat Cedar']);
  });

  it('removes a co-teacher whom the roster no longer names', async () => {
    expect(await coTeachersOf('10B')).toBe(1);
    await bring(september);
    expect(await coTeachersOf('10B')).toBe(0);
  });

  it('does not change the year that ended', async () => {
    await bring(september);
    const [old] = await app.database.select().from(tenants).where(eq(tenants.name, '9B'));
    const { items } = await admin.classes.listStudents({ teacherCode: old?.teacherCode ?? '' });
    expect(items.map(({ displayName }) => displayName)).toEqual([
      'Ann Ash',
      'Ben Birch',
      'Guy Guest',
    ]);
  });
});
