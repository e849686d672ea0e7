import { desc, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../database/client.ts';
import { ltiKeys } from '../../../database/schema/lti.ts';

/** Age at which a key is replaced. */
const KEY_DAYS = 90;
/**
 * A key stays published for at least this long after it was replaced, because messages that it
 * signed may be in transit.
 */
const OLD_KEY_DAYS = 7;
/** How long platforms may cache the key set. */
const SETTLING_HOURS = 24;

const age = sql`now() - ${ltiKeys.createdAt}`;

/** Returns the published keys, newest first, and whether a new one is due. */
export async function listKeys(database: Db) {
  const keys = await database
    .select({
      kid: ltiKeys.kid,
      privateKey: ltiKeys.privateKey,
      isSettled: sql<boolean>`${age} > ${SETTLING_HOURS} * interval '1 hour'`,
      isOld: sql<boolean>`${age} > ${KEY_DAYS} * interval '1 day'`,
    })
    .from(ltiKeys)
    .orderBy(desc(ltiKeys.createdAt), ltiKeys.kid);
  return { keys, needsNew: keys.every(({ isOld }) => isOld) };
}

/** Adds a key unless another process has just added one, and deletes expired keys. */
export async function addKey(
  database: Database,
  key: Pick<typeof ltiKeys.$inferInsert, 'kid' | 'privateKey'>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('greenpen-lti-keys'))`);
    if (!(await listKeys(transaction)).needsNew) return;
    await transaction.insert(ltiKeys).values(key);
    await transaction
      .delete(ltiKeys)
      .where(sql`${age} > ${2 * KEY_DAYS + OLD_KEY_DAYS} * interval '1 day'`);
  });
}
