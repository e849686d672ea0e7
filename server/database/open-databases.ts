import { Client, type Pool } from 'pg';
import { createDatabase, createPool, RUNNING_GREENPEN, type Database } from './client.ts';
import { migrateDatabase } from './migrate.ts';
import { createReplica, type Replica } from './replica.ts';
import type { ReplicaOutcome } from '../metrics.ts';
import { connectionLimits, type KindOfWork } from './time-limits.ts';

/**
 * Connections of one process, so that no work waits for another's: for people, for files, for jobs,
 * and for the queue of the jobs with its heartbeats. They are opened when they are needed.
 */
const POOL_SIZES = { interactive: 20, export: 4, job: 12, queue: 2 } as const;

export interface Databases {
  /** What people wait for. */
  interactive: Database;
  /** Files that are made while they are read. */
  export: Database;
  /** What nobody waits for. */
  job: Database;
  /** Where what only reads may read; null where none is named. */
  replica: Replica | null;
  /** The connections by what they are for. */
  pools: Record<string, Pool> & Record<keyof typeof POOL_SIZES, Pool>;
  /** Whether the server keeps time limits itself; not behind a pooler that refuses settings. */
  setsTimeLimits: boolean;
  end(): Promise<void>;
}

interface Options {
  replicaUrl: string | null;
  preparesStatements: boolean;
  count: (outcome: ReplicaOutcome) => void;
  onError: (error: unknown) => void;
}

/** Connects to the database and brings it to the newest schema. */
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

/** PgBouncer ends a connection that begins with settings which it was not told to ignore. */
async function takesTimeLimits(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString, ...connectionLimits('interactive', true) });
  try {
    await client.connect();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === PROTOCOL_VIOLATION) return false;
    throw error;
  } finally {
    await client.end();
  }
}
