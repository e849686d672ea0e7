import { MAX_TEACHER_CODE_ATTEMPTS } from '../../../shared/business-rules.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { createTeacherCode } from './teacher-code.ts';
import { insertTenant, updateTeacherCode } from './tenants-queries.ts';

interface Teacher {
  id: string;
  username: string;
  displayName: string;
  teacherCode: string | null;
}

/**
 * Makes sure that a teacher has a teacher code and a tenant (design, section 7, 11). A code that
 * is taken is drawn again. Returns the code.
 */
export async function giveTeacherCode(
  transaction: DatabaseOrTransaction,
  teacher: Teacher,
  drawCode = createTeacherCode,
): Promise<string> {
  if (teacher.teacherCode !== null) {
    await insertTenant(transaction, teacher, teacher.teacherCode);
    return teacher.teacherCode;
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
