import { sql } from 'drizzle-orm';
import type { Database } from '../../database/client.ts';
import { user } from '../../database/schema/accounts.ts';

/** Any number will do, as long as no other lock has it. */
const FIRST_ACCOUNT_LOCK = 7_131_313;

/** Deployments known to have accounts; the last administrator stays, so they keep having some. */
const populated = new WeakSet<Database>();

/**
 * Whether the deployment has any account. Where it has, it is asked only once: sign-ups ask while
 * they hold a connection, and many at once must not wait for a second one each.
 */
export async function hasUsers(database: Database): Promise<boolean> {
  if (populated.has(database)) return true;
  const rows = await database.select({ id: user.id }).from(user).limit(1);
  if (rows.length > 0) populated.add(database);
  return rows.length > 0;
}

type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets work that may create an account run in turn, over all processes, as long as there is no
 * account: of two first accounts at the same moment, one finds the other and is not the first.
 */
export function createTurnsWhileEmpty(database: Database): InTurn {
  // Waiting for the lock holds a connection, which the work needs; so one waits at a time.
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
