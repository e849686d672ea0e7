import {
  settingNames,
  type PresentedSettings,
  type SchoolSettings,
} from '../../../shared/contract/school-settings.ts';
import { settingWords } from '../../../shared/messages/settings.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { recordAuditEvent } from '../accounts/public.ts';
import { listLeads } from '../welfare/public.ts';

/**
 * Changes settings of the school, which the audit trail names. Throws SETTING_FIXED where one is
 * decided by the server's configuration.
 */
export function changeSettings(
  { database, settingsStore }: { database: Database; settingsStore: SettingsStore },
  actor: Actor,
  changes: Partial<SchoolSettings>,
): Promise<PresentedSettings> {
  const wanted = settingNames.filter((name) => changes[name] !== undefined);
  if (wanted.some(settingsStore.isFixed)) throw fail('SETTING_FIXED');
  return database.transaction(async (transaction) => {
    const changed = await settingsStore.change(transaction, changes, actor.id);
    if (changed.length > 0) {
      await recordAuditEvent(transaction, actor, {
        action: 'settings-changed',
        detail: changed.map((name) => settingWords[name]).join(', '),
      });
    }
    return describeSettings(transaction, settingsStore);
  });
}

/** The settings as they hold. */
export async function describeSettings(
  database: Db,
  settingsStore: SettingsStore,
): Promise<PresentedSettings> {
  const inForce = await settingsStore.describe(database);
  const leads = await listLeads(database, inForce.settings.safeguardingLead);
  const unread = leads.filter(({ canRead }) => !canRead).map(({ email }) => email);
  return { ...inForce, leadsWithoutAccount: unread };
}
