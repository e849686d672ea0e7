import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { countChanges, isAttending, type Changes } from './people-changes-queries.ts';

/** SQL condition: the class belongs to the roster, which may therefore remove people from it. */
const isRosterClass = sql`
  class.archived_at is null
  and class.teacher_code in (select teacher_code from roster_classes where gone_at is null)`;

/** SQL for who teaches which class according to this roster. */
const taught = sql`
  select distinct enrolment.teacher_code, enrolment.user_id
  from staged_enrolments enrolment
  join "user" staff on staff.id = enrolment.user_id and staff.role <> 'student'
  where enrolment.role = 'teacher' and not enrolment.is_gone and enrolment.teacher_code is not null`;

/**
 * SQL for the future owner of each class: the primary teacher in this roster, else the first by
 * name.
 */
const heirs = sql`
  select distinct on (enrolment.teacher_code) enrolment.teacher_code, enrolment.user_id, staff.name
  from staged_enrolments enrolment
  join "user" staff on staff.id = enrolment.user_id and staff.role <> 'student'
  where enrolment.role = 'teacher' and not enrolment.is_gone
  order by enrolment.teacher_code, enrolment.is_primary desc, lower(staff.name)`;

/** SQL condition: the roster says that a person no longer teaches a class. */
const isSaidToLeave = (teacherId: SQL, teacherCode: SQL) => sql`
  exists (select from staged_enrolments gone
          where gone.is_gone and gone.user_id = ${teacherId}
            and gone.teacher_code = ${teacherCode})`;

/**
 * Hands over classes whose owner does not teach them in the roster, if it names somebody who does.
 * This applies to owners who cannot sign in, to administrators who own a class for lack of a
 * teacher, and to owners whom an earlier roster named and this one dropped. Owners whom a person
 * chose stay. The former owner becomes a co-teacher, whom `removeTeachers` removes if the roster
 * may do so.
 */
export function handOverClasses(transaction: Db, isWhole: boolean): Promise<Changes> {
  const [owner, code] = [sql`class.teacher_id`, sql`class.teacher_code`];
  return countChanges(
    transaction,
    sql`
    update tenants class set teacher_id = passed.user_id, teacher_name = passed.name
    from passed where passed.teacher_code = class.teacher_code
    returning class.name as subject, passed.name as detail`,
    sql`
    passed as (
      select heir.*, class.teacher_id as owner_id, owner.role as owner_role
      from (${heirs}) heir
      join tenants class using (teacher_code)
      join "user" owner on owner.id = class.teacher_id
      where ${isRosterClass} and not exists
          (select from (${taught}) t where t.teacher_code = ${code} and t.user_id = ${owner})
        -- The code of a teacher's own is the code of a class of theirs.
        and not exists (select from "user" own where own.teacher_code = ${code})
        and (owner.role = 'student' or owner.suspended_at is not null
          or exists (
            select from roster_classes known where known.teacher_code = ${code} and (
              known.owner_id is null and owner.role = 'admin'
              or known.owner_id = ${owner} and (${isWhole} or ${isSaidToLeave(owner, code)}))))
    ), staying as (
      insert into class_teachers (teacher_code, teacher_id, part, from_roster)
      select teacher_code, owner_id, 'co-teacher', true from passed where owner_role <> 'student'
      on conflict do nothing
    )`,
  );
}

/** Stores which owners the roster confirms; call after `handOverClasses`. */
export async function rememberOwners(transaction: Db): Promise<void> {
  await transaction.execute(sql`
    update roster_classes known set owner_id = class.teacher_id
    from tenants class join (${taught}) t
      on t.teacher_code = class.teacher_code and t.user_id = class.teacher_id
    where class.teacher_code = known.teacher_code
      and known.owner_id is distinct from class.teacher_id`);
}

/** Adds the roster's other teachers to their classes. */
export function addTeachers(transaction: Db): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    select class.name as subject, person.name as detail
    from added join tenants class using (teacher_code)
    join "user" person on person.id = added.teacher_id`,
    sql`
    added as (
      insert into class_teachers (teacher_code, teacher_id, part, from_roster)
      select t.teacher_code, t.user_id, 'co-teacher', true
      from (${taught}) t join tenants class on class.teacher_code = t.teacher_code
      where class.teacher_id <> t.user_id and class.archived_at is null
      on conflict do nothing returning teacher_code, teacher_id
    )`,
  );
}

/** Removes co-teachers whom a roster added and this one dropped. */
export function removeTeachers(transaction: Db, isWhole: boolean): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    select removed.name as subject, person.name as detail
    from removed join "user" person on person.id = removed.teacher_id
    where removed.teacher_id <> removed.owner_id`,
    sql`
    removed as (
      delete from class_teachers added using tenants class
      where class.teacher_code = added.teacher_code and added.from_roster
        and ${isRosterClass}
        and (added.teacher_id = class.teacher_id
          or ${isSaidToLeave(sql`added.teacher_id`, sql`added.teacher_code`)}
          or ${isWhole} and not exists
            (select from (${taught}) t where t.teacher_code = added.teacher_code
               and t.user_id = added.teacher_id))
      returning class.name, class.teacher_id as owner_id, added.teacher_id
    )`,
  );
}

/** Adds and removes students, and lists both changes in temporary tables of this transaction. */
async function changeMemberships(transaction: Db, isWhole: boolean): Promise<void> {
  await transaction.execute(sql`analyze staged_enrolments`);
  await transaction.execute(sql`
    create temporary table staged_joined (user_id text, teacher_code text) on commit drop`);
  await transaction.execute(sql`
    create temporary table staged_left (user_id text, teacher_code text) on commit drop`);
  await transaction.execute(sql`
    with present as (
      select distinct enrolment.user_id, enrolment.teacher_code
      from staged_enrolments enrolment
      join "user" student on student.id = enrolment.user_id and student.role = 'student'
      join tenants class on class.teacher_code = enrolment.teacher_code
        and class.archived_at is null
      where enrolment.role = 'student' and not enrolment.is_gone
        and ${isAttending(sql`student`)}
    ), put as (
      insert into class_memberships (student_id, teacher_code, joined_by_code, from_roster)
      select user_id, teacher_code, false, true from present
      where not exists (select from class_memberships member
                        where member.student_id = present.user_id
                          and member.teacher_code = present.teacher_code and member.from_roster)
      order by user_id, teacher_code
      on conflict (student_id, teacher_code) do update set from_roster = true
      -- What was inserted has no transaction that ended it; what was there is no change to show.
      returning student_id, teacher_code, xmax = 0 as is_new
    )
    insert into staged_joined select student_id, teacher_code from put where is_new`);
  await transaction.execute(sql`
    with removed as (
      delete from class_memberships member using tenants class
      where class.teacher_code = member.teacher_code and ${isRosterClass}
        and member.from_roster and not exists (
          select from staged_enrolments enrolment
          where enrolment.user_id = member.student_id and not enrolment.is_gone
            and enrolment.teacher_code = member.teacher_code and enrolment.role = 'student')
        and (${isWhole} or exists (
          select from staged_enrolments gone where gone.is_gone
            and gone.user_id = member.student_id and gone.teacher_code = member.teacher_code))
      returning member.student_id, member.teacher_code
    )
    insert into staged_left select student_id, teacher_code from removed`);
  await transaction.execute(sql`
    update "user" person set tenant = null, assigned_by = null
    from staged_left gone
    where gone.user_id = person.id and gone.teacher_code = person.tenant`);
  await transaction.execute(sql`
    update "user" person set tenant = class.teacher_code, assigned_by = class.teacher_id
    from staged_joined joined join tenants class using (teacher_code)
    where joined.user_id = person.id`);
}

const codeNames = (table: ReturnType<typeof sql>) => sql`
  (select string_agg(class.name, ', ' order by class.name)
   from ${table} change join tenants class using (teacher_code)
   where change.user_id = person.id)`;

const isIn = (table: ReturnType<typeof sql>) => sql`person.id in (select user_id from ${table})`;

/**
 * Counts the places in classes, of students and co-teachers, that the roster added and may remove.
 */
export async function countRosterPlaces(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ places: number }>(sql`
    select count(*)::int as places from (
      select teacher_code from class_memberships where from_roster
      union all select teacher_code from class_teachers where from_roster
    ) place join tenants class using (teacher_code) where ${isRosterClass}`);
  return rows[0]?.places ?? 0;
}

/** Counts the places that students lost without getting another one. Call after `enrolStudents`. */
export async function countLostPlaces(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ places: number }>(sql`
    select count(*)::int as places from staged_left gone
    where gone.user_id not in (select user_id from staged_joined)`);
  return rows[0]?.places ?? 0;
}

export interface MembershipChanges {
  joined: Changes;
  left: Changes;
  moved: Changes;
}

/** Adds students to the classes of the roster, and removes them from those that they left. */
export async function enrolStudents(transaction: Db, isWhole: boolean): Promise<MembershipChanges> {
  await changeMemberships(transaction, isWhole);
  const [joined, left] = [sql`staged_joined`, sql`staged_left`];
  const people = (detail: ReturnType<typeof sql>, where: ReturnType<typeof sql>) =>
    countChanges(
      transaction,
      sql`select person.name as subject, ${detail} as detail from "user" person
          where ${where} and person.id not in
            (select user_id from staged_people where is_new and user_id is not null)`,
    );
  return {
    moved: await people(
      sql`${codeNames(left)} || ' → ' || ${codeNames(joined)}`,
      sql`${isIn(joined)} and ${isIn(left)}`,
    ),
    joined: await people(codeNames(joined), sql`${isIn(joined)} and not ${isIn(left)}`),
    left: await people(codeNames(left), sql`${isIn(left)} and not ${isIn(joined)}`),
  };
}

/**
 * Returns students whom the roster has in a class but who count as having left, and so are not in
 * it. Call after `enrolStudents`.
 */
export async function listLeaversLeftOut(
  transaction: Db,
): Promise<{ subject: string; place: string }[]> {
  const { rows } = await transaction.execute<{ subject: string; place: string }>(sql`
    select distinct person.name as subject, staged.place
    from staged_enrolments enrolment
    join staged_people staged on staged.user_id = enrolment.user_id
      and not staged.is_gone and not staged.is_blocked
    join "user" person on person.id = staged.user_id
      and person.role = 'student' and person.suspended_at is not null
    join leavers on leavers.user_id = person.id
    join tenants class on class.teacher_code = enrolment.teacher_code
      and class.archived_at is null
    where enrolment.role = 'student' and not enrolment.is_gone and not exists (
      select from class_memberships member
      where member.student_id = person.id and member.teacher_code = class.teacher_code)
    order by 1, 2`);
  return rows;
}
