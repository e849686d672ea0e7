import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { ClassTeacherPart } from '../../../shared/contract/classes.ts';
import { user } from '../../database/schema/accounts.ts';
import { tenants } from '../../database/schema/classes.ts';
import { markingRuns } from '../../database/schema/marking.ts';
import { findSchoolDay } from '../../database/school-day.ts';
import { outcomeOf } from '../../testing/error-of.ts';
import { buildQuiz, buildStudentOf, buildTeacher, buildUser } from '../../testing/factories.ts';
import { twoTeachersWithApp } from '../../testing/two-teachers.ts';

const A_DAY = '2999-07-20';

describe('the classes of a school', () => {
  const school = twoTeachersWithApp();

  const set = async (part: ClassTeacherPart, untilDay: string | null = null) =>
    (await school.api(school.teacher)).setTeacher({
      teacherCode: school.teacher.teacherCode,
      userId: school.colleague.id,
      part,
      untilDay,
    });

  describe('the teacher of a class', () => {
    it('can be a co-teacher, who can change the class, but not who teaches it', async () => {
      await set('co-teacher');
      const { update, setArchived } = await school.api(school.colleague);
      const { teacherCode } = school.teacher;
      expect(await update({ teacherCode, name: 'Ours' })).toMatchObject({
        name: 'Ours',
        abilities: { canChange: true, canManage: false },
      });
      expect(await outcomeOf(setArchived({ teacherCode, archived: true }))).toBe('NOT_FOUND');
    });

    it('can be a cover teacher until a given day, who sees the students but changes nothing', async () => {
      await buildStudentOf(school.app.database, school.teacher, { name: 'Ana Bell' });
      const made = await set('cover', A_DAY);
      expect(made.teachers[1]).toMatchObject({ part: 'cover', untilDay: A_DAY });
      const { teacherCode } = school.teacher;
      expect(await school.namesIn(teacherCode, school.colleague)).toEqual(['Ana Bell']);
      const { update } = await school.api(school.colleague);
      expect(await outcomeOf(update({ teacherCode, name: 'Mine' }))).toBe('NOT_FOUND');
    });

    it('covers until midnight at the school, wherever the server is', async () => {
      const { system } = await school.app.as(
        await buildUser(school.app.database, { role: 'admin' }),
      );
      // 26 hours apart, so that it is never the same day in both.
      const [behind, ahead] = ['Etc/GMT+12', 'Pacific/Kiritimati'];
      await system.changeSettings({ timeZone: behind });
      const dayBehind = await findSchoolDay(school.app.database);
      await set('cover', dayBehind);
      expect(await school.namesIn(school.teacher.teacherCode, school.colleague)).toEqual([]);
      await system.changeSettings({ timeZone: ahead });
      expect(await outcomeOf(school.namesIn(school.teacher.teacherCode, school.colleague))).toBe(
        'NOT_FOUND',
      );
      expect(await outcomeOf(set('cover', dayBehind))).toBe('COVER_NEEDS_DAY');
      expect(await outcomeOf(set('cover', await findSchoolDay(school.app.database)))).toBe('ok');
      await system.changeSettings({ timeZone: 'Europe/London' });
    });

    it.each([null, '2020-01-01'])('cannot be a cover teacher until %s', async (untilDay) => {
      expect(await outcomeOf(set('cover', untilDay))).toBe('COVER_NEEDS_DAY');
    });

    it('can be replaced as owner, and the previous owner stays as co-teacher', async () => {
      const { teachers } = await set('owner');
      expect(teachers.map(({ id, part }) => [id, part])).toEqual([
        [school.colleague.id, 'owner'],
        [school.teacher.id, 'co-teacher'],
      ]);
    });

    it('keeps their own code when replaced as owner, and the class goes on with a new one', async () => {
      const student = await buildStudentOf(school.app.database, school.teacher, {
        name: 'Ana Bell',
        tenant: school.teacher.teacherCode,
      });
      const { update, list } = await school.api(school.teacher);
      await update({ teacherCode: school.teacher.teacherCode, name: '9B Biology' });
      const { quizCode } = await buildQuiz(school.app.database, { creatorUid: school.teacher.id });
      const run = {
        quizCode,
        startedBy: school.teacher.id,
        mode: 'all',
        state: 'completed',
      } as const;
      await school.app.database
        .insert(markingRuns)
        .values({ ...run, teacherCodes: ['AI-OTHER-1AB', school.teacher.teacherCode] });
      const given = await set('owner');
      expect(given).toMatchObject({
        name: '9B Biology',
        teachers: [{ id: school.colleague.id }, {}],
      });
      expect(given.teacherCode).toMatch(/^AI-OKAFOR-[A-Z0-9]{3}$/);
      expect(given.teacherCode).not.toBe(school.teacher.teacherCode);
      expect(await school.namesIn(given.teacherCode, school.colleague)).toEqual(['Ana Bell']);

      const newcomer = await buildUser(school.app.database);
      await (await school.api(newcomer)).join({ teacherCode: school.teacher.teacherCode });
      expect(await school.namesIn(school.teacher.teacherCode)).toEqual(['Sam Example']);
      expect((await list({})).items[0]).toMatchObject({
        teacherCode: school.teacher.teacherCode,
        name: 'Ms Okafor’s class',
        teachers: [{ id: school.teacher.id, part: 'owner' }],
      });
      const [moved] = await school.app.database.select().from(user).where(eq(user.id, student.id));
      expect(moved?.tenant).toBe(given.teacherCode);
      // A run for the class stays one for the class.
      const [ofClass] = await school.app.database
        .select()
        .from(markingRuns)
        .where(eq(markingRuns.quizCode, quizCode));
      expect(ofClass?.teacherCodes).toEqual(['AI-OTHER-1AB', given.teacherCode]);
    });

    it('is not replaced by two people at once: the later one is told to look again', async () => {
      const { teacherCode } = school.teacher;
      const third = await buildTeacher(school.app.database, { name: 'Dr Ives' });
      const classes = await school.api(await buildUser(school.app.database, { role: 'admin' }));
      let both: Promise<string>[] = [];
      await school.app.database.transaction(async (transaction) => {
        // Both have read the class before either may change it.
        const isTheirs = eq(tenants.teacherCode, teacherCode);
        await transaction.select().from(tenants).where(isTheirs).for('update');
        both = [school.colleague, third].map(({ id: userId }) =>
          outcomeOf(classes.setTeacher({ teacherCode, userId, part: 'owner' })),
        );
        await expect
          .poll(async () => {
            const { rows } = await school.app.database.execute(sql`
              select from pg_stat_activity
              where datname = current_database() and wait_event_type = 'Lock'`);
            return rows.length;
          })
          .toBe(2);
      });
      expect((await Promise.all(both)).toSorted()).toEqual(['CLASS_CHANGED', 'ok']);
      const { teachers } = await classes.get({ teacherCode });
      expect(teachers.map(({ displayName }) => displayName)).toEqual(['Ms Okafor']);
    });

    it('leaves the class its code when replaced as owner, if it is not their first class', async () => {
      const { teacherCode } = await school.make('9B Biology');
      const { setTeacher } = await school.api(school.teacher);
      const given = await setTeacher({ teacherCode, userId: school.colleague.id, part: 'owner' });
      expect(given.teacherCode).toBe(teacherCode);
      expect((await (await school.api(school.teacher)).list({})).total).toBe(2);
    });

    it('cannot be missing, and cannot be a student', async () => {
      const { setTeacher, removeTeacher } = await school.api(school.teacher);
      const { teacherCode } = school.teacher;
      const self = { teacherCode, userId: school.teacher.id };
      expect(await outcomeOf(removeTeacher(self))).toBe('OWNER_STAYS');
      expect(await outcomeOf(setTeacher({ ...self, part: 'co-teacher' }))).toBe('OWNER_STAYS');
      const { id: userId } = await buildUser(school.app.database);
      const student = setTeacher({ teacherCode, userId, part: 'co-teacher' });
      expect(await outcomeOf(student)).toBe('NOT_STAFF');
    });

    it('cannot be a colleague who is suspended, and none is offered', async () => {
      const { accounts } = await school.app.as(
        await buildUser(school.app.database, { role: 'admin' }),
      );
      await accounts.setSuspended({ userId: school.colleague.id, suspended: true });
      for (const part of ['owner', 'co-teacher'] as const) {
        expect(await outcomeOf(set(part))).toBe('PERSON_SUSPENDED');
      }
      const { findPeople } = await school.api(school.teacher);
      const offered = await findPeople({ search: school.colleague.email, who: 'staff' });
      expect(offered.items).toEqual([]);
    });

    it('is the co-teacher if the owner’s account is deleted', async () => {
      await set('co-teacher');
      await buildStudentOf(school.app.database, school.teacher, { name: 'Ana Bell' });
      const admin = await buildUser(school.app.database, { role: 'admin' });
      await (await school.app.as(admin)).accounts.deleteUser({ userId: school.teacher.id });
      expect(await school.namesIn(school.teacher.teacherCode, school.colleague)).toEqual([
        'Ana Bell',
      ]);
      const [row] = await school.app.database
        .select()
        .from(tenants)
        .where(eq(tenants.teacherCode, school.teacher.teacherCode));
      expect(row).toMatchObject({ teacherId: school.colleague.id, teacherName: 'Mr Lund' });
    });
  });
});
