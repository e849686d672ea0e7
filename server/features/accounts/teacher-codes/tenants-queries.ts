import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';

/** The teacher for whom a code is made. */
export interface NewTeacher {
  id: string;
  username: string;
  displayName: string;
}

/** Returns the teacher's code, if they have one, and locks their row until the transaction ends. */
export async function lockTeacherCode(transaction: Db, userId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ teacherCode: user.teacherCode })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  return row?.teacherCode ?? null;
}

/** The class of new students, and how they come into it. */
interface NewPlace {
  teacherCode: string;
  /** The teacher who added them; null means the class's owner. */
  assignedBy: string | null;
  joinedByCode: boolean;
}

/**
 * Reserves the code for the teacher; returns false if it is taken, even by a teacher without a
 * tenant.
 */
export async function insertTenant(
  database: Db,
  { id, displayName }: NewTeacher,
  teacherCode: string,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into tenants (teacher_code, teacher_name, teacher_id)
    select ${teacherCode}, ${displayName}, ${id}
    where not exists (select from "user" where teacher_code = ${teacherCode} and id <> ${id})
    on conflict do nothing`);
  return rowCount === 1;
}

/** Stores the code that was reserved for the teacher. */
export async function updateTeacherCode(
  database: Db,
  userId: string,
  teacherCode: string,
): Promise<void> {
  await database
    .update(user)
    .set({ teacherCode, tenant: teacherCode, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** True if students can join a class with this code. */
export async function isOpenClass(database: Db, teacherCode: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from tenants class
    join "user" owner on owner.id = class.teacher_id and owner.role <> 'student'
    where class.teacher_code = ${teacherCode} and class.archived_at is null`);
  return rows.length > 0;
}

/** Adds students with new accounts to a class, in the name of one of its teachers. */
export async function insertNewMembers(
  database: Db,
  studentIds: readonly string[],
  { teacherCode, assignedBy, joinedByCode }: NewPlace,
): Promise<void> {
  const ids = sql`select json_array_elements_text(${JSON.stringify(studentIds)}::json)`;
  await database.execute(sql`
    with placed as (
      update "user" set tenant = class.teacher_code,
        assigned_by = coalesce(${assignedBy}, class.teacher_id)
      from tenants class
      where class.teacher_code = ${teacherCode} and "user".id in (${ids})
      returning "user".id
    )
    insert into class_memberships (student_id, teacher_code, joined_by_code)
    select id, ${teacherCode}, ${joinedByCode}::boolean from placed`);
}

/** Returns the teachers who lack a teacher code or a tenant. */
export function listIncompleteTeachers(database: Db): Promise<NewTeacher[]> {
  return database
    .select({ id: user.id, username: user.username, displayName: user.name })
    .from(user)
    .leftJoin(tenants, eq(tenants.teacherCode, user.teacherCode))
    .where(and(eq(user.role, 'teacher'), or(isNull(user.teacherCode), isNull(tenants.teacherCode))))
    .orderBy(user.id);
}

/** Gives the classes of marking runs their new codes, which no foreign key does for a list. */
export async function renameClassesOfRuns(
  transaction: Db,
  codes: readonly { before: string; after: string }[],
): Promise<void> {
  const renamed = sql`
    json_to_recordset(${JSON.stringify(codes)}::json) as renamed(before text, after text)`;
  await transaction.execute(sql`
    update marking_runs set teacher_codes = array(
      select coalesce(renamed.after, listed.code)
      from unnest(teacher_codes) with ordinality as listed(code, place)
      left join ${renamed} on renamed.before = listed.code order by listed.place)
    where teacher_codes && array(select renamed.before from ${renamed})`);
}
