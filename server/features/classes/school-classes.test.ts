import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { user } from '../../database/schema/accounts.ts';
import { classMemberships, classTeachers } from '../../database/schema/classes.ts';
import { errorOf, outcomeOf } from '../../testing/error-of.ts';
import { buildColleague, buildStudentOf, buildUser } from '../../testing/factories.ts';
import { twoTeachersWithApp } from '../../testing/two-teachers.ts';

describe('the classes of a school', () => {
  const school = twoTeachersWithApp();

  describe('a class', () => {
    it('is named after its teacher until it gets a name, and keeps its code', async () => {
      const { update, list } = await school.api(school.teacher);
      const [first] = (await list({})).items;
      expect(first).toMatchObject({
        teacherCode: school.teacher.teacherCode,
        name: 'Ms Okafor’s class',
        archivedAt: null,
        studentCount: 0,
        teachers: [
          { id: school.teacher.id, displayName: 'Ms Okafor', part: 'owner', untilDay: null },
        ],
      });
      const named = await update({ teacherCode: school.teacher.teacherCode, name: '9B Biology' });
      expect(named).toMatchObject({ teacherCode: school.teacher.teacherCode, name: '9B Biology' });
    });

    it('gets its own join code in the format of a teacher code', async () => {
      const made = await school.make('9B Biology');
      expect(made.teacherCode).toMatch(/^AI-OKAFOR-[A-Z0-9]{3}$/);
      expect(made.teacherCode).not.toBe(school.teacher.teacherCode);
      const student = await buildUser(school.app.database);
      await (await school.api(student)).join({ teacherCode: made.teacherCode });
      expect(await school.namesIn(made.teacherCode)).toEqual(['Sam Example']);
    });

    it('is the first class of a teacher who has no teacher code, and gives them its code', async () => {
      const newcomer = await buildUser(school.app.database, { role: 'teacher' });
      const made = await school.make('10C', newcomer);
      const [row] = await school.app.database.select().from(user).where(eq(user.id, newcomer.id));
      expect(row?.teacherCode).toBe(made.teacherCode);
    });

    it('of an administrator leaves them without a teacher code', async () => {
      const admin = await buildUser(school.app.database, { role: 'admin', username: 'Head' });
      const made = await school.make('11A', admin);
      expect(made.teacherCode).toMatch(/^AI-HEAD-/);
      expect(made.teachers).toMatchObject([{ id: admin.id, part: 'owner' }]);
    });

    it('needs a name', async () => {
      const error = await errorOf(school.make('  '));
      expect(error).toMatchObject({ status: 400, message: 'Please enter a name for the class.' });
    });
  });

  describe('the list of classes', () => {
    it('shows teachers the classes that they teach today, their first one first', async () => {
      await school.make('9B');
      await school.make('10A');
      await buildColleague(school.app.database, school.colleague, 'co-teacher');
      await school.app.database.insert(classTeachers).values({
        teacherCode: school.colleague.teacherCode,
        teacherId: school.teacher.id,
        part: 'cover',
        untilDay: sql`current_date` as never,
      });
      const names = (await (await school.api(school.teacher)).list({})).items.map(
        ({ name }) => name,
      );
      expect(names).toEqual(['Ms Okafor’s class', '9B', '10A', 'Mr Lund’s class']);
    });

    it('no longer shows a class if the teacher’s cover has ended', async () => {
      await school.app.database.insert(classTeachers).values({
        teacherCode: school.colleague.teacherCode,
        teacherId: school.teacher.id,
        part: 'cover',
        untilDay: sql`current_date - 1` as never,
      });
      expect((await (await school.api(school.teacher)).list({})).total).toBe(1);
      expect(await outcomeOf(school.namesIn(school.colleague.teacherCode))).toBe('NOT_FOUND');
    });

    it('shows an administrator all of them, found by name, teacher and code', async () => {
      const admin = await buildUser(school.app.database, { role: 'admin' });
      const { teacherCode } = await school.make('12 Physics');
      const { list } = await school.api(admin);
      const search = { search: teacherCode.toLowerCase() };
      expect((await list(search)).items.map(({ name }) => name)).toEqual(['12 Physics']);
      expect((await list({ search: '12 PHYS' })).total).toBe(1);
      expect((await list({ search: 'lund' })).total).toBeGreaterThan(0);
      expect((await list({})).total).toBeGreaterThan(2);
    });
  });

  describe('an archived class', () => {
    it('cannot be joined by anyone, gives no rights over its students, and can be restored', async () => {
      const student = await buildStudentOf(school.app.database, school.teacher);
      const { setArchived, list } = await school.api(school.teacher);
      const extraTime = async () =>
        (await school.app.as(school.teacher)).accounts.setExtraTime({
          userId: student.id,
          extraTimePercentage: 5,
        });
      await setArchived({ teacherCode: school.teacher.teacherCode, archived: true });
      expect((await list({})).total).toBe(0);
      expect((await list({ archived: true })).total).toBe(1);
      expect(await outcomeOf(extraTime())).toBe('NOT_FOUND');
      const newcomer = await school.api(await buildUser(school.app.database));
      const { teacherCode } = school.teacher;
      expect(await outcomeOf(newcomer.join({ teacherCode }))).toBe('CLASS_ARCHIVED');
      expect(await school.namesIn(teacherCode)).toEqual(['Sam Example']);

      await setArchived({ teacherCode: school.teacher.teacherCode, archived: false });
      expect(await extraTime()).toMatchObject({ extraTimePercentage: 5 });
    });
  });

  describe('its students', () => {
    it('are added from the school, moved, and stay in their other classes', async () => {
      const [to, student] = [
        await school.make('9C'),
        await buildStudentOf(school.app.database, school.colleague),
      ];
      const { addStudents, moveStudents } = await school.api(school.teacher);
      const { teacherCode } = school.teacher;
      const asked = { teacherCode, userIds: [student.id, student.id] };
      expect(await addStudents(asked)).toEqual({ added: 1 });
      expect(await addStudents(asked)).toEqual({ added: 0 });
      expect(await moveStudents({ ...asked, toTeacherCode: to.teacherCode })).toEqual({ moved: 1 });
      expect(await school.namesIn(teacherCode)).toEqual([]);
      expect(await school.namesIn(to.teacherCode)).toEqual(['Sam Example']);
      expect(await school.namesIn(school.colleague.teacherCode, school.colleague)).toEqual([
        'Sam Example',
      ]);
    });

    it('are moved all together or not at all, and not into somebody else’s class', async () => {
      const [inside, outside] = [
        await buildStudentOf(school.app.database, school.teacher),
        await buildUser(school.app.database),
      ];
      const { teacherCode } = school.teacher;
      const { moveStudents } = await school.api(school.teacher);
      const to = (await school.make('9C')).teacherCode;
      const both = { teacherCode, toTeacherCode: to, userIds: [inside.id, outside.id] };
      expect(await outcomeOf(moveStudents(both))).toBe('STUDENT_NOT_FOUND');
      expect(await school.namesIn(teacherCode)).toEqual(['Sam Example']);
      const away = {
        teacherCode,
        toTeacherCode: school.colleague.teacherCode,
        userIds: [inside.id],
      };
      expect(await outcomeOf(moveStudents(away))).toBe('NOT_FOUND');
    });

    it('cannot be staff', async () => {
      const { addStudents } = await school.api(school.teacher);
      const asked = { teacherCode: school.teacher.teacherCode, userIds: [school.colleague.id] };
      expect(await outcomeOf(addStudents(asked))).toBe('STUDENT_NOT_FOUND');
    });

    it('are found from a pasted list by email or name, and doubts are reported', async () => {
      const mark = `Zed${school.teacher.id.slice(0, 6)}`;
      const patel = await buildUser(school.app.database, { name: `Maya ${mark}` });
      await buildUser(school.app.database, { name: `Twin ${mark}` });
      await buildUser(school.app.database, { name: `Twin ${mark}` });
      const inside = await buildStudentOf(school.app.database, school.teacher);
      const lines = [
        `${mark}, maya`,
        `MAYA  ${mark}`,
        `Twin ${mark}`,
        inside.email.toUpperCase(),
        `Mr Lund <${school.colleague.email}>`,
        'Nobody At All',
      ];
      const { checkLines } = await school.api(school.teacher);
      const checked = await checkLines({ teacherCode: school.teacher.teacherCode, lines });
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
      const student = await buildStudentOf(school.app.database, school.teacher);
      const placed = { studentId: student.id, teacherCode: school.colleague.teacherCode };
      await school.app.database.insert(classMemberships).values({ ...placed, joinedByCode: false });
      const { listJoined, leave } = await school.api(student);
      const { items } = await listJoined();
      expect(items.map(({ name, canLeave }) => [name, canLeave]).toSorted()).toEqual([
        ['Mr Lund’s class', false],
        ['Ms Okafor’s class', true],
      ]);
      expect(await leave({ teacherCode: school.teacher.teacherCode })).toEqual({ left: true });
      expect(await outcomeOf(leave({ teacherCode: school.teacher.teacherCode }))).toBe('NOT_FOUND');
      const { teacherCode } = school.colleague;
      expect(await outcomeOf(leave({ teacherCode }))).toBe('NOT_JOINED_BY_CODE');
      expect(await school.namesIn(school.teacher.teacherCode)).toEqual([]);
    });
  });
});
