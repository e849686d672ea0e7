import type { FailingJob } from '../../shared/contract/system.ts';
import type { FailingJobRow } from './job-queries.ts';

/** A failing job as an administrator sees it. */
export function presentFailingJob(row: FailingJobRow): FailingJob {
  const { failedAt, nextAttemptAt, output, ...job } = row;
  return {
    ...job,
    reason: deepestReason(output ?? {}) ?? 'The process that ran this job exited.',
    failedAt: failedAt?.toISOString() ?? null,
    nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
  };
}

/**
 * What the failure came from in the end, as run-job.ts described it without anything personal, or as
 * pg-boss did, in a wrapping.
 */
function deepestReason(described: object): string | null {
  const { message, cause, value } = described as Record<string, unknown>;
  const within = cause ?? value;
  const deeper = typeof within === 'object' && within !== null ? deepestReason(within) : null;
  return deeper ?? (typeof message === 'string' && message !== '' ? message : null);
}
