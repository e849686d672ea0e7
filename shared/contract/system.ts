import { z } from 'zod';
import { errors } from '../errors.ts';
import { shortText, timestamp } from './fields.ts';
import { permitted } from './route.ts';
import { presentedSettingsSchema, schoolSettingsSchema } from './school-settings.ts';

/** What of an installation can be in order or not, in the order in which the page shows it. */
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
  /** `attention` where a person must do something; `notice` where one should know. */
  state: z.enum(['well', 'notice', 'attention']),
  sentence: z.string(),
  /** When it last went well or wrong, as the sentence says; null where it says no such thing. */
  at: timestamp.nullable(),
  /** Why it went wrong. */
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
  /** When it is tried again; null where nobody will unless asked. */
  nextAttemptAt: timestamp.nullable(),
});
export type FailingJob = z.infer<typeof failingJobSchema>;

/** How the installation fares, for administrators. */
export const systemContract = {
  status: permitted('system.manage')
    .route({ method: 'GET', path: '/system' })
    .output(
      z.object({
        checks: z.array(systemCheckSchema),
        /** How many checks need a person. */
        needAttention: z.number().int(),
        failingJobs: z.array(failingJobSchema),
      }),
    ),

  /** What the school has decided, with what the server's configuration decides for it. */
  getSettings: permitted('settings.manage')
    .route({ method: 'GET', path: '/settings' })
    .output(presentedSettingsSchema),

  /** Changes what is given. A setting that the configuration decides cannot be changed. */
  changeSettings: permitted('settings.manage')
    .route({ method: 'PATCH', path: '/settings' })
    .input(schoolSettingsSchema.partial())
    .output(presentedSettingsSchema)
    .errors(errors('SETTING_FIXED', 'TIME_ZONE_UNKNOWN', 'WAY_IN_UNPROVED')),

  /** Has a job that failed tried again at once. */
  retryJob: permitted('system.manage')
    .route({ method: 'POST', path: '/system/jobs/{jobId}/retry' })
    .input(z.object({ jobId: z.guid(), name: shortText }))
    .output(z.object({ queued: z.literal(true) }))
    .errors(errors('JOB_NOT_FAILED')),
};
