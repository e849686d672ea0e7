import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolesLeftOut, rosterMessages } from '../../../../shared/messages/roster.ts';
import { user } from '../../../database/schema/accounts.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

describe('a OneRoster delta', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  const users =
    'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email';
  const enrolled = 'sourcedId,status,dateLastModified,classSourcedId,userSourcedId,role,primary';
  const roster = (kind: string, people: string[], enrolments: string[], classes: string[] = []) => [
    {
      name: 'manifest.csv',
      content: `propertyName,value\nfile.users,${kind}\nfile.classes,${kind}\nfile.enrollments,${kind}`,
    },
    { name: 'users.csv', content: [users, ...people].join('\n') },
    { name: 'classes.csv', content: ['sourcedId,status,title', ...classes].join('\n') },
    { name: 'enrollments.csv', content: [enrolled, ...enrolments].join('\n') },
  ];

  it('changes only what it names, and removes what is to be deleted', async () => {
    const admin = await buildUser(app.database, { role: 'admin' });
    const { classes } = await app.as(admin);
    await classes.importRoster({
      dryRun: false,
      files: roster(
        'bulk',
        [
          's1,,,true,o,student,Maya,Patel,',
          's2,,,true,o,student,Leo,Brandt,',
          't1,,,true,o,teacher,Jo,Okafor,jo@school.example',
        ],
        ['e1,,,c1,s1,student,', 'e2,,,c1,s2,student,', 'e3,,,c1,t1,teacher,true'],
        ['c1,,9B'],
      ),
    });
    const { changes } = await classes.importRoster({
      dryRun: false,
      files: roster(
        'delta',
        [
          's3,active,2026-10-01,true,o,student,Ann,Lee,',
          's2,tobedeleted,2026-10-01,true,o,student,Leo,Brandt,',
        ],
        ['e4,active,2026-10-01,c1,s3,student,', 'e1,tobedeleted,2026-10-01,c1,s1,student,'],
      ),
    });
    expect(changes.map(({ kind, shown }) => [kind, shown.map(({ subject }) => subject)])).toEqual([
      ['students-added', ['Ann Lee']],
      ['people-left', ['Leo Brandt']],
      ['left', ['Maya Patel']],
    ]);
  });

  it('leaves a person unchanged if their name is missing from a full roster', async () => {
    const { classes } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const bring = (first: string) =>
      classes.importRoster({
        dryRun: false,
        leaveOutConflicts: true,
        files: roster(
          'bulk',
          [`n1,,,true,o,student,${first},`, 'n2,,,true,o,student,Lea,Moss,'],
          [],
        ),
      });
    await bring('Kim,Noor');
    const { changes, findings } = await bring(',');
    expect(changes).toEqual([]);
    expect(findings).toMatchObject([
      { subject: 'n1', blocks: true, sentence: rosterMessages.nameMissing },
    ]);
  });

  it('does not remove a person who is in a full roster with a role that Greenpen does not have', async () => {
    const { classes } = await app.as(await buildUser(app.database, { role: 'admin' }));
    const bring = (role: string) =>
      classes.importRoster({
        dryRun: false,
        mayRemoveMuch: true,
        files: roster(
          'bulk',
          [`h1,,,true,o,${role},Dee,Puti,dee@school.example`, 'h2,,,true,o,parent,Al,Puti,'],
          [],
        ),
      });
    await bring('teacher');
    const { changes, findings } = await bring('administrator');
    expect(changes.map(({ shown }) => shown)).not.toContainEqual([
      { subject: 'Dee Puti', detail: 'dee@school.example' },
    ]);
    expect(findings).toMatchObject([{ sentence: rolesLeftOut(2, 'administrator, parent') }]);
    const dee = await app.database.query.user.findFirst({
      where: eq(user.email, 'dee@school.example'),
    });
    expect(dee).toMatchObject({ role: 'teacher', suspendedAt: null });
  });

  describe('of version 1.2, with the roles in a separate file', () => {
    const names = 'sourcedId,status,enabledUser,givenName,familyName,email';
    const bring = async (kind: string, people: string[], roles: string[] | null) => {
      const { classes } = await app.as(await buildUser(app.database, { role: 'admin' }));
      const rolesFile = {
        name: 'roles.csv',
        content: ['userSourcedId,status,roleType,role', ...(roles ?? [])].join('\n'),
      };
      return classes.importRoster({
        dryRun: false,
        files: [
          { name: 'manifest.csv', content: `propertyName,value\nfile.users,${kind}` },
          { name: 'users.csv', content: [names, ...people].join('\n') },
          { name: 'enrollments.csv', content: enrolled },
          ...(roles === null ? [] : [rolesFile]),
        ],
      });
    };
    const told = ({ changes }: Awaited<ReturnType<typeof bring>>) =>
      changes.map(({ kind, shown }) => [kind, shown.map(({ subject }) => subject)]);

    it('removes a person whose role is to be deleted with them, though no name is given', async () => {
      await bring('delta', ['x1,,true,Ola,Berg,'], ['x1,,primary,student']);
      const gone = await bring('delta', ['x1,tobedeleted,,,,'], ['x1,tobedeleted,primary,student']);
      expect(told(gone)).toEqual([['people-left', ['Ola Berg']]]);
    });

    it('changes people whose role is not delivered again', async () => {
      await bring(
        'delta',
        ['x2,,true,Pia,Dahl,', 'x3,,true,Ros,Eng,'],
        ['x2,,,student', 'x3,,,teacher'],
      );
      const changed = await bring('delta', ['x2,,false,Pia,Dahl,', 'x3,,true,Rosa,Eng,'], null);
      expect(told(changed)).toEqual([
        ['renamed', ['Ros Eng']],
        ['people-suspended', ['Pia Dahl']],
      ]);
      expect(changed.findings).toEqual([]);
    });

    it('says that it leaves people out because their role is unknown', async () => {
      const { changes, findings } = await bring('delta', ['x4,,true,Una,Falk,'], null);
      expect(changes).toEqual([]);
      expect(findings).toMatchObject([{ blocks: false, sentence: rolesLeftOut(1, '?') }]);
    });
  });
});
