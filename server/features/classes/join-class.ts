import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findTenant, insertMembership } from './classes-queries.ts';

/**
 * Puts the student into the class of the teacher with this code; joining twice is harmless (spec
 * section 5, Join teacher). Throws TEACHER_CODE_INVALID.
 */
export function joinClass(
  database: Database,
  studentId: string,
  teacherCode: string,
): Promise<{ teacherCode: string; teacherName: string }> {
  return database.transaction(async (transaction) => {
    const tenant = await findTenant(transaction, teacherCode);
    if (!tenant) throw fail('TEACHER_CODE_INVALID');
    await insertMembership(transaction, studentId, tenant);
    return { teacherCode: tenant.teacherCode, teacherName: tenant.teacherName };
  });
}
