import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { describeError } from '../log-error.ts';
import type { Metrics } from '../metrics.ts';
import { inBackground } from '../threads/in-background.ts';
import type { JobPayloads } from './job-definitions.ts';
import type { ReclaimedJob } from './job-queries.ts';
import type { JobName } from '../../shared/job-names.ts';
import type { JobHandler } from './job-queue.ts';

const WILL_BE_TRIED_AGAIN = 'job failed, and will be tried again';
const FAILED_FOR_GOOD = 'job failed for good';
const TOOK_TOO_LONG = 'It exceeded its time limit.';

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface JobReports {
  log: JobLog;
  metrics: Pick<Metrics, 'countJob'>;
  /** Called with errors of the queue itself. */
  onError: (error: unknown) => void;
}

/**
 * Runs one job: no job runs any other way. Every attempt is counted and logged with its name, id,
 * duration and, if it fails, the reason, which also stays with the job for the System page. The
 * payload stays out of both, because it may point at a person.
 */
export async function runJob<Name extends JobName>(
  job: JobWithMetadata<JobPayloads[Name]>,
  handler: JobHandler<Name>,
  stopping: AbortSignal,
  { log, metrics }: JobReports,
): Promise<JobResult> {
  const { id, name, retryCount, retryLimit } = job;
  const begun = performance.now();
  const note = (outcome: Parameters<Metrics['countJob']>[1]) => {
    const milliseconds = Math.round(performance.now() - begun);
    metrics.countJob(name, outcome, milliseconds / 1_000);
    return { job: name, id, attempt: retryCount + 1, milliseconds };
  };
  try {
    await Promise.race([
      inBackground(() => handler(job.data, AbortSignal.any([job.signal, stopping]))),
      untilTaken(job.signal),
    ]);
    log.info(note('done'), 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    const reason = describeError(error instanceof Error ? error : new Error(String(error)));
    if (stopping.aborted) {
      log.info(note('handed back'), 'job handed back, as the process stops');
    } else if (retryCount < retryLimit) {
      log.warn({ ...note('failed'), err: error }, WILL_BE_TRIED_AGAIN);
    } else {
      log.error({ ...note('failed'), err: error }, FAILED_FOR_GOOD);
    }
    return { id, status: 'failed', output: reason };
  }
}

/** pg-boss takes a job from a worker that overruns, whether or not the worker obeys the signal. */
async function untilTaken(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) await once(signal, 'abort');
  throw new Error(TOOK_TOO_LONG);
}

/** Logs and counts a job that was taken from a worker which could not report it itself. */
export function reportReclaimed(
  { name, id, attempt, isGivenUp, seconds, reason }: ReclaimedJob,
  { log, metrics }: Pick<JobReports, 'log' | 'metrics'>,
): void {
  metrics.countJob(name, 'failed', seconds);
  const told = { job: name, id, attempt, milliseconds: Math.round(seconds * 1_000), reason };
  if (isGivenUp) log.error(told, FAILED_FOR_GOOD);
  else log.warn(told, WILL_BE_TRIED_AGAIN);
}
