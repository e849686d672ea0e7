import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { ReplicaOutcome } from '../metrics.ts';
import { askTogether } from './ask-together.ts';
import type { Database } from './client.ts';
import { errorCodeOf } from './error-code.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { settlesWithin } from './settles-within.ts';

/**
 * How long a call waits for the replica to catch up with the primary as of the start of the call.
 */
const PATIENCE_MS = 200;
const LOOK_AGAIN_MS = 10;
/** How long a replica that was behind or away is not used. */
const PAUSE_MS = 2_000;

/** A streaming replica of the database, for calls that only read (docs/decisions/0066). */
export interface Replica {
  /**
   * Runs `read` on the replica's connections for this work, once the replica has everything that
   * was committed before. If it is behind, away, or fails during the read, runs `readPrimary`
   * instead.
   */
  read<Result>(
    work: keyof ReplicaDatabases,
    read: (database: Database) => Promise<Result>,
    readPrimary: () => Promise<Result>,
  ): Promise<Result>;
}

export type ReplicaDatabases = Record<'interactive' | 'export', Database>;

interface Options {
  count: (outcome: ReplicaOutcome) => void;
  /** Called for each failure to query the replica. */
  onError: (error: unknown) => void;
  pauseMs?: number;
}

export function createReplica(
  primary: Database,
  replicas: ReplicaDatabases,
  { count, onError, pauseMs = PAUSE_MS }: Options,
): Replica {
  const position = askTogether(async () => new Map([['', await findPosition(primary)]]));
  let leftAloneUntil = 0;

  const leaveAlone = (outcome: ReplicaOutcome) => {
    leftAloneUntil = performance.now() + pauseMs;
    count(outcome);
  };
  const leaveFailed = (cause: unknown) => {
    leaveAlone('failed');
    onError(new Error('The replica failed; reads go to the primary.', { cause }));
  };
  const hasCaughtUp = async (wanted: string): Promise<boolean> => {
    const end = performance.now() + PATIENCE_MS;
    while (!(await hasReplayed(replicas.interactive, wanted))) {
      if (performance.now() > end) return false;
      await sleep(LOOK_AGAIN_MS);
    }
    return true;
  };
  const isReady = async (): Promise<boolean> => {
    if (performance.now() < leftAloneUntil) return false;
    const answer = hasCaughtUp((await position('')) ?? '');
    try {
      // A machine that is gone does not even refuse the connection.
      if (!(await settlesWithin(answer, 2 * PATIENCE_MS))) throw new Error('It does not answer.');
      if (await answer) return true;
      leaveAlone('behind');
    } catch (error) {
      leaveFailed(error);
    }
    return false;
  };

  return {
    async read(work, read, readPrimary) {
      if (!(await isReady())) return readPrimary();
      try {
        const result = await read(replicas[work]);
        count('read');
        return result;
      } catch (error) {
        if (isDatabaseUnavailable(error) || wasCancelledByReplay(error)) {
          leaveFailed(error);
          return readPrimary();
        }
        count('read');
        throw error;
      }
    },
  };
}

/** Returns the primary's write position: every acknowledged change is before it. */
async function findPosition(primary: Database): Promise<string> {
  const { rows } = await primary.execute<{ lsn: string }>(
    sql`select pg_current_wal_flush_lsn() as lsn`,
  );
  return rows[0]?.lsn ?? '';
}

/** A server that was never a replica returns null, so nothing is read from it. */
async function hasReplayed(replica: Database, lsn: string): Promise<boolean> {
  const { rows } = await replica.execute<{ isThere: boolean | null }>(
    sql`select pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn as "isThere"`,
  );
  return rows[0]?.isThere === true;
}

const SERIALIZATION_FAILURE = '40001';

/** A replica cancels a statement that reads rows which the primary cleaned up too long ago. */
const wasCancelledByReplay = (error: unknown): boolean =>
  errorCodeOf(error) === SERIALIZATION_FAILURE;
