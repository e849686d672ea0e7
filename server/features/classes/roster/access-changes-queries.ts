import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { countActs, isSuspendedByRoster, type Changes } from './people-changes-queries.ts';

/** SQL for people in the roster who may (or may not) sign in. Administrators always may. */
const staged = (maySignIn: boolean) => sql`
  (select distinct staged.user_id from staged_people staged
   join "user" person on person.id = staged.user_id and person.role <> 'admin'
   where staged.may_sign_in = ${maySignIn} and not staged.is_gone and not staged.is_blocked)`;

const wasDisabled = (userId: SQL) => sql`exists (
  select from roster_people known
  where known.user_id = ${userId} and known.disabled_at is not null)`;

/**
 * Suspends people whom the roster newly forbids to sign in, and ends their sessions. They do not
 * count as leavers. Call after `rememberPeople`.
 */
export async function suspendDisabled(transaction: Db): Promise<Changes> {
  await transaction.execute(sql`
    create temporary table staged_disabled on commit drop as
    select user_id from ${staged(false)} disabled where not ${wasDisabled(sql`disabled.user_id`)}`);
  await transaction.execute(sql`
    update roster_people set disabled_at = now()
    where user_id in (select user_id from staged_disabled)`);
  await transaction.execute(sql`
    delete from session where user_id in (select user_id from staged_disabled)`);
  return countActs(
    transaction,
    ['user-suspended', 'may not sign in, as the roster says'],
    sql`
    update "user" set suspended_at = now(), updated_at = now()
    where id in (select user_id from staged_disabled) and suspended_at is null
    returning id as user_id, name as subject, email as detail`,
  );
}

/** Returns how many people `suspendDisabled` has suspended, without new ones. */
export async function countDisabled(transaction: Db): Promise<number> {
  const { rows } = await transaction.execute<{ people: number }>(sql`
    select count(*)::int as people from staged_disabled
    where user_id not in (select user_id from staged_people where is_new)`);
  return rows[0]?.people ?? 0;
}

/**
 * Lifts suspensions that only the roster had caused, for people who may sign in again. Leavers stay
 * suspended.
 */
export function letInEnabled(transaction: Db): Promise<Changes> {
  return countActs(
    transaction,
    ['user-let-back', 'may sign in, as the roster says'],
    sql`
    update "user" person set suspended_at = null, updated_at = now()
    from enabled where person.id = enabled.user_id and ${isSuspendedByRoster(sql`person`)}
    returning person.id as user_id, person.name as subject, person.email as detail`,
    sql`
    enabled as (
      select user_id from ${staged(true)} enabled
      where ${wasDisabled(sql`enabled.user_id`)}
        and not exists (select from leavers where leavers.user_id = enabled.user_id)
    ), cleared as (
      update roster_people set disabled_at = null
      where user_id in (select user_id from enabled)
    )`,
  );
}
