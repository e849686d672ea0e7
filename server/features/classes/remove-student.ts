import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { recordAuditEvent, type PersonRow } from '../accounts/public.ts';
import { deleteMembership } from './classes-queries.ts';

/** Takes a student out of the teacher's own class. Throws NOT_FOUND where they are not in it. */
export async function removeStudent(
  database: Database,
  actor: Actor,
  student: PersonRow,
): Promise<void> {
  const { teacherCode } = actor;
  if (teacherCode === null) throw fail('NOT_FOUND');
  await database.transaction(async (transaction) => {
    if (!(await deleteMembership(transaction, student.id, teacherCode))) throw fail('NOT_FOUND');
    await recordAuditEvent(transaction, actor, {
      action: 'student-removed',
      subject: student,
      detail: teacherCode,
    });
  });
}
