import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { areCodesGuessed, noteWrongCode } from '../accounts/public.ts';
import { findTenant } from './classes-queries.ts';
import { insertMembers } from './members-queries.ts';

/**
 * Adds the student to the class with this code; idempotent (spec section 5, Join teacher). Throws
 * TEACHER_CODE_INVALID, TOO_MANY_CODES, CLASS_ARCHIVED, or TEACHER_PROFILE_NOT_FOUND if the teacher
 * has since become a student.
 */
export async function joinClass(
  database: Database,
  actor: Actor,
  teacherCode: string,
): Promise<{ teacherCode: string; teacherName: string }> {
  if (await areCodesGuessed(database, teacherCode, actor)) throw fail('TOO_MANY_CODES');
  if (!(await findTenant(database, teacherCode))) {
    await noteWrongCode(database, teacherCode, actor);
    throw fail('TEACHER_CODE_INVALID');
  }
  return database.transaction(async (transaction) => {
    const tenant = await findTenant(transaction, teacherCode);
    if (!tenant) throw fail('TEACHER_CODE_INVALID');
    if (!tenant.isTaught) throw fail('TEACHER_PROFILE_NOT_FOUND');
    if (tenant.archivedAt) throw fail('CLASS_ARCHIVED');
    await insertMembers(transaction, [actor.id], { ...tenant, joinedByCode: true });
    return { teacherCode: tenant.teacherCode, teacherName: tenant.teacherName };
  });
}
