import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../database/client.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';
import { until } from '../testing/until.ts';
import { jobDefinitions } from './job-definitions.ts';
import { createJobQueue, type JobHandlers, type JobQueue } from './job-queue.ts';

const ignore = () => undefined;
const refuse = () => Promise.reject(new Error('connect ECONNREFUSED'));
const mails = ['send-welfare-notice', 'send-invitation', 'send-demo-request'] as const;
/** The number of tries after some hours without a mail server. */
const TRIES_BEFORE = 25;

describe('a message that a mail server refuses for hours', () => {
  let pool: ReturnType<typeof createPool>;
  let queue: JobQueue;

  beforeAll(async () => {
    pool = createPool((await cloneDatabase()).connectionString, { size: 8 });
    queue = await createJobQueue(pool, {
      log: { info: ignore, warn: ignore, error: ignore },
      metrics: { countJob: ignore },
      onError: ignore,
    });
    const handlers = Object.fromEntries(Object.keys(jobDefinitions).map((name) => [name, refuse]));
    await queue.work(handlers as unknown as JobHandlers);
  });
  afterAll(async () => {
    await queue.stop();
    await pool.end();
  });

  it.each(mails)('is tried again within half an hour, for days: %s', async (name) => {
    await pool.query(
      `insert into pgboss.job (name, state, data, retry_count, retry_limit, retry_delay, retry_backoff, retry_delay_max)
       select name, 'retry', '{}', $2, retry_limit, retry_delay, retry_backoff, retry_delay_max
       from pgboss.queue where name = $1`,
      [name, TRIES_BEFORE],
    );
    await until(async () => {
      const { rows } = await pool.query(
        `select state, start_after < now() + interval '30 minutes' as soon,
           (retry_limit - retry_count) * retry_delay_max * interval '1 second' > interval '2 days' as days
         from pgboss.job where name = $1 and output is not null`,
        [name],
      );
      expect(rows).toEqual([{ state: 'retry', soon: true, days: true }]);
    });
  });
});
