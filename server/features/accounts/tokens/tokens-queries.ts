import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../../access/actor.ts';
import type { Database, Db } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';
import { apiTokens } from '../../../database/schema/tokens.ts';
import { actorColumns, demandColumns, type FixedDemands } from '../sessions/sessions-queries.ts';

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

/**
 * Returns this person's keys, or everybody's and the school's if `ownerId` is null, newest first.
 */
export function listTokens(database: Db, ownerId: string | null): Promise<TokenRow[]> {
  return database
    .select(columns)
    .from(apiTokens)
    .leftJoin(user, sql`${user.id} = coalesce(${apiTokens.userId}, ${apiTokens.madeBy})`)
    .where(ownerId === null ? undefined : eq(apiTokens.userId, ownerId))
    .orderBy(desc(apiTokens.createdAt), apiTokens.id);
}

/** Counts the unexpired keys of this person, or of the school if `ownerId` is null. */
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

/** Stores a key; returns its id and its start and end by the database's clock. */
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

/**
 * Deletes a key, of any owner if `ownerId` is null, and returns what it was; undefined if there is
 * no such key.
 */
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
 * SQL condition for the person for whom a key acts. A service key acts with an administrator's
 * rights. What it creates belongs to the administrator who made the key or, if they no longer are
 * one, to the longest-standing administrator.
 */
const whoseToken = sql`${user.id} = coalesce(${apiTokens.userId}, (
  select admin.id from ${user} admin where admin.role = 'admin' and admin.suspended_at is null
  order by (admin.id = ${apiTokens.madeBy}) desc nulls last, admin.created_at, admin.id limit 1))`;

/**
 * Returns a function that finds the person for whom a key acts: null if the key has expired, or the
 * person is suspended or no longer staff. Stores the time of use at most once a minute.
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

/** Drops the demands on people, because a program cannot meet them. */
const asService = (actor: Actor & Required<Pick<Actor, 'token'>>): Actor => ({
  ...actor,
  displayName: `Service key ${actor.token.name}`,
  needsSecondFactor: false,
  needsNewPassword: false,
  needsEmailProof: false,
});
