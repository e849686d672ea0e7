import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { user } from '../../../database/schema/accounts.ts';
import { outcomeOf } from '../../../testing/error-of.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../../testing/factories.ts';
import { send } from '../../../testing/send.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

type Person = { id: string; email: string };

describe('accounts.setRole', () => {
  let app: TestApp;
  let admin: Person;
  let teacher: Person & { teacherCode: string };
  const setRole = async (
    actor: Person,
    { id: userId }: Person,
    role: 'student' | 'teacher' | 'admin',
  ) => (await app.as(actor)).accounts.setRole({ userId, role });
  const rowOf = async ({ id }: Person) =>
    (await app.database.select().from(user).where(eq(user.id, id)))[0];

  beforeAll(async () => {
    app = await startTestApp();
    admin = await buildUser(app.database, { role: 'admin' });
    teacher = await buildTeacher(app.database);
  });
  afterAll(() => app.stop());

  it('lets an admin give anyone any role', async () => {
    const person = await buildUser(app.database);
    for (const role of ['teacher', 'admin', 'student'] as const) {
      expect(await setRole(admin, person, role)).toMatchObject({ id: person.id, role });
      expect(await rowOf(person)).toMatchObject({ role });
    }
  });

  it('gives a new teacher a teacher code, which stays theirs', async () => {
    const person = await buildUser(app.database, { username: 'Núñez Ana', name: 'Ana Núñez' });
    await setRole(admin, person, 'teacher');
    const code = (await rowOf(person))?.teacherCode;
    expect(code).toMatch(/^AI-NUNEZ-[A-Z0-9]{3}$/);
    const { user: current } = await (await app.as(person)).accounts.currentUser();
    expect(current).toMatchObject({ role: 'teacher', teacherCode: code });
    await setRole(admin, person, 'student');
    await setRole(admin, person, 'teacher');
    expect((await rowOf(person))?.teacherCode).toBe(code);
  });

  it('takes effect at once for a person who is signed in', async () => {
    const person = await buildUser(app.database);
    const client = await app.as(person);
    expect(await outcomeOf(client.quizzes.list({}))).toBe('FORBIDDEN');
    await setRole(admin, person, 'teacher');
    expect(await outcomeOf(client.quizzes.list({}))).toBe('ok');
  });

  it('lets a teacher make a student of their class a teacher, and then change nothing further', async () => {
    const student = await buildStudentOf(app.database, teacher);
    const updated = await setRole(teacher, student, 'teacher');
    expect(updated.abilities).toEqual({
      canGrant: [],
      canSetExtraTime: false,
      canDelete: false,
      canReset: false,
      canMakeLink: false,
      canResetSecondFactor: false,
      canSuspend: false,
    });
    expect(await outcomeOf(setRole(teacher, student, 'student'))).toBe('NOT_FOUND');
  });

  it('answers a teacher 404 for other people’s students, colleagues, admins and unknown people', async () => {
    const outOfReach = [
      await buildUser(app.database),
      await buildStudentOf(app.database, await buildTeacher(app.database)),
      await buildTeacher(app.database),
      admin,
      { id: 'no-such-person', email: '' },
    ];
    for (const person of outOfReach) {
      expect(await outcomeOf(setRole(teacher, person, 'teacher'))).toBe('NOT_FOUND');
    }
  });

  it('does not let a teacher make someone an admin', async () => {
    const student = await buildStudentOf(app.database, teacher);
    expect(await outcomeOf(setRole(teacher, student, 'admin'))).toBe('ROLE_NOT_GRANTABLE');
    expect(await rowOf(student)).toMatchObject({ role: 'student' });
  });

  it.each(['student', 'teacher', 'admin'] as const)(
    'lets nobody change their own role to %s',
    async (role) => {
      expect(await outcomeOf(setRole(admin, admin, role))).toBe('OWN_ROLE');
      expect(await outcomeOf(setRole(teacher, teacher, role))).toBe('OWN_ROLE');
    },
  );

  it('refuses the role that the person already has', async () => {
    const person = await buildUser(app.database);
    expect(await outcomeOf(setRole(admin, person, 'student'))).toBe('SAME_ROLE');
  });

  it.each([{}, { role: 'headteacher' }, { role: '' }, { role: null }, { role: ['admin'] }])(
    'refuses %j, a role that does not exist',
    async (body) => {
      const person = await buildUser(app.database);
      const path = `/api/users/${person.id}/role`;
      expect((await send(app, 'PUT', path, { as: admin, body })).status).toBe(400);
      expect(await rowOf(person)).toMatchObject({ role: 'student' });
    },
  );
});

describe('the last admin', () => {
  it('remains, even if two admins demote each other at once', async () => {
    const app = await startTestApp();
    try {
      const [first, second] = await Promise.all(
        [1, 2].map(() => buildUser(app.database, { role: 'admin' })),
      );
      if (!first || !second) throw new Error('Two admins are needed.');
      const [asFirst, asSecond] = await Promise.all([app.as(first), app.as(second)]);
      for (let round = 0; round < 10; round += 1) {
        await app.database.update(user).set({ role: 'admin' });
        const outcomes = await Promise.all([
          outcomeOf(asFirst.accounts.setRole({ userId: second.id, role: 'student' })),
          outcomeOf(asSecond.accounts.setRole({ userId: first.id, role: 'student' })),
        ]);
        expect(outcomes.filter((outcome) => outcome === 'ok')).toHaveLength(1);
        const admins = await app.database.select().from(user).where(eq(user.role, 'admin'));
        expect(admins).toHaveLength(1);
      }
    } finally {
      await app.stop();
    }
  });

  it('is not demoted by an admin who is being demoted, even if a third one remains', async () => {
    const app = await startTestApp();
    try {
      const admins = await Promise.all(
        [1, 2, 3].map(() => buildUser(app.database, { role: 'admin' })),
      );
      const [first, second] = admins;
      if (!first || !second) throw new Error('Two admins are needed.');
      const [asFirst, asSecond] = await Promise.all([app.as(first), app.as(second)]);
      for (let round = 0; round < 10; round += 1) {
        await app.database.update(user).set({ role: 'admin' });
        const outcomes = await Promise.all([
          outcomeOf(asFirst.accounts.setRole({ userId: second.id, role: 'student' })),
          outcomeOf(asSecond.accounts.setRole({ userId: first.id, role: 'student' })),
        ]);
        expect(outcomes.toSorted()).toEqual(['FORBIDDEN', 'ok']);
      }
    } finally {
      await app.stop();
    }
  });
});

describe('TEACHERS_MAY_GRANT_ADMIN', () => {
  it('lets a teacher make a student of their class an admin, if it is on', async () => {
    const app = await startTestApp({ teachersMayGrantAdmin: true });
    try {
      const teacher = await buildTeacher(app.database);
      const student = await buildStudentOf(app.database, teacher);
      const client = await app.as(teacher);
      const updated = await client.accounts.setRole({ userId: student.id, role: 'admin' });
      expect(updated.role).toBe('admin');
    } finally {
      await app.stop();
    }
  });
});
