import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase } from '../testing/test-database.ts';
import { createDatabase, createPool, type Database, type DatabaseOrTransaction } from './client.ts';

/** The process of the server that answers on this connection. */
async function backendOf(connection: DatabaseOrTransaction): Promise<number> {
  const { rows } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

describe('a connection that breaks', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 4 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  const kill = (pid: number) => database.execute(sql`select pg_terminate_backend(${pid})`);

  it('fails the transaction that was thinking on it, and nothing else', async () => {
    const transaction = database.transaction(async (connection) => {
      await kill(await backendOf(connection));
      await sleep(100);
      return backendOf(connection);
    });
    await expect(transaction).rejects.toThrow('Failed query');
    expect(await backendOf(database)).toBeGreaterThan(0);
  });

  it('is replaced where it was idle', async () => {
    const pid = await backendOf(database);
    await kill(pid).catch(() => undefined);
    await sleep(100);
    expect(await backendOf(database)).not.toBe(pid);
  });

  it('is given back where it breaks before its transaction begins', async () => {
    const single = createPool((await cloneDatabase()).connectionString, { size: 1 });
    const alone = createDatabase(single);
    const nonsense = { isolationLevel: 'nonsense' as 'serializable' };
    await expect(alone.transaction(backendOf, nonsense)).rejects.toThrow('Failed query');
    expect(single.idleCount).toBe(1);
    await single.end();
  });
});
