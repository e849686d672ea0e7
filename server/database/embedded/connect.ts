import { Client } from 'pg';

/** The name of Greenpen's database on the embedded server. */
export const DATABASE_NAME = 'greenpen';

export function connectionString(port: number, password: string, database: string): string {
  return `postgresql://greenpen:${password}@127.0.0.1:${port}/${database}`;
}

/** Returned by `tryConnect` if the server accepts no more connections. */
export const SHUTTING_DOWN = 'SHUTTING_DOWN';

/** Connects to the server on this port; returns the error's code if that fails. */
export async function tryConnect(port: number, password: string): Promise<Client | string> {
  const client = new Client({ connectionString: connectionString(port, password, 'postgres') });
  // The next query notices a connection that breaks later.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // By the code alone, a server that is stopping looks like one that is starting.
    if (message === 'the database system is shutting down') return SHUTTING_DOWN;
    return code ?? 'UNKNOWN';
  }
}

/**
 * Creates Greenpen's database at the first start, on a separate connection, because a connection
 * that has copied a database uses 8 MB more for as long as it lives.
 */
export async function createDatabaseIfMissing(port: number, password: string): Promise<void> {
  const client = new Client({ connectionString: connectionString(port, password, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      DATABASE_NAME,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE_NAME}`);
  } finally {
    await client.end();
  }
}
