import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, recordAuditEvent } from '../accounts/public.ts';
import type { ClassRow } from './classes-queries.ts';
import { deleteMembers } from './members-queries.ts';

/** Takes a student out of a class. Throws NOT_FOUND where they are not in it. */
export async function removeStudent(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow | null,
  userId: string,
): Promise<void> {
  if (!schoolClass) throw fail('NOT_FOUND');
  const { teacherCode } = schoolClass;
  await database.transaction(async (transaction) => {
    const subject = await findPerson(transaction, userId);
    const removed = subject && (await deleteMembers(transaction, [userId], teacherCode));
    if (!removed?.length) throw fail('NOT_FOUND');
    await recordAuditEvent(transaction, actor, {
      action: 'student-removed',
      subject,
      detail: teacherCode,
    });
  });
}
