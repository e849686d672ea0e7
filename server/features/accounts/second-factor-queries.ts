import { eq, sql } from 'drizzle-orm';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { passkey, session, twoFactor, user } from '../../database/schema/accounts.ts';

/** Forgets the second factor and the passkeys of a person, and ends their sessions. */
export async function removeSecondFactor(
  database: DatabaseOrTransaction,
  userId: string,
): Promise<void> {
  await database.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await database.delete(passkey).where(eq(passkey.userId, userId));
  await database
    .update(user)
    .set({ twoFactorEnabled: false, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
  await database.delete(session).where(eq(session.userId, userId));
}
