import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { leavers } from '../../../database/schema/rollovers.ts';

export async function isSuspended(database: Db, userId: string): Promise<boolean> {
  const [person] = await database
    .select({ suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, userId));
  return person !== undefined && person.suspendedAt !== null;
}

/**
 * Suspends a person or lets them back in. Letting them back in removes them from the leavers, so
 * that a later suspension does not get them erased. A suspension replaces one by a roster or a new
 * year, which then can no longer lift it.
 */
export async function updateSuspended(
  database: Db,
  userId: string,
  suspended: boolean,
): Promise<void> {
  const suspendedAt = suspended ? sql`now()` : null;
  await database
    .update(user)
    .set({ suspendedAt, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
  if (!suspended) await database.delete(leavers).where(eq(leavers.userId, userId));
}
