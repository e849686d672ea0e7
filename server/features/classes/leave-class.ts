import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { listJoinedClasses } from './classes-queries.ts';
import { deleteMembers } from './members-queries.ts';

/**
 * Removes a student from a class that they joined by its code; their answers and marks stay. Throws
 * NOT_FOUND if they are not in it, or NOT_JOINED_BY_CODE if a teacher added them.
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
