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

/** What the school has decided: read each time, so that a change holds on every node at once. */
export interface SettingsStore {
  get(database: Db): Promise<SchoolSettings>;
  /** The same, with the names of those that the configuration decides. */
  describe(database: Db): Promise<SettingsInForce>;
  /**
   * Stores what is given, also where it is as before: from then on somebody has decided it. Returns
   * the names of what really changed. Fixed settings are left out. Throws TIME_ZONE_UNKNOWN.
   */
  change(
    transaction: Db,
    changes: Partial<SchoolSettings>,
    changedBy: string,
  ): Promise<SettingName[]>;
  /**
   * Sets the school's clock to the time zone in force, as configuration, a restored backup or another
   * release may have left another. Returns the zone where the database does not know it.
   */
  setClock(database: Db): Promise<string | null>;
  isFixed(name: SettingName): boolean;
  /** What the configuration decides. */
  fixed: FixedSettings;
}

/** The settings in the database, under those that environment variables fix. */
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
      await writeSettings(transaction, rows, changedBy);
      const { timeZone } = rows;
      if (typeof timeZone === 'string' && !(await setSchoolClock(transaction, timeZone))) {
        throw fail('TIME_ZONE_UNKNOWN');
      }
      return decided.filter((name) => JSON.stringify(rows[name]) !== JSON.stringify(before[name]));
    },
  };
}

/** Each stored value that this release understands, over the default. */
function merge(stored: Record<string, unknown>): SchoolSettings {
  const settings: Record<string, unknown> = { ...defaultSettings };
  // Those alone that somebody has decided: the errors of the others would be most of a call's work.
  for (const name of settingNames.filter((one) => stored[one] !== undefined)) {
    const parsed = schoolSettingsSchema.shape[name].safeParse(stored[name]);
    if (parsed.success) settings[name] = parsed.data;
  }
  return settings as SchoolSettings;
}
