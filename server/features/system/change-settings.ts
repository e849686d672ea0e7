import {
  settingNames,
  type PresentedSettings,
  type SchoolSettings,
} from '../../../shared/contract/school-settings.ts';
import { settingWords } from '../../../shared/messages/settings.ts';
import type { Actor } from '../../access/actor.ts';
import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { findPasswordState, recordAuditEvent, type PasswordRule } from '../accounts/public.ts';
import { listLeads } from '../welfare/public.ts';

/**
 * Changes settings of the school and records their names in the audit trail. Throws SETTING_FIXED
 * if the server's configuration decides one of them, or WAY_IN_UNPROVED if passwords would be
 * switched off and no administrator has connected a provider.
 */
export async function changeSettings(
  rule: PasswordRule,
  actor: Actor,
  changes: Partial<SchoolSettings>,
): Promise<PresentedSettings> {
  const { database, settingsStore } = rule;
  const wanted = settingNames.filter((name) => changes[name] !== undefined);
  if (wanted.some(settingsStore.isFixed)) throw fail('SETTING_FIXED');
  await keepWayIn(rule, changes);
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

/** Refuses to switch passwords off until an administrator has shown that another way in works. */
async function keepWayIn(
  { database, settingsStore, ...rule }: PasswordRule,
  { passwordSignIn }: Partial<SchoolSettings>,
): Promise<void> {
  if (passwordSignIn !== false || !(await settingsStore.get(database)).passwordSignIn) return;
  const state = await findPasswordState({ database, settingsStore, ...rule }, false);
  if (state !== 'off') throw fail('WAY_IN_UNPROVED');
}

/**
 * Returns the settings in force, and the safeguarding leads without an account that may read
 * concerns.
 */
export async function describeSettings(
  database: Db,
  settingsStore: SettingsStore,
): Promise<PresentedSettings> {
  const inForce = await settingsStore.describe(database);
  const leads = await listLeads(database, inForce.settings.safeguardingLead);
  const unread = leads.filter(({ canRead }) => !canRead).map(({ email }) => email);
  return { ...inForce, leadsWithoutAccount: unread };
}
