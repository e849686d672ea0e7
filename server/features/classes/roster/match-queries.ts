import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import type { StagedRoster } from './staged-roster.ts';

/** Lets only one import or rollover at a time change the school, until the transaction ends. */
export async function lockSchoolChanges(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('greenpen-roster'))`);
}

/** Copies a roster into temporary tables of this transaction. */
export async function fillStagingTables(
  transaction: Db,
  { people, ids, classes, enrolments, namedTeachers }: StagedRoster,
): Promise<void> {
  await transaction.execute(sql`
    create temporary table staged_people (
      n int primary key, role text not null, name text not null, email text not null,
      is_gone boolean not null, is_blocked boolean not null, place text not null,
      sign_in_name text not null, may_sign_in boolean, user_id text, is_new boolean not null default false
    ) on commit drop`);
  await transaction.execute(sql`
    insert into staged_people
    select n, role, name, email, "isGone", "isBlocked", place, "signInName", "maySignIn"
    from json_to_recordset(${people}::json) as incoming(n int, role text, name text, email text,
      "isGone" boolean, "isBlocked" boolean, place text, "signInName" text, "maySignIn" boolean)`);
  await transaction.execute(sql`
    create temporary table staged_ids (source_id text primary key, n int not null) on commit drop`);
  await transaction.execute(sql`
    insert into staged_ids select "sourceId", n
    from json_to_recordset(${ids}::json) as incoming("sourceId" text, n int)
    on conflict do nothing`);
  await transaction.execute(sql`
    create temporary table staged_classes (
      source_id text primary key, name text not null, subject text not null,
      year_group text not null, academic_year text not null, is_gone boolean not null,
      place text not null, teacher_code text, is_new boolean not null default false
    ) on commit drop`);
  await transaction.execute(sql`
    insert into staged_classes
    select id, name, subject, "yearGroup", "academicYear", "isGone", place
    from json_to_recordset(${classes}::json) as incoming(id text, name text, subject text,
      "yearGroup" text, "academicYear" text, "isGone" boolean, place text)
    on conflict do nothing`);
  await transaction.execute(sql`
    create temporary table staged_enrolments (
      person_id text not null, class_id text not null, role text not null,
      is_primary boolean not null, is_gone boolean not null, user_id text, teacher_code text
    ) on commit drop`);
  await transaction.execute(sql`
    insert into staged_enrolments
    select "personId", "classId", role, "isPrimary", "isGone"
    from json_to_recordset(${enrolments}::json) as incoming("personId" text, "classId" text,
      role text, "isPrimary" boolean, "isGone" boolean)`);
  await transaction.execute(sql`
    create temporary table staged_named_teachers (class_id text not null, name text not null)
    on commit drop`);
  await transaction.execute(sql`
    insert into staged_named_teachers select "classId", name
    from json_to_recordset(${namedTeachers}::json) as incoming("classId" text, name text)`);
  await transaction.execute(sql`
    create temporary table staged_acts (user_id text, action text, detail text) on commit drop`);
  await transaction.execute(sql`
    analyze staged_people, staged_ids, staged_classes, staged_enrolments`);
}

/**
 * Finds the accounts of people, by the ids of earlier rosters or else by email, and with them the
 * roles that a list of changes does not repeat. Returns how many people are left out because nobody
 * knows their role.
 */
export async function matchPeople(transaction: Db): Promise<number> {
  await transaction.execute(sql`
    update staged_people staged
    set user_id = known.user_id
    from (select id.n, min(known.user_id) as user_id
          from staged_ids id join roster_people known using (source_id) group by id.n) known
    where known.n = staged.n`);
  await transaction.execute(sql`
    update staged_people staged
    set role = case person.role when 'student' then 'student' else 'teacher' end
    from "user" person where staged.role = 'unknown' and person.id = staged.user_id`);
  await transaction.execute(sql`
    update staged_people staged set user_id = person.id
    from "user" person
    where staged.user_id is null and staged.role <> 'unknown'
      and staged.email <> '' and person.email = staged.email`);
  const { rows } = await transaction.execute<{ leftOut: number }>(sql`
    with dropped as (
      delete from staged_people where (is_gone or role = 'unknown') and user_id is null
      returning is_gone, is_blocked
    )
    select count(*)::int as "leftOut" from dropped where not is_gone and not is_blocked`);
  return rows[0]?.leftOut ?? 0;
}

/** The reason why a person cannot be imported: the name of a sentence in `rosterMessages`. */
type Conflict =
  | 'emailOfStaff'
  | 'emailOfStudent'
  | 'staffIsStudent'
  | 'studentIsStaff'
  | 'emailTwice'
  | 'emailTaken'
  | 'sameAccount'
  | 'accountsDiffer';

export interface ConflictRow extends Record<string, unknown> {
  subject: string;
  place: string;
  conflict: Conflict;
}

/** Marks people who cannot be imported, and returns the reasons. */
export async function markConflicts(transaction: Db): Promise<ConflictRow[]> {
  const { rows } = await transaction.execute<ConflictRow>(sql`
    with delivered as (
      select id.n, min(known.email) as email, true as is_known,
             count(distinct known.user_id) as accounts
      from staged_ids id join roster_people known using (source_id) group by id.n
    ), judged as (
      select staged.n, case
        when delivered.accounts > 1 then 'accountsDiffer'
        when staged.role = 'student' and person.role <> 'student'
          then case when delivered.is_known then 'staffIsStudent' else 'emailOfStaff' end
        when staged.role = 'teacher' and person.role = 'student'
          then case when delivered.is_known then 'studentIsStaff' else 'emailOfStudent' end
        when staged.email <> ''
          and count(*) over (partition by nullif(staged.email, '')) > 1 then 'emailTwice'
        when staged.user_id is not null
          and count(*) over (partition by staged.user_id) > 1 then 'sameAccount'
        when staged.email <> '' and staged.email is distinct from delivered.email
          and owner.id <> staged.user_id then 'emailTaken'
      end as conflict
      from staged_people staged
      left join delivered using (n)
      left join "user" person on person.id = staged.user_id
      left join "user" owner on owner.email = staged.email and staged.email <> ''
      where not staged.is_gone
    )
    update staged_people staged set is_blocked = true from judged
    where judged.n = staged.n and judged.conflict is not null
    returning staged.name as subject, staged.place, judged.conflict`);
  return rows;
}

/** Updates the planner's statistics, because this transaction may have added a whole school. */
export async function analyzeSchool(transaction: Db): Promise<void> {
  await transaction.execute(sql`
    analyze "user", tenants, class_memberships, roster_people, roster_classes`);
}

/**
 * Finds existing classes, by the ids of earlier rosters or else by name and year if only one has
 * them.
 */
export async function matchClasses(transaction: Db): Promise<void> {
  await transaction.execute(sql`
    update staged_classes staged set teacher_code = known.teacher_code
    from roster_classes known where known.source_id = staged.source_id`);
  await transaction.execute(sql`
    with free as (
      select lower(class.name) as name, class.teacher_code, class.academic_year
      from tenants class
      where class.archived_at is null and class.name <> '' and not exists
        (select from roster_classes known where known.teacher_code = class.teacher_code)
    ), found as (
      select staged.source_id, min(free.teacher_code) as teacher_code
      from staged_classes staged join free on free.name = lower(staged.name)
        -- The class of another year has other students.
        and (free.academic_year in ('', staged.academic_year) or staged.academic_year = '')
      where staged.teacher_code is null
        and (select count(*) from staged_classes other where lower(other.name) = free.name) = 1
      group by 1 having count(*) = 1
    )
    update staged_classes staged set teacher_code = found.teacher_code
    from found where found.source_id = staged.source_id`);
  await transaction.execute(sql`delete from staged_classes where is_gone and teacher_code is null`);
  await transaction.execute(sql`
    update staged_classes set is_new = true where teacher_code is null`);
}

/** Number of enrolments without a known person or class, which are skipped. */
export interface LostEnrolments extends Record<string, unknown> {
  withoutPerson: number;
  withoutClass: number;
}

/** Resolves enrolments to accounts and class codes, as far as these exist by now. */
export async function resolveEnrolments(transaction: Db): Promise<LostEnrolments> {
  await transaction.execute(sql`
    update staged_enrolments enrolment set user_id = staged.user_id
    from staged_ids id join staged_people staged using (n)
    where id.source_id = enrolment.person_id and enrolment.user_id is null
      and staged.user_id is not null`);
  await transaction.execute(sql`
    update staged_enrolments enrolment set user_id = known.user_id
    from roster_people known
    where enrolment.user_id is null and known.source_id = enrolment.person_id
      -- A person of this roster who is left out has no account, whoever had their email before.
      and not exists (select from staged_ids id join staged_people using (n)
                      where id.source_id = enrolment.person_id)`);
  await transaction.execute(sql`
    update staged_enrolments enrolment set teacher_code = staged.teacher_code
    from staged_classes staged
    where staged.source_id = enrolment.class_id and enrolment.teacher_code is null
      and staged.teacher_code is not null`);
  await transaction.execute(sql`
    update staged_enrolments enrolment set teacher_code = known.teacher_code
    from roster_classes known
    where enrolment.teacher_code is null and known.source_id = enrolment.class_id`);
  const { rows } = await transaction.execute<LostEnrolments>(sql`
    select count(*) filter (where user_id is null and not exists (
             select from staged_ids id join staged_people staged using (n)
             where id.source_id = person_id))::int as "withoutPerson",
           count(*) filter (where teacher_code is null)::int as "withoutClass"
    from staged_enrolments where not is_gone`);
  return rows[0] ?? { withoutPerson: 0, withoutClass: 0 };
}

/** Enrols teachers whom a list only names; returns the names that were not found. */
export async function findNamedTeachers(
  transaction: Db,
): Promise<{ class: string; place: string; name: string }[]> {
  await transaction.execute(sql`
    insert into staged_enrolments (person_id, class_id, role, is_primary, is_gone, user_id)
    select '', named.class_id, 'teacher', false, false, staff.id
    from staged_named_teachers named
    join (select lower(name) as name, min(id) as id from "user"
          where role <> 'student' group by 1 having count(*) = 1) staff
      on staff.name = lower(named.name)`);
  const { rows } = await transaction.execute<{ class: string; place: string; name: string }>(sql`
    select class.name as class, class.place, named.name
    from staged_named_teachers named join staged_classes class on class.source_id = named.class_id
    where lower(named.name) not in (
      select lower(name) from "user" where role <> 'student' group by 1 having count(*) = 1)
    order by 1, 3`);
  return rows;
}
