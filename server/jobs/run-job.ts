import type { FastifyBaseLogger } from 'fastify';
import type { JobResult, JobWithMetadata } from 'pg-boss';
import { describeError } from '../log-error.ts';
import type { Metrics } from '../metrics.ts';
import type { JobPayloads } from './job-definitions.ts';
import type { JobName } from '../../shared/job-names.ts';
import type { JobHandler } from './job-queue.ts';

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface JobReports {
  log: JobLog;
  metrics: Pick<Metrics, 'countJob'>;
  /** Told what goes wrong with the queue itself. */
  onError: (error: unknown) => void;
}

/**
 * Runs one job: the only way there is. Every attempt is counted and logged with its name, id,
 * duration and, where it fails, the reason, which also stays with the job for the System page. The
 * payload stays out of both: it may point at a person.
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
    await handler(job.data, AbortSignal.any([job.signal, stopping]));
    log.info(note('done'), 'job done');
    return { id, status: 'completed' };
  } catch (error) {
    const reason = describeError(error instanceof Error ? error : new Error(String(error)));
    if (stopping.aborted) {
      log.info(note('handed back'), 'job handed back, as the process stops');
    } else if (retryCount < retryLimit) {
      log.warn({ ...note('failed'), err: error }, 'job failed, and will be tried again');
    } else {
      log.error({ ...note('failed'), err: error }, 'job failed for good');
    }
    return { id, status: 'failed', output: reason };
  }
}
