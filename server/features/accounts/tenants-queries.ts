import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { tenants } from '../../database/schema/classes.ts';

/** Whom a teacher code is made for. */
export interface NewTeacher {
  id: string;
  username: string;
  displayName: string;
}

/** The teacher's code, if they have one; held until the end of the transaction. */
export async function lockTeacherCode(transaction: Db, userId: string): Promise<string | null> {
  const [row] = await transaction
    .select({ teacherCode: user.teacherCode })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  return row?.teacherCode ?? null;
}

/** Reserves the code for the teacher; false when it is taken, also by a teacher without tenant. */
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

/** Writes the code that was reserved for the teacher. */
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

/** Whether there is a class with this code that students can join. */
export async function isOpenClass(database: Db, teacherCode: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from tenants where teacher_code = ${teacherCode} and archived_at is null`);
  return rows.length > 0;
}

/** Teachers who lack a teacher code or a tenant. */
export function listIncompleteTeachers(database: Db): Promise<NewTeacher[]> {
  return database
    .select({ id: user.id, username: user.username, displayName: user.name })
    .from(user)
    .leftJoin(tenants, eq(tenants.teacherCode, user.teacherCode))
    .where(and(eq(user.role, 'teacher'), or(isNull(user.teacherCode), isNull(tenants.teacherCode))))
    .orderBy(user.id);
}
