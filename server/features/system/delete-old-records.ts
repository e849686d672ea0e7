import { MODEL_CALLS_KEPT_DAYS } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { deleteEndedSessions, deleteOldAuditEvents, eraseLeavers } from '../accounts/public.ts';
import { deleteOldRosterWork } from '../classes/public.ts';
import { removeOldModelCalls } from '../marking/public.ts';
import { deleteOldConcerns } from '../welfare/public.ts';

/**
 * Deletes what the school has decided to keep no longer, of leavers, the audit trail and safeguarding,
 * sessions that have ended, and the record of calls to models when its time is over.
 */
export async function deleteOldRecords({
  database,
  settingsStore,
  dataDir,
  sessionMaxHours,
}: {
  database: Database;
  settingsStore: SettingsStore;
  dataDir: string;
  /** How old a session may grow. */
  sessionMaxHours: number;
}): Promise<void> {
  const { auditMonths, safeguardingYears, leaverMonths } = await settingsStore.get(database);
  await eraseLeavers(database, dataDir, leaverMonths);
  await deleteOldConcerns(database, safeguardingYears);
  await deleteOldAuditEvents(database, auditMonths);
  await deleteEndedSessions(database, sessionMaxHours);
  await deleteOldRosterWork(database);
  await removeOldModelCalls(database, MODEL_CALLS_KEPT_DAYS);
}
