import { and, eq, not, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { passkey, twoFactor, user } from '../../../database/schema/accounts.ts';
import { deleteSessions } from '../sessions/sessions-queries.ts';

/**
 * Number of used codes that are remembered; a code is valid for a minute and a half, in which no
 * more than these can be used.
 */
const CODES_KEPT = 5;

/** Records that a code has opened a session; returns false if it had been used before. */
export async function spendCode(database: Db, userId: string, code: string): Promise<boolean> {
  const { usedCodes } = twoFactor;
  const rows = await database
    .update(twoFactor)
    .set({
      usedCodes: sql`(array_prepend(${code}::text, ${usedCodes}))[1:${sql.raw(String(CODES_KEPT))}]`,
    })
    .where(and(eq(twoFactor.userId, userId), not(sql`${code}::text = any(${usedCodes})`)))
    .returning({ id: twoFactor.id });
  return rows.length > 0;
}

/** Returns the stored data of a person's authenticator app and backup codes. */
export function findSecondFactor(database: Db, userId: string) {
  return database.query.twoFactor.findFirst({ where: eq(twoFactor.userId, userId) });
}

/** Returns the encrypted secrets of all authenticator apps in use. */
export function listSecondFactors(database: Db): Promise<{ secret: string }[]> {
  return database
    .select({ secret: twoFactor.secret })
    .from(twoFactor)
    .where(eq(twoFactor.verified, true));
}

/** Deletes the second factor and the passkeys of a person, and ends their sessions. */
export async function removeSecondFactor(database: Db, userId: string): Promise<void> {
  await database.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await database.delete(passkey).where(eq(passkey.userId, userId));
  await database
    .update(user)
    .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
  await deleteSessions(database, userId);
}
