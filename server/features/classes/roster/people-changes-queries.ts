import { sql, type SQL } from 'drizzle-orm';
import { MAX_ROSTER_CHANGES_SHOWN } from '../../../../shared/business-rules.ts';
import { rosterMessages } from '../../../../shared/messages/roster.ts';
import { NO_EMAIL_DOMAIN } from '../../../../shared/sign-in-name.ts';
import type { Db } from '../../../database/client.ts';

/** How many changes of a kind there are, with the first of them. */
export interface Changes {
  total: number;
  shown: { subject: string; detail: string }[];
}

/**
 * Counts what a statement changes; it returns `subject` and `detail`. What it needs to have done
 * comes first, as the `name as (…)` of a WITH clause.
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

/**
 * Whether it is the roster alone that keeps somebody from signing in: it said so at the moment since
 * which they are suspended.
 */
export const isSuspendedByRoster = (person: SQL) => sql`exists (
  select from roster_people known
  where known.user_id = ${person}.id and known.disabled_at = ${person}.suspended_at)`;

/** Whether somebody can sign in, or is kept out by the roster alone: both keep their classes. */
export const isAttending = (person: SQL) =>
  sql`(${person}.suspended_at is null or ${isSuspendedByRoster(person)})`;

/** What the last roster said of each who is known, and what this one says. */
const delivered = sql`
  (select distinct on (staged.n) staged.n, staged.user_id, staged.name, staged.email,
          known.name as name_before, known.email as email_before,
          known.gone_at
   from staged_people staged join staged_ids id using (n)
   join roster_people known using (source_id)
   where not staged.is_gone and not staged.is_blocked)`;

/** Gives people the names that the roster has changed; a teacher's classes are called so too. */
export async function renamePeople(transaction: Db): Promise<Changes> {
  const changes = await countChanges(
    transaction,
    sql`
    update "user" person
    set name = changed.name, updated_at = now(),
        username = case when person.username = changed.name_before then changed.name
                        else person.username end
    from ${delivered} changed
    where person.id = changed.user_id and changed.name <> changed.name_before
      and person.name <> changed.name
    returning changed.name_before as subject, changed.name as detail`,
  );
  await transaction.execute(sql`
    update tenants class set teacher_name = person.name
    from ${delivered} changed join "user" person on person.id = changed.user_id
    where class.teacher_id = person.id and changed.name <> changed.name_before
      and class.teacher_name <> person.name`);
  return changes;
}

/**
 * Gives people the email addresses that the roster has changed, with which they sign in from then on.
 * What went to the address before, a role that waits for it or a link to set a password, is worthless.
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
  return countChanges(
    transaction,
    sql`
    update "user" person
    set email = changed.email, email_verified = false, pending_role = null, updated_at = now()
    from ${moved}
    returning person.name as subject, changed.email as detail`,
  );
}

const MAX_OF_ONE_NAME = 99;

/**
 * Gives those who are new an id, and those without an email a username: that of their name, or the
 * first free one with a number behind it. Returns whose name is too common.
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

/** Adds those who are new; nobody can sign in yet, for want of a password. */
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

/** Notes what this roster has said of whom. */
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
 * Lets those sign in again who are back in the roster, and are leavers no more; but nobody whom somebody
 * had suspended before they left. Comes before `rememberPeople`.
 */
export function bringBackPeople(transaction: Db): Promise<Changes> {
  return countChanges(
    transaction,
    sql`
    update "user" person
    set suspended_at = case when person.suspended_at = back.gone_at or exists (
          select from leavers where user_id = person.id and left_at = person.suspended_at)
        then null else person.suspended_at end,
      updated_at = now()
    from ${delivered} back
    where person.id = back.user_id and back.gone_at is not null and person.suspended_at is not null
    returning person.name as subject,
      case when person.suspended_at is null then '' else ${rosterMessages.staysSuspended} end as detail`,
    sql`
    staying as (
      delete from leavers using ${delivered} back
      where leavers.user_id = back.user_id and back.gone_at is not null)`,
  );
}

/** Who has left: said to be gone, or no longer in a whole list. Administrators never are. */
const leavers = (isWhole: boolean) => sql`
  select distinct known.user_id from roster_people known
  join "user" person on person.id = known.user_id and person.role <> 'admin'
  where known.gone_at is null and (
    known.user_id in (
      select user_id from staged_people where is_gone
      -- A student whose record was created again is gone under the old id alone.
      except select user_id from staged_people where not is_gone and not is_blocked)
    or ${isWhole} and known.user_id not in
      (select user_id from staged_people where user_id is not null))`;

/**
 * Suspends who has left, and ends their sessions. Their work stays; students are noted as leavers, who
 * are erased once the school's time is over. Whom the roster had suspended is now suspended for leaving.
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
  return countChanges(
    transaction,
    sql`
    update "user" person
    set suspended_at = case when ${isSuspendedByRoster(sql`person`)} then now()
                            else coalesce(person.suspended_at, now()) end,
      updated_at = now()
    where person.id in (select user_id from staged_leavers)
    returning person.name as subject, person.email as detail`,
    sql`
    gone as (
      update roster_people set gone_at = now(), disabled_at = null
      where user_id in (select user_id from staged_leavers)
    )`,
  );
}

/** How many people the roster has brought who are still in it. */
export async function countRosterPeople(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ people: number }>(sql`
    select count(distinct user_id)::int as people from roster_people where gone_at is null`);
  return rows[0]?.people ?? 0;
}
