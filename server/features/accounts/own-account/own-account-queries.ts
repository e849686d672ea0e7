import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../../database/client.ts';
import { account, session, user } from '../../../database/schema/accounts.ts';
import { tenants } from '../../../database/schema/classes.ts';
import { listPlatformsOf } from '../platforms/platform-people-queries.ts';

/** Reads the account details that only its owner may see. */
export async function readOwnAccount(database: Db, userId: string) {
  const [person] = await database
    .select({ isEmailProved: user.emailVerified, hasSecondFactor: user.twoFactorEnabled })
    .from(user)
    .where(eq(user.id, userId));
  const methods = await database
    .select({ providerId: account.providerId })
    .from(account)
    .where(eq(account.userId, userId));
  return {
    ...person,
    methods: methods.map(({ providerId }) => providerId),
    platforms: await listPlatformsOf(database, userId),
  };
}

/** Returns sessions that have not expired, newest first. */
export function listSessions(database: Db, userId: string) {
  return database
    .select({ id: session.id, userAgent: session.userAgent, createdAt: session.createdAt })
    .from(session)
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`)))
    .orderBy(desc(session.createdAt));
}

/** Ends a session; returns false if this person has no such session. */
export async function deleteSession(
  database: Db,
  userId: string,
  sessionId: string,
): Promise<boolean> {
  const ended = await database
    .delete(session)
    .where(and(eq(session.id, sessionId), eq(session.userId, userId)))
    .returning({ id: session.id });
  return ended.length > 0;
}

/** Disconnects a provider; returns false if it is not connected or is the only way to sign in. */
export async function deleteProvider(
  database: Db,
  userId: string,
  providerId: string,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    delete from account going
    where going.user_id = ${userId} and going.provider_id = ${providerId}
      and going.provider_id <> 'credential'
      and exists (select from account other
                  where other.user_id = ${userId} and other.provider_id <> ${providerId})`);
  return rowCount === 1;
}

/**
 * Updates the name wherever the present one is stored: in classes, and as the username of people
 * who never had a different one.
 */
export async function updateName(database: Db, userId: string, name: string): Promise<void> {
  await database
    .update(user)
    .set({
      name,
      username: sql`case when ${user.username} = ${user.name} then ${name} else ${user.username} end`,
      updatedAt: sql`now()`,
    })
    .where(eq(user.id, userId));
  await database.update(tenants).set({ teacherName: name }).where(eq(tenants.teacherId, userId));
}
