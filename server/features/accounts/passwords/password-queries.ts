import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { account, user, verification } from '../../../database/schema/accounts.ts';
import { deleteSessions } from '../sessions/sessions-queries.ts';

/** Deletes every link with which this person could set a password or change their address. */
export async function discardPasswordLinks(database: Db, userId: string): Promise<void> {
  await database.delete(verification).where(
    or(
      eq(verification.value, userId),
      // The value of a link that proves an address also contains the address.
      sql`starts_with(${verification.value}, ${userId} || ' ')`,
    ),
  );
}

/**
 * Value that is stored when a person receives a link that does not prove their address; it is
 * deleted with their links.
 */
export const handedOverTo = (userId: string): string => `${userId} handed-over`;

/** True if a teacher may have handed this person a link, and opened it themselves. */
export async function mayHoldHandedOver(database: Db, userId: string): Promise<boolean> {
  const found = eq(verification.value, handedOverTo(userId));
  return (await database.$count(verification, found)) > 0;
}

/** Lets a person who registered sign in without a proof of their address. */
export async function liftProofDemand(database: Db, userId: string): Promise<void> {
  await database.update(user).set({ mustProveEmail: false }).where(eq(user.id, userId));
}

/**
 * Records that a person chose their own password: it no longer counts as a card's, and links to set
 * one are deleted.
 */
export async function noteOwnPassword(database: Db, userId: string): Promise<void> {
  await database.update(user).set({ passwordIsDrawn: false }).where(eq(user.id, userId));
  await discardPasswordLinks(database, userId);
}

/** Deletes a password, with the person's sessions and their links to set another. */
export async function deletePassword(database: Db, userId: string): Promise<void> {
  await database
    .delete(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  await database.update(user).set({ passwordIsDrawn: false }).where(eq(user.id, userId));
  await deleteSessions(database, userId);
  await discardPasswordLinks(database, userId);
}
