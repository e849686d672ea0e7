import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { className } from '../classes-queries.ts';

/**
 * Returns the teachers' first classes that were archived, each with the class that now has the
 * teacher's code.
 */
export async function listFormerFirst(
  transaction: Db,
  rolloverId: string,
): Promise<{ teacherCode: string; successorCode: string }[]> {
  const { rows } = await transaction.execute<{ teacherCode: string; successorCode: string }>(sql`
    select teacher_code as "teacherCode", successor_code as "successorCode" from rollover_classes
    where rollover_id = ${rolloverId} and was_first and successor_code is not null`);
  return rows;
}

/**
 * SQL condition: a new class is used, because a quiz is set for it or somebody has joined since.
 */
const isUsed = (rolloverId: string) => sql`(
  exists (select from quiz_classes for_class where for_class.teacher_code = class.teacher_code)
  or exists (select from class_memberships member
             join rollovers on rollovers.id = ${rolloverId}
             where member.teacher_code = class.teacher_code
               and member.joined_at > rollovers.made_at))`;

const ofRollover = (rolloverId: string) => sql`
  class.teacher_code in (select successor_code from rollover_classes
                         where rollover_id = ${rolloverId} and successor_code is not null)`;

/** Archives the new classes that are used. Returns their names. */
export async function archiveUsed(transaction: Db, rolloverId: string): Promise<string[]> {
  const { rows } = await transaction.execute<{ name: string }>(sql`
    update tenants class set archived_at = coalesce(archived_at, now())
    where ${ofRollover(rolloverId)} and ${isUsed(rolloverId)}
    returning ${className} as name`);
  return rows.map(({ name }) => name);
}

/** Restores the archived classes of the previous year. Returns how many. */
export async function bringBackEnded(transaction: Db, rolloverId: string): Promise<number> {
  const { rowCount } = await transaction.execute(sql`
    update tenants class set archived_at = null
    from rollover_classes ended
    where ended.rollover_id = ${rolloverId} and ended.teacher_code = class.teacher_code`);
  await transaction.execute(sql`
    update "user" student set tenant = ended.teacher_code
    from rollover_classes ended
    where ended.rollover_id = ${rolloverId} and ended.successor_code = student.tenant`);
  return rowCount ?? 0;
}

/** Deletes the unused new classes. */
export async function deleteUnused(transaction: Db, rolloverId: string): Promise<void> {
  await transaction.execute(sql`
    delete from tenants class where ${ofRollover(rolloverId)} and not ${isUsed(rolloverId)}`);
}

/** SQL for those whom `bringBackLeavers` lets in, for the audit trail of each; call before it. */
export const backActs = (rolloverId: string) => sql`
  select leavers.user_id, 'user-let-back' as action, 'the new year was taken back' as detail
  from leavers join "user" person on person.id = leavers.user_id
  where rollover_id = ${rolloverId} and person.suspended_at = leavers.left_at`;

/** Lets the leavers of a rollover back in, except people who had been suspended before. */
export async function bringBackLeavers(transaction: Db, rolloverId: string): Promise<void> {
  await transaction.execute(sql`
    with back as (delete from leavers where rollover_id = ${rolloverId} returning user_id, left_at)
    update "user" person set suspended_at = null, updated_at = now()
    from back where person.id = back.user_id and person.suspended_at = back.left_at`);
}

export async function closeRollover(transaction: Db, rolloverId: string): Promise<void> {
  await transaction.execute(sql`update rollovers set undone_at = now() where id = ${rolloverId}`);
}
