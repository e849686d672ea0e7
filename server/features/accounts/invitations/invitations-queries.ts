import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { roles, type Role } from '../../../../shared/permissions.ts';
import type { Db } from '../../../database/client.ts';

export interface InvitedRow extends Record<string, unknown> {
  id: string;
  username: string;
  displayName: string;
  email: string;
}

/** Returns which of these emails (lower case) have an account. */
export async function findKnownEmails(
  database: Db,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.execute<{ email: string }>(sql`
    select email from "user"
    where email in (select json_array_elements_text(${JSON.stringify(emails)}::json))`);
  return new Set(rows.map((row) => row.email));
}

/** Locks the teacher's row until the transaction ends. */
export async function holdInviter(transaction: Db, teacherId: string): Promise<void> {
  await transaction.execute(sql`select from "user" where id = ${teacherId} for no key update`);
}

/** Counts the students whom this teacher has invited in the past day. */
export async function countInvitedBy(database: Db, teacherId: string): Promise<number> {
  const { rows } = await database.execute<{ invited: number }>(sql`
    select count(*)::int as invited from "user"
    where assigned_by = ${teacherId} and is_made_by_teacher
      and created_at > now() - interval '1 day'`);
  return rows[0]?.invited ?? 0;
}

/** Returns, by email, those accounts with lower roles whose address nobody has proved. */
export async function findUnproved(
  database: Db,
  emails: readonly string[],
  role: Role,
): Promise<Map<string, InvitedRow>> {
  const fewer = JSON.stringify(roles.slice(0, roles.indexOf(role)));
  const { rows } = await database.execute<InvitedRow>(sql`
    select id, username, name as "displayName", email from "user"
    where email in (select json_array_elements_text(${JSON.stringify(emails)}::json))
      and not email_verified and role in (select json_array_elements_text(${fewer}::json))`);
  return new Map(rows.map((row) => [row.email, row]));
}

/** Adds people in one statement, skipping those whose email already has an account. */
export async function insertInvited(
  database: Db,
  people: readonly { name: string; email: string }[],
  role: Role,
  { isMadeByTeacher }: { isMadeByTeacher: boolean },
): Promise<InvitedRow[]> {
  const incoming = people.map((person) => ({ id: randomUUID(), ...person }));
  const { rows } = await database.execute<InvitedRow>(sql`
    insert into "user" (id, name, username, email, role, is_made_by_teacher)
    select id, name, name, email, ${role}, ${isMadeByTeacher}
    from json_to_recordset(${JSON.stringify(incoming)}::json)
      as incoming(id text, name text, email text)
    -- In one order, so that two lists with the same people wait for each other, but not in a ring.
    order by email
    on conflict (email) do nothing
    returning id, username, name as "displayName", email`);
  return rows;
}

/**
 * True if the class is not archived and the actor teaches it (not as cover) or is an administrator.
 */
export async function mayAddTo(
  database: Db,
  { id, role }: { id: string; role: Role },
  teacherCode: string,
): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from class_teaching
    where teacher_code = ${teacherCode} and not is_archived
      and (${role} = 'admin' or (teacher_id = ${id} and part <> 'cover'))`);
  return rows.length > 0;
}
