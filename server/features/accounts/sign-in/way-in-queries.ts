import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/**
 * True if an administrator who can sign in has connected one of these providers, and the provider
 * has vouched for their address. The provider then lets people in, and could take accounts over.
 * Connecting to an account with a password requires a verified address; an account that began at
 * the provider may have an unverified one.
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
