import type { SchoolSettings, SettingName } from '../../../shared/contract/school-settings.ts';

/** The settings as they stand in the form: lists with one entry a line, numbers as typed. */
export type SettingsDraft = {
  [Name in SettingName]: SchoolSettings[Name] extends boolean ? boolean : string;
};

/** The settings that are typed. */
export type TypedSetting = {
  [Name in SettingName]: SettingsDraft[Name] extends string ? Name : never;
}[SettingName];

const lists = ['safeguardingLead', 'registrationDomains', 'welfarePhrases'] as const;
const isList = (name: string): name is (typeof lists)[number] =>
  (lists as readonly string[]).includes(name);

/** The form for these settings. */
export function draftOf(settings: SchoolSettings): SettingsDraft {
  const entries = Object.entries(settings).map(([name, value]) => [name, inForm(value)]);
  return Object.fromEntries(entries) as SettingsDraft;
}

const inForm = (value: SchoolSettings[SettingName]): string | boolean => {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** What separates the entries of each list, besides the end of a line. */
const separators: Record<(typeof lists)[number], RegExp> = {
  safeguardingLead: /[\s,;]+/,
  registrationDomains: /[\s,;@]+/,
  welfarePhrases: /\n+/,
};

/** The settings that the form means, without those that the server's configuration decides. */
export function settingsOf(
  draft: SettingsDraft,
  isFixed: (name: string) => boolean,
): Partial<SchoolSettings> {
  const entries = Object.entries(draft)
    .filter(([name]) => !isFixed(name))
    .map(([name, value]) => [
      name,
      isList(name) ? entriesOf(String(value), separators[name]) : value,
    ]);
  // The server reads the numbers, so that what is none has its sentence.
  return Object.fromEntries(entries) as Partial<SchoolSettings>;
}

function entriesOf(value: string, separator: RegExp): string[] {
  return value
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
