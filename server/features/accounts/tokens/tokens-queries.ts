import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { apiTokens } from '../../../database/schema/tokens.ts';
import { actorColumns, demandColumns, type FixedDemands } from '../sessions-queries.ts';

export type TokenRow = Omit<typeof apiTokens.$inferSelect, 'tokenHash' | 'userId' | 'madeBy'> & {
  ownerId: string | null;
  ownerName: string;
};

const columns = {
  id: apiTokens.id,
  kind: apiTokens.kind,
  name: apiTokens.name,
  prefix: apiTokens.prefix,
  scopes: apiTokens.scopes,
  ownerId: apiTokens.userId,
  ownerName: sql<string>`coalesce(${user.name}, '')`,
  createdAt: apiTokens.createdAt,
  expiresAt: apiTokens.expiresAt,
  lastUsedAt: apiTokens.lastUsedAt,
};

/** Everybody's with the school's, or this person's, the newest first. */
export function listTokens(database: Db, ownerId: string | null): Promise<TokenRow[]> {
  return database
    .select(columns)
    .from(apiTokens)
    .leftJoin(user, sql`${user.id} = coalesce(${apiTokens.userId}, ${apiTokens.madeBy})`)
    .where(ownerId === null ? undefined : eq(apiTokens.userId, ownerId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

/** This person's, or the school's. */
export async function countLivingTokens(database: Db, ownerId: string | null): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(apiTokens)
    .where(and(isOf(ownerId), gt(apiTokens.expiresAt, sql`now()`)));
  return row?.count ?? 0;
}

const isOf = (ownerId: string | null) =>
  ownerId === null ? isNull(apiTokens.userId) : eq(apiTokens.userId, ownerId);

interface NewToken extends Pick<
  typeof apiTokens.$inferInsert,
  'kind' | 'name' | 'prefix' | 'tokenHash' | 'scopes' | 'userId' | 'madeBy'
> {
  days: number;
}

/** Returns when it was made and when it ends, by the database's clock. */
export async function insertToken(
  database: Db,
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
  database: Db,
  id: string,
  ownerId: string | null,
): Promise<{ kind: string; name: string } | undefined> {
  const [row] = await database
    .delete(apiTokens)
    .where(and(eq(apiTokens.id, id), ownerId === null ? undefined : eq(apiTokens.userId, ownerId)))
    .returning({ kind: apiTokens.kind, name: apiTokens.name });
  return row;
}

/**
 * Whom a token acts for. A service's acts with an administrator's rights, and what it makes stands in
 * the name of whoever made it while they are one, else of the longest-standing.
 */
const whoseToken = sql`${user.id} = coalesce(${apiTokens.userId}, (
  select admin.id from ${user} admin where admin.role = 'admin' and admin.suspended_at is null
  order by (admin.id = ${apiTokens.madeBy}) desc nulls last, admin.created_at, admin.id limit 1))`;

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
      token: {
        id: apiTokens.id,
        kind: apiTokens.kind,
        name: apiTokens.name,
        scopes: apiTokens.scopes,
      },
      isLongUnused: sql<boolean>`
        coalesce(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`,
    })
    .from(apiTokens)
    .innerJoin(user, whoseToken)
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
    return actor.token.kind === 'service' ? asService(actor) : actor;
  };
}

/** Nothing is asked of a program that is asked of people. */
const asService = (actor: Actor & Required<Pick<Actor, 'token'>>): Actor => ({
  ...actor,
  displayName: `Service key ${actor.token.name}`,
  needsSecondFactor: false,
  needsNewPassword: false,
  needsEmailProof: false,
});
