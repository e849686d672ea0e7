import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Person = { id: string; email: string };

describe('the audit trail', () => {
  let app: TestApp;
  let admin: Person;
  let teacher: Person & { teacherCode: string };
  const events = async (input: { page?: number; pageSize?: number } = {}) =>
    (await app.as(admin)).accounts.listAuditEvents(input);

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin', name: 'Ruth Ellery' });
    teacher = await buildTeacher(app.database, { name: 'Amara Okafor' });
  });
  afterAll(() => app.stop());

  it('says who did what to whom, newest first', async () => {
    const student = await buildStudentOf(app.database, teacher, { name: 'Maya Patel' });
    const [asAdmin, asTeacher] = await Promise.all([app.as(admin), app.as(teacher)]);
    const { id: userId } = student;
    await asTeacher.accounts.setExtraTime({ userId, extraTimePercentage: 25 });
    await asTeacher.accounts.setExtraTime({ userId, extraTimePercentage: 25 });
    await asAdmin.accounts.setRole({ userId, role: 'teacher' });
    await asAdmin.accounts.setRole({ userId, role: 'student' });
    await asTeacher.classes.removeStudent({ userId });
    await asAdmin.accounts.deleteUser({ userId });
    const newcomer = { name: 'Ana', email: 'ana@school.example' };
    await asTeacher.accounts.inviteUsers({ rows: [newcomer], dryRun: false });
    await send(app, 'POST', '/api/callable/activateTeacherAccounts', { as: admin, body: {} });
    const { items, total } = await events();
    expect(total).toBe(7);
    expect(
      items.map(({ action, actorName, subjectName, detail }) =>
        [action, actorName, subjectName, detail].join(' | '),
      ),
    ).toEqual([
      'teachers-activated | Ruth Ellery |  | 0 activated',
      'users-invited | Amara Okafor |  | 1 as student',
      'user-deleted | Ruth Ellery | Maya Patel | student',
      `student-removed | Amara Okafor | Maya Patel | ${teacher.teacherCode}`,
      'role-changed | Ruth Ellery | Maya Patel | teacher → student',
      'role-changed | Ruth Ellery | Maya Patel | student → teacher',
      'extra-time-changed | Amara Okafor | Maya Patel | 0 % → 25 %',
    ]);
  });

  it('comes in pages', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => events({ page, pageSize: 5 })));
    expect(pages.map(({ items }) => items.length)).toEqual([5, 2, 0]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(7);
  });

  it('has nothing of what was refused', async () => {
    const stranger = await buildUser(app.database);
    const attempt = (await app.as(teacher)).accounts.setRole({
      userId: stranger.id,
      role: 'teacher',
    });
    expect(await outcomeOf(attempt)).toBe('NOT_FOUND');
    expect((await events()).total).toBe(7);
  });

  it('is for admins alone', async () => {
    const asTeacher = await app.as(teacher);
    expect(await outcomeOf(asTeacher.accounts.listAuditEvents({}))).toBe('FORBIDDEN');
  });
});
