import {
  settingNames,
  type SchoolSettings,
  type SettingName,
} from '../../../shared/contract/school-settings.ts';

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

/**
 * The settings that somebody has changed in the form, without those that are left out: what another
 * administrator has decided meanwhile stays.
 */
export function changesOf(
  { draft, begun }: { draft: SettingsDraft; begun: SettingsDraft },
  isLeftOut: (name: SettingName) => boolean,
): Partial<SchoolSettings> {
  const entries = settingNames
    .filter((name) => !isLeftOut(name) && draft[name] !== begun[name])
    .map((name) => [name, draft[name]] as const)
    .map(([name, value]) => [
      name,
      isList(name) ? entriesOf(String(value), separators[name]) : value,
    ]);
  // The server reads the numbers, so that what is none has its sentence.
  return Object.fromEntries(entries) as Partial<SchoolSettings>;
}

/** What of the form is no longer as it was. */
export function typedSince(before: SettingsDraft, now: SettingsDraft): Partial<SettingsDraft> {
  const typed = settingNames.filter((name) => now[name] !== before[name]);
  return Object.fromEntries(typed.map((name) => [name, now[name]]));
}

function entriesOf(value: string, separator: RegExp): string[] {
  return value
    .split(separator)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
