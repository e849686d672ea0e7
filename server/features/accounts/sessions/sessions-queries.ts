import { eq, sql, type SQL } from 'drizzle-orm';
import { NO_EMAIL_DOMAIN } from '../../../../shared/sign-in-name.ts';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { account, session, user } from '../../../database/schema/accounts.ts';
import { schoolSettings } from '../../../database/schema/settings.ts';
import type { FixedSettings } from '../../../settings/fixed-settings.ts';
import { hasPasskey } from '../passkeys/passkey-queries.ts';

/** A session with its owner. */
export interface SessionRow {
  token: string;
  expiresAt: Date;
  actor: Actor;
}

/** The columns of an account that make up the actor of a request. */
export const actorColumns = {
  id: user.id,
  username: user.username,
  displayName: user.name,
  email: user.email,
  role: user.role,
  extraTimePercentage: user.extraTimePercentage,
  teacherCode: user.teacherCode,
  needsEmailProof: sql<boolean>`
    ${user.mustProveEmail} and not ${user.emailVerified}
    and ${user.email} not like ${`%${NO_EMAIL_DOMAIN}`}`,
};

/** The demands on people that the configuration fixes; otherwise a setting decides. */
export type FixedDemands = Pick<FixedSettings, 'staffSecondFactor' | 'newPasswordAfterCard'>;

interface SessionLimits {
  maxHours: number;
  fixed: FixedDemands;
}

/**
 * Returns a function that finds sessions by their tokens, if they are below the maximum age. Each
 * connection prepares the statement once.
 */
export function createSessionQuery(
  database: Database,
  { maxHours, fixed }: SessionLimits,
): (tokens: string[]) => Promise<SessionRow[]> {
  const query = database
    .select({
      token: session.token,
      expiresAt: session.expiresAt,
      actor: {
        ...actorColumns,
        sessionId: session.id,
        ...demandColumns(fixed),
      },
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(
      sql`${session.token} = any(${sql.placeholder('tokens')})
        and ${session.createdAt} > now() - ${maxHours} * interval '1 hour'`,
    )
    .prepare('find_sessions');
  return (tokens) => query.execute({ tokens });
}

/** Ends all sessions of a person. */
export async function deleteSessions(database: Db, userId: string): Promise<void> {
  await database.delete(session).where(eq(session.userId, userId));
}

/** Deletes sessions that have expired, because their browsers may never come back. */
export async function deleteEndedSessions(database: Database, maxHours: number): Promise<void> {
  await database.delete(session).where(
    sql`${session.expiresAt} < now()
        or ${session.createdAt} <= now() - ${maxHours} * interval '1 hour'`,
  );
}

/**
 * SQL columns for what a person must do first: set up a second factor, or replace the password on
 * their card. The second factor is only required of people with a password, because others have
 * theirs at the provider.
 */
export const demandColumns = (fixed: FixedDemands) => ({
  needsSecondFactor: sql<boolean>`
    ${isDemanded(fixed, 'staffSecondFactor')} and ${user.role} <> 'student'
    and not ${user.twoFactorEnabled} and not ${hasPasskey(sql`${user}`)}
    and exists (select from ${account} own
                where own.user_id = ${user.id} and own.provider_id = 'credential')`,
  needsNewPassword: sql<boolean>`
    ${user.passwordIsDrawn} and ${isDemanded(fixed, 'newPasswordAfterCard')}`,
});

function isDemanded(fixed: FixedDemands, name: keyof FixedDemands): SQL {
  const configured = fixed[name];
  if (configured !== undefined) return sql`${sql.raw(String(configured))}`;
  return sql`coalesce((select ${schoolSettings.value} = 'true'::jsonb from ${schoolSettings}
                       where ${schoolSettings.name} = ${sql.raw(`'${name}'`)}), false)`;
}
