import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { listJoinedClasses } from './classes-queries.ts';
import { deleteMembers } from './members-queries.ts';

/**
 * Takes a student out of a class that they joined by its code; their answers and marks stay.
 * Throws NOT_FOUND where they are not in it, NOT_JOINED_BY_CODE where a teacher put them there.
 */
export function leaveClass(
  database: Database,
  studentId: string,
  teacherCode: string,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const joined = await listJoinedClasses(transaction, studentId);
    const left = joined.find((one) => one.teacherCode === teacherCode);
    if (!left) throw fail('NOT_FOUND');
    if (!left.canLeave) throw fail('NOT_JOINED_BY_CODE');
    await deleteMembers(transaction, [studentId], teacherCode);
  });
}
