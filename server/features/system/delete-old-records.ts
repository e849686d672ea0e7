import { MODEL_CALLS_KEPT_DAYS } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { deleteOldAuditEvents } from '../accounts/public.ts';
import { removeOldModelCalls } from '../marking/public.ts';
import { deleteOldConcerns } from '../welfare/public.ts';

/**
 * Deletes what the school has decided to keep no longer, of the audit trail and of safeguarding, and
 * the record of calls to models when its time is over.
 */
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
  await removeOldModelCalls(database, MODEL_CALLS_KEPT_DAYS);
}
