import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createPool, type Database } from '../database/client.ts';
import { cloneDatabase } from '../testing/database/test-database.ts';
import type { JobName } from '../../shared/job-names.ts';
import { jobDefinitions } from './job-definitions.ts';
import { createJobQueue, type JobHandler, type JobHandlers, type JobQueue } from './job-queue.ts';
import type { JobReports } from './run-job.ts';
import { until } from '../testing/until.ts';

type MarkingHandler = JobHandler<'run-marking'>;

const ignore = () => undefined;
const silent: JobReports = {
  log: { info: ignore, warn: ignore, error: ignore },
  metrics: { countJob: ignore },
  onError: ignore,
};
const ended = (state: string, daysAgo: number) =>
  `state = '${state}', completed_on = now() - interval '${daysAgo} days'`;
const doNothing = () => Promise.resolve();

describe('the job queue', () => {
  let connectionString: string;
  let pool: ReturnType<typeof createPool>;
  let queuePool: ReturnType<typeof createPool>;
  let database: Database;
  const queues: JobQueue[] = [];

  beforeAll(async () => {
    ({ connectionString } = await cloneDatabase());
    pool = createPool(connectionString, { size: 4 });
    queuePool = createPool(connectionString, { size: 8 });
    database = createDatabase(pool);
  });
  // A worker left running would take the next test's jobs.
  afterEach(async () => {
    await Promise.all(queues.splice(0).map((queue) => queue.stop()));
  });
  afterAll(async () => {
    await pool.end();
    await queuePool.end();
  });

  /** Starts a worker as a separate node; all jobs except marking are no-ops. */
  async function startWorker(mark: MarkingHandler, reports = silent): Promise<JobQueue> {
    const queue = await createJobQueue(queuePool, reports);
    queues.push(queue);
    const idle = Object.fromEntries(Object.keys(jobDefinitions).map((name) => [name, doNothing]));
    await queue.work({ ...(idle as unknown as JobHandlers), 'run-marking': mark });
    return queue;
  }

  it('runs a job once its transaction commits, and never one that is rolled back', async () => {
    const seen: string[] = [];
    const done = Promise.withResolvers<void>();
    const queue = await startWorker(async ({ runId }) => {
      seen.push(runId);
      if (runId === 'committed') done.resolve();
    });
    const rolledBack = database.transaction(async (transaction) => {
      await queue.enqueue('run-marking', { runId: 'rolled back' }, transaction);
      throw new Error('No after all.');
    });
    await expect(rolledBack).rejects.toThrow('No after all.');
    await database.transaction((transaction) =>
      queue.enqueue('run-marking', { runId: 'committed' }, transaction),
    );
    await done.promise;
    await queue.stop();
    expect(seen).toEqual(['committed']);
  });

  it('knows whether a job is under way: waiting, running, or to be retried', async () => {
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const queue = await startWorker(async () => {
      begun.resolve();
      await mayEnd.promise;
    });
    const isUnderWay = (runId: string) => queue.isUnderWay('run-marking', { runId });
    await database.transaction(async (transaction) => {
      await queue.enqueue('run-marking', { runId: 'long' }, transaction);
    });
    expect(await isUnderWay('long')).toBe(true);
    await begun.promise;
    expect(await isUnderWay('long')).toBe(true);
    expect(await isUnderWay('other')).toBe(false);
    mayEnd.resolve();
    await until(async () => expect(await isUnderWay('long')).toBe(false));
    await queue.stop();
  });

  it('retries a job that failed', async () => {
    let tries = 0;
    const done = Promise.withResolvers<void>();
    const queue = await startWorker(async () => {
      tries += 1;
      if (tries === 1) throw new Error('Not this time.');
      done.resolve();
    });
    await queue.enqueue('run-marking', { runId: 'again' }, database);
    await done.promise;
    await queue.stop();
    expect(tries).toBe(2);
  });

  it('tells a running job to stop at its checkpoint, and another worker takes it over', async () => {
    const began = Promise.withResolvers<void>();
    let hasEnded = false;
    const leaving = await startWorker(async (_, signal) => {
      began.resolve();
      if (!signal.aborted) await once(signal, 'abort');
      hasEnded = true;
      signal.throwIfAborted();
    });
    await leaving.enqueue('run-marking', { runId: 'handed on' }, database);
    await began.promise;
    await leaving.stop();
    // It stopped because the job was notified and ended, not because the timeout passed.
    expect(hasEnded).toBe(true);
    const { rows } = await pool.query(
      `select state from pgboss.job where data ->> 'runId' = 'handed on'`,
    );
    expect(rows).toEqual([{ state: 'retry' }]);

    const taken = Promise.withResolvers<string>();
    const successor = await startWorker(async ({ runId }) => taken.resolve(runId));
    expect(await taken.promise).toBe('handed on');
    await successor.stop();
  });

  it('takes a job from a worker that sends no heartbeat', async () => {
    const mayEnd = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    let tries = 0;
    const queue = await startWorker(async () => {
      tries += 1;
      if (tries === 2) taken.resolve();
      if (tries === 1) {
        await pool.query(
          `update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
        );
        await mayEnd.promise;
      }
    });
    await queue.enqueue('run-marking', { runId: 'left lying' }, database);
    await taken.promise;
    mayEnd.resolve();
    await queue.stop();
    expect(tries).toBe(2);
  });

  it.each([
    ['gave no heartbeat', `heartbeat_on = now() - interval '1 minute'`, 'job heartbeat timeout'],
    ['never ended it', `started_on = now() - interval '13 hours'`, 'job timed out'],
  ])('reports a job once if it was taken from a worker which %s', async (_, change, reason) => {
    const told: object[] = [];
    const counted: string[] = [];
    const reports = {
      ...silent,
      log: { ...silent.log, warn: (line: object) => void told.push(line) } as JobReports['log'],
      metrics: {
        countJob: (name: string, outcome: string) => void counted.push(`${name} ${outcome}`),
      },
    };
    const mayEnd = Promise.withResolvers<void>();
    const again = Promise.withResolvers<void>();
    let tries = 0;
    const mark = async () => {
      tries += 1;
      if (tries === 2) again.resolve();
      if (tries === 1) await pool.query(`update pgboss.job set ${change} where state = 'active'`);
      await mayEnd.promise;
    };
    const [queue, other] = [await startWorker(mark, reports), await startWorker(mark, reports)];
    await queue.enqueue('run-marking', { runId: reason }, database);
    await again.promise;
    await until(() => expect(told).toHaveLength(1));
    expect(told).toEqual([
      expect.objectContaining({ job: 'run-marking', attempt: 1, reason, id: expect.any(String) }),
    ]);
    expect(counted).toEqual(['run-marking failed']);
    mayEnd.resolve();
    await Promise.all([queue.stop(), other.stop()]);
    expect(told).toHaveLength(1);
  });

  it('says why the queue itself took a job away, and not that its process ended', async () => {
    const queue = await createJobQueue(queuePool, silent);
    queues.push(queue);
    await pool.query(`insert into pgboss.job (name, state, data, output, completed_on)
      values ('send-webhook', 'failed', '{}', '{"value": {"message": "job timed out"}}', now())`);
    const [failing] = await queue.listFailing();
    expect(failing?.reason).toBe('job timed out');
    await pool.query(`delete from pgboss.job where state = 'failed'`);
  });

  it('keeps failed and waiting jobs over a school’s holidays, and completed ones for a day', async () => {
    const earlier = await createJobQueue(queuePool, silent);
    queues.push(earlier);
    // The options as an earlier release set them.
    await pool.query(`update pgboss.queue set deletion_seconds = 1, retention_seconds = 1`);
    const queue = await createJobQueue(queuePool, silent);
    queues.push(queue);
    const put = async (userId: string, change: string, daysAgo: number) => {
      await queue.enqueue('send-invitation', { userId, linkAddress: '' }, database);
      await pool.query(
        `update pgboss.job set ${change}, keep_until = keep_until - $2 * interval '1 day'
         where name = 'send-invitation' and data ->> 'userId' = $1`,
        [userId, daysAgo],
      );
    };
    const later = `state = 'retry', start_after = now() + interval '1 day'`;
    await put('given up', ended('failed', 60), 60);
    await put('waits', later, 60);
    await put('done today', ended('completed', 0), 0);
    await put('done', ended('completed', 2), 2);
    await put('given up long ago', ended('failed', 400), 400);
    await pool.query(`update pgboss.queue set maintain_on = null`);
    await startWorker(doNothing);
    await until(async () => {
      const { rows } = await pool.query<{ who: string }>(
        `select data ->> 'userId' as who from pgboss.job where name = 'send-invitation'`,
      );
      expect(new Set(rows.map(({ who }) => who))).toEqual(
        new Set(['given up', 'waits', 'done today']),
      );
    });
    await pool.query(`delete from pgboss.job where name = 'send-invitation'`);
  });

  it('no longer counts a job that was given up once the same job is to be done again', async () => {
    const queue = await createJobQueue(queuePool, silent);
    queues.push(queue);
    for (const deliveryId of ['sent again', 'sent with others', 'left']) {
      await pool.query(
        `insert into pgboss.job (name, state, data, completed_on)
         values ('send-webhook', 'failed', jsonb_build_object('deliveryId', $1::text), now())`,
        [deliveryId],
      );
    }
    const again = database.transaction(async (transaction) => {
      await queue.enqueue('send-webhook', { deliveryId: 'sent again' }, transaction);
      throw new Error('No after all.');
    });
    await expect(again).rejects.toThrow('No after all.');
    expect((await queue.count()).failed).toBe(3);
    await queue.enqueue('send-webhook', { deliveryId: 'sent again' }, database);
    const others = [{ deliveryId: 'new' }, { deliveryId: 'sent with others' }];
    await queue.enqueueAll('send-webhook', others, database);
    expect(await queue.count()).toEqual({ waiting: 3, running: 0, failed: 1 });
    await pool.query(`delete from pgboss.job where name = 'send-webhook'`);
  });

  const giveUp = (name: string, data: object | null = null) =>
    pool.query(
      `insert into pgboss.job (name, state, data, completed_on, policy)
       values ($1, 'failed', $2, now(), $3)`,
      [name, data, jobDefinitions[name as JobName].queue.policy],
    );

  it('retries once a job that runs one at a time and was given up twice, and drops the duplicate', async () => {
    const queue = await createJobQueue(queuePool, silent);
    queues.push(queue);
    await giveUp('remove-unused-uploads');
    await giveUp('remove-unused-uploads');
    const [failing] = await queue.listFailing();
    expect(await queue.retryNow('remove-unused-uploads', failing?.id ?? '')).toBe(true);
    expect(await queue.count()).toEqual({ waiting: 1, running: 0, failed: 0 });
    // The next one is given up while the same work waits.
    await giveUp('remove-unused-uploads');
    const [next] = await queue.listFailing();
    expect(await queue.retryNow('remove-unused-uploads', next?.id ?? '')).toBe(true);
    expect(await queue.count()).toEqual({ waiting: 1, running: 0, failed: 0 });
    await pool.query(`delete from pgboss.job where name = 'remove-unused-uploads'`);
  });

  it('tries all failing jobs again, however many, and counts the same work once', async () => {
    const queue = await createJobQueue(queuePool, silent);
    queues.push(queue);
    for (let number = 0; number < 60; number += 1) await giveUp('send-webhook', { number });
    await giveUp('remove-unused-uploads');
    await giveUp('remove-unused-uploads');
    expect(await queue.retryAll()).toBe(61);
    expect(await queue.count()).toEqual({ waiting: 61, running: 0, failed: 0 });
    await pool.query(`delete from pgboss.job`);
  });

  it('looks at once for a job that is to be retried now', async () => {
    const queue = await startWorker(doNothing);
    await pool.query(`insert into pgboss.job (name, state, data, output, start_after, retry_limit)
      values ('send-webhook', 'retry', '{}', '{"message": "refused"}', now() + interval '1 day', 1)`);
    const [failing] = await queue.listFailing();
    expect(failing?.name).toBe('send-webhook');
    expect(await queue.retryNow('send-webhook', failing?.id ?? '')).toBe(true);
    await until(async () => expect(await queue.listFailing()).toEqual([]));
    await queue.stop();
  });
});
