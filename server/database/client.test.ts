import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { CannotStartError } from '../cannot-start.ts';
import { createDatabase, createPool, type Database, type Db } from './client.ts';
import { openDatabases } from './open-databases.ts';

/** Returns the server process behind this connection. */
async function backendOf(connection: Db): Promise<number> {
  const { rows } = await connection.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]?.pid ?? 0;
}

const lock = (transaction: Db, key: number) =>
  transaction.execute(sql`select pg_advisory_xact_lock(${key})`);

describe('a connection that breaks', () => {
  let pool: ReturnType<typeof createPool>;
  let database: Database;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 4 });
    database = createDatabase(pool);
  });
  afterAll(() => pool.end());

  const kill = (pid: number) => database.execute(sql`select pg_terminate_backend(${pid})`);
  const isAlive = async (pid: number) => {
    const { rows } = await database.execute(sql`select from pg_stat_activity where pid = ${pid}`);
    return rows.length > 0;
  };

  it('fails the transaction that is using it, and nothing else', async () => {
    const transaction = database.transaction(async (connection) => {
      const pid = await backendOf(connection);
      await kill(pid);
      await expect.poll(() => isAlive(pid)).toBe(false);
      return backendOf(connection);
    });
    await expect(transaction).rejects.toThrow('Failed query');
    expect(await backendOf(database)).toBeGreaterThan(0);
  });

  it('is replaced if it was idle', async () => {
    const pid = await backendOf(database);
    const removed = once(pool, 'remove');
    await kill(pid).catch(() => undefined);
    await removed;
    expect(await backendOf(database)).not.toBe(pid);
  });

  it('is reported, unless its pool is ending, when the database may already be gone', async () => {
    const reported: Error[] = [];
    const { connectionString } = await cloneDatabase();
    const leaving = createPool(connectionString, { onError: (error) => reported.push(error) });
    const breakOne = async () => {
      const client = await leaving.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      const broken = once(client, 'error');
      return { client, broken, pid: rows[0]?.pid ?? 0 };
    };
    const [before, during] = [await breakOne(), await breakOne()];
    await kill(before.pid);
    await before.broken;
    before.client.release();
    expect(reported).toHaveLength(1);
    const ended = leaving.end();
    await kill(during.pid);
    await during.broken;
    during.client.release();
    await ended;
    expect(reported).toHaveLength(1);
  });

  it('is returned to the pool if it breaks before its transaction begins', async () => {
    const single = createPool((await cloneDatabase()).connectionString, { size: 1 });
    const alone = createDatabase(single);
    const nonsense = { isolationLevel: 'nonsense' as 'serializable' };
    await expect(alone.transaction(backendOf, nonsense)).rejects.toThrow('Failed query');
    expect(single.idleCount).toBe(1);
    await single.end();
  });
});

describe('two transactions that wait for each other', () => {
  it('both succeed, because the one that the database cancels is begun again', async () => {
    const pool = createPool((await cloneDatabase()).connectionString, { size: 2 });
    const database = createDatabase(pool);
    const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
    let begun = 0;
    const takeBoth = (first: 0 | 1, second: 0 | 1) =>
      database.transaction(async (transaction) => {
        begun += 1;
        await lock(transaction, first);
        holds[first].resolve();
        await holds[second].promise;
        await lock(transaction, second);
        return 'done';
      });
    expect(await Promise.all([takeBoth(0, 1), takeBoth(1, 0)])).toEqual(['done', 'done']);
    expect(begun).toBe(3);
    await pool.end();
  });

  it('are given up after three tries', async () => {
    const pool = createPool((await cloneDatabase()).connectionString, { size: 1 });
    let begun = 0;
    const always = createDatabase(pool).transaction(async (transaction) => {
      begun += 1;
      await transaction.execute(sql`do $$ begin raise sqlstate '40P01'; end $$`);
    });
    await expect(always).rejects.toThrow('Failed query');
    expect(begun).toBe(3);
    await pool.end();
  });
});

it('a start without a database says what to check, in a sentence', async () => {
  const away = 'postgresql://greenpen:secret@127.0.0.1:1/greenpen';
  const options = { replicaUrl: null, preparesStatements: true, count: vi.fn(), onError: vi.fn() };
  await expect(openDatabases(away, options)).rejects.toThrow(
    new CannotStartError(
      'The database cannot be reached: connect ECONNREFUSED 127.0.0.1:1. Check that it runs, and DATABASE_URL.',
    ),
  );
});
