import type { Database } from '../../database/client.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { deleteOldAuditEvents } from '../accounts/public.ts';
import { deleteOldConcerns } from '../welfare/public.ts';

/** Deletes what the school has decided to keep no longer: of the audit trail and of safeguarding. */
export async function deleteOldRecords({
  database,
  settingsStore,
}: {
  database: Database;
  settingsStore: SettingsStore;
}): Promise<void> {
  const { auditMonths, safeguardingYears } = await settingsStore.get(database);
  await deleteOldConcerns(database, safeguardingYears);
  await deleteOldAuditEvents(database, auditMonths);
}
