import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classMemberships } from '../../../database/schema/classes.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildUser } from '../../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const STUDENTS = Array.from({ length: 40 }, (_, n) => `s${n}`);

describe('a full OneRoster export', () => {
  let app: TestApp;
  let admin: { email: string };
  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
    await bring(inClass('c1'));
  });
  afterAll(() => app.stop());

  const inClass = (id: string, students = STUDENTS) =>
    students.map((student) => `e-${id}-${student},,,${id},${student},student,`);
  const bring = async (enrolments: string[], mayRemoveMuch = false) =>
    (await app.as(admin)).classes.importRoster({
      dryRun: false,
      mayRemoveMuch,
      files: [
        {
          name: 'manifest.csv',
          content: 'propertyName,value\nfile.users,bulk\nfile.classes,bulk\nfile.enrollments,bulk',
        },
        {
          name: 'users.csv',
          content: [
            'sourcedId,status,dateLastModified,enabledUser,orgSourcedIds,role,givenName,familyName,email',
            ...STUDENTS.map((id) => `${id},,,true,o,student,Maya,Patel${id},${id}@school.example`),
          ].join('\n'),
        },
        { name: 'classes.csv', content: 'sourcedId,status,title\nc1,,9B\nc2,,9C' },
        {
          name: 'enrollments.csv',
          content: [
            'sourcedId,status,dateLastModified,classSourcedId,userSourcedId,role,primary',
            ...enrolments,
          ].join('\n'),
        },
      ],
    });

  it.each([
    ['without any of its enrolments', []],
    ['with half of them', inClass('c1', STUDENTS.slice(0, 20))],
  ])('is refused %s, because it was cut off', async (_, enrolments) => {
    expect(await outcomeOf(bring(enrolments))).toBe('ROSTER_REMOVES_MUCH');
    expect(await app.database.$count(classMemberships)).toBe(STUDENTS.length);
  });

  it('may move everybody to another class', async () => {
    expect(await outcomeOf(bring(inClass('c2')))).toBe('ok');
  });

  it('empties the classes if somebody allows it', async () => {
    expect(await outcomeOf(bring([], true))).toBe('ok');
    expect(await app.database.$count(classMemberships)).toBe(0);
  });
});
