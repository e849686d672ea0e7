import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RosterReport } from '../../../../shared/contract/roster.ts';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { user, verification } from '../../../database/schema/accounts.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const users =
  'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email';

const said = ({ findings }: RosterReport) =>
  findings.filter(({ blocks }) => blocks).map(({ subject, sentence }) => [subject, sentence]);
const kinds = ({ changes }: RosterReport) => changes.map(({ kind }) => kind);

const kim = (email: string) => `kim-1,,,true,o,teacher,Kim,Lowe,${email}`;

describe('a record that is created again in the school’s system', () => {
  let app: TestApp;
  let admin: { email: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
  });
  afterAll(() => app.stop());

  const bringFiles = async (files: { name: string; content: string }[], isWhole = true) =>
    (await app.as(admin)).classes.importRoster({
      files,
      isWhole,
      dryRun: false,
      leaveOutConflicts: true,
    });
  /** Imports a OneRoster export, which has its own ids. */
  const bring = (people: string[], kind = 'bulk') =>
    bringFiles([
      { name: 'manifest.csv', content: `propertyName,value\nfile.users,${kind}` },
      { name: 'users.csv', content: [users, ...people].join('\n') },
      { name: 'classes.csv', content: 'sourcedId,status,title' },
    ]);
  /** Imports a school's list, which identifies people by number and by email. */
  const bringList = (rows: string[], isWhole = true) =>
    bringFiles(
      [{ name: 'list.csv', content: ['Forename,Surname,UPN,Email,Class', ...rows].join('\n') }],
      isWhole,
    );
  const bringRow = (header: string, row: string, isWhole: boolean) => {
    const content = `Forename,Surname,${header},Class\n${row}`;
    return bringFiles([{ name: 'list.csv', content }], isWhole);
  };
  const find = (email: string) =>
    app.database.query.user.findFirst({ where: eq(user.email, email) });

  it.each(['bulk', 'delta'])(
    'leaves its student where they are, import after import, as %s',
    async (kind) => {
      const email = `maya.${kind}@school.example`;
      const row = (id: string, status: string) =>
        `${kind}-${id},${status},2026-10-01,true,o,student,Maya,Patel,${email}`;
      await bring([row('old', 'active')], kind);
      const before = await find(email);
      for (let time = 1; time <= 3; time += 1) {
        const report = await bring([row('old', 'tobedeleted'), row('new', 'active')], kind);
        expect([kinds(report), said(report)]).toEqual([[], []]);
        expect(await find(email)).toMatchObject({ id: before?.id, suspendedAt: null });
      }
      expect(kinds(await bring([row('new', 'tobedeleted')], 'delta'))).toEqual(['people-left']);
    },
  );

  it('leaves its student where they are if the name is written differently', async () => {
    const email = 'zoe@school.example';
    await bringList([`Zoë,Kaminska,Z1,${email},9B`]);
    const before = await find(email);
    const report = await bringList([`Zoe Maria,KAMINSKA,Z2,${email},9B`]);
    expect([kinds(report), said(report)]).toEqual([['renamed'], []]);
    expect(await find(email)).toMatchObject({ id: before?.id, suspendedAt: null });
  });

  it('lets nobody in through a link that was sent to the previous address', async () => {
    await bring([kim('kim@old.example')]);
    const { id = '' } = (await find('kim@old.example')) ?? {};
    await app.database
      .update(user)
      .set({ emailVerified: true, pendingRole: 'admin' })
      .where(eq(user.id, id));
    const expiresAt = new Date(Date.now() + 60_000);
    const links = [id, `${id} kim@home.example`, `${id}-another`];
    const toLink = (value: string) => ({ id: value, identifier: value, value, expiresAt });
    await app.database.insert(verification).values(links.map(toLink));
    await bring([kim('kim@new.example')]);
    expect(await find('kim@new.example')).toMatchObject({
      id,
      emailVerified: false,
      pendingRole: null,
    });
    const left = await app.database.query.verification.findMany({
      where: inArray(verification.value, links),
    });
    expect(left.map(({ value }) => value)).toEqual([`${id}-another`]);
  });

  it('gives nobody the account of another person who had the email address before', async () => {
    const email = 'j.smith@school.example';
    const john = `js-1,,,true,o,student,John,Smith,${email}`;
    const jane = `js-2,,,true,o,student,Jane,Smith,${email}`;
    await bring([john]);
    const before = await find(email);
    // In the same year, in the year after, and once the office has let the account back in.
    for (const suspendedAt of [null, new Date(), null]) {
      await app.database.update(user).set({ suspendedAt }).where(eq(user.email, email));
      const report = await bring([jane]);
      expect(said(report)).toEqual([['Jane Smith', rosterMessages.addressReused]]);
      expect(await find(email)).toMatchObject({ id: before?.id, name: 'John Smith' });
    }
    expect((await find(email))?.suspendedAt).toBeNull();
    await app.database
      .update(user)
      .set({ email: 'j.smith.left@school.example' })
      .where(eq(user.email, email));
    expect(kinds(await bring([jane]))).toContain('students-added');
    expect(await find(email)).toMatchObject({ name: 'Jane Smith' });
  });

  it('removes a student who has left, although another person now has the email address', async () => {
    const email = 'o.reed@school.example';
    await bring([`or-1,,,true,o,student,Olga,Reed,${email}`]);
    const report = await bring([
      `or-1,tobedeleted,,true,o,student,Olga,Reed,${email}`,
      `or-2,,,true,o,student,Otis,Reed,${email}`,
    ]);
    expect(said(report)).toEqual([['Otis Reed', rosterMessages.addressReused]]);
    expect((await find(email))?.suspendedAt).toBeInstanceOf(Date);
  });

  it('also gives nobody the account of another person in a school’s list', async () => {
    const email = 'a.lee@school.example';
    await bringList([`Ann,Lee,A1,${email},9B`]);
    const before = await find(email);
    const report = await bringList([`Amy,Lee,A2,${email},9C`]);
    expect(said(report)).toEqual([['Amy Lee', rosterMessages.addressReused]]);
    expect(await find(email)).toMatchObject({ id: before?.id, name: 'Ann Lee' });
    const { rows } = await app.database.execute(
      `select 1 from class_memberships join tenants using (teacher_code)
       where name = '9C' and student_id = '${before?.id}'`,
    );
    expect(rows).toEqual([]);
    // Once its former owner has left, the address alone does not identify anybody.
    const left = 'b.cole@school.example';
    await bringList([`Ben,Cole,,${left},9B`]);
    await bringList([`Eva,Stone,E1,,9B`]);
    expect(said(await bringList([`Beth,Cole,,${left},9B`]))).toEqual([
      ['Beth Cole', rosterMessages.addressReused],
    ]);
  });

  it('puts nobody into the class of the person who now has their email address', async () => {
    const email = 'r.lane@school.example';
    await bringList([`Rosa,Lane,RL1,${email},9R`], false);
    const report = await bringRow('Email', `Rufus,Lane,${email},9S`, false);
    expect(said(report)).toEqual([['Rufus Lane', rosterMessages.addressReused]]);
    expect(kinds(report)).toEqual(['classes-added']);
  });

  it('is one account if a user has a row for each school, however often it is imported', async () => {
    const rows = ['o1', 'o2'].map((school) => `two-1,,,true,${school},student,Tia,Wood,`);
    const added = { kind: 'students-added', total: 1 };
    const { changes, conflicts } = await bring(rows, 'delta');
    expect([changes, conflicts]).toEqual([
      expect.arrayContaining([expect.objectContaining(added)]),
      0,
    ]);
    expect(await bring(rows, 'delta')).toMatchObject({ changes: [], conflicts: 0 });
  });

  it('makes no account for a user without an id, or with the id of somebody else', async () => {
    const report = await bring(
      [
        ',,,true,o,student,Uma,Noid,',
        'same-1,,,true,o,student,Ada,One,',
        'same-1,,,true,o,student,Bea,Two,',
      ],
      'delta',
    );
    expect(kinds(report)).toEqual([]);
    expect(said(report)).toEqual([
      ['Uma Noid', rosterMessages.idMissing],
      ['Ada One', rosterMessages.idTwice],
    ]);
  });

  it('is said to be back by name alone if a list has nothing else, as a new student may be', async () => {
    const header = 'Forename,Surname,Year,Class';
    const bringYear = (...rows: string[]) =>
      bringFiles([{ name: 'list.csv', content: [header, ...rows].join('\n') }]);
    await bringYear('Nia,Moss,11,11N', 'Otis,Parr,7,7N');
    await bringYear('Otis,Parr,7,7N');
    const { findings } = await bringYear('Nia,Moss,7,7N', 'Otis,Parr,7,7N');
    expect(findings.map(({ subject, sentence }) => [subject, sentence])).toContainEqual([
      'Nia Moss',
      rosterMessages.backByName,
    ]);
  });

  it('keeps both accounts of a student whose numbers came in separate lists, and says so', async () => {
    await bringRow('UPN', 'Ivo,Marr,IV1,9B', false);
    await bringRow('Admission Number', 'Ivo,Marr,77,9B', false);
    const report = await bringRow('UPN,Admission Number', 'Ivo,Marr,IV1,77,9B', true);
    expect(said(report)).toEqual([['Ivo Marr', rosterMessages.accountsDiffer]]);
    const both = await app.database.query.user.findMany({ where: eq(user.name, 'Ivo Marr') });
    expect(both.map(({ suspendedAt }) => suspendedAt)).toEqual([null, null]);
  });

  it('updates a student’s name if the number is the same', async () => {
    const email = 'kim@school.example';
    await bringList([`Kim,Woods,K1,${email},9B`]);
    const report = await bringList([`Kim,Larsen,K1,${email},9B`]);
    expect([kinds(report), said(report)]).toEqual([['renamed'], []]);
  });
});
