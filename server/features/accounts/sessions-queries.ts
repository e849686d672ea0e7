import { eq, sql, type SQL } from 'drizzle-orm';
import { NO_EMAIL_DOMAIN } from '../../../shared/sign-in-name.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { account, session, user } from '../../database/schema/accounts.ts';
import { schoolSettings } from '../../database/schema/settings.ts';

/** A session with the person it belongs to. */
export interface SessionRow {
  token: string;
  expiresAt: Date;
  actor: Actor;
}

/** What of an account makes up whoever asks. */
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

interface SessionLimits {
  maxHours: number;
  /** Whether staff must have a second factor, where the configuration says so; else a setting does. */
  staffSecondFactor: boolean | undefined;
}

/**
 * Finds sessions by their tokens that are not older than they may grow, with a statement that each
 * connection prepares once.
 */
export function createSessionQuery(
  database: Database,
  { maxHours, staffSecondFactor }: SessionLimits,
): (tokens: string[]) => Promise<SessionRow[]> {
  const query = database
    .select({
      token: session.token,
      expiresAt: session.expiresAt,
      actor: {
        ...actorColumns,
        sessionId: session.id,
        needsSecondFactor: demandsSecondFactor(staffSecondFactor),
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

/**
 * Whether somebody must set up a second factor first. People who sign in elsewhere have theirs there;
 * it is asked of passwords.
 */
export function demandsSecondFactor(configured: boolean | undefined): SQL<boolean> {
  return sql<boolean>`
    ${isDemanded(configured)} and ${user.role} <> 'student' and not ${user.twoFactorEnabled}
    and exists (select from ${account} own
                where own.user_id = ${user.id} and own.provider_id = 'credential')`;
}

function isDemanded(configured: boolean | undefined): SQL {
  if (configured !== undefined) return sql`${sql.raw(String(configured))}`;
  return sql`coalesce((select ${schoolSettings.value} = 'true'::jsonb from ${schoolSettings}
                       where ${schoolSettings.name} = 'staffSecondFactor'), false)`;
}
