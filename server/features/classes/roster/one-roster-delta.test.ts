import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

  it('changes only what it names, and takes away what is to be deleted', async () => {
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
});
