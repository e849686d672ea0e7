import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import type { Actor } from '../../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { apiTokens } from '../../../database/schema/tokens.ts';
import { actorColumns, demandColumns, type FixedDemands } from '../sessions-queries.ts';

export type TokenRow = Omit<typeof apiTokens.$inferSelect, 'tokenHash' | 'userId'> & {
  ownerId: string;
  ownerName: string;
};

const columns = {
  id: apiTokens.id,
  kind: apiTokens.kind,
  name: apiTokens.name,
  prefix: apiTokens.prefix,
  scopes: apiTokens.scopes,
  ownerId: user.id,
  ownerName: user.name,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** Everybody's, or this person's, the newest first. */
export function listTokens(
  database: DatabaseOrTransaction,
  ownerId: string | null,
): Promise<TokenRow[]> {
  return database
    .select(columns)
    .from(apiTokens)
    .innerJoin(user, eq(user.id, apiTokens.userId))
    .where(ownerId === null ? undefined : eq(apiTokens.userId, ownerId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

export async function countLivingTokens(
  database: DatabaseOrTransaction,
  ownerId: string,
): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(apiTokens)
    .where(and(eq(apiTokens.userId, ownerId), gt(apiTokens.expiresAt, sql`now()`)));
  return row?.count ?? 0;
}

interface NewToken extends Pick<
  typeof apiTokens.$inferInsert,
  'kind' | 'name' | 'prefix' | 'tokenHash' | 'scopes' | 'userId'
> {
  days: number;
}

/** Returns when it was made and when it ends, by the database's clock. */
export async function insertToken(
  database: DatabaseOrTransaction,
  { days, ...token }: NewToken,
): Promise<{ id: string; createdAt: Date; expiresAt: Date } | undefined> {
  const expiresAt = sql`now() + ${days} * interval '1 day'`;
  const [row] = await database
    .insert(apiTokens)
    .values({ ...token, expiresAt })
    .returning({
      id: apiTokens.id,
      createdAt: apiTokens.createdAt,
      expiresAt: apiTokens.expiresAt,
    });
  return row;
}

/** Returns what it was; undefined where there is none, or none of this owner's. */
export async function deleteToken(
  database: DatabaseOrTransaction,
  id: string,
  ownerId: string | null,
): Promise<{ kind: string; name: string; userId: string } | undefined> {
  const [row] = await database
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), ownerId === null ? undefined : eq(apiTokens.userId, ownerId)))
    .returning({ kind: apiTokens.kind, name: apiTokens.name, userId: apiTokens.userId });
  return row;
}

/**
 * Finds who a token acts for: nobody once it has ended, while its owner is suspended, and once they
 * are no longer staff. The first use of a minute is written down.
 */
export function createTokenQuery(
  database: Database,
  fixed: FixedDemands,
): (tokenHash: string) => Promise<Actor | null> {
  const query = database
    .select({
      ...actorColumns,
      sessionId: apiTokens.id,
      ...demandColumns(fixed),
      token: { id: apiTokens.id, name: apiTokens.name, scopes: apiTokens.scopes },
      isLongUnused: sql<boolean>`
        coalesce(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiTokens)
    .innerJoin(user, eq(user.id, apiTokens.userId))
    .where(
      sql`${apiTokens.tokenHash} = ${sql.placeholder('tokenHash')} and ${apiTokens.expiresAt} > now()
        and ${user.suspendedAt} is null and ${user.role} <> 'student'`,
    )
    .prepare('find_api_token');
  return async (tokenHash) => {
    const [found] = await query.execute({ tokenHash });
    if (!found) return null;
    const { isLongUnused, ...actor } = found;
    if (isLongUnused) {
      await database
        .update(apiTokens)
        .set({ lastUsedAt: sql`now()` })
        .where(eq(apiTokens.id, actor.token.id));
    }
    return actor;
  };
}
