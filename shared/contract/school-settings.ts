import { z } from 'zod';
import {
  MAX_HELP_LINES_CHARACTERS,
  MAX_REGISTRATION_DOMAINS,
  MAX_SAFEGUARDING_LEADS,
} from '../business-rules.ts';
import { settingsMessages } from '../messages/settings.ts';
import { text } from './fields.ts';

const emails = z.array(z.string().trim().toLowerCase().pipe(z.email(settingsMessages.notAnEmail)));

export const registrationChoices = ['anyone', 'domains', 'class-code', 'nobody'] as const;

/** What the administrators of a school decide for all of it, by the name it is stored under. */
export const schoolSettingsSchema = z.object({
  /** Who is told at once of a text that may be about somebody's welfare; none: the teacher. */
  safeguardingLead: emails.max(MAX_SAFEGUARDING_LEADS, settingsMessages.tooManyLeads),
  /** Who may make an account: anyone, whoever has one of these addresses or a class's code, nobody. */
  registration: z.enum(registrationChoices),
  /** What stands behind the @ of addresses that may. */
  registrationDomains: z
    .array(
      z
        .string()
        .trim()
        .toLowerCase()
        .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/, settingsMessages.notADomain),
    )
    .max(MAX_REGISTRATION_DOMAINS),
  /** Whether teachers and administrators who sign in by password must have a second factor. */
  staffSecondFactor: z.boolean(settingsMessages.notOnOrOff),
  /** Whether people with an email sign in by password where they could elsewhere. */
  passwordSignIn: z.boolean(settingsMessages.notOnOrOff),
  /** Where a student can turn to, one a line, as each receipt shows it. */
  helpLines: text(MAX_HELP_LINES_CHARACTERS).pipe(z.string().trim()),
});
export type SchoolSettings = z.infer<typeof schoolSettingsSchema>;
export type SettingName = keyof SchoolSettings;

export const settingNames = Object.keys(schoolSettingsSchema.shape) as SettingName[];

/** How a school begins. */
export const defaultSettings: SchoolSettings = {
  safeguardingLead: [],
  registration: 'anyone',
  registrationDomains: [],
  staffSecondFactor: false,
  passwordSignIn: true,
  helpLines: settingsMessages.defaultHelpLines,
};

/** The settings as they hold, and which of them an environment variable decides. */
export const settingsInForceSchema = z.object({
  settings: schoolSettingsSchema,
  fixed: z.array(z.object({ name: z.string(), variable: z.string() })),
});
export type SettingsInForce = z.infer<typeof settingsInForceSchema>;
