import { z } from 'zod';
import {
  AUDIT_MONTHS,
  DEFAULT_TIME_ZONE,
  LEAVER_MONTHS,
  MAX_HELP_LINES_CHARACTERS,
  MAX_REGISTRATION_DOMAINS,
  MAX_SAFEGUARDING_LEADS,
  MAX_SHORT_TEXT_CHARACTERS,
  MAX_WELFARE_PHRASES,
  SAFEGUARDING_YEARS,
} from '../business-rules.ts';
import { settingsMessages } from '../messages/settings.ts';

import { text } from './fields.ts';

const emails = z.array(z.string().trim().toLowerCase().pipe(z.email(settingsMessages.notAnEmail)));

const line = text(MAX_SHORT_TEXT_CHARACTERS).pipe(z.string().trim());
const whole = ({ least, most }: { least: number; most: number }, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(least, sentence).max(most, sentence);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

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
  /**
   * Whether passwords sign everybody in. Off, and with Google, Microsoft or the like set up, they are
   * for administrators and for people without an email alone.
   */
  passwordSignIn: z.boolean(settingsMessages.notOnOrOff),
  /** Whether teachers and administrators who sign in by password must have a second factor. */
  staffSecondFactor: z.boolean(settingsMessages.notOnOrOff),
  /** Whether a student who signs in with the password of a card must choose another first. */
  newPasswordAfterCard: z.boolean(settingsMessages.notOnOrOff),
  /** The school's time zone, e.g. `Europe/London`: opening and closing times are entered in it. */
  timeZone: z.string().trim().refine(isTimeZone, settingsMessages.notATimeZone),
  /** Where a student can turn to, one a line, as each receipt shows it. */
  helpLines: text(MAX_HELP_LINES_CHARACTERS).pipe(z.string().trim()),
  /** Words of the school's own that the welfare check stops at, such as a street or a gang. */
  welfarePhrases: z
    .array(line.pipe(z.string().min(3, settingsMessages.phraseTooShort)))
    .max(MAX_WELFARE_PHRASES, settingsMessages.tooManyPhrases),
  /** How long safeguarding records are kept, in years from the day they were made. */
  safeguardingYears: whole(SAFEGUARDING_YEARS, settingsMessages.safeguardingYears),
  /** How long a student is kept who left at the end of a year, with all they wrote. */
  leaverMonths: whole(LEAVER_MONTHS, settingsMessages.leaverMonths),
  /** How long the audit trail is kept. */
  auditMonths: whole(AUDIT_MONTHS, settingsMessages.auditMonths),
  /** The school, as the privacy page names it; empty where it names none. */
  schoolName: line,
  /** Who to ask about personal data: a name, an address. */
  privacyContact: line,
  /** Who runs the server for the school, such as its trust or a firm; empty where it does itself. */
  provider: line,
});
export type SchoolSettings = z.infer<typeof schoolSettingsSchema>;
export type SettingName = keyof SchoolSettings;

export const settingNames = Object.keys(schoolSettingsSchema.shape) as SettingName[];

/** How a school begins. */
export const defaultSettings: SchoolSettings = {
  safeguardingLead: [],
  registration: 'anyone',
  registrationDomains: [],
  passwordSignIn: true,
  staffSecondFactor: false,
  newPasswordAfterCard: false,
  timeZone: DEFAULT_TIME_ZONE,
  helpLines: settingsMessages.defaultHelpLines,
  welfarePhrases: [],
  safeguardingYears: SAFEGUARDING_YEARS.usual,
  leaverMonths: LEAVER_MONTHS.usual,
  auditMonths: AUDIT_MONTHS.usual,
  schoolName: '',
  privacyContact: '',
  provider: '',
};

/** The settings as they hold, and which of them an environment variable decides. */
const settingsInForceSchema = z.object({
  settings: schoolSettingsSchema,
  fixed: z.array(z.object({ name: z.string(), variable: z.string() })),
});
/** The same, with the addresses of safeguarding leads to which no account of staff belongs. */
export const presentedSettingsSchema = settingsInForceSchema.extend({
  leadsWithoutAccount: z.array(z.string()),
});
export type PresentedSettings = z.infer<typeof presentedSettingsSchema>;
export type SettingsInForce = z.infer<typeof settingsInForceSchema>;
