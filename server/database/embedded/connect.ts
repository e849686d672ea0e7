import { Client } from 'pg';

/** The database of the embedded server that is Greenpen's. */
export const DATABASE_NAME = 'greenpen';

/** How to reach a database of the server on this port. */
export function connectionString(port: number, password: string, database: string): string {
  return `postgresql://greenpen:${password}@127.0.0.1:${port}/${database}`;
}

/** What `tryConnect` says of a server that takes nobody any more. */
export const SHUTTING_DOWN = 'SHUTTING_DOWN';

/** A connection to the server on this port, or the code of the error that kept it from coming about. */
export async function tryConnect(port: number, password: string): Promise<Client | string> {
  const client = new Client({ connectionString: connectionString(port, password, 'postgres') });
  // A connection that breaks later is noticed by whoever uses it next.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // By its code alone, one that ends is not told from one that starts.
    if (message === 'the database system is shutting down') return SHUTTING_DOWN;
    return code ?? 'UNKNOWN';
  }
}

/**
 * Creates Greenpen's database at the first start; on a connection of its own, as one that has copied a database
 * holds 8 MB more as long as it lives.
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
