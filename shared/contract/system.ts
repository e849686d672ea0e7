import { z } from 'zod';
import { errors } from '../errors.ts';
import { shortText, timestamp } from './fields.ts';
import { permitted } from './route.ts';
import { presentedSettingsSchema, schoolSettingsSchema } from './school-settings.ts';

/** The parts of an installation that are checked, in the order of the page. */
const systemCheckNames = [
  'mail',
  'marker',
  'jobs',
  'database',
  'disk',
  'backup',
  'sign-in',
  'address',
  'demo-data',
  'rows-set-aside',
  'version',
] as const;

const systemCheckSchema = z.object({
  name: z.enum(systemCheckNames),
  /** `attention`: a person must act; `notice`: a person should know. */
  state: z.enum(['well', 'notice', 'attention']),
  sentence: z.string(),
  /** When it last succeeded or failed, as the sentence says; null if it does not. */
  at: timestamp.nullable(),
  /** The reason for the failure. */
  reason: z.string().nullable(),
});
export type SystemCheck = z.infer<typeof systemCheckSchema>;

const failingJobSchema = z.object({
  id: z.string(),
  /** The job's own name, e.g. `send-invitation`. */
  name: z.string(),
  attempts: z.number().int(),
  reason: z.string(),
  failedAt: timestamp.nullable(),
  /** When it is retried; null if it is not retried unless requested. */
  nextAttemptAt: timestamp.nullable(),
});
export type FailingJob = z.infer<typeof failingJobSchema>;

/** The state of the installation, for administrators. */
export const systemContract = {
  status: permitted('system.manage')
    .route({ method: 'GET', path: '/system' })
    .output(
      z.object({
        checks: z.array(systemCheckSchema),
        /** The number of checks that need a person. */
        needAttention: z.number().int(),
        failingJobs: z.array(failingJobSchema),
      }),
    ),

  /** Returns the school's settings, including those that the server's configuration fixes. */
  getSettings: permitted('settings.manage')
    .route({ method: 'GET', path: '/settings' })
    .output(presentedSettingsSchema),

  /** Changes the given settings. A setting that the configuration fixes cannot be changed. */
  changeSettings: permitted('settings.manage')
    .route({ method: 'PATCH', path: '/settings' })
    .input(schoolSettingsSchema.partial())
    .output(presentedSettingsSchema)
    .errors(errors('SETTING_FIXED', 'DOMAINS_MISSING', 'TIME_ZONE_UNKNOWN', 'WAY_IN_UNPROVED')),

  /** Retries a failed job at once. */
  retryJob: permitted('system.manage')
    .route({ method: 'POST', path: '/system/jobs/{jobId}/retry' })
    .input(z.object({ jobId: z.guid(), name: shortText }))
    .output(z.object({ queued: z.literal(true) }))
    .errors(errors('JOB_NOT_FAILED')),

  /** Retries all failed jobs at once. */
  retryAllJobs: permitted('system.manage')
    .route({ method: 'POST', path: '/system/jobs/retry' })
    .output(z.object({ queued: z.number().int() })),
};
