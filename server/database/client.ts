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
import { throwAsAway } from './is-database-away.ts';
import { sendWithoutNames } from './send-without-names.ts';
import { connectionLimits, type KindOfWork } from './time-limits.ts';

const schema = { ...accounts, ...attempts, ...classes, ...marking, ...questions, ...quizzes };

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction on it: what queries take, so that they work inside both. */
export type Db = Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** What the connections of a Greenpen that runs call themselves: pg_stat_activity shows it. */
export const RUNNING_GREENPEN = 'greenpen';

/** This many keep two cores busy; more would only wait for each other. */
const POOL_SIZE = 20;

interface PoolOptions {
  size?: number;
  /** How long it may keep the database busy; as long as it takes where absent. */
  work?: KindOfWork;
  /** What the database calls these connections; nothing of ours where absent. */
  applicationName?: string;
  /** False where a pooler in between does not support named statements. */
  preparesStatements?: boolean;
  /** False where a pooler in between refuses settings of its clients. */
  setsTimeLimits?: boolean;
  /** Told of a connection that broke, with its cause. */
  onError?: (error: Error) => void;
}

/**
 * A pool of connections. One that breaks is reported, replaced, and never fatal: whether it was
 * idle, or in a transaction between two statements, where nobody else listens.
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
  // The pool repeats what an idle connection has reported already.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The bundled database may go before the last connection of a pool that is ending has closed.
    client.once('error', (error) => pool.ending || onError(error));
    // A broken connection says so several times.
    client.on('error', () => undefined);
    endOnTimeOut(client);
    if (!preparesStatements) sendWithoutNames(client);
  });
  return pool;
}

/** The database behind these connections, or behind this one alone. */
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
 * Retries a transaction that the database rolled back to end a deadlock. Nothing of it was kept, so whatever else
 * it does outside the database must be safe to do twice.
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
 * By itself, drizzle never releases a connection that breaks before its transaction has begun; after a
 * few outages of the database the pool would be empty.
 */
async function transactOnce<Result>(
  pool: Pool,
  work: Work<Result>,
  config: Config,
): Promise<Result> {
  const connection = await pool.connect().catch(throwAsAway);
  try {
    return await createDatabase(connection).transaction(work, config);
  } finally {
    connection.release();
  }
}
