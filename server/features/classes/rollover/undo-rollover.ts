import type { Actor } from '../../../access/actor.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { recordActs, recordAuditEvent } from '../../accounts/public.ts';
import { lockSchoolChanges } from '../roster/match-queries.ts';
import { exchangeCodes, findLastRollover } from './rollover-queries.ts';
import {
  archiveUsed,
  backActs,
  bringBackEnded,
  bringBackLeavers,
  closeRollover,
  deleteUnused,
  listFormerFirst,
} from './undo-queries.ts';

/**
 * Undoes the newest rollover: restores the classes of the previous year, removes the new ones and
 * lets leavers sign in again. A new class in which somebody has worked, or which somebody has
 * joined, is archived instead and returned by name. Throws ROLLOVER_NOT_UNDOABLE.
 */
export function undoRollover(
  database: Database,
  actor: Actor,
  id: string,
): Promise<{ restored: number; kept: string[] }> {
  return database.transaction(async (transaction) => {
    await lockSchoolChanges(transaction);
    const last = await findLastRollover(transaction);
    if (last?.id !== id || !last.isUndoable) throw fail('ROLLOVER_NOT_UNDOABLE');
    await exchangeCodes(transaction, await listFormerFirst(transaction, id));
    const kept = await archiveUsed(transaction, id);
    const restored = await bringBackEnded(transaction, id);
    await deleteUnused(transaction, id);
    await recordActs(transaction, actor, backActs(id));
    await bringBackLeavers(transaction, id);
    await closeRollover(transaction, id);
    await recordAuditEvent(transaction, actor, {
      action: 'year-taken-back',
      detail: `${last.academicYear}: ${restored} classes are in use again`,
    });
    return { restored, kept };
  });
}
