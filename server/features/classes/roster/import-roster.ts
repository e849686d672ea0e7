import type { RosterReport } from '../../../../shared/contract/roster.ts';
import { countedChanges } from '../../../../shared/messages/roster.ts';
import type { Database } from '../../../database/client.ts';
import { findSchoolDay } from '../../../database/school-day.ts';
import { transactOrPreview } from '../../../database/preview.ts';
import { fail, refuseFile } from '../../../http/fail.ts';
import type { ThreadPool, WorkOf } from '../../../threads/thread-pool.ts';
import { recordActs, recordAuditEvent } from '../../accounts/public.ts';
import { applyRoster } from './apply-roster.ts';
import { stagedActs } from './people-changes-queries.ts';
import type readAndStage from './read-roster-worker.ts';
import type { RosterFile } from './roster.ts';

/**
 * The time limit for reading. Even the largest roster takes only a few seconds; a file that takes
 * longer may be malicious and is refused.
 */
const READING_LIMIT_MS = 60_000;

const work: WorkOf<typeof readAndStage> = {
  file: new URL('read-roster-worker.ts', import.meta.url),
  timeLimitMs: READING_LIMIT_MS,
};

interface RosterRequest {
  files: readonly RosterFile[];
  /** Whether lists cover the whole school if they do not say so themselves. */
  isWhole: boolean;
  /** Whether to apply the rest if something blocks. */
  leaveOutConflicts: boolean;
  /** Whether to apply even an import that removes a large part of the school. */
  mayRemoveMuch: boolean;
  /** Whether to report the outcome without changing anything. */
  dryRun: boolean;
}

interface Importer {
  /** The actor in the audit trail. */
  actor: { id: string; displayName: string };
  /** The owner of classes without a teacher. */
  administratorId: string;
}

/**
 * Changes the school to match a roster, in one transaction. A preview does the same and rolls back,
 * so that it reports exactly what would happen. Throws FILE_REFUSED with a sentence,
 * ROSTER_CONFLICTS, or ROSTER_REMOVES_MUCH.
 */
export async function importRoster(
  { database, threads }: { database: Database; threads: ThreadPool },
  { actor, administratorId }: Importer,
  { files, isWhole, leaveOutConflicts, mayRemoveMuch, dryRun }: RosterRequest,
): Promise<RosterReport> {
  const today = await findSchoolDay(database);
  const reading = await threads.run(work, { files, today });
  if ('refusal' in reading) throw refuseFile(reading.refusal);
  return transactOrPreview(database, { dryRun }, async (transaction) => {
    const report = await applyRoster(transaction, reading.staged, { administratorId, isWhole });
    if (dryRun) return report;
    if (report.conflicts > 0 && !leaveOutConflicts) throw fail('ROSTER_CONFLICTS');
    if (report.removesMuch && !mayRemoveMuch) throw fail('ROSTER_REMOVES_MUCH');
    if (report.changes.length > 0) {
      const detail = report.changes
        .map(({ kind, total }) => countedChanges(kind, total))
        .join('. ');
      await recordAuditEvent(transaction, actor, { action: 'roster-imported', detail });
      await recordActs(transaction, actor, stagedActs);
    }
    return report;
  });
}
