import { MODEL_CALLS_KEPT_DAYS } from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { reasonOf } from '../../log-error.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { deleteEndedSessions, deleteOldAuditEvents, eraseLeavers } from '../accounts/public.ts';
import { deleteOldRosterWork } from '../classes/public.ts';
import { removeOldModelCalls } from '../marking/public.ts';
import { deleteOldConcerns } from '../welfare/public.ts';

/**
 * Deletes what the school has decided to keep no longer, of leavers, the audit trail and safeguarding,
 * sessions that have ended, and the record of calls to models when its time is over. Throws, at the
 * end, with the reasons of what failed.
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
  const steps = [
    () => eraseLeavers(database, dataDir, leaverMonths),
    () => deleteOldConcerns(database, safeguardingYears),
    () => deleteOldAuditEvents(database, auditMonths),
    () => deleteEndedSessions(database, sessionMaxHours),
    () => deleteOldRosterWork(database),
    () => removeOldModelCalls(database, MODEL_CALLS_KEPT_DAYS),
  ];
  const causes: unknown[] = [];
  // One that fails, night after night, would otherwise keep all behind it.
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      causes.push(error);
    }
  }
  if (causes.length === 0) return;
  const reasons = causes.map((error) => reasonOf(error)).join(' ');
  throw new AggregateError(causes, `Not all old records could be deleted. ${reasons}`);
}
