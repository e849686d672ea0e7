import type { FailingJob } from '../../shared/contract/system.ts';
import type { FailingJobRow } from './job-queries.ts';

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
 * Returns the failure's root cause, as run-job.ts described it without personal data, or as pg-boss
 * did, in a wrapper.
 */
function deepestReason(described: object): string | null {
  const { message, cause, value } = described as Record<string, unknown>;
  const within = cause ?? value;
  const deeper = typeof within === 'object' && within !== null ? deepestReason(within) : null;
  return deeper ?? (typeof message === 'string' && message !== '' ? message : null);
}
