import { z } from 'zod';
import { errors } from '../errors.ts';
import { permitted } from './route.ts';
import type { SettingName } from './school-settings.ts';

/** The steps that a school is led through after its first account, in order. */
export const firstStepNames = [
  'school',
  'registration',
  'safeguarding',
  'retention',
  'mail',
  'marker',
  'people',
] as const;
export type FirstStepName = (typeof firstStepNames)[number];

/** The settings of each step; the step is done once all of them were decided. */
export const stepSettings = {
  school: ['schoolName', 'timeZone'],
  registration: ['registration'],
  safeguarding: ['safeguardingLead'],
  retention: ['leaverMonths', 'safeguardingYears', 'auditMonths'],
} as const satisfies Partial<Record<FirstStepName, readonly SettingName[]>>;

/** The steps that no setting shows, and that are recorded as done. */
export const notedSteps = ['mail', 'marker'] as const;

const firstStepsSchema = z.object({
  steps: z.array(z.object({ name: z.enum(firstStepNames), isDone: z.boolean() })),
  /** True if someone has dismissed the list. */
  isDismissed: z.boolean(),
  /** True if the actor's account is the school's first one. */
  isFirstAccount: z.boolean(),
  /** True if messages are sent by a mail server; otherwise they stay in the outbox. */
  hasMailServer: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstStepsSchema>;

/** The setup of a new school, for its administrators. */
export const firstStepsContract = {
  firstSteps: permitted('settings.manage')
    .route({ method: 'GET', path: '/first-steps' })
    .output(firstStepsSchema),

  /** Records that a step is done which no setting shows. */
  noteFirstStep: permitted('settings.manage', null, {
    audit: { action: 'settings-changed', what: 'a first step is done' },
  })
    .route({ method: 'PUT', path: '/first-steps/done/{name}' })
    .input(z.object({ name: z.enum(notedSteps) }))
    .output(firstStepsSchema),

  /** Dismisses the list, or shows it again. */
  dismissFirstSteps: permitted('settings.manage', null, {
    audit: { action: 'settings-changed', what: 'the list of first steps' },
  })
    .route({ method: 'PUT', path: '/first-steps/dismissed' })
    .input(z.object({ dismissed: z.boolean() }))
    .output(firstStepsSchema),

  /** Sends the actor a message, and waits until the mail server has accepted it. */
  sendTestMail: permitted('settings.manage', null, {
    audit: { action: 'settings-changed', what: 'a test message was sent' },
  })
    .route({ method: 'POST', path: '/first-steps/test-mail' })
    .output(firstStepsSchema)
    .errors(errors('MAIL_NOT_SENT')),
};
