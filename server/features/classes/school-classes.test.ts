import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import { classMemberships, classTeachers } from '../../database/schema/classes.ts';
import { errorOf, outcomeOf } from '../../testing/error-of.ts';
import {
  buildColleague,
  buildStudentOf,
  buildTeacher,
  buildUser,
} from '../../testing/factories.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Teacher = Awaited<ReturnType<typeof buildTeacher>>;

describe('the classes of a school', () => {
  let app: TestApp;
  let teacher: Teacher;
  let colleague: Teacher;
  const api = async (actor: { email: string }) => (await app.as(actor)).classes;
  const make = async (name: string, owner: { email: string } = teacher) =>
    (await api(owner)).create({
      name,
      subject: 'Biology',
      yearGroup: '9',
      academicYear: '2026/27',
    });
  const namesIn = async (teacherCode: string, actor: { email: string } = teacher) =>
    (await (await api(actor)).listStudents({ teacherCode })).items.map((one) => one.displayName);

  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(async () => {
    teacher = await buildTeacher(app.database, { name: 'Ms Okafor', username: 'okafor ms' });
    colleague = await buildTeacher(app.database, { name: 'Mr Lund' });
  });
  afterAll(() => app.stop());

  describe('a class', () => {
    it('is named after its teacher until it gets a name, and keeps its code', async () => {
      const { update, list } = await api(teacher);
      const [first] = (await list({})).items;
      expect(first).toMatchObject({
        teacherCode: teacher.teacherCode,
        name: 'Ms Okafor’s class',
        archivedAt: null,
        studentCount: 0,
        teachers: [{ id: teacher.id, displayName: 'Ms Okafor', part: 'owner', untilDay: null }],
      });
      const named = await update({ teacherCode: teacher.teacherCode, name: '9B Biology' });
      expect(named).toMatchObject({ teacherCode: teacher.teacherCode, name: '9B Biology' });
    });

    it('gets its own join code in the format of a teacher code', async () => {
      const made = await make('9B Biology');
      expect(made.teacherCode).toMatch(/^AI-OKAFOR-[A-Z0-9]{3}$/);
      expect(made.teacherCode).not.toBe(teacher.teacherCode);
      const student = await buildUser(app.database);
      await (await api(student)).join({ teacherCode: made.teacherCode });
      expect(await namesIn(made.teacherCode)).toEqual(['Sam Example']);
    });

    it('is the first class of a teacher who has no teacher code, and gives them its code', async () => {
      const newcomer = await buildUser(app.database, { role: 'teacher' });
      const made = await make('10C', newcomer);
      const [row] = await app.database.select().from(user).where(eq(user.id, newcomer.id));
      expect(row?.teacherCode).toBe(made.teacherCode);
    });

    it('of an administrator leaves them without a teacher code', async () => {
      const admin = await buildUser(app.database, { role: 'admin', username: 'Head' });
      const made = await make('11A', admin);
      expect(made.teacherCode).toMatch(/^AI-HEAD-/);
      expect(made.teachers).toMatchObject([{ id: admin.id, part: 'owner' }]);
    });

    it('needs a name', async () => {
      const error = await errorOf(make('  '));
      expect(error).toMatchObject({ status: 400, message: 'Please enter a name for the class.' });
    });
  });

  describe('the list of classes', () => {
    it('shows teachers the classes that they teach today, their first one first', async () => {
      await make('9B');
      await make('10A');
      await buildColleague(app.database, colleague, 'co-teacher');
      await app.database.insert(classTeachers).values({
        teacherCode: colleague.teacherCode,
        teacherId: teacher.id,
        part: 'cover',
        untilDay: sql`current_date` as never,
      });
      const names = (await (await api(teacher)).list({})).items.map(({ name }) => name);
      expect(names).toEqual(['Ms Okafor’s class', '9B', '10A', 'Mr Lund’s class']);
    });

    it('no longer shows a class if the teacher’s cover has ended', async () => {
      await app.database.insert(classTeachers).values({
        teacherCode: colleague.teacherCode,
        teacherId: teacher.id,
        part: 'cover',
        untilDay: sql`current_date - 1` as never,
      });
      expect((await (await api(teacher)).list({})).total).toBe(1);
      expect(await outcomeOf(namesIn(colleague.teacherCode))).toBe('NOT_FOUND');
    });

    it('shows an administrator all of them, found by name, teacher and code', async () => {
      const admin = await buildUser(app.database, { role: 'admin' });
      const { teacherCode } = await make('12 Physics');
      const { list } = await api(admin);
      const search = { search: teacherCode.toLowerCase() };
      expect((await list(search)).items.map(({ name }) => name)).toEqual(['12 Physics']);
      expect((await list({ search: '12 PHYS' })).total).toBe(1);
      expect((await list({ search: 'lund' })).total).toBeGreaterThan(0);
      expect((await list({})).total).toBeGreaterThan(2);
    });
  });

  describe('an archived class', () => {
    it('cannot be joined by anyone, gives no rights over its students, and can be restored', async () => {
      const student = await buildStudentOf(app.database, teacher);
      const { setArchived, list } = await api(teacher);
      const extraTime = async () =>
        (await app.as(teacher)).accounts.setExtraTime({
          userId: student.id,
          extraTimePercentage: 5,
        });
      await setArchived({ teacherCode: teacher.teacherCode, archived: true });
      expect((await list({})).total).toBe(0);
      expect((await list({ archived: true })).total).toBe(1);
      expect(await outcomeOf(extraTime())).toBe('NOT_FOUND');
      const newcomer = await api(await buildUser(app.database));
      const { teacherCode } = teacher;
      expect(await outcomeOf(newcomer.join({ teacherCode }))).toBe('CLASS_ARCHIVED');
      expect(await namesIn(teacherCode)).toEqual(['Sam Example']);

      await setArchived({ teacherCode: teacher.teacherCode, archived: false });
      expect(await extraTime()).toMatchObject({ extraTimePercentage: 5 });
    });
  });

  describe('its students', () => {
    it('are added from the school, moved, and stay in their other classes', async () => {
      const [to, student] = [await make('9C'), await buildStudentOf(app.database, colleague)];
      const { addStudents, moveStudents } = await api(teacher);
      const { teacherCode } = teacher;
      const asked = { teacherCode, userIds: [student.id, student.id] };
      expect(await addStudents(asked)).toEqual({ added: 1 });
      expect(await addStudents(asked)).toEqual({ added: 0 });
      expect(await moveStudents({ ...asked, toTeacherCode: to.teacherCode })).toEqual({ moved: 1 });
      expect(await namesIn(teacherCode)).toEqual([]);
      expect(await namesIn(to.teacherCode)).toEqual(['Sam Example']);
      expect(await namesIn(colleague.teacherCode, colleague)).toEqual(['Sam Example']);
    });

    it('are moved all together or not at all, and not into somebody else’s class', async () => {
      const [inside, outside] = [
        await buildStudentOf(app.database, teacher),
        await buildUser(app.database),
      ];
      const { teacherCode } = teacher;
      const { moveStudents } = await api(teacher);
      const to = (await make('9C')).teacherCode;
      const both = { teacherCode, toTeacherCode: to, userIds: [inside.id, outside.id] };
      expect(await outcomeOf(moveStudents(both))).toBe('STUDENT_NOT_FOUND');
      expect(await namesIn(teacherCode)).toEqual(['Sam Example']);
      const away = { teacherCode, toTeacherCode: colleague.teacherCode, userIds: [inside.id] };
      expect(await outcomeOf(moveStudents(away))).toBe('NOT_FOUND');
    });

    it('cannot be staff', async () => {
      const { addStudents } = await api(teacher);
      const asked = { teacherCode: teacher.teacherCode, userIds: [colleague.id] };
      expect(await outcomeOf(addStudents(asked))).toBe('STUDENT_NOT_FOUND');
    });

    it('are found from a pasted list by email or name, and doubts are reported', async () => {
      const mark = `Zed${teacher.id.slice(0, 6)}`;
      const patel = await buildUser(app.database, { name: `Maya ${mark}` });
      await buildUser(app.database, { name: `Twin ${mark}` });
      await buildUser(app.database, { name: `Twin ${mark}` });
      const inside = await buildStudentOf(app.database, teacher);
      const lines = [
        `${mark}, maya`,
        `MAYA  ${mark}`,
        `Twin ${mark}`,
        inside.email.toUpperCase(),
        `Mr Lund <${colleague.email}>`,
        'Nobody At All',
      ];
      const { checkLines } = await api(teacher);
      const checked = await checkLines({ teacherCode: teacher.teacherCode, lines });
      expect(checked.lines.map(({ outcome }) => outcome)).toEqual([
        'found',
        'found',
        'several',
        'in-class',
        'staff',
        'unknown',
      ]);
      expect(checked.lines[0]?.student?.id).toBe(patel.id);
    });

    it('see their classes, and leave one that they joined by its code', async () => {
      const student = await buildStudentOf(app.database, teacher);
      const placed = { studentId: student.id, teacherCode: colleague.teacherCode };
      await app.database.insert(classMemberships).values({ ...placed, joinedByCode: false });
      const { listJoined, leave } = await api(student);
      const { items } = await listJoined();
      expect(items.map(({ name, canLeave }) => [name, canLeave]).toSorted()).toEqual([
        ['Mr Lund’s class', false],
        ['Ms Okafor’s class', true],
      ]);
      expect(await leave({ teacherCode: teacher.teacherCode })).toEqual({ left: true });
      expect(await outcomeOf(leave({ teacherCode: teacher.teacherCode }))).toBe('NOT_FOUND');
      const { teacherCode } = colleague;
      expect(await outcomeOf(leave({ teacherCode }))).toBe('NOT_JOINED_BY_CODE');
      expect(await namesIn(teacher.teacherCode)).toEqual([]);
    });
  });
});
