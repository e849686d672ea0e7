import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';

/** A person who signs in with a generated password. */
interface CardHolder {
  userId: string;
  hash: string;
}

/** Lets only one transaction at a time choose usernames, until it ends. */
export async function lockSignInNames(transaction: Db): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('greenpen-sign-in-names'))`);
}

/** Returns which of these emails have an account. */
export async function listTakenEmails(
  database: Db,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await database.execute<{ email: string }>(sql`
    select email from "user"
    where email in (select json_array_elements_text(${JSON.stringify(emails)}::json))`);
  return new Set(rows.map(({ email }) => email));
}

/** Adds students who can sign in straight away. */
export async function insertWithPasswords(
  transaction: Db,
  people: readonly (CardHolder & { displayName: string; email: string })[],
): Promise<void> {
  await insertWithoutEmail(
    transaction,
    people.map((person) => ({ ...person, role: 'student' as const })),
    true,
  );
  await insertCredentials(transaction, people);
}

/**
 * Adds people without an email and without a way to sign in yet; `hasCard` means that a card is
 * being made.
 */
export async function insertWithoutEmail(
  transaction: Db,
  people: readonly {
    userId: string;
    displayName: string;
    email: string;
    role: 'student' | 'teacher';
  }[],
  hasCard: boolean,
): Promise<void> {
  await transaction.execute(sql`
    insert into "user" (id, name, username, email, role, is_made_by_teacher, password_is_drawn)
    select "userId", "displayName", "displayName", email, role, true, ${hasCard}::boolean
    from json_to_recordset(${JSON.stringify(people)}::json)
      as incoming("userId" text, "displayName" text, email text, role text)`);
}

/** Replaces passwords, and deletes their owners' sessions and links to set a password. */
export async function storePasswords(
  transaction: Db,
  people: readonly CardHolder[],
): Promise<void> {
  const ids = sql`(select json_array_elements_text(${JSON.stringify(people.map(({ userId }) => userId))}::json))`;
  await transaction.execute(sql`
    delete from account where provider_id = 'credential' and user_id in ${ids}`);
  await transaction.execute(sql`update "user" set password_is_drawn = true where id in ${ids}`);
  await transaction.execute(sql`delete from session where user_id in ${ids}`);
  await transaction.execute(sql`delete from verification where value in ${ids}`);
  await insertCredentials(transaction, people);
}

async function insertCredentials(transaction: Db, people: readonly CardHolder[]): Promise<void> {
  const rows = people.map(({ userId, hash }) => ({ id: randomUUID(), userId, hash }));
  await transaction.execute(sql`
    insert into account (id, account_id, provider_id, user_id, password)
    select id, "userId", 'credential', "userId", hash
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as incoming(id text, "userId" text, hash text)`);
}
