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
const whole = ({ min, max }: { min: number; max: number }, sentence: string) =>
  z.coerce.number(sentence).int(sentence).min(min, sentence).max(max, sentence);

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const registrationChoices = ['anyone', 'domains', 'class-code', 'nobody'] as const;

/** The administrators' settings for the whole school, by the name they are stored under. */
export const schoolSettingsSchema = z.object({
  /**
   * Who is notified at once of a text that may concern someone's welfare; if empty, the teacher.
   */
  safeguardingLead: emails.max(MAX_SAFEGUARDING_LEADS, settingsMessages.tooManyLeads),
  /**
   * Who may create an account: anyone, people with one of these addresses or a class's code, or
   * nobody.
   */
  registration: z.enum(registrationChoices),
  /** The domains of addresses that may register. */
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
   * True if passwords sign everybody in. If false, and Google, Microsoft or the like are set up,
   * passwords are only for administrators and people without an email.
   */
  passwordSignIn: z.boolean(settingsMessages.notOnOrOff),
  /** True if teachers and administrators who sign in by password must have a second factor. */
  staffSecondFactor: z.boolean(settingsMessages.notOnOrOff),
  /** True if a student who signs in with a card's password must choose another first. */
  newPasswordAfterCard: z.boolean(settingsMessages.notOnOrOff),
  /** The school's time zone, e.g. `Europe/London`: opening and closing times are entered in it. */
  timeZone: z.string().trim().refine(isTimeZone, settingsMessages.notATimeZone),
  /** Where a student can find help, one per line, as shown on each receipt. */
  helpLines: text(MAX_HELP_LINES_CHARACTERS).pipe(z.string().trim()),
  /** The school's own words that the welfare check stops at, such as a street or a gang. */
  welfarePhrases: z
    .array(line.pipe(z.string().min(3, settingsMessages.phraseTooShort)))
    .max(MAX_WELFARE_PHRASES, settingsMessages.tooManyPhrases),
  /** How long safeguarding records are kept, in years from the day they were created. */
  safeguardingYears: whole(SAFEGUARDING_YEARS, settingsMessages.safeguardingYears),
  /** How long a student who left at the end of a year is kept, with everything they wrote. */
  leaverMonths: whole(LEAVER_MONTHS, settingsMessages.leaverMonths),
  /** How long the audit trail is kept. */
  auditMonths: whole(AUDIT_MONTHS, settingsMessages.auditMonths),
  /** The school's name on the privacy page; empty if it gives none. */
  schoolName: line,
  /** The contact for questions about personal data: a name, an address. */
  privacyContact: line,
  /**
   * Who runs the server for the school, such as its trust or a company; empty if the school does.
   */
  provider: line,
});
export type SchoolSettings = z.infer<typeof schoolSettingsSchema>;
export type SettingName = keyof SchoolSettings;

export const settingNames = Object.keys(schoolSettingsSchema.shape) as SettingName[];

/** The initial settings of a school. */
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
  safeguardingYears: SAFEGUARDING_YEARS.default,
  leaverMonths: LEAVER_MONTHS.default,
  auditMonths: AUDIT_MONTHS.default,
  schoolName: '',
  privacyContact: '',
  provider: '',
};

/** The settings in force, and which of them an environment variable fixes. */
const settingsInForceSchema = z.object({
  settings: schoolSettingsSchema,
  fixed: z.array(z.object({ name: z.string(), variable: z.string() })),
});
/** The settings in force, with the addresses of safeguarding leads that no staff account has. */
export const presentedSettingsSchema = settingsInForceSchema.extend({
  leadsWithoutAccount: z.array(z.string()),
});
export type PresentedSettings = z.infer<typeof presentedSettingsSchema>;
export type SettingsInForce = z.infer<typeof settingsInForceSchema>;
