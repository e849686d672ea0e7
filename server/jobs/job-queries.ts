import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import type { Db } from '../database/client.ts';
import type { JobPayloads } from './job-definitions.ts';
import type { JobName } from '../../shared/job-names.ts';

/** A job whose last attempt failed. */
export interface FailingJobRow {
  id: string;
  name: string;
  attempts: number;
  /** The error as run-job.ts stored it, or as pg-boss's supervision did, which wraps it. */
  output: object | null;
  failedAt: Date | null;
  /** Null if the job is not retried any more. */
  nextAttemptAt: Date | null;
}

export interface JobCounts {
  waiting: number;
  running: number;
  failed: number;
}

/** The work that is waiting in a queue. */
export interface QueueWork {
  name: string;
  /** True if a job may start. */
  isDue: boolean;
  /** True if a worker has sent no heartbeat in time, or has run past its job's time limit. */
  isSilent: boolean;
}

/** A job that supervision took from its worker. */
export interface ReclaimedJob {
  name: string;
  id: string;
  attempt: number;
  isGivenUp: boolean;
  seconds: number;
  /** The reason as pg-boss gives it. */
  reason: string;
}

const MAX_SHOWN = 50;
/** Grace period: a live worker ends an overrunning job itself, by its own clock. */
const LATE_SECONDS = 5;

/** Counts the jobs of these names that wait, run, or have been given up. */
export async function countJobs(pool: Pool, names: string[]): Promise<JobCounts> {
  const { rows } = await pool.query<JobCounts>(
    `select count(*) filter (where state in ('created', 'retry'))::int as waiting,
       count(*) filter (where state = 'active')::int as running,
       count(*) filter (where state = 'failed')::int as failed
     from pgboss.job where name = any($1) and state in ('created', 'retry', 'active', 'failed')`,
    [names],
  );
  return rows[0] ?? { waiting: 0, running: 0, failed: 0 };
}

/** Returns the queues of these names that need attention, and why. */
export async function findWork(pool: Pool, names: string[]): Promise<QueueWork[]> {
  const { rows } = await pool.query<QueueWork>(
    `select name, bool_or(state < 'active') as "isDue", bool_or(state = 'active') as "isSilent"
     from (
       select name, state from pgboss.job
       where name = any($1) and state < 'active' and not blocked and start_after < now()
       union all
       select name, state from pgboss.job
       where name = any($1) and state = 'active'
         and (heartbeat_on + heartbeat_seconds * interval '1 s' < now()
           or started_on + (expire_seconds + $2) * interval '1 s' < now())
     ) as work group by name`,
    [names, LATE_SECONDS],
  );
  return rows;
}

/**
 * Returns jobs that pg-boss's supervision took from workers. It wraps its reason; unwrapping the
 * reason hands each job to one caller, once, whichever node took it.
 */
export async function listReclaimed(pool: Pool, names: string[]): Promise<ReclaimedJob[]> {
  const { rows } = await pool.query<ReclaimedJob>(
    `update pgboss.job set output = output -> 'value'
     where name = any($1) and state in ('retry', 'active', 'failed')
       and output #>> '{value,message}' is not null
     returning name, id, state = 'failed' as "isGivenUp", output ->> 'message' as reason,
       case when state = 'active' then retry_count else retry_count + 1 end as attempt,
       extract(epoch from coalesce(completed_on, now()) - started_on)::float8 as seconds`,
    [names],
  );
  return rows;
}

/** Deletes jobs completed more than a day ago, because the queue queries have to read past them. */
export async function deleteDone(pool: Pool, names: string[]): Promise<void> {
  await pool.query(
    `delete from pgboss.job
     where name = any($1) and state = 'completed' and completed_on < now() - interval '1 day'`,
    [names],
  );
}

/** Deletes jobs of this name with one of these payloads that were given up. */
export async function deleteGivenUp(
  transaction: Db,
  name: JobName,
  payloads: readonly unknown[],
): Promise<void> {
  const told = sql.param(payloads.map((payload) => JSON.stringify(payload)));
  await transaction.execute(sql`
    delete from pgboss.job
    where name = ${name} and state = 'failed' and data = any(${told}::jsonb[])`);
}

/** Returns the payloads of the jobs of this name that are in one of these states. */
export async function listPayloads<Name extends JobName>(
  pool: Pool,
  name: Name,
  states: readonly string[],
): Promise<JobPayloads[Name][]> {
  const { rows } = await pool.query<{ data: JobPayloads[Name] }>(
    `select data from pgboss.job where name = $1 and state = any($2::pgboss.job_state[])`,
    [name, states],
  );
  return rows.map(({ data }) => data);
}

/** SQL condition: the job's last attempt failed. */
const isFailing = `(state = 'failed' or (state = 'retry' and output is not null))`;

/** Returns the jobs whose last attempt failed: those given up first, then the newest first. */
export async function listFailingJobs(pool: Pool, names: string[]): Promise<FailingJobRow[]> {
  const { rows } = await pool.query<FailingJobRow>(
    `select id, name, retry_count + 1 as attempts, output,
       case when state = 'failed' then completed_on end as "failedAt",
       case when state = 'retry' then start_after end as "nextAttemptAt"
     from pgboss.job
     where name = any($1) and ${isFailing}
     order by state = 'failed' desc, coalesce(completed_on, start_after) desc limit $2`,
    [names, MAX_SHOWN],
  );
  return rows;
}

/**
 * Retries the failing jobs with these names at once, or the one with this id. The same work that was
 * given up several times, or already waits, is done once, and the others are deleted. Returns how
 * many jobs will be done.
 */
export async function retryFailing(
  pool: Pool,
  names: readonly string[],
  id?: string,
): Promise<number> {
  const { rows } = await pool.query<{ retried: number }>(
    `with chosen as (
       select distinct on (name, data) id, name, data,
         state = 'failed' and exists (
           select from pgboss.job other where other.name = job.name
             and other.data is not distinct from job.data
             and other.state in ('created', 'retry', 'active')) as "isUnderWay"
       from pgboss.job
       where name = any($1) and ($2::uuid is null or id = $2) and ${isFailing}
       order by name, data, state = 'failed', created_on desc),
     dropped as (
       delete from pgboss.job using chosen
       where job.name = chosen.name and job.data is not distinct from chosen.data
         and job.state = 'failed' and (job.id <> chosen.id or "isUnderWay")),
     retried as (
       update pgboss.job
       set state = 'retry', completed_on = null, start_after = now(),
         retry_limit = greatest(retry_limit, retry_count + 1)
       from chosen
       where job.name = chosen.name and job.id = chosen.id and not "isUnderWay")
     select count(*)::int as retried from chosen`,
    [names, id],
  );
  return rows[0]?.retried ?? 0;
}
