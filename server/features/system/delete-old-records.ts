import {
  MODEL_CALLS_KEPT_DAYS,
  WEBHOOK_DELIVERIES_KEPT_DAYS,
} from '../../../shared/business-rules.ts';
import type { Database } from '../../database/client.ts';
import { reasonOf } from '../../log-error.ts';
import type { SettingsStore } from '../../settings/school-settings.ts';
import { deleteEndedSessions, deleteOldAuditEvents, eraseLeavers } from '../accounts/public.ts';
import { deleteOldRosterWork } from '../classes/public.ts';
import { deleteOldDeliveries } from '../connections/public.ts';
import { removeOldModelCalls } from '../marking/public.ts';
import { deleteOldConcerns } from '../welfare/public.ts';

/**
 * Deletes records past their retention period: leavers, the audit trail, safeguarding concerns,
 * ended sessions, requests for roster imports, calls to models and deliveries to webhooks. Throws
 * an AggregateError with the reasons of all failures at the end.
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
  /** Maximum age of a session. */
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
    () => deleteOldDeliveries(database, WEBHOOK_DELIVERIES_KEPT_DAYS),
  ];
  const causes: unknown[] = [];
  // A step that fails every night must not stop those after it.
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
