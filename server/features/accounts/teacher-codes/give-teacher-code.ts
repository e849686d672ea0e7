import { MAX_TEACHER_CODE_ATTEMPTS } from '../../../../shared/business-rules.ts';
import type { Role } from '../../../../shared/permissions.ts';
import type { Db } from '../../../database/client.ts';
import { createTeacherCode } from './teacher-code.ts';
import {
  insertTenant,
  lockTeacherCode,
  updateTeacherCode,
  type NewTeacher,
} from './tenants-queries.ts';

/**
 * Ensures that a teacher has a teacher code and a tenant, and returns the code. Draws again if a
 * code is taken. Must run in a transaction, which serialises calls for the same teacher.
 */
export async function giveTeacherCode(
  transaction: Db,
  teacher: NewTeacher,
  drawCode = createTeacherCode,
): Promise<string> {
  const present = await lockTeacherCode(transaction, teacher.id);
  if (present !== null) {
    await insertTenant(transaction, teacher, present);
    return present;
  }
  const code = await reserveCode(transaction, teacher, drawCode);
  await updateTeacherCode(transaction, teacher.id, code);
  return code;
}

/**
 * Creates a class with its own code and returns the code. A teacher's first class gets their
 * teacher code, which is created with it. Must run in a transaction.
 */
export async function makeClassCode(
  transaction: Db,
  teacher: NewTeacher & { role: Role },
): Promise<string> {
  const isFirst = (await lockTeacherCode(transaction, teacher.id)) === null;
  return isFirst && teacher.role === 'teacher'
    ? giveTeacherCode(transaction, teacher)
    : reserveCode(transaction, teacher, createTeacherCode);
}

async function reserveCode(
  transaction: Db,
  teacher: NewTeacher,
  drawCode: (username: string) => string,
): Promise<string> {
  for (let attempt = 0; attempt < MAX_TEACHER_CODE_ATTEMPTS; attempt += 1) {
    const code = drawCode(teacher.username);
    if (await insertTenant(transaction, teacher, code)) return code;
  }
  throw new Error(`No free teacher code was found for the user ${teacher.id}.`);
}
