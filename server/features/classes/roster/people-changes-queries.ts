import { sql, type SQL } from 'drizzle-orm';
import { MAX_ROSTER_CHANGES_SHOWN } from '../../../../shared/business-rules.ts';
import type { AuditAction } from '../../../../shared/contract/audit.ts';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { NO_EMAIL_DOMAIN } from '../../../../shared/sign-in-name.ts';
import type { Db } from '../../../database/client.ts';

/** The number of changes of a kind, with the first of them. */
export interface Changes {
  total: number;
  shown: { subject: string; detail: string }[];
}

/**
 * Runs a statement that returns `subject` and `detail` of each change, and counts them. `first`
 * holds common table expressions that it needs, such as `name as (…)`.
 */
export async function countChanges(transaction: Db, statement: SQL, first?: SQL): Promise<Changes> {
  const { rows } = await transaction.execute<{
    total: number;
    subject: string;
    detail: string;
  }>(sql`
    with ${first ? sql`${first},` : sql``} done as (${statement})
    select (count(*) over ())::int as total, subject, detail from done
    order by lower(subject), detail limit ${MAX_ROSTER_CHANGES_SHOWN}`);
  const shown = rows.map(({ subject, detail }) => ({ subject, detail }));
  return { total: rows[0]?.total ?? 0, shown };
}

/** What the audit trail says about each person whom a change of the roster concerns. */
type Act = readonly [action: AuditAction, detail: string];

/** SQL for the acts of this import, for the audit trail. */
export const stagedActs = sql`select user_id, action, detail from staged_acts`;

/**
 * Does the same as `countChanges` with a statement that also returns `user_id`, and keeps the act
 * for the audit trail of each person whose `user_id` is not null.
 */
export function countActs(
  transaction: Db,
  [action, detail]: Act,
  statement: SQL,
  first?: SQL,
): Promise<Changes> {
  return countChanges(
    transaction,
    sql`select subject, detail from acted`,
    sql`${first ? sql`${first},` : sql``} acted as (${statement}), kept as (
      insert into staged_acts
      select user_id, ${action}::text, ${detail}::text from acted where user_id is not null
    )`,
  );
}

/**
 * SQL condition: only the roster keeps a person from signing in, because it suspended them at the
 * very time since which they are suspended.
 */
export const isSuspendedByRoster = (person: SQL) => sql`exists (
  select from roster_people known
  where known.user_id = ${person}.id and known.disabled_at = ${person}.suspended_at)`;

/** SQL condition: a person can sign in, or only the roster prevents it. Both keep their classes. */
export const isAttending = (person: SQL) =>
  sql`(${person}.suspended_at is null or ${isSuspendedByRoster(person)})`;

/** SQL for what the previous and the present roster say about each known person. */
const delivered = sql`
  (select distinct on (staged.n) staged.n, staged.user_id, staged.name, staged.email,
          known.name as name_before, known.email as email_before,
          known.gone_at
   from staged_people staged join staged_ids id using (n)
   join roster_people known using (source_id)
   where not staged.is_gone and not staged.is_blocked)`;

/** Applies name changes of the roster to people, and to the classes that teachers own. */
export async function renamePeople(transaction: Db): Promise<Changes> {
  const changes = await countActs(
    transaction,
    ['details-corrected', 'name, as the roster says'],
    sql`
    update "user" person
    set name = changed.name, updated_at = now(),
        username = case when person.username = changed.name_before then changed.name
                        else person.username end
    from ${delivered} changed
    where person.id = changed.user_id and changed.name <> changed.name_before
      and person.name <> changed.name
    returning person.id as user_id, changed.name_before as subject, changed.name as detail`,
  );
  await transaction.execute(sql`
    update tenants class set teacher_name = person.name
    from ${delivered} changed join "user" person on person.id = changed.user_id
    where class.teacher_id = person.id and changed.name <> changed.name_before
      and class.teacher_name <> person.name`);
  return changes;
}

/**
 * Applies email changes of the roster; people sign in with the new address from then on. Roles that
 * wait for the former address, and links sent to it, are cancelled.
 */
export async function changeEmails(transaction: Db): Promise<Changes> {
  const moved = sql`
    ${delivered} changed
    where person.id = changed.user_id and changed.email <> ''
      and changed.email <> changed.email_before and person.email <> changed.email`;
  await transaction.execute(sql`
    delete from verification link
    using "user" person, ${moved}
      and (link.value = person.id or starts_with(link.value, person.id || ' '))`);
  return countActs(
    transaction,
    ['details-corrected', 'email, as the roster says'],
    sql`
    update "user" person
    set email = changed.email, email_verified = false, pending_role = null, updated_at = now()
    from ${moved}
    returning person.id as user_id, person.name as subject, changed.email as detail`,
  );
}

const MAX_OF_ONE_NAME = 99;

/**
 * Gives new people an id, and those without an email a username based on their name, with the first
 * free number if needed. Returns people whose name is too common.
 */
export async function chooseSignInNames(
  transaction: Db,
): Promise<{ subject: string; place: string }[]> {
  await transaction.execute(sql`
    update staged_people set user_id = gen_random_uuid()::text, is_new = true
    where user_id is null and not is_blocked`);
  await transaction.execute(sql`
    with ranked as (
      select n, sign_in_name, row_number() over (partition by sign_in_name order by n) as place
      from staged_people where is_new and email = ''
    )
    update staged_people staged set email = coalesce((
      select free.email from (
        select candidate.email, number
        from generate_series(1, ${MAX_OF_ONE_NAME}) number,
          lateral (select ranked.sign_in_name || case when number = 1 then '' else '-' || number end
                     || ${NO_EMAIL_DOMAIN}::text as email) candidate
        where not exists (select from "user" taken where taken.email = candidate.email)
        order by number offset ranked.place - 1 limit 1) free), '')
    from ranked where ranked.n = staged.n`);
  const { rows } = await transaction.execute<{ subject: string; place: string }>(sql`
    update staged_people set is_blocked = true, is_new = false, user_id = null
    where is_new and email = '' returning name as subject, place`);
  return rows;
}

/** Adds the new people; they cannot sign in until they have a password. */
export function insertPeople(transaction: Db, role: 'student' | 'teacher'): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    insert into "user" (id, name, username, email, role)
    select user_id, name, name, email, role from staged_people
    where is_new and role = ${role} order by email
    returning name as subject, email as detail`,
  );
}

/** Stores what this roster says about each person. */
export async function rememberPeople(transaction: Db): Promise<void> {
  await transaction.execute(sql`
    insert into roster_people (source_id, user_id, name, email)
    select id.source_id, staged.user_id, staged.name,
           case when position(${NO_EMAIL_DOMAIN} in staged.email) > 0 then '' else staged.email end
    from staged_people staged join staged_ids id using (n)
    where not staged.is_blocked and not staged.is_gone
    on conflict (source_id) do update
    set name = excluded.name, email = excluded.email, gone_at = null
    where (roster_people.name, roster_people.email) is distinct from (excluded.name, excluded.email)
      or roster_people.gone_at is not null`);
}

/**
 * Returns people who are back in the roster and whom nothing but their name identifies. Call before
 * `rememberPeople`.
 */
export async function listBackByName(
  transaction: Db,
): Promise<{ subject: string; place: string }[]> {
  const { rows } = await transaction.execute<{ subject: string; place: string }>(sql`
    select staged.name as subject, staged.place
    from ${delivered} back join staged_people staged using (n)
    where back.gone_at is not null and not exists
      (select from staged_ids id where id.n = staged.n and id.source_id not like 'name:%')
    order by staged.n`);
  return rows;
}

/**
 * Lets people who are back in the roster sign in again, and removes them from the leavers, except
 * people who had been suspended before they left. Call before `rememberPeople`.
 */
export function bringBackPeople(transaction: Db): Promise<Changes> {
  return countActs(
    transaction,
    ['user-let-back', 'back, as the roster says'],
    sql`
    update "user" person
    set suspended_at = case when person.suspended_at = back.gone_at or exists (
          select from leavers where user_id = person.id and left_at = person.suspended_at)
        then null else person.suspended_at end,
      updated_at = now()
    from ${delivered} back
    where person.id = back.user_id and back.gone_at is not null and person.suspended_at is not null
    returning case when person.suspended_at is null then person.id end as user_id,
      person.name as subject,
      case when person.suspended_at is null then '' else ${rosterMessages.staysSuspended} end as detail`,
    sql`
    staying as (
      delete from leavers using ${delivered} back
      where leavers.user_id = back.user_id and back.gone_at is not null)`,
  );
}

/**
 * SQL for people who have left: marked as gone, or missing from a list of the whole school. Never
 * includes administrators.
 */
const leavers = (isWhole: boolean) => sql`
  select distinct known.user_id from roster_people known
  join "user" person on person.id = known.user_id and person.role <> 'admin'
  where known.gone_at is null and (
    known.user_id in (
      select user_id from staged_people where is_gone
      -- A student whose record was created again is gone under the old id alone.
      except select user_id from staged_people where not is_gone and not is_blocked)
    or ${isWhole} and known.user_id not in
      (select user_id from staged_people where user_id is not null
       -- One row may have the numbers of two accounts.
       union select numbered.user_id from roster_people numbered
       join staged_ids using (source_id) join staged_people present using (n)
       where not present.is_gone and numbered.source_id not like 'email:%'))`;

/**
 * Suspends people who have left, and ends their sessions. Their work stays; students are recorded
 * as leavers, who are erased after the school's retention period. People whom the roster had
 * suspended already are now suspended for leaving.
 */
export async function suspendLeavers(transaction: Db, isWhole: boolean): Promise<Changes> {
  await transaction.execute(sql`
    create temporary table staged_leavers on commit drop as ${leavers(isWhole)}`);
  await transaction.execute(sql`
    delete from session where user_id in (select user_id from staged_leavers)`);
  await transaction.execute(sql`
    insert into leavers (user_id)
    select gone.user_id from staged_leavers gone
    join "user" person on person.id = gone.user_id and person.role = 'student'
    on conflict (user_id) do nothing`);
  return countActs(
    transaction,
    ['user-suspended', 'left, as the roster says'],
    sql`
    update "user" person
    set suspended_at = case when ${isSuspendedByRoster(sql`person`)} then now()
                            else coalesce(person.suspended_at, now()) end,
      updated_at = now()
    where person.id in (select user_id from staged_leavers)
    returning person.id as user_id, person.name as subject, person.email as detail`,
    sql`
    gone as (
      update roster_people set gone_at = now(), disabled_at = null
      where user_id in (select user_id from staged_leavers)
    )`,
  );
}

/** Counts the people whom the roster added and who are still in it. */
export async function countRosterPeople(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ people: number }>(sql`
    select count(distinct user_id)::int as people from roster_people where gone_at is null`);
  return rows[0]?.people ?? 0;
}
