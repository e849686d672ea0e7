import { Client, type Pool } from 'pg';
import { createDatabase, createPool, RUNNING_GREENPEN, type Database } from './client.ts';
import { CannotStartError } from '../cannot-start.ts';
import { migrateDatabase } from './migrate.ts';
import { createReplica, type Replica } from './replica.ts';
import type { ReplicaOutcome } from '../metrics.ts';
import { connectionLimits, type KindOfWork } from './time-limits.ts';

/**
 * Separate pools for people, files, jobs, and the job queue with its heartbeats, so that no kind of
 * work waits for another's connections. Connections are opened when needed.
 */
const POOL_SIZES = { interactive: 20, export: 4, job: 12, queue: 2 } as const;

export interface Databases {
  /** Work that people wait for. */
  interactive: Database;
  /** Downloads that are generated while they are read. */
  export: Database;
  /** Work in the background. */
  job: Database;
  /** Serves calls that only read; null if no replica is configured. */
  replica: Replica | null;
  /** The connection pools, by purpose. */
  pools: Record<string, Pool> & Record<keyof typeof POOL_SIZES, Pool>;
  /**
   * True if the server enforces time limits itself; false behind a pooler that rejects settings.
   */
  setsTimeLimits: boolean;
  end(): Promise<void>;
}

interface Options {
  replicaUrl: string | null;
  preparesStatements: boolean;
  count: (outcome: ReplicaOutcome) => void;
  onError: (error: unknown) => void;
}

/** Connects to the database and migrates it to the newest schema. */
export async function openDatabases(
  connectionString: string,
  { replicaUrl, preparesStatements, count, onError }: Options,
): Promise<Databases> {
  const setsTimeLimits = await takesTimeLimits(connectionString);
  const open = (work: KindOfWork, size: number, address = connectionString) =>
    createPool(address, {
      work,
      size,
      applicationName: RUNNING_GREENPEN,
      preparesStatements,
      setsTimeLimits,
      onError,
    });
  const migrating = open('maintenance', 2);
  try {
    await migrateDatabase(migrating);
  } finally {
    await migrating.end();
  }
  const pools = {
    interactive: open('interactive', POOL_SIZES.interactive),
    export: open('export', POOL_SIZES.export),
    job: open('job', POOL_SIZES.job),
    queue: open('job', POOL_SIZES.queue),
  };
  const replicaPools =
    replicaUrl === null
      ? null
      : {
          replica: open('interactive', POOL_SIZES.interactive, replicaUrl),
          'replica export': open('export', POOL_SIZES.export, replicaUrl),
        };
  const interactive = createDatabase(pools.interactive);
  const allPools = { ...pools, ...replicaPools };
  return {
    interactive,
    export: createDatabase(pools.export),
    job: createDatabase(pools.job),
    replica:
      replicaPools &&
      createReplica(
        interactive,
        {
          interactive: createDatabase(replicaPools.replica),
          export: createDatabase(replicaPools['replica export']),
        },
        { count, onError },
      ),
    pools: allPools,
    setsTimeLimits,
    end: async () => {
      await Promise.all(Object.values(allPools).map((pool) => pool.end()));
    },
  };
}

const PROTOCOL_VIOLATION = '08P01';

/** PgBouncer closes a connection that starts with settings it was not configured to ignore. */
async function takesTimeLimits(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, ...connectionLimits('interactive', true) });
  try {
    await client.connect();
    return true;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === PROTOCOL_VIOLATION) return false;
    throw new CannotStartError(
      `The database cannot be reached: ${message || code}. Check that it runs, and DATABASE_URL.`,
      { cause: error },
    );
  } finally {
    await client.end();
  }
}
