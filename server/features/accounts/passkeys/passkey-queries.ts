import { and, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { passkey, user } from '../../../database/schema/accounts.ts';

/** SQL condition: this person (a row of `user`) has a passkey. */
export const hasPasskey = (person: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from passkey own_key where own_key.user_id = ${person}.id)`;

/** True if this person's password is only the first of two steps, and a passkey the second. */
export async function isPasskeyNeeded(database: Db, userId: string): Promise<boolean> {
  const found = await database.$count(
    user,
    and(
      eq(user.id, userId),
      sql`${user.role} <> 'student' and not ${user.twoFactorEnabled} and ${hasPasskey(sql`${user}`)}`,
    ),
  );
  return found > 0;
}

/** Returns a person's passkeys, newest first. */
export function listPasskeys(database: Db, userId: string) {
  return database
    .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt })
    .from(passkey)
    .where(eq(passkey.userId, userId))
    .orderBy(desc(passkey.createdAt));
}
