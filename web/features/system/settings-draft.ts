import {
  settingNames,
  type SchoolSettings,
  type SettingName,
} from '../../../shared/contract/school-settings.ts';

/** The settings as form values: lists with one entry per line, numbers as typed. */
export type SettingsDraft = {
  [Name in SettingName]: SchoolSettings[Name] extends boolean ? boolean : string;
};

const lists = ['safeguardingLead', 'registrationDomains', 'welfarePhrases'] as const;
const isList = (name: string): name is (typeof lists)[number] =>
  (lists as readonly string[]).includes(name);

/** Converts settings to form values. */
export function draftOf(settings: SchoolSettings): SettingsDraft {
  const entries = Object.entries(settings).map(([name, value]) => [name, inForm(value)]);
  return Object.fromEntries(entries) as SettingsDraft;
}

const inForm = (value: SchoolSettings[SettingName]): string | boolean => {
  if (typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.join('\n') : String(value);
};

/** The separators between a list's entries, including line breaks. */
const separators: Record<(typeof lists)[number], RegExp> = {
  safeguardingLead: /[\s,;]+/,
  registrationDomains: /[\s,;@]+/,
  welfarePhrases: /\n+/,
};

/**
 * Returns the settings changed in the form, except those left out: what another administrator has
 * decided meanwhile stays.
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
  // Numbers are sent as typed, so that the server's error message covers invalid ones.
  return Object.fromEntries(entries) as Partial<SchoolSettings>;
}

/** Returns the form values that have changed. */
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
