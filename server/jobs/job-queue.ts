import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { FailingJob } from '../../shared/contract/system.ts';
import type { Db } from '../database/client.ts';
import { throwAsUnavailable } from '../database/is-database-unavailable.ts';
import { jobDefinitions, keptFor, type JobPayloads } from './job-definitions.ts';
import type { JobName } from '../../shared/job-names.ts';
import {
  countJobs,
  deleteDone,
  deleteGivenUp,
  findWork,
  listFailingJobs,
  listReclaimed,
  listPayloads,
  retryFailing,
  type JobCounts,
} from './job-queries.ts';
import { startPoller } from './poller.ts';
import { presentFailingJob } from './present-failing-job.ts';
import { reportReclaimed, runJob, type JobReports } from './run-job.ts';

/** How often all queues are polled: how soon a job starts, or is taken from a silent worker. */
const LOOK_SECONDS = 0.5;
/** How often each worker and the supervision poll by themselves, each with its own statements. */
const SLOW_POLL_SECONDS = 60;
const STOP_TIMEOUT_MS = 20_000;

const UNDER_WAY = ['created', 'retry', 'active'];
const KNOWN = [...UNDER_WAY, 'failed'];

const jobNames = Object.keys(jobDefinitions);

/** Runs one job. It may run again after a crash, so it must resume where it stopped. */
export type JobHandler<Name extends JobName> = (
  payload: JobPayloads[Name],
  signal: AbortSignal,
) => Promise<void>;

export type JobHandlers = { [Name in JobName]: JobHandler<Name> };

/** Durable jobs in the same database: a job enqueued in a transaction runs once that commits. */
export interface JobQueue {
  /**
   * Enqueues a job. Deletes a job with the same payload that was given up, since this one does its
   * work.
   */
  enqueue<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name],
    transaction: Db,
  ): Promise<void>;
  /** Enqueues many jobs at once. */
  enqueueAll<Name extends JobName>(
    name: Name,
    payloads: readonly (JobPayloads[Name] & object)[],
    transaction: Db,
  ): Promise<void>;
  /** True if a job with this payload waits, runs, or will be retried. */
  isUnderWay<Name extends JobName>(
    name: Name,
    payload: JobPayloads[Name] & object,
  ): Promise<boolean>;
  /** True if a job with this payload waits, runs, will be retried, or was given up. */
  isKnown<Name extends JobName>(name: Name, payload: JobPayloads[Name] & object): Promise<boolean>;
  /** Returns the payloads of all jobs of this name that wait, run, or will be retried. */
  listUnderWay<Name extends JobName>(name: Name): Promise<JobPayloads[Name][]>;
  /**
   * Returns the payloads of all jobs of this name that wait, run, will be retried, or were given
   * up.
   */
  listKnown<Name extends JobName>(name: Name): Promise<JobPayloads[Name][]>;
  /** Counts the jobs that wait, run, or have been given up. */
  count(): Promise<JobCounts>;
  /** Returns the jobs whose last attempt failed: those given up first, then the newest first. */
  listFailing(): Promise<FailingJob[]>;
  /** Retries a failing job at once; returns false if it is no longer failing. */
  retryNow(name: string, id: string): Promise<boolean>;
  /** Retries all failing jobs at once; returns how many. */
  retryAll(): Promise<number>;
  work(handlers: JobHandlers): Promise<void>;
  /** Lets running jobs reach their next checkpoint, then stops. */
  stop(): Promise<void>;
}

/**
 * Opens the job tables and creates them if missing. The connections are for jobs alone, so that
 * heartbeats get through however busy the connections of people and of the jobs' own work are.
 */
export async function createJobQueue(pool: Pool, reports: JobReports): Promise<JobQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values).catch(throwAsUnavailable) },
    // Supervision is called from here, so that jobs it takes from workers are reported at once.
    supervise: false,
    monitorIntervalSeconds: 1,
  });
  const stopping = new AbortController();
  const pollers: ReturnType<typeof startPoller>[] = [];
  boss.on('error', reports.onError);
  await boss.start();
  for (const [name, { queue, cron }] of Object.entries(jobDefinitions)) {
    const { policy, ...options } = { ...keptFor, ...queue };
    await boss.createQueue(name, { ...options, ...(policy && { policy }) });
    // A queue that an earlier release created still has its old options.
    await boss.updateQueue(name, options);
    if (cron) await boss.schedule(name, cron);
  }
  await forgetOldSchedules(boss);
  const hasJob = async (name: JobName, data: object, states: readonly string[]) => {
    const found = await boss.findJobs(name, { data });
    return found.some(({ state }) => states.includes(state));
  };
  const supervise = async (name?: string) => {
    await boss.supervise(name);
    const taken = await listReclaimed(pool, jobNames).catch(throwAsUnavailable);
    for (const job of taken) reportReclaimed(job, reports);
  };
  return {
    enqueue: async (name, payload, transaction) => {
      await deleteGivenUp(transaction, name, [payload]);
      await boss.send(name, payload, { db: fromDrizzle(transaction, sql) });
    },
    enqueueAll: async (name, payloads, transaction) => {
      await deleteGivenUp(transaction, name, payloads);
      const jobs = payloads.map((data) => ({ data }));
      await boss.insert(name, jobs, { db: fromDrizzle(transaction, sql) });
    },
    isUnderWay: (name, payload) => hasJob(name, payload, UNDER_WAY),
    isKnown: (name, payload) => hasJob(name, payload, KNOWN),
    listUnderWay: (name) => listPayloads(pool, name, UNDER_WAY).catch(throwAsUnavailable),
    listKnown: (name) => listPayloads(pool, name, KNOWN).catch(throwAsUnavailable),
    count: () => countJobs(pool, jobNames).catch(throwAsUnavailable),
    listFailing: async () =>
      (await listFailingJobs(pool, jobNames).catch(throwAsUnavailable)).map(presentFailingJob),
    retryNow: async (name, id) =>
      (await retryFailing(pool, [name], id).catch(throwAsUnavailable)) === 1,
    retryAll: () => retryFailing(pool, jobNames).catch(throwAsUnavailable),
    work: async (handlers) => {
      const workers = new Map<string, string[]>();
      for (const name of Object.keys(jobDefinitions) as JobName[]) {
        workers.set(name, await startWorkers(boss, name, handlers, stopping.signal, reports));
      }
      const look = {
        everySeconds: LOOK_SECONDS,
        work: () => wakeWorkers(boss, pool, workers, supervise),
      };
      const supervision = {
        everySeconds: SLOW_POLL_SECONDS,
        work: async () => {
          await supervise();
          await deleteDone(pool, jobNames).catch(throwAsUnavailable);
        },
      };
      for (const polled of [look, supervision]) pollers.push(startPoller(polled, reports.onError));
    },
    stop: async () => {
      stopping.abort();
      // If pg-boss waited for this itself, it would check only every half second.
      const ended = Promise.all([
        ...pollers.map((poller) => poller.stop()),
        ...jobNames.map((name) => boss.offWork(name)),
      ]);
      await Promise.race([ended, sleep(STOP_TIMEOUT_MS, undefined, { ref: false })]);
      await boss.stop({ graceful: false });
    },
  };
}

/**
 * Removes schedules of an earlier version, which would otherwise enqueue jobs for ever that nobody
 * runs.
 */
async function forgetOldSchedules(boss: PgBoss): Promise<void> {
  const definitions: Record<string, { cron?: string }> = jobDefinitions;
  for (const { name } of await boss.getSchedules()) {
    if (!definitions[name]?.cron) await boss.unschedule(name);
  }
}

/**
 * Wakes workers that have work, instead of sixteen workers and a supervisor that each poll an idle
 * database twice a second.
 */
async function wakeWorkers(
  boss: PgBoss,
  pool: Pool,
  workers: Map<string, string[]>,
  supervise: (name: string) => Promise<void>,
): Promise<void> {
  for (const { name, isDue, isSilent } of await findWork(pool, jobNames).catch(
    throwAsUnavailable,
  )) {
    if (isSilent) await supervise(name);
    if (isDue) for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker);
  }
}

/** Starts the job's workers and returns their ids. */
async function startWorkers(
  boss: PgBoss,
  name: JobName,
  handlers: JobHandlers,
  stopping: AbortSignal,
  reports: JobReports,
): Promise<string[]> {
  const handler = handlers[name] as JobHandler<typeof name>;
  const { sideBySide = 1, workers = 1 } = jobDefinitions[name];
  const options = {
    pollingIntervalSeconds: SLOW_POLL_SECONDS,
    batchSize: sideBySide,
    burstWhenBatchFull: true,
    perJobResults: true,
    includeMetadata: true,
  } as const;
  const start = () =>
    boss.work<JobPayloads[typeof name], unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => runJob(job, handler, stopping, reports))),
    );
  return Promise.all(Array.from({ length: workers }, start));
}
