import type { z } from 'zod';
import {
  schoolSettingsSchema,
  type SchoolSettings,
  type SettingName,
} from '../../shared/contract/school-settings.ts';

const list = (value: string): string[] =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

const onOff = (value: string): unknown =>
  value === 'on' || value === 'off' ? value === 'on' : value;

/** The environment variable of each setting that can have one, and how it is parsed. */
export const settingVariables = {
  safeguardingLead: { variable: 'SAFEGUARDING_LEAD', read: list },
  registration: { variable: 'REGISTRATION', read: (value) => value },
  registrationDomains: { variable: 'REGISTRATION_DOMAINS', read: list },
  passwordSignIn: { variable: 'PASSWORD_SIGN_IN', read: onOff },
  staffSecondFactor: { variable: 'STAFF_SECOND_FACTOR', read: onOff },
  newPasswordAfterCard: { variable: 'NEW_PASSWORD_AFTER_CARD', read: onOff },
  welfarePhrases: { variable: 'WELFARE_PHRASES', read: list },
  safeguardingYears: { variable: 'SAFEGUARDING_YEARS', read: (value) => value },
  leaverMonths: { variable: 'LEAVER_MONTHS', read: (value) => value },
  auditMonths: { variable: 'AUDIT_MONTHS', read: (value) => value },
  schoolName: { variable: 'SCHOOL_NAME', read: (value) => value },
  privacyContact: { variable: 'PRIVACY_CONTACT', read: (value) => value },
  provider: { variable: 'PROVIDER', read: (value) => value },
  timeZone: { variable: 'SCHOOL_TIME_ZONE', read: (value) => value },
  helpLines: { variable: 'HELP_LINES', read: (value) => value.replaceAll('|', '\n') },
} satisfies Record<SettingName, { variable: string; read: (value: string) => unknown }>;

/** Settings that are fixed by configuration; pages show them and cannot change them. */
export type FixedSettings = Partial<SchoolSettings>;

/**
 * Reads the settings that environment variables fix. They take precedence over the administrators'
 * choices. Also returns sentences that say what is wrong with them.
 */
export function readFixedSettings(environment: NodeJS.ProcessEnv): {
  fixed: FixedSettings;
  problems: string[];
} {
  const given: Record<string, unknown> = {};
  const problems: string[] = [];
  for (const [name, { variable, read }] of Object.entries(settingVariables)) {
    const value = environment[variable];
    if (value === undefined || value === '') continue;
    const schema: z.ZodType = schoolSettingsSchema.shape[name as SettingName];
    const parsed = schema.safeParse(read(value));
    if (parsed.success) given[name] = parsed.data;
    else problems.push(...parsed.error.issues.map((issue) => `${variable}: ${issue.message}`));
  }
  return { fixed: given, problems };
}
