import { sql } from 'drizzle-orm';
import type { Database } from '../../../database/client.ts';
import { user } from '../../../database/schema/accounts.ts';

/** An arbitrary number that no other lock uses. */
const FIRST_ACCOUNT_LOCK = 7_131_313;

/**
 * Deployments known to have accounts; the last administrator cannot be deleted, so this stays true.
 */
const populated = new WeakSet<Database>();

/**
 * True if the deployment has any account. A positive answer is cached: sign-ups ask while they hold
 * a connection, and many concurrent ones must not wait for a second connection each.
 */
export async function hasUsers(database: Database): Promise<boolean> {
  if (populated.has(database)) return true;
  const rows = await database.select({ id: user.id }).from(user).limit(1);
  if (rows.length > 0) populated.add(database);
  return rows.length > 0;
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Serialises work that may create an account, across all processes, until there is an account. Of
 * two concurrent first sign-ups, only one becomes the first account.
 */
export function createTurnsWhileEmpty(database: Database): InTurn {
  // Waiting for the lock holds a connection, and the work needs another; so only one waits per
  // process.
  let lastTurn: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (await hasUsers(database)) return work();
    const turn = lastTurn.then(() =>
      database.transaction(async (lockHolder) => {
        await lockHolder.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
        return work();
      }),
    );
    lastTurn = turn.catch(() => undefined);
    return turn;
  };
}
