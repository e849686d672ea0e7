import { desc, sql } from 'drizzle-orm';
import type { Database, Db } from '../../../database/client.ts';
import { ltiKeys } from '../../../database/schema/lti.ts';

/** After this long a new key is made. */
const KEY_DAYS = 90;
/** For this long after that the one before is still made known: what it signed may be on its way. */
const OLD_KEY_DAYS = 7;
/** How long platforms may keep the set of keys. */
const SETTLING_HOURS = 24;

const age = sql`now() - ${ltiKeys.createdAt}`;

/** The keys that are made known, the newest first, and whether it is time for another. */
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

/** Adds a key unless another process just did, and drops what is no longer needed. */
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
