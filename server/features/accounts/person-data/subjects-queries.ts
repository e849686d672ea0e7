import { eq, or, sql } from 'drizzle-orm';
import { toSignInEmail } from '../../../../shared/sign-in-name.ts';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { ERASED_NAME } from './erasure-rules.ts';

/**
 * The person whom an export or an erasure concerns; the email is empty if the account was deleted.
 */
export interface Subject extends Record<string, unknown> {
  id: string;
  email: string;
  /** The name by which others know them. */
  displayName: string;
}

/** Returns the id of the person with this email or username (case-insensitive) or with this id. */
export async function findPersonId(database: Db, given: string): Promise<string | undefined> {
  const email = toSignInEmail(given.trim()).toLowerCase();
  const [row] = await database
    .select({ id: user.id })
    .from(user)
    .where(or(eq(sql`lower(${user.email})`, email), eq(user.id, given.trim())));
  return row?.id;
}

/**
 * Returns what the audit trail still says about an account that was deleted in Manage Users, by id.
 * The name is empty once it was erased.
 */
export async function findDeleted(database: Db, id: string): Promise<Subject | undefined> {
  const { rows } = await database.execute<Subject>(sql`
    select subject_id as id, '' as email,
           case when subject_name = ${ERASED_NAME} then '' else subject_name end as "displayName"
    from audit_events where action = 'user-deleted' and subject_id = ${id.trim()}
    order by at desc limit 1`);
  return rows[0];
}

/** Returns the accounts with this name that were deleted in Manage Users, newest first. */
export async function listDeletedOf(
  database: Db,
  name: string,
): Promise<{ id: string; at: string }[]> {
  const { rows } = await database.execute<{ id: string; at: string }>(sql`
    select subject_id as id, at::date::text as at from audit_events
    where action = 'user-deleted' and subject_id is not null
      and lower(subject_name) = lower(${name.trim()})
    order by audit_events.at desc`);
  return rows;
}

/** Returns the ids of everyone, including people whose account was deleted in Manage Users. */
export async function listPersonIds(database: Db): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select id from "user" union
    select subject_id from audit_events where action = 'user-deleted' and subject_id is not null`);
  return rows.map(({ id }) => id);
}
