import { and, eq, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/client.ts';
import { account, user, verification } from '../../database/schema/accounts.ts';
import { deleteSessions } from './sessions-queries.ts';

/** Ends every link with which this person could set a password or change their address. */
export async function discardPasswordLinks(database: Db, userId: string): Promise<void> {
  await database.delete(verification).where(
    or(
      eq(verification.value, userId),
      // A link that proves an address names that too.
      sql`starts_with(${verification.value}, ${userId} || ' ')`,
    ),
  );
}

/** What stands beside the links of somebody of which one proves nothing; it ends with them. */
export const handedOverTo = (userId: string): string => `${userId} handed-over`;

/** Whether somebody else than an administrator may have handed this person a link, and opened it. */
export async function mayHoldHandedOver(database: Db, userId: string): Promise<boolean> {
  const found = eq(verification.value, handedOverTo(userId));
  return (await database.$count(verification, found)) > 0;
}

/** Lets somebody in who registered, though nothing shows that the address is theirs. */
export async function liftProofDemand(database: Db, userId: string): Promise<void> {
  await database.update(user).set({ mustProveEmail: false }).where(eq(user.id, userId));
}

/** After somebody chose a password: it is no card's, and links to set one are worthless. */
export async function noteOwnPassword(database: Db, userId: string): Promise<void> {
  await database.update(user).set({ passwordIsDrawn: false }).where(eq(user.id, userId));
  await discardPasswordLinks(database, userId);
}

/** Takes the password away, with what it opened: sessions, and links to set another. */
export async function deletePassword(database: Db, userId: string): Promise<void> {
  await database
    .delete(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  await database.update(user).set({ passwordIsDrawn: false }).where(eq(user.id, userId));
  await deleteSessions(database, userId);
  await discardPasswordLinks(database, userId);
}
