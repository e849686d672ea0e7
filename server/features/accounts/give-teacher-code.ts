import { MAX_TEACHER_CODE_ATTEMPTS } from '../../../shared/business-rules.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { createTeacherCode } from './teacher-code.ts';
import {
  insertTenant,
  lockTeacherCode,
  updateTeacherCode,
  type NewTeacher,
} from './tenants-queries.ts';

/**
 * Makes sure that a teacher has a teacher code and a tenant (design, section 7, 11). A code that
 * is taken is drawn again. Returns the code. Takes a transaction, in which nobody else gives one.
 */
export async function giveTeacherCode(
  transaction: DatabaseOrTransaction,
  teacher: NewTeacher,
  drawCode = createTeacherCode,
): Promise<string> {
  const present = await lockTeacherCode(transaction, teacher.id);
  if (present !== null) {
    await insertTenant(transaction, teacher, present);
    return present;
  }
  for (let attempt = 0; attempt < MAX_TEACHER_CODE_ATTEMPTS; attempt += 1) {
    const code = drawCode(teacher.username);
    if (await insertTenant(transaction, teacher, code)) {
      await updateTeacherCode(transaction, teacher.id, code);
      return code;
    }
  }
  throw new Error(`No free teacher code was found for the user ${teacher.id}.`);
}
