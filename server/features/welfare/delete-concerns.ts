import type { Database } from '../../database/client.ts';
import { findSchoolDay } from '../../database/school-day.ts';
import { openRecords } from '../../database/open-records.ts';
import { greenpen, operator, recordAuditEvent } from '../accounts/public.ts';
import { deleteConcern, deleteDecidedBefore } from './welfare-queries.ts';

/**
 * Deletes decided safeguarding records older than this many years, with what was done about them.
 * The audit trail records the deletion, but not their content. Returns how many.
 */
export function deleteOldConcerns(database: Database, years: number): Promise<number> {
  return database.transaction(async (transaction) => {
    await openRecords(transaction);
    const deleted = await deleteDecidedBefore(transaction, years);
    if (deleted > 0) {
      await recordAuditEvent(transaction, greenpen, {
        action: 'old-records-deleted',
        detail: `safeguarding records older than ${years} years: ${deleted}`,
      });
    }
    return deleted;
  });
}

/** Deletes one safeguarding record, decided or not; returns false if it does not exist. */
export function deleteConcernForGood(database: Database, concernId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    await openRecords(transaction);
    const raisedAt = await deleteConcern(transaction, concernId);
    if (!raisedAt) return false;
    await recordAuditEvent(transaction, operator, {
      action: 'deleted',
      detail: `Safeguarding record of ${await findSchoolDay(transaction, raisedAt)}`,
    });
    return true;
  });
}
