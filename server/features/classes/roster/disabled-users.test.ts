import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RosterChangeKind, RosterReport } from '../../../../shared/contract/roster.ts';
import { countedChanges, rosterMessages } from '../../../../shared/messages/roster.ts';
import { session, user } from '../../../database/schema/accounts.ts';
import { leavers } from '../../../database/schema/rollovers.ts';
import { errorOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeReport } from './describe-report.ts';

const header =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email';
const totals = ({ changes }: RosterReport): Partial<Record<RosterChangeKind, number>> =>
  Object.fromEntries(changes.map(({ kind, total }) => [kind, total]));

describe.each(['bulk', 'delta'])('enabledUser in a OneRoster delivery (%s)', (kind) => {
  let app: TestApp;
  let admin: Awaited<ReturnType<typeof buildUser>>;
  /** A number that keeps the tests' people apart, because they share one school. */
  let mark = 0;
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  beforeEach(() => {
    mark += 1;
  });
  afterAll(() => app.stop());

  const row = (name: string, enabled: string, status = 'active', role = 'student') =>
    `${kind}-${mark}-${name},${status},2026-10-01,${enabled},o,${role},${name},Test${mark},${name}${mark}@school.example`;
  const bring = async (rows: string[], options: { dryRun?: boolean; kind?: string } = {}) => {
    const { dryRun = false, kind: fileKind = kind } = options;
    const enrolments = rows.map((line) => {
      const [id = '', , , , , role = ''] = line.split(',');
      return `c${mark},${id},active,${role},`;
    });
    const { classes } = await app.as(admin);
    return classes.importRoster({
      dryRun,
      mayRemoveMuch: true,
      files: [
        {
          name: 'manifest.csv',
          content: `propertyName,value\nfile.users,${fileKind}\nfile.classes,delta\nfile.enrollments,${fileKind}`,
        },
        { name: 'users.csv', content: [header, ...rows].join('\n') },
        {
          name: 'classes.csv',
          content: `sourcedId,status,title\nc${mark},active,Class ${mark}`,
        },
        {
          name: 'enrollments.csv',
          content: ['classSourcedId,userSourcedId,status,role,primary', ...enrolments].join('\n'),
        },
      ],
    });
  };
  const find = async (name: string) => {
    const email = `${name.toLowerCase()}${mark}@school.example`;
    const person = await app.database.query.user.findFirst({ where: eq(user.email, email) });
    if (!person) throw new Error(`${email} is nobody.`);
    return person;
  };
  const isSuspended = async (name: string) => (await find(name)).suspendedAt !== null;
  const isLeaver = async (name: string) =>
    (await app.database.$count(leavers, eq(leavers.userId, (await find(name)).id))) > 0;
  const countClasses = async (name: string) => {
    const { rows } = await app.database.execute(
      sql`select 1 from class_memberships where student_id = ${(await find(name)).id}`,
    );
    return rows.length;
  };
  const setSuspended = async (name: string, suspended: boolean) => {
    const { accounts } = await app.as(admin);
    await accounts.setSuspended({ userId: (await find(name)).id, suspended });
  };
  const others = () => [row('Leo', 'true'), row('Jo', 'true', 'active', 'teacher')];
  const many = (enabled: string) =>
    Array.from({ length: 30 }, (_, n) => row(`N${n}`, enabled)).concat(others());

  it('suspends a person if it is false, as the preview says, without making them a leaver', async () => {
    await bring([row('Maya', 'true'), ...others()]);
    await app.database.insert(session).values({
      id: `open-${mark}`,
      token: `open-${mark}`,
      userId: (await find('Maya')).id,
      expiresAt: sql`now() + interval '1 hour'`,
    });
    const rows = [row('Maya', 'false'), ...others()];
    const preview = await bring(rows, { dryRun: true });
    expect(preview.changes).toEqual([
      {
        kind: 'people-suspended',
        total: 1,
        shown: [{ subject: `Maya Test${mark}`, detail: `maya${mark}@school.example` }],
      },
    ]);
    expect(describeReport(preview, { dryRun: true })).toContain(
      `  ${countedChanges('people-suspended', 1)}\n`,
    );
    expect(await isSuspended('Maya')).toBe(false);
    expect(totals(await bring(rows))).toEqual({ 'people-suspended': 1 });
    expect([await isSuspended('Maya'), await isLeaver('Maya'), await countClasses('Maya')]).toEqual(
      [true, false, 1],
    );
    expect(await app.database.$count(session, eq(session.userId, (await find('Maya')).id))).toBe(0);
    expect(totals(await bring(rows))).toEqual({});
  });

  it('lets the person in again if it is true, and changes nothing if it is empty', async () => {
    await bring([row('Maya', 'false'), ...others()]);
    expect(totals(await bring([row('Maya', ''), ...others()]))).toEqual({});
    expect(await isSuspended('Maya')).toBe(true);
    expect(totals(await bring([row('Maya', 'TRUE'), ...others()]))).toEqual({ 'people-let-in': 1 });
    expect(await isSuspended('Maya')).toBe(false);
  });

  it('does not let in a person whom an administrator suspended, before or after the roster did', async () => {
    await bring([row('Maya', 'true'), row('Ann', 'true'), row('Ben', 'true'), ...others()]);
    await setSuspended('Maya', true);
    const off = [row('Maya', 'false'), row('Ann', 'false'), row('Ben', 'false'), ...others()];
    expect(totals(await bring(off))).toEqual({ 'people-suspended': 2 });
    await setSuspended('Ann', false);
    await setSuspended('Ann', true);
    // Another administrator acts on a list that they opened before the import.
    await setSuspended('Ben', true);
    const on = [row('Maya', 'true'), row('Ann', 'true'), row('Ben', 'true'), ...others()];
    expect(totals(await bring(on))).toEqual({});
    expect(await Promise.all(['Maya', 'Ann', 'Ben'].map(isSuspended))).toEqual([true, true, true]);
  });

  it('does not change a person whom an administrator let in, until the roster changes its value', async () => {
    const off = [row('Maya', 'false'), ...others()];
    await bring(off);
    await setSuspended('Maya', false);
    expect(totals(await bring(off))).toEqual({});
    expect(await isSuspended('Maya')).toBe(false);
    await bring([row('Maya', 'true'), ...others()]);
    expect(totals(await bring(off))).toEqual({ 'people-suspended': 1 });
    expect(await isSuspended('Maya')).toBe(true);
  });

  it('makes leavers of people who are to be deleted or are missing, but not of someone who is back', async () => {
    await bring([row('Maya', 'true'), ...others()]);
    expect(totals(await bring([row('Maya', 'false', 'tobedeleted'), ...others()]))).toMatchObject({
      'people-left': 1,
    });
    expect([await isSuspended('Maya'), await isLeaver('Maya')]).toEqual([true, true]);
    expect(totals(await bring([row('Maya', 'false'), ...others()]))).toMatchObject({
      'people-back': 1,
      'people-suspended': 1,
    });
    expect([await isSuspended('Maya'), await isLeaver('Maya')]).toEqual([true, false]);
    // Leaves while suspended, after an administrator had let them in once.
    await setSuspended('Maya', false);
    await bring(others(), { kind: 'bulk' });
    expect([await isSuspended('Maya'), await isLeaver('Maya')]).toEqual([true, true]);
    await bring([row('Maya', 'false'), ...others()]);
    expect([await isSuspended('Maya'), await isLeaver('Maya')]).toEqual([true, false]);
    await bring(others(), { kind: 'bulk' });
    await bring([row('Maya', 'true'), ...others()]);
    expect([await isSuspended('Maya'), await isLeaver('Maya')]).toEqual([false, false]);
  });

  it('does not let in a person whom an administrator suspended and who left and is back', async () => {
    await bring([row('Maya', 'true'), ...others()]);
    await setSuspended('Maya', true);
    await bring([row('Maya', 'true', 'tobedeleted'), ...others()]);
    expect(await isLeaver('Maya')).toBe(true);
    const back = await bring([row('Maya', 'true'), ...others()]);
    expect(back.changes.find((change) => change.kind === 'people-back')?.shown).toEqual([
      { subject: `Maya Test${mark}`, detail: rosterMessages.staysSuspended },
    ]);
    expect([await isSuspended('Maya'), await isLeaver('Maya')]).toEqual([true, false]);
  });

  it('puts a new student who may not sign in into their class, and suspends staff in the same way', async () => {
    const report = await bring([
      row('Maya', 'false'),
      row('Jo', 'false', 'active', 'teacher'),
      row('Leo', 'true'),
    ]);
    expect(totals(report)).toMatchObject({
      'students-added': 2,
      'teachers-added': 1,
      'people-suspended': 2,
    });
    expect([await isSuspended('Maya'), await countClasses('Maya')]).toEqual([true, 1]);
    expect(await isSuspended('Jo')).toBe(true);
  });

  it('asks before it suspends more than a third of the existing people', async () => {
    await bring(many('true'));
    const { classes } = await app.as(admin);
    const files = [
      { name: 'manifest.csv', content: `propertyName,value\nfile.users,${kind}` },
      { name: 'users.csv', content: [header, ...many('false')].join('\n') },
      { name: 'classes.csv', content: 'sourcedId,status,title' },
    ];
    expect(await errorOf(classes.importRoster({ files, dryRun: false }))).toMatchObject({
      code: 'ROSTER_REMOVES_MUCH',
      message: rosterMessages.removesMuch,
    });
    expect(await isSuspended('N1')).toBe(false);
  });

  it('says in words in the audit trail what it did', async () => {
    await bring([row('Maya', 'false'), ...others()]);
    const { accounts } = await app.as(admin);
    const { items } = await accounts.listAuditEvents({ action: 'roster-imported' });
    expect(items[0]?.detail).toContain(countedChanges('people-suspended', 1));
    const about = await accounts.listAuditEvents({ person: 'Maya', action: 'user-suspended' });
    expect(about.items[0]).toMatchObject({ detail: 'may not sign in, as the roster says' });
  });
});
