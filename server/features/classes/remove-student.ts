import type { Joining } from '../../../shared/contract/classes.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, recordAuditEvent } from '../accounts/public.ts';
import type { ClassRow } from './classes-queries.ts';
import { deleteMembers } from './members-queries.ts';

/**
 * Removes a student from a class, and returns how they had joined. Throws NOT_FOUND if they are not
 * in it.
 */
export async function removeStudent(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow | null,
  userId: string,
): Promise<Joining> {
  if (!schoolClass) throw fail('NOT_FOUND');
  const { teacherCode } = schoolClass;
  return database.transaction(async (transaction) => {
    const subject = await findPerson(transaction, userId);
    const [left] = await deleteMembers(transaction, [userId], teacherCode);
    if (!subject || !left) throw fail('NOT_FOUND');
    await recordAuditEvent(transaction, actor, {
      action: 'student-removed',
      subject,
      detail: teacherCode,
    });
    const { joinedAt, joinedByCode } = left;
    return { joinedAt, joinedByCode };
  });
}
