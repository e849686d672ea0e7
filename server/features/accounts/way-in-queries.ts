import { sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';

/**
 * Whether an administrator who can sign in has connected one of these providers, which has vouched for
 * their address: it lets people in, and could take accounts over. Connecting to an account with a
 * password needs a verified address; one that began at the provider may have been taken unverified.
 */
export async function hasAdministratorElsewhere(
  database: Db,
  providerIds: readonly string[],
): Promise<boolean> {
  const ids = sql`(select json_array_elements_text(${JSON.stringify(providerIds)}::json))`;
  const { rows } = await database.execute<{ found: boolean }>(sql`
    select exists (
      select from "user" person join account own on own.user_id = person.id
      where person.role = 'admin' and person.suspended_at is null and own.provider_id in ${ids}
        and (person.email_verified or exists (
          select from account other
          where other.user_id = person.id and other.provider_id = 'credential'))) as found`);
  return rows[0]?.found ?? false;
}
