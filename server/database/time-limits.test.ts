import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { startSwallowingProxy } from '../testing/black-hole-proxy.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { createDatabase, createPool } from './client.ts';
import { isDatabaseUnavailable } from './is-database-unavailable.ts';
import { openDatabases, type Databases } from './open-databases.ts';
import { timeLimits, type KindOfWork } from './time-limits.ts';

const ignore = () => undefined;

describe('each kind of work', () => {
  let databases: Databases;
  beforeAll(async () => {
    const { connectionString } = await cloneDatabase();
    databases = await openDatabases(connectionString, {
      replicaUrl: null,
      preparesStatements: true,
      count: ignore,
      onError: ignore,
    });
  });
  afterAll(() => databases.end());

  it.each(['interactive', 'export', 'job'] as const)(
    'has a time limit on the server: %s',
    async (work) => {
      const { rows } = await databases[work].execute<{ statement: string; idle: string }>(sql`
        select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle`);
      expect(rows).toEqual([
        {
          statement: inMilliseconds(rows[0]?.statement ?? '', timeLimits[work].statementMs),
          idle: inMilliseconds(rows[0]?.idle ?? '', timeLimits[work].idleInTransactionMs),
        },
      ]);
    },
  );

  it('is reported as an outage if it takes longer, not as a fault', async () => {
    const refused = databases.interactive.transaction(async (transaction) => {
      await transaction.execute(sql`set local statement_timeout = 1`);
      await transaction.execute(sql`select pg_sleep(10)`);
    });
    expect(isDatabaseUnavailable(await refused.catch((error: unknown) => error))).toBe(true);
  });

  it.each([
    ['its disk is full', '53100', true],
    ['its disk fails', '58030', true],
    ['it has no memory left', '53200', true],
    ['one of its rules is broken', '23514', false],
  ])('is reported as an outage or as a fault: %s', async (_, code, isAway) => {
    const refused = databases.interactive.execute(
      sql.raw(`do $$ begin raise exception 'refused' using errcode = '${code}'; end $$`),
    );
    expect(isDatabaseUnavailable(await refused.catch((error: unknown) => error))).toBe(isAway);
  });
});

/** PostgreSQL writes 15000 as "15s" and 120000 as "2min". */
function inMilliseconds(written: string, expected: number | null): string {
  const [, count = '', unit = ''] = /^(\d+)(ms|s|min)$/.exec(written) ?? [];
  const milliseconds = Number(count) * ({ ms: 1, s: 1_000, min: 60_000 }[unit] ?? 0);
  return milliseconds === expected ? written : `${expected} ms`;
}

describe('a connection that no longer delivers anything', () => {
  it('fails the query that is waiting, and the next one uses another connection', async () => {
    const { pool, proxy } = await connectThrough(100);
    await pool.query('select 1');
    proxy.swallow(() => true);
    await expect(pool.query('select 1')).rejects.toThrow('Query read timeout');
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }]);
  });

  it('fails a transaction without waiting a second time for its end', async () => {
    const { pool, proxy } = await connectThrough(100);
    const reasons: unknown[] = [];
    const transaction = createDatabase(pool).transaction(async (connection) => {
      proxy.swallow(() => true);
      await connection.execute(sql`select 1`).catch((error: Error) => reasons.push(error.cause));
      await connection.execute(sql`select 1`).catch((error: Error) => reasons.push(error.cause));
    });
    await expect(transaction).rejects.toThrow('Failed query');
    expect(reasons.map(String)).toEqual([
      'Error: Query read timeout',
      expect.not.stringContaining('timeout'),
    ]);
    expect(pool.totalCount).toBe(0);
  });
});

describe('a pooler that refuses settings from its clients', () => {
  it('is sent none, and the limits are kept on this side', async () => {
    const { connectionString } = await cloneDatabase();
    const pool = createPool(connectionString, { work: 'interactive', setsTimeLimits: false });
    const { rows } = await pool.query('show statement_timeout');
    expect(rows).toEqual([{ statement_timeout: '0' }]);
    expect(pool.options.query_timeout).toBeGreaterThan(timeLimits.interactive.statementMs ?? 0);
    await pool.end();
  });
});

async function connectThrough(queryTimeoutMs: number) {
  const proxy = await startSwallowingProxy((await cloneDatabase()).connectionString);
  const address = new URL(proxy.connectionString);
  address.searchParams.set('query_timeout', String(queryTimeoutMs));
  const pool = createPool(address.href, { size: 2, work: 'maintenance' satisfies KindOfWork });
  onTestFinished(async () => {
    await proxy.stop();
    await pool.end();
  });
  return { pool, proxy };
}
