import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import * as accounts from './schema/accounts.ts';
import * as attempts from './schema/attempts.ts';
import * as classes from './schema/classes.ts';
import * as marking from './schema/marking.ts';
import * as questions from './schema/questions.ts';
import * as quizzes from './schema/quizzes.ts';

const schema = { ...accounts, ...attempts, ...classes, ...marking, ...questions, ...quizzes };

export type Database = NodePgDatabase<typeof schema>;
/** A database or a transaction on it: what queries take, so that they work inside both. */
export type DatabaseOrTransaction =
  Database | Parameters<Parameters<Database['transaction']>[0]>[0];

/** Two cores are kept busy by this many; more only wait on each other. */
const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 10_000;

/** A pool of connections. A connection that breaks while idle is replaced, not fatal. */
export function createPool(connectionString: string, size = POOL_SIZE): Pool {
  const pool = new Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  pool.on('error', () => undefined);
  return pool;
}

export function createDatabase(pool: Pool | PoolClient): Database {
  return drizzle({ client: pool as Pool, schema });
}
