import { eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { discardPasswordLinks } from '../passwords/password-queries.ts';
import type { PersonRow } from '../people-queries.ts';
import { renameClassesOfRuns } from '../teacher-codes/tenants-queries.ts';
import { createTeacherCode, teacherCodeWord } from '../teacher-codes/teacher-code.ts';

/** Hands the classes of a departing teacher to co-teachers who can sign in. */
async function handOverClasses(database: Db, teacherId: string): Promise<void> {
  await database.execute(sql`
    with heir as (
      select distinct on (added.teacher_code) added.teacher_code, person.id, person.name
      from tenants class join class_teachers added using (teacher_code)
      join "user" person on person.id = added.teacher_id
        and person.role <> 'student' and person.suspended_at is null
      where class.teacher_id = ${teacherId} and added.part = 'co-teacher'
      order by added.teacher_code, person.name
    ), handed as (
      update tenants class set teacher_id = heir.id, teacher_name = heir.name
      from heir where class.teacher_code = heir.teacher_code
    )
    delete from class_teachers added using heir
    where added.teacher_code = heir.teacher_code and added.teacher_id = heir.id`);
}

/**
 * SQL for the keeper: the administrator who deletes the account, else the school's longest-standing
 * one.
 */
const keeperOf = (leaverId: string, deletedBy: string | null): SQL => sql`
  select id, name from "user"
  where role = 'admin' and id <> ${leaverId}
  order by id is distinct from ${deletedBy}::text, suspended_at is not null, created_at, id
  limit 1`;

/**
 * Archives the classes of a departing teacher that no co-teacher took over, and hands them to the
 * keeper. A class that was never used, without students or quizzes, is deleted with the account.
 */
async function keepClasses(
  database: Db,
  teacherId: string,
  deletedBy: string | null,
): Promise<void> {
  await database.execute(sql`
    with keeper as (${keeperOf(teacherId, deletedBy)})
    update tenants class
    set teacher_id = keeper.id, teacher_name = keeper.name,
        name = coalesce(nullif(class.name, ''), class.teacher_name || '’s class'),
        archived_at = coalesce(class.archived_at, now())
    from keeper
    where class.teacher_id = ${teacherId}
      and (exists (select from class_memberships member
                   where member.teacher_code = class.teacher_code)
        or exists (select from quiz_classes setting
                   where setting.teacher_code = class.teacher_code))`);
}

/**
 * Gives the keeper the reports that were handed in. Clears them as the reader, because the owner of
 * reports does not sign them off.
 */
async function keepReports(
  database: Db,
  teacherId: string,
  deletedBy: string | null,
): Promise<void> {
  await database.execute(sql`
    with keeper as (${keeperOf(teacherId, deletedBy)})
    update report_batches batch
    set teacher_id = keeper.id, reader_id = nullif(batch.reader_id, keeper.id)
    from keeper
    where batch.teacher_id = ${teacherId} and batch.handed_in_at is not null`);
}

/**
 * Replaces the codes of a teacher's classes by codes without the teacher's name. The old codes no
 * longer find a class.
 */
export async function renameCodes(
  transaction: Db,
  { id, username }: Pick<PersonRow, 'id' | 'username'>,
): Promise<void> {
  const { rows } = await transaction.execute<{ code: string }>(sql`
    select teacher_code as code from tenants
    where teacher_id = ${id} and starts_with(teacher_code, ${`AI-${teacherCodeWord(username)}-`})`);
  for (const { code } of rows) {
    let newCode: string;
    do newCode = createTeacherCode('');
    while (await isCode(transaction, newCode));
    await transaction.execute(sql`
      update tenants set teacher_code = ${newCode} where teacher_code = ${code}`);
    await transaction.execute(sql`update "user" set tenant = ${newCode} where tenant = ${code}`);
    await renameClassesOfRuns(transaction, [{ before: code, after: newCode }]);
  }
}

async function isCode(database: Db, code: string): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from tenants where teacher_code = ${code}
        union all select from "user" where teacher_code = ${code}`,
  );
  return rows.length > 0;
}

/**
 * Deletes a person with their sessions, sign-ins and memberships. Their classes go to co-teachers,
 * or are archived under an administrator, who also gets the reports that were handed in. Answers
 * and marks stay.
 */
export async function removePerson(
  database: Db,
  { id }: Pick<PersonRow, 'id'>,
  deletedBy: string | null,
): Promise<void> {
  await handOverClasses(database, id);
  await keepClasses(database, id, deletedBy);
  await keepReports(database, id, deletedBy);
  await database.execute(sql`
    update "user" set tenant = null, assigned_by = null
    where tenant in (select teacher_code from tenants where teacher_id = ${id})`);
  // These links would otherwise belong to nobody.
  await discardPasswordLinks(database, id);
  await database.delete(user).where(eq(user.id, id));
}
