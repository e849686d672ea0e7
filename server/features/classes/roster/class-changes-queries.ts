import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { countChanges, type Changes } from './people-changes-queries.ts';

/** A class to create, with its owner. */
export interface NewClassRow extends Record<string, unknown> {
  sourceId: string;
  name: string;
  place: string;
  ownerId: string;
  ownerUsername: string;
  /** The owner's first class, if it was never named or used. */
  unusedCode: string | null;
  /** Whether the roster names a teacher. */
  isTaught: boolean;
}

/** SQL for the staff who may teach a class of the roster. */
const teachers = sql`
  select enrolment.class_id, enrolment.user_id, enrolment.is_primary, staff.name
  from staged_enrolments enrolment
  join "user" staff on staff.id = enrolment.user_id and staff.role <> 'student'
  where enrolment.role = 'teacher' and not enrolment.is_gone`;

export async function listNewClasses(
  transaction: Db,
  administratorId: string,
): Promise<NewClassRow[]> {
  const { rows } = await transaction.execute<NewClassRow>(sql`
    select class.source_id as "sourceId", class.name, class.place, owner.id as "ownerId",
           owner.username as "ownerUsername", teacher.user_id is not null as "isTaught",
           (select first.teacher_code from tenants first
            where first.teacher_code = owner.teacher_code and first.name = ''
              and first.archived_at is null and not exists
                (select from class_memberships member
                 where member.teacher_code = first.teacher_code)
              and not exists (select from roster_classes known
                              where known.teacher_code = first.teacher_code)) as "unusedCode"
    from staged_classes class
    left join (
      select distinct on (class_id) class_id, user_id from (${teachers}) taught
      order by class_id, is_primary desc, lower(name)) teacher on teacher.class_id = class.source_id
    join "user" owner on owner.id = coalesce(teacher.user_id, ${administratorId})
    where class.is_new order by class.name, class.source_id`);
  return rows;
}

/** Returns new teachers; their first class comes with their teacher code. */
export async function listNewTeachers(
  transaction: Db,
): Promise<{ id: string; username: string; displayName: string }[]> {
  const { rows } = await transaction.execute<{ id: string; username: string; displayName: string }>(
    sql`select user_id as id, name as username, name as "displayName"
        from staged_people where is_new and role = 'teacher' order by n`,
  );
  return rows;
}

export async function listTakenCodes(transaction: Db): Promise<Set<string>> {
  const { rows } = await transaction.execute<{ code: string }>(sql`
    select teacher_code as code from tenants
    union select teacher_code from "user" where teacher_code is not null`);
  return new Set(rows.map(({ code }) => code));
}

/** Gives new teachers their codes, each with an unnamed first class. */
export async function insertTeacherCodes(
  transaction: Db,
  given: readonly { id: string; displayName: string; code: string }[],
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(given)}::json)
    as given(id text, "displayName" text, code text)`;
  await transaction.execute(sql`
    insert into tenants (teacher_code, teacher_name, teacher_id)
    select code, "displayName", id from ${rows}`);
  await transaction.execute(sql`
    update "user" person set teacher_code = given.code, tenant = given.code
    from ${rows} where person.id = given.id`);
}

/**
 * Creates the new classes under these codes; a code that exists already is that of an unnamed
 * class.
 */
export async function insertClasses(
  transaction: Db,
  coded: readonly { sourceId: string; code: string; ownerId: string }[],
): Promise<Changes> {
  await transaction.execute(sql`
    update staged_classes staged set teacher_code = coded.code
    from json_to_recordset(${JSON.stringify(coded)}::json) as coded("sourceId" text, code text)
    where coded."sourceId" = staged.source_id`);
  return countChanges(
    transaction,
    sql`
    insert into tenants (teacher_code, teacher_name, teacher_id, name, subject, year_group,
                         academic_year)
    select coded.code, owner.name, owner.id, class.name, class.subject, class.year_group,
           class.academic_year
    from json_to_recordset(${JSON.stringify(coded)}::json)
      as coded("sourceId" text, code text, "ownerId" text)
    join staged_classes class on class.source_id = coded."sourceId"
    join "user" owner on owner.id = coded."ownerId"
    on conflict (teacher_code) do update
    set name = excluded.name, subject = excluded.subject, year_group = excluded.year_group,
        academic_year = excluded.academic_year
    returning name as subject, teacher_name || ', ' || teacher_code as detail`,
  );
}

/** Updates the fields of classes that the roster has changed. Call before `rememberClasses`. */
export function updateClasses(transaction: Db): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    update tenants class
    set name = staged.name, subject = staged.subject, year_group = staged.year_group,
        academic_year = staged.academic_year
    from staged_classes staged join roster_classes known using (source_id)
    where class.teacher_code = known.teacher_code and not staged.is_gone
      and (staged.name, staged.subject, staged.year_group, staged.academic_year)
        is distinct from (known.name, known.subject, known.year_group, known.academic_year)
    returning known.name as subject, concat_ws(', ', nullif(class.name, known.name),
      nullif(class.subject, known.subject), nullif(class.year_group, known.year_group),
      nullif(class.academic_year, known.academic_year)) as detail`,
  );
}

/** Restores archived classes that are in the roster again. Call before `rememberClasses`. */
export function bringBackClasses(transaction: Db): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    update tenants class set archived_at = null
    from staged_classes staged join roster_classes known using (source_id)
    where class.teacher_code = known.teacher_code and not staged.is_gone
      and known.gone_at is not null and class.archived_at is not null
    returning class.name as subject, class.teacher_code as detail`,
  );
}

export async function rememberClasses(transaction: Db): Promise<void> {
  await transaction.execute(sql`
    insert into roster_classes (source_id, teacher_code, name, subject, year_group, academic_year)
    select source_id, teacher_code, name, subject, year_group, academic_year
    from staged_classes where not is_gone
    on conflict (source_id) do update
    set name = excluded.name, subject = excluded.subject, year_group = excluded.year_group,
        academic_year = excluded.academic_year, gone_at = null
    where (roster_classes.name, roster_classes.subject, roster_classes.year_group,
           roster_classes.academic_year)
        is distinct from (excluded.name, excluded.subject, excluded.year_group,
                          excluded.academic_year)
      or roster_classes.gone_at is not null`);
}

/** Archives classes that are marked as gone, or missing from a list of the whole school. */
export async function archiveClasses(transaction: Db, isWhole: boolean): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    update tenants class set archived_at = coalesce(archived_at, now())
    from gone where class.teacher_code = gone.teacher_code
    returning class.name as subject, class.teacher_code as detail`,
    sql`
    gone as (
      update roster_classes known set gone_at = now()
      where known.gone_at is null and (
        known.source_id in (select source_id from staged_classes where is_gone)
        or ${isWhole} and known.source_id not in
          (select source_id from staged_classes where not is_gone))
      returning known.teacher_code
    )`,
  );
}

/** Counts the classes that the roster added and that are still in it. */
export async function countRosterClasses(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ classes: number }>(sql`
    select count(*)::int as classes from roster_classes where gone_at is null`);
  return rows[0]?.classes ?? 0;
}

/** Returns new classes of this roster that have no students. */
export async function listEmptyClasses(
  transaction: Db,
): Promise<{ subject: string; place: string }[]> {
  const { rows } = await transaction.execute<{ subject: string; place: string }>(sql`
    select class.name as subject, class.place from staged_classes class
    where class.is_new and not exists
      (select from class_memberships member where member.teacher_code = class.teacher_code)
    order by 1`);
  return rows;
}
