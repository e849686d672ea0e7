import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Role } from '../../../../shared/permissions.ts';
import type { Db } from '../../../database/client.ts';

/** A person of a learning platform, with their Greenpen account. */
export interface LinkedPerson extends Record<string, unknown> {
  subject: string;
  id: string;
  displayName: string;
  username: string;
  role: Role;
  isSuspended: boolean;
}

/** Returns the account library's provider id for sign-ins from a platform. */
const providerOf = (platformId: string) => `lti-${platformId}`;
const listed = (values: readonly string[]) =>
  sql`(select json_array_elements_text(${JSON.stringify(values)}::json))`;

/** Returns the platform's people who have an account. */
export async function listLinked(
  database: Db,
  platformId: string,
  subjects: readonly string[],
): Promise<LinkedPerson[]> {
  const { rows } = await database.execute<LinkedPerson>(sql`
    select link.account_id as subject, person.id, person.name as "displayName", person.username,
           person.role, person.suspended_at is not null as "isSuspended"
    from account link join "user" person on person.id = link.user_id
    where link.provider_id = ${providerOf(platformId)} and link.account_id in ${listed(subjects)}`);
  return rows;
}

/** Links people of a platform to accounts; a subject that is already linked keeps its account. */
export async function insertLinks(
  transaction: Db,
  platformId: string,
  people: readonly { subject: string; userId: string }[],
): Promise<void> {
  const rows = people.map(({ subject, userId }) => ({ id: randomUUID(), subject, userId }));
  await transaction.execute(sql`
    insert into account (id, account_id, provider_id, user_id)
    select id, subject, ${providerOf(platformId)}, "userId"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as incoming(id text, subject text, "userId" text)
    where not exists (select from account taken where taken.account_id = subject
                      and taken.provider_id = ${providerOf(platformId)})`);
}

/** Returns the platforms from which this person signs in. */
export async function listPlatformsOf(
  database: Db,
  userId: string,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await database.execute<{ id: string; name: string }>(sql`
    select distinct link.provider_id as id, platform.name
    from account link join lti_platforms platform on link.provider_id = ${providerOf('')} || platform.id
    where link.user_id = ${userId} order by platform.name, id`);
  return rows;
}

/**
 * Returns students of a class who came from this platform but are no longer on its list, because
 * they have left the course. Those who joined the class by its code stay.
 */
export async function listStrayMembers(
  database: Db,
  platformId: string,
  teacherCode: string,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select membership.student_id as id from class_memberships membership
    join account link on link.user_id = membership.student_id
      and link.provider_id = ${providerOf(platformId)}
    where membership.teacher_code = ${teacherCode}
      and not membership.from_roster and not membership.joined_by_code
    group by 1 having not bool_or(link.account_id in ${listed(subjects)})`);
  return rows.map(({ id }) => id);
}

/** True if an account has this address. */
export async function isEmailKnown(database: Db, email: string): Promise<boolean> {
  const { rows } = await database.execute(
    sql`select from "user" where email = lower(${email}) limit 1`,
  );
  return rows.length > 0;
}

/**
 * Returns the newest subject under which a platform knows a person; undefined if it does not (any
 * more).
 */
export async function findSubject(
  database: Db,
  platformId: string,
  userId: string,
): Promise<string | undefined> {
  const { rows } = await database.execute<{ subject: string }>(sql`
    select account_id as subject from account
    where user_id = ${userId} and provider_id = ${providerOf(platformId)}
    order by created_at desc limit 1`);
  return rows[0]?.subject;
}
