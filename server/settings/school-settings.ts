import {
  defaultSettings,
  schoolSettingsSchema,
  settingNames,
  type SchoolSettings,
  type SettingName,
  type SettingsInForce,
} from '../../shared/contract/school-settings.ts';
import type { Db } from '../database/client.ts';
import { fail } from '../http/fail.ts';
import { settingVariables, type FixedSettings } from './fixed-settings.ts';
import { readSettings, setSchoolClock, writeSettings } from './settings-queries.ts';

/** The school's settings, read each time so that a change takes effect on every node at once. */
export interface SettingsStore {
  get(database: Db): Promise<SchoolSettings>;
  /** Returns the settings with the names of those that are fixed by configuration. */
  describe(database: Db): Promise<SettingsInForce>;
  /**
   * Stores the given values even if they are unchanged, to record that someone decided them.
   * Returns the names of settings that really changed. Ignores fixed settings. Throws
   * TIME_ZONE_UNKNOWN, or DOMAINS_MISSING if nobody could register any more because registration is
   * limited to domains and none is named.
   */
  change(
    transaction: Db,
    changes: Partial<SchoolSettings>,
    changedBy: string,
  ): Promise<SettingName[]>;
  /**
   * Sets the school's clock to the time zone in force, because configuration, a restored backup or
   * another release may have left a different one. Returns the time zone if the database does not
   * know it.
   */
  setClock(database: Db): Promise<string | null>;
  isFixed(name: SettingName): boolean;
  /** The settings that are fixed by configuration. */
  fixed: FixedSettings;
}

/**
 * Creates a store of the settings in the database, overridden by those that environment variables
 * fix.
 */
export function createSettingsStore(fixed: FixedSettings): SettingsStore {
  const isFixed = (name: SettingName) => fixed[name] !== undefined;
  const get = async (database: Db) => ({
    ...merge(await readSettings(database)),
    ...fixed,
  });
  return {
    get,
    isFixed,
    fixed,
    setClock: async (database) => {
      const { timeZone } = await get(database);
      return (await setSchoolClock(database, timeZone)) ? null : timeZone;
    },
    describe: async (database) => ({
      settings: await get(database),
      fixed: settingNames
        .filter(isFixed)
        .map((name) => ({ name, variable: settingVariables[name].variable })),
    }),
    change: async (transaction, changes, changedBy) => {
      const before = await get(transaction);
      const decided = settingNames.filter((name) => changes[name] !== undefined && !isFixed(name));
      const rows = Object.fromEntries(decided.map((name) => [name, changes[name]]));
      const limitsDomains = 'registration' in rows || 'registrationDomains' in rows;
      if (limitsDomains && lacksDomains({ ...before, ...rows })) throw fail('DOMAINS_MISSING');
      await writeSettings(transaction, rows, changedBy);
      const { timeZone } = rows;
      if (typeof timeZone === 'string' && !(await setSchoolClock(transaction, timeZone))) {
        throw fail('TIME_ZONE_UNKNOWN');
      }
      return decided.filter((name) => JSON.stringify(rows[name]) !== JSON.stringify(before[name]));
    },
  };
}

const lacksDomains = ({ registration, registrationDomains }: SchoolSettings): boolean =>
  registration === 'domains' && registrationDomains.length === 0;

/** Overrides the defaults with each stored value that this release understands. */
function merge(stored: Record<string, unknown>): SchoolSettings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  // Parses only stored settings: the errors of the others would take most of a call's time.
  for (const name of settingNames.filter((one) => stored[one] !== undefined)) {
    const parsed = schoolSettingsSchema.shape[name].safeParse(stored[name]);
    if (parsed.success) settings[name] = parsed.data;
  }
  return settings as SchoolSettings;
}
