import { and, eq, ne, sql } from 'drizzle-orm';
import type { Role } from '../../../../shared/permissions.ts';
import type { Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { discardPasswordLinks } from '../passwords/password-queries.ts';

export interface ProvedPerson {
  id: string;
  username: string;
  displayName: string;
  /** The address before the proof. */
  email: string;
  role: Role;
  pendingRole: Role | null;
}

/** Reads a person and locks their row until the end of the transaction. */
export async function lockForProof(
  transaction: Db,
  userId: string,
): Promise<ProvedPerson | undefined> {
  const [person] = await transaction
    .select({
      id: user.id,
      username: user.username,
      displayName: user.name,
      email: user.email,
      role: user.role,
      pendingRole: user.pendingRole,
    })
    .from(user)
    .where(eq(user.id, userId))
    .for('update');
  return person;
}

/** True if another account has this address. */
export async function isTaken(database: Db, email: string, userId: string): Promise<boolean> {
  return (await database.$count(user, and(eq(user.email, email), ne(user.id, userId)))) > 0;
}

export async function storeProof(database: Db, userId: string, email: string): Promise<void> {
  await database
    .update(user)
    .set({ email, emailVerified: true, pendingRole: null, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/**
 * Makes a role wait for a proof of the present address. Deletes earlier links, because they may
 * have been handed to somebody who cannot read mail sent to the address.
 */
export async function storePendingRole(
  database: Db,
  userId: string,
  pendingRole: Role,
): Promise<void> {
  await database.update(user).set({ pendingRole }).where(eq(user.id, userId));
  await discardPasswordLinks(database, userId);
}
