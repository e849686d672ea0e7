import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as accounts from './schema/accounts.ts';
import * as attempts from './schema/attempts.ts';
import * as classes from './schema/classes.ts';
import * as marking from './schema/marking.ts';
import * as questions from './schema/questions.ts';
import * as quizzes from './schema/quizzes.ts';
import { sendWithoutNames } from './send-without-names.ts';

const schema = { ...accounts, ...attempts, ...classes, ...marking, ...questions, ...quizzes };

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction on it: what queries take, so that they work inside both. */
export type DatabaseOrTransaction =
  Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Two cores are kept busy by this many; more only wait on each other. */
const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 10_000;

interface PoolOptions {
  size?: number;
  /** False where a pooler stands between that does not know named statements. */
  preparesStatements?: boolean;
}

/**
 * A pool of connections. One that breaks is replaced, and never fatal: whether it was idle, or in
 * a transaction between two statements, where nobody else listens.
 */
export function createPool(
  connectionString: string,
  { size = POOL_SIZE, preparesStatements = true }: PoolOptions = {},
): Pool {
  const pool = new Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
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

type Transact = Database['transaction'];

/**
 * Left to itself, drizzle never gives a connection back that breaks before its transaction has
 * begun; after some outages of the database none would be left.
 */
async function transactOn<Result>(
  pool: Pool,
  work: (transaction: Parameters<Parameters<Transact>[0]>[0]) => Promise<Result>,
  config: Parameters<Transact>[1],
): Promise<Result> {
  const connection = await pool.connect();
  try {
    return await createDatabase(connection).transaction(work, config);
  } finally {
    connection.release();
  }
}
