import type { Queue } from 'pg-boss';

/** What each job is told. */
export interface JobPayloads {
  'run-marking': { runId: string };
  'finish-overdue-attempts': null;
  'remove-unused-uploads': null;
  'send-invitation': { userId: string; linkAddress: string };
}
export type JobName = keyof JobPayloads;

interface JobDefinition {
  queue: Omit<Queue, 'name'>;
  /** Where the job runs by the clock. */
  cron?: string;
  /** How many a worker does side by side; one where absent. */
  sideBySide?: number;
}

const HOUR_SECONDS = 3_600;

/** Every job: how often it is tried and when it is taken from a worker that fell silent. */
export const jobDefinitions: Record<JobName, JobDefinition> = {
  'run-marking': {
    queue: {
      retryLimit: 50,
      retryDelay: 1,
      heartbeatSeconds: 10,
      expireInSeconds: 12 * HOUR_SECONDS,
    },
  },
  'finish-overdue-attempts': {
    queue: { policy: 'exclusive', retryLimit: 2, retryDelay: 5, expireInSeconds: 300 },
    cron: '* * * * *',
  },
  'remove-unused-uploads': {
    queue: { policy: 'exclusive', retryLimit: 2, retryDelay: 60, expireInSeconds: 900 },
    cron: '23 * * * *',
  },
  // Ten more tries over about a day outlast a mail server's outage.
  'send-invitation': {
    queue: { retryLimit: 10, retryDelay: 60, retryBackoff: true, expireInSeconds: 300 },
    sideBySide: 10,
  },
};
