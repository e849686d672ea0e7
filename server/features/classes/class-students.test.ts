import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { classSorts } from '../../../shared/choices.ts';
import { account, user } from '../../database/schema/accounts.ts';
import { classMemberships } from '../../database/schema/classes.ts';
import { leavers } from '../../database/schema/rollovers.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildStudentOf, buildTeacher, buildUser } from '../../testing/factories.ts';
import { send } from '../../testing/send.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Teacher = { id: string; email: string; teacherCode: string };

describe('a teacher’s class', () => {
  let app: TestApp;
  let teacher: Teacher;
  let colleague: Teacher;

  interface Listing {
    search?: string;
    sort?: (typeof classSorts)[number];
    direction?: 'asc' | 'desc';
    page?: number;
    pageSize?: number;
  }
  const list = async (actor: { email: string }, input: Listing = {}) =>
    (await app.as(actor)).classes.listStudents(input);
  const namesFor = async (actor: { email: string }, input: Listing = {}) =>
    (await list(actor, input)).items.map(({ displayName }) => displayName);

  const remove = async (actor: { email: string }, userId: string) =>
    (await app.as(actor)).classes.removeStudent({ userId });

  beforeAll(async () => {
    app = await startTestApp();
    const { database } = app;
    teacher = await buildTeacher(database);
    colleague = await buildTeacher(database);
    const people = [
      ['zoë Élan', 'b@school.example', '2026-01-02'],
      ['Ana Bell', 'c@school.example', '2026-01-03'],
      ['Mo Diaz', 'a@school.example', '2026-01-01'],
    ] as const;
    for (const [name, email, joinedAt] of people) {
      const { id } = await buildStudentOf(database, teacher, { name, email });
      await database
        .update(classMemberships)
        .set({ joinedAt: new Date(joinedAt) })
        .where(eq(classMemberships.studentId, id));
    }
    await buildStudentOf(database, colleague, { name: 'Another Class' });
    await buildStudentOf(database, teacher, { name: 'Now A Teacher', role: 'teacher' });
  });
  afterAll(() => app.stop());

  describe('classes.listStudents', () => {
    it('shows the teacher’s own students by name, with the day they joined', async () => {
      const { items, total } = await list(teacher);
      expect(total).toBe(3);
      expect(items.map(({ displayName }) => displayName)).toEqual([
        'Ana Bell',
        'Mo Diaz',
        'zoë Élan',
      ]);
      expect(items[0]).toEqual({
        id: expect.any(String),
        displayName: 'Ana Bell',
        email: 'c@school.example',
        joinedAt: '2026-01-03T00:00:00.000Z',
        state: 'active',
        detail: '',
        leaver: null,
      });
    });

    it('says who cannot sign in yet, and why', async () => {
      const owner = await buildTeacher(app.database);
      const { database } = app;
      const one = await buildStudentOf(database, owner, { name: 'A Active' });
      const left = await buildStudentOf(database, owner, { name: 'L Left' });
      await database.update(user).set({ suspendedAt: new Date() }).where(eq(user.id, left.id));
      for (const name of ['I Invited', 'N Never']) {
        const { id } = await buildStudentOf(database, owner, { name });
        await database.delete(account).where(eq(account.userId, id));
        if (name === 'I Invited')
          await (await app.as(owner)).accounts.makePasswordLink({ userId: id });
      }
      const { items } = await list(owner);
      expect(items.map(({ displayName, state }) => [displayName, state])).toEqual([
        [one.name, 'active'],
        ['I Invited', 'invited'],
        [left.name, 'suspended'],
        ['N Never', 'not-invited'],
      ]);
    });

    it('says when leavers left, not only that they are suspended', async () => {
      const owner = await buildTeacher(app.database);
      const leftAt = new Date('2026-07-03T10:00:00Z');
      const gone = { suspendedAt: leftAt };
      const { id } = await buildStudentOf(app.database, owner, { name: 'A Left', ...gone });
      await app.database.insert(leavers).values({ userId: id, leftAt });
      await buildStudentOf(app.database, owner, { name: 'B Suspended', ...gone });
      expect((await list(owner)).items).toMatchObject([
        { state: 'suspended', leaver: { leftAt: leftAt.toISOString() } },
        { state: 'suspended', leaver: null },
      ]);
    });

    it.each([
      ['displayName', 'asc', ['Ana Bell', 'Mo Diaz', 'zoë Élan']],
      ['displayName', 'desc', ['zoë Élan', 'Mo Diaz', 'Ana Bell']],
      ['email', 'asc', ['Mo Diaz', 'zoë Élan', 'Ana Bell']],
      ['email', 'desc', ['Ana Bell', 'zoë Élan', 'Mo Diaz']],
      ['joinedAt', 'asc', ['Mo Diaz', 'zoë Élan', 'Ana Bell']],
      ['joinedAt', 'desc', ['Ana Bell', 'zoë Élan', 'Mo Diaz']],
    ] as const)('sorts by %s %s', async (sort, direction, names) => {
      expect(await namesFor(teacher, { sort, direction })).toEqual(names);
    });

    it.each([
      ['ÉLAN', ['zoë Élan']],
      ['A@school', ['Mo Diaz']],
      ['%', []],
      ['another', []],
    ])('finds %j in names and emails', async (search, names) => {
      expect(await namesFor(teacher, { search })).toEqual(names);
    });

    it('shows page after page', async () => {
      const pages = await Promise.all(
        [1, 2, 3].map((page) => list(teacher, { page, pageSize: 2 })),
      );
      expect(pages.map(({ items }) => items.length)).toEqual([2, 1, 0]);
      expect(pages.map(({ total }) => total)).toEqual([3, 3, 3]);
    });

    it('is empty for a teacher without students or without a teacher code', async () => {
      const bare = await buildUser(app.database, { role: 'teacher' });
      expect(await list(bare)).toEqual({ items: [], total: 0 });
      expect(await list(await buildTeacher(app.database))).toEqual({ items: [], total: 0 });
    });

    it.each(['sort=password', 'direction=up', 'page=-1'])('refuses %s', async (query) => {
      const path = `/api/classes/students?${query}`;
      expect((await send(app, 'GET', path, { as: teacher })).status).toBe(400);
    });
  });

  describe('classes.removeStudent', () => {
    it('removes the student from this class and leaves them in others', async () => {
      const student = await buildUser(app.database);
      const client = await app.as(student);
      await client.classes.join({ teacherCode: colleague.teacherCode });
      await client.classes.join({ teacherCode: teacher.teacherCode });
      expect(await remove(teacher, student.id)).toMatchObject({ removed: true });
      expect(
        await app.database
          .select({ teacherCode: classMemberships.teacherCode })
          .from(classMemberships)
          .where(eq(classMemberships.studentId, student.id)),
      ).toEqual([{ teacherCode: colleague.teacherCode }]);
      const [row] = await app.database.select().from(user).where(eq(user.id, student.id));
      expect(row).toMatchObject({ tenant: null, assignedBy: null });
    });

    it('ends the teacher’s right to change the student', async () => {
      const student = await buildStudentOf(app.database, teacher);
      await remove(teacher, student.id);
      const attempt = (await app.as(teacher)).accounts.setExtraTime({
        userId: student.id,
        extraTimePercentage: 25,
      });
      expect(await outcomeOf(attempt)).toBe('NOT_FOUND');
    });

    it('returns how the student had joined, so that it can be undone exactly', async () => {
      const { teacherCode } = teacher;
      const student = await buildStudentOf(app.database, teacher);
      const membership = app.database
        .select()
        .from(classMemberships)
        .where(eq(classMemberships.studentId, student.id));
      const joinedAt = new Date('2026-01-04T10:00:00.000Z');
      await app.database
        .update(classMemberships)
        .set({ joinedAt })
        .where(eq(classMemberships.studentId, student.id));
      const before = await membership;

      const { removed, ...joined } = await remove(teacher, student.id);
      expect(removed).toBe(true);
      const { classes } = await app.as(teacher);
      await classes.addStudents({ teacherCode, userIds: [student.id], ...joined });
      expect(await membership).toEqual(before);
      expect(before).toMatchObject([{ joinedAt, joinedByCode: true }]);
    });

    it('accepts no joining date in the future', async () => {
      const { teacherCode } = teacher;
      const student = await buildUser(app.database, { name: 'Early Bird' });
      const { classes } = await app.as(teacher);
      const joinedAt = '2999-01-01T00:00:00.000Z';
      await classes.addStudents({ teacherCode, userIds: [student.id], joinedAt });
      const { items } = await list(teacher, { search: 'Early Bird' });
      expect(Date.parse(items[0]?.joinedAt ?? '')).toBeLessThanOrEqual(Date.now());
    });

    it('answers 404 for a student of another class, a repeated removal and an unknown person', async () => {
      const theirs = await buildStudentOf(app.database, colleague);
      const removed = await buildStudentOf(app.database, teacher);
      await remove(teacher, removed.id);
      for (const userId of [theirs.id, removed.id, 'nobody']) {
        expect(await outcomeOf(remove(teacher, userId))).toBe('NOT_FOUND');
      }
    });
  });
});
