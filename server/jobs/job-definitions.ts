import type { Queue } from 'pg-boss';
import type { JobName } from '../../shared/job-names.ts';

/** The payload of each job. */
export interface JobPayloads {
  'run-marking': { runId: string };
  'fail-abandoned-runs': null;
  'write-reports': { batchId: string };
  'continue-reports': null;
  'import-roster': { administratorId: string; requestId: string };
  'remove-unused-uploads': null;
  'delete-old-records': null;
  'send-invitation': { userId: string; linkAddress: string };
  'send-demo-request': { requestId: string };
  'send-welfare-notice': { concernId: string };
  'send-webhook': { deliveryId: string };
  'send-lti-score': { quizCode: string; linkId: string; userId: string };
  'sync-lti-course': { courseId: string };
}

interface JobDefinition {
  queue: Omit<Queue, 'name'>;
  /** The schedule, for a job that runs by the clock. */
  cron?: string;
  /** The number of jobs that a worker takes at once and runs concurrently; default one. */
  sideBySide?: number;
  /** The number of workers in a process, for jobs that may take hours; default one. */
  workers?: number;
}

const HOUR_SECONDS = 3_600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * A job that was given up stays on the System page over a summer, and a waiting job is not dropped.
 * Completed jobs are deleted earlier, but pg-boss cannot treat them differently (job-queries.ts).
 */
export const keptFor = {
  deleteAfterSeconds: 90 * DAY_SECONDS,
  retentionSeconds: 120 * DAY_SECONDS,
};

/**
 * Retries a message for three days, and at the latest this long after a mail server is back.
 * Without a maximum, the delay doubles to hours and days.
 */
const mailOutage = { retryBackoff: true, retryDelayMax: 1_800, expireInSeconds: 300 };

/** Every job: how often it is retried, and when it is taken from a worker that fell silent. */
export const jobDefinitions: Record<JobName, JobDefinition> = {
  'run-marking': {
    // A failed try keeps what it has marked, so a retry is cheap and need not wait.
    queue: {
      retryLimit: 50,
      retryDelay: 0,
      heartbeatSeconds: 10,
      expireInSeconds: 12 * HOUR_SECONDS,
    },
    workers: 3,
  },
  'fail-abandoned-runs': {
    queue: { policy: 'exclusive', retryLimit: 0, expireInSeconds: 60 },
    cron: '* * * * *',
  },
  'write-reports': {
    queue: { retryLimit: 3, retryDelay: 1, heartbeatSeconds: 10, expireInSeconds: HOUR_SECONDS },
    workers: 2,
  },
  'continue-reports': {
    queue: { policy: 'exclusive', retryLimit: 0, expireInSeconds: 60 },
    cron: '* * * * *',
  },
  'import-roster': {
    queue: { retryLimit: 1, retryDelay: 0, heartbeatSeconds: 10, expireInSeconds: 1_800 },
  },
  'remove-unused-uploads': {
    queue: { policy: 'exclusive', retryLimit: 2, retryDelay: 60, expireInSeconds: 900 },
    cron: '23 * * * *',
  },
  'delete-old-records': {
    queue: { policy: 'exclusive', retryLimit: 2, retryDelay: 60, expireInSeconds: 900 },
    cron: '41 3 * * *',
  },
  'send-invitation': {
    queue: { ...mailOutage, retryLimit: 160, retryDelay: 60 },
    sideBySide: 10,
  },
  // Retried for a week, and soon at first: nothing else notifies the lead.
  'send-welfare-notice': {
    queue: { ...mailOutage, retryLimit: 700, retryDelay: 15, retryDelayMax: 900 },
    sideBySide: 5,
  },
  // Ten retries over some eight hours.
  'send-webhook': {
    queue: { retryLimit: 10, retryDelay: 30, retryBackoff: true, expireInSeconds: 60 },
    sideBySide: 10,
  },
  // Retried for about six days: a learning platform may be down over a weekend.
  'send-lti-score': {
    queue: { retryLimit: 14, retryDelay: 30, retryBackoff: true, expireInSeconds: 120 },
    sideBySide: 10,
  },
  'sync-lti-course': {
    queue: { retryLimit: 6, retryDelay: 30, retryBackoff: true, expireInSeconds: 600 },
    sideBySide: 2,
  },
  'send-demo-request': {
    queue: { ...mailOutage, retryLimit: 160, retryDelay: 60 },
  },
};
