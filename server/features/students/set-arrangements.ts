import {
  accessArrangementsSchema,
  type AccessArrangements,
} from '../../../shared/contract/access-arrangements.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { recordAuditEvent, type PersonRow } from '../accounts/public.ts';
import { moveRests } from '../attempts/public.ts';
import { holdArrangements, updateArrangements } from './students-queries.ts';

/**
 * Sets a student's arrangements for sitting quizzes. An attempt under way applies them when its
 * page reloads, and a running rest applies them at once. Throws STUDENT_NOT_FOUND for someone who
 * is not a student.
 * @param seen The arrangements that were changed: those left as they were keep their current state.
 */
export function setArrangements(
  database: Database,
  actor: Actor,
  student: PersonRow,
  asked: AccessArrangements,
  seen: AccessArrangements | undefined,
): Promise<{ accessArrangements: AccessArrangements }> {
  if (student.role !== 'student') throw fail('STUDENT_NOT_FOUND');
  return database.transaction(async (transaction) => {
    const current = await holdArrangements(transaction, student.id);
    const accessArrangements = seen ? withChanges(current, seen, asked) : asked;
    await moveRests(transaction, student.id, accessArrangements.restBreakMinutes);
    await updateArrangements(transaction, student.id, accessArrangements);
    await recordAuditEvent(transaction, actor, {
      action: 'arrangements-changed',
      subject: student,
      detail: describeArrangements(accessArrangements),
    });
    return { accessArrangements };
  });
}

/** Returns the current arrangements with those changed that differ between `seen` and `asked`. */
function withChanges(
  current: AccessArrangements,
  seen: AccessArrangements,
  asked: AccessArrangements,
): AccessArrangements {
  const before = new Map<string, unknown>(Object.entries(seen));
  const changed = Object.entries(asked).filter(([name, value]) => before.get(name) !== value);
  return accessArrangementsSchema.parse({ ...current, ...Object.fromEntries(changed) });
}

/** Describes a student's arrangements for the audit trail. */
export function describeArrangements({
  restBreakMinutes,
  fontSize,
  overlay,
  readAloud,
}: AccessArrangements): string {
  const parts = [
    restBreakMinutes > 0 ? `rest breaks of ${restBreakMinutes} minutes` : null,
    fontSize === 'normal' ? null : `${fontSize} text`,
    overlay === 'none' ? null : `${overlay} overlay`,
    readAloud ? 'read aloud' : null,
  ].filter((part) => part !== null);
  return parts.join(', ') || 'none';
}
