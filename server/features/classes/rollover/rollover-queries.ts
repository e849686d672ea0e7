import { sql } from 'drizzle-orm';
import { ROLLOVER_UNDO_DAYS } from '../../../../shared/business-rules.ts';
import type { Db } from '../../../database/client.ts';
import { rollovers } from '../../../database/schema/rollovers.ts';
import { renameClassesOfRuns } from '../../accounts/public.ts';
import { className } from '../classes-queries.ts';
import { isAttending } from '../roster/people-changes-queries.ts';

/** A class of an ending year. */
export interface EndingClass extends Record<string, unknown> {
  teacherCode: string;
  name: string;
  yearGroup: string;
  academicYear: string;
  ownerId: string;
  ownerUsername: string;
  teacherName: string;
  students: number;
  /** Whether its code is its owner's teacher code. */
  isFirst: boolean;
}

/**
 * Returns the classes in use that belong to a school year, except the year that begins, if given.
 */
export async function listEndingClasses(
  database: Db,
  beginning: string | null,
): Promise<EndingClass[]> {
  const { rows } = await database.execute<EndingClass>(sql`
    select class.teacher_code as "teacherCode", ${className} as name,
           class.year_group as "yearGroup", class.academic_year as "academicYear",
           class.teacher_id as "ownerId", owner.username as "ownerUsername",
           owner.name as "teacherName", coalesce(members.students, 0)::int as students,
           owner.teacher_code is not distinct from class.teacher_code as "isFirst"
    from tenants class join "user" owner on owner.id = class.teacher_id
    left join (
      select membership.teacher_code, count(*) as students from class_memberships membership
      join "user" student on student.id = membership.student_id
      where student.role = 'student' and ${isAttending(sql`student`)}
      group by 1) members on members.teacher_code = class.teacher_code
    where class.archived_at is null and class.academic_year is distinct from ${beginning}
      and (class.academic_year <> '' or class.year_group <> '')
    order by substring(${className} from '^\\d{1,4}')::int, lower(${className}), 1`);
  return rows;
}

/** A class with its successor. */
export interface NextClass {
  teacherCode: string;
  successorCode: string;
  name: string;
  yearGroup: string;
  isFirst: boolean;
}

const nextRows = (next: readonly NextClass[]) => sql`
  json_to_recordset(${JSON.stringify(next)}::json) as next(
    "teacherCode" text, "successorCode" text, name text, "yearGroup" text, "isFirst" boolean)`;
const listed = (values: readonly string[]) =>
  sql`select json_array_elements_text(${JSON.stringify(values)}::json)`;

export async function insertRollover(
  transaction: Db,
  academicYear: string,
  madeBy: string,
): Promise<string> {
  const [row] = await transaction
    .insert(rollovers)
    .values({ academicYear, madeBy })
    .returning({ id: rollovers.id });
  return row?.id ?? '';
}

/**
 * Creates the new classes, with the co-teachers of their predecessors. A teacher or student whom a
 * roster added counts as the roster's in the new class, too, because the next roster may adopt the
 * class and remove them.
 */
export async function insertNextClasses(
  transaction: Db,
  next: readonly NextClass[],
  academicYear: string,
): Promise<void> {
  await transaction.execute(sql`
    insert into tenants (teacher_code, teacher_name, teacher_id, name, subject, year_group,
                         academic_year)
    select next."successorCode", class.teacher_name, class.teacher_id, next.name, class.subject,
           next."yearGroup", case when next.name = '' then '' else ${academicYear} end
    from ${nextRows(next)} join tenants class on class.teacher_code = next."teacherCode"`);
  await transaction.execute(sql`
    insert into class_teachers (teacher_code, teacher_id, part, from_roster)
    select next."successorCode", added.teacher_id, added.part, added.from_roster
    from ${nextRows(next)} join class_teachers added on added.teacher_code = next."teacherCode"
    where added.part = 'co-teacher'`);
}

/**
 * Adds the students of each class to its successor, except leavers and people whom somebody
 * suspended. Locks their rows, so that nobody is deleted or merged between being read and being
 * written.
 */
export async function carryStudents(transaction: Db, next: readonly NextClass[]): Promise<void> {
  await transaction.execute(sql`
    with carried as (
      insert into class_memberships (student_id, teacher_code, joined_by_code, from_roster)
      select member.student_id, next."successorCode", member.joined_by_code, member.from_roster
      from ${nextRows(next)}
      join class_memberships member on member.teacher_code = next."teacherCode"
      join "user" student on student.id = member.student_id
        and student.role = 'student' and ${isAttending(sql`student`)}
      for key share of student
      returning student_id, teacher_code
    )
    update "user" student set tenant = carried.teacher_code
    from carried join ${nextRows(next)} on next."successorCode" = carried.teacher_code
    where student.id = carried.student_id and student.tenant = next."teacherCode"`);
}

/** Adds students to the classes that the list names, and locks their rows meanwhile. */
export async function placeStudents(
  transaction: Db,
  placed: readonly { studentId: string; teacherCode: string }[],
): Promise<void> {
  await transaction.execute(sql`
    with placed as (
      insert into class_memberships (student_id, teacher_code, joined_by_code)
      select "studentId", "teacherCode", false
      from json_to_recordset(${JSON.stringify(placed)}::json)
        as row("studentId" text, "teacherCode" text)
      join "user" student on student.id = "studentId"
      for key share of student
      on conflict do nothing returning student_id, teacher_code
    )
    update "user" student
    set tenant = placed.teacher_code, assigned_by = class.teacher_id
    from placed join tenants class using (teacher_code) where student.id = placed.student_id`);
}

/** Archives classes and stores them with their successors. */
export async function archiveEnding(
  transaction: Db,
  rolloverId: string,
  codes: readonly string[],
  next: readonly NextClass[],
): Promise<void> {
  await transaction.execute(sql`
    insert into rollover_classes (rollover_id, teacher_code, successor_code, was_first)
    select ${rolloverId}::uuid, ending.code, next."successorCode", coalesce(next."isFirst", false)
    from (${listed(codes)}) as ending(code)
    left join ${nextRows(next)} on next."teacherCode" = ending.code`);
  await transaction.execute(sql`
    update tenants set archived_at = now() where teacher_code in (${listed(codes)})`);
}

/**
 * Suspends the students of leaving classes, and ends their sessions, unless they are in another
 * class that goes on or in one of the year that begins. Students suspended earlier are recorded as
 * leavers too, because leavers are erased eventually. Returns the names of the new leavers.
 */
export async function suspendLeaving(
  transaction: Db,
  rolloverId: string,
  leaving: readonly string[],
  goingOn: readonly string[],
  beginning: string,
): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    with every as (
      select distinct student.id, student.name, student.suspended_at from class_memberships member
      join "user" student on student.id = member.student_id and student.role = 'student'
      where member.teacher_code in (${listed(leaving)}) and not exists (
        select from class_memberships other join tenants class using (teacher_code)
        where other.student_id = student.id
          and (other.teacher_code in (${listed(goingOn)})
               or class.academic_year = ${beginning} and class.archived_at is null))
    ), leaving as (
      select id, name from every where suspended_at is null
    ), suspended_before as (
      insert into leavers (user_id, rollover_id)
      select id, ${rolloverId}::uuid from every where suspended_at is not null
      on conflict (user_id) do nothing returning user_id
    ), noted as (
      insert into leavers (user_id, rollover_id) select id, ${rolloverId}::uuid from leaving
      on conflict (user_id) do update set rollover_id = excluded.rollover_id, left_at = now()
    ), out as (
      delete from session using leaving where session.user_id = leaving.id
    ), suspended as (
      update "user" person set suspended_at = now(), updated_at = now()
      from leaving where person.id = leaving.id
    )
    select name from every
    where suspended_at is null or id in (select user_id from suspended_before)
    order by lower(name), id`);
  return rows.map(({ name }) => name);
}

/** SQL for what a rollover did to its leavers, for the audit trail of each. */
export const leavingActs = (rolloverId: string) => sql`
  select user_id, 'user-suspended' as action, 'left at the end of the year' as detail
  from leavers where rollover_id = ${rolloverId}`;

/**
 * Swaps the codes of two classes, so that a teacher keeps their code when their first class is
 * archived (docs/decisions/0061). References to a class follow through its foreign key.
 */
export async function exchangeCodes(
  transaction: Db,
  pairs: readonly { teacherCode: string; successorCode: string }[],
): Promise<void> {
  const codes = pairs.flatMap(({ teacherCode: one, successorCode: other }) => [
    { before: one, after: other },
    { before: other, after: one },
  ]);
  const renamed = sql`
    json_to_recordset(${JSON.stringify(codes)}::json) as renamed(before text, after text)`;
  // Uses temporary codes, because the two codes are never free at the same time.
  await transaction.execute(sql`
    update tenants class set teacher_code = renamed.before || '~'
    from ${renamed} where class.teacher_code = renamed.before`);
  await transaction.execute(sql`
    update tenants class set teacher_code = renamed.after
    from ${renamed} where class.teacher_code = renamed.before || '~'`);
  await transaction.execute(sql`
    update "user" student set tenant = renamed.after
    from ${renamed} where student.tenant = renamed.before and student.role = 'student'`);
  await renameClassesOfRuns(transaction, codes);
}

/** Returns the number of students in each of these classes. */
export async function countMembers(
  transaction: Db,
  codes: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await transaction.execute<{ code: string; students: number }>(sql`
    select teacher_code as code, count(*)::int as students from class_memberships
    where teacher_code in (${listed(codes)}) group by 1`);
  return new Map(rows.map(({ code, students }) => [code, students]));
}

export interface LastRollover extends Record<string, unknown> {
  id: string;
  academicYear: string;
  madeAt: string;
  undoUntil: string;
  isUndoable: boolean;
  classes: number;
  leavers: number;
}

const utc = (instant: ReturnType<typeof sql>) =>
  sql`to_char((${instant}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Returns the newest rollover, and whether it can still be undone. */
export async function findLastRollover(database: Db): Promise<LastRollover | undefined> {
  const until = sql`made_at + ${ROLLOVER_UNDO_DAYS} * interval '1 day'`;
  const { rows } = await database.execute<LastRollover>(sql`
    select id, academic_year as "academicYear", ${utc(sql`made_at`)} as "madeAt",
           ${utc(until)} as "undoUntil",
           undone_at is null and ${until} > now() as "isUndoable",
           (select count(*)::int from rollover_classes where rollover_id = id) as classes,
           (select count(*)::int from leavers where rollover_id = id) as leavers
    from rollovers order by made_at desc limit 1`);
  return rows[0];
}
