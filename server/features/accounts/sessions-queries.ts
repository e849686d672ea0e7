import { eq, sql } from 'drizzle-orm';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { session, user } from '../../database/schema/accounts.ts';

/** A session with the person it belongs to. */
export interface SessionRow {
  token: string;
  expiresAt: Date;
  actor: Actor;
}

/** Finds sessions by their tokens that are not older than they may grow, with a statement that each connection prepares once. */
export function createSessionQuery(
  database: Database,
  maxHours: number,
): (tokens: string[]) => Promise<SessionRow[]> {
  const query = database
    .select({
      token: session.token,
      expiresAt: session.expiresAt,
      actor: {
        id: user.id,
        username: user.username,
        displayName: user.name,
        email: user.email,
        role: user.role,
        extraTimePercentage: user.extraTimePercentage,
        teacherCode: user.teacherCode,
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
