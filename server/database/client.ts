import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as accounts from './schema/accounts.ts';
import * as attempts from './schema/attempts.ts';
import * as classes from './schema/classes.ts';
import * as marking from './schema/marking.ts';
import * as questions from './schema/questions.ts';
import * as quizzes from './schema/quizzes.ts';
import { endOnTimeOut } from './end-on-time-out.ts';
import { errorCodeOf } from './error-code.ts';
import { throwAsUnavailable } from './is-database-unavailable.ts';
import { sendWithoutNames } from './send-without-names.ts';
import { connectionLimits, type KindOfWork } from './time-limits.ts';

const schema = { ...accounts, ...attempts, ...classes, ...marking, ...questions, ...quizzes };

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction; queries accept it so that they work with both. */
export type Db = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** The application name of a running Greenpen's connections, as pg_stat_activity shows it. */
export const RUNNING_GREENPEN = 'greenpen';

/** This many connections keep two cores busy; more would only wait for each other. */
const POOL_SIZE = 20;

interface PoolOptions {
  size?: number;
  /** The kind of work, which sets the time limits; no limits if absent. */
  work?: KindOfWork;
  /** The application name of these connections; the driver's default if absent. */
  applicationName?: string;
  /** False behind a pooler that does not support named statements. */
  preparesStatements?: boolean;
  /** False behind a pooler that rejects settings from its clients. */
  setsTimeLimits?: boolean;
  /** Called when a connection breaks, with the cause. */
  onError?: (error: Error) => void;
}

/**
 * Creates a pool of connections. A broken connection is reported and replaced, and is never fatal,
 * whether it was idle or between two statements of a transaction, where nothing else listens for
 * errors.
 */
export function createPool(
  connectionString: string,
  {
    size = POOL_SIZE,
    work = 'maintenance',
    applicationName,
    preparesStatements = true,
    setsTimeLimits = true,
    onError = () => undefined,
  }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString,
    max: size,
    application_name: applicationName,
    ...connectionLimits(work, setsTimeLimits),
  });
  // The pool repeats an error that the idle connection has reported already.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The bundled database may stop before the last connection of a pool that is ending has closed.
    client.once('error', (error) => pool.ending || onError(error));
    // A broken connection emits several errors.
    client.on('error', () => undefined);
    endOnTimeOut(client);
    if (!preparesStatements) sendWithoutNames(client);
  });
  return pool;
}

export function createDatabase(connections: Pool | PoolClient): Database {
  const database: Database = drizzle({ client: connections as Pool, schema });
  if (connections instanceof Pool) {
    database.transaction = (work, config) => transactOn(connections, work, config);
  }
  return database;
}

type Transact = Parameters<Database['transaction']>;
type Work<Result> = (transaction: Parameters<Transact[0]>[0]) => Promise<Result>;
type Config = Transact[1];

const DEADLOCK_DETECTED = '40P01';
const MAX_TRIES = 3;

/**
 * Retries a transaction that the database rolled back to resolve a deadlock. The rollback keeps
 * none of its writes, but any effects outside the database must be safe to repeat.
 */
async function transactOn<Result>(pool: Pool, work: Work<Result>, config: Config): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transactOnce(pool, work, config);
    } catch (error) {
      if (tries === MAX_TRIES || errorCodeOf(error) !== DEADLOCK_DETECTED) throw error;
    }
  }
}

/**
 * Releases a connection that breaks before its transaction has begun, because drizzle never does:
 * after a few outages of the database the pool would be empty.
 */
async function transactOnce<Result>(
  pool: Pool,
  work: Work<Result>,
  config: Config,
): Promise<Result> {
  const connection = await pool.connect().catch(throwAsUnavailable);
  try {
    return await createDatabase(connection).transaction(work, config);
  } finally {
    connection.release();
  }
}
