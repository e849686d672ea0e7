import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';
import { leavers } from '../../database/schema/rollovers.ts';

export async function isSuspended(database: Db, userId: string): Promise<boolean> {
  const [person] = await database
    .select({ suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, userId));
  return person !== undefined && person.suspendedAt !== null;
}

/**
 * Whoever is let back in is no leaver any more, and is not erased when suspended again. A suspension takes
 * the place of one by a roster or a new year, which so can no longer be ended by them.
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
