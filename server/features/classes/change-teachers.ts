import type { ClassTeacherPart } from '../../../shared/contract/classes.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, Db } from '../../database/client.ts';
import { findSchoolDay } from '../../database/school-day.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, makeClassCode, recordAuditEvent } from '../accounts/public.ts';
import {
  deleteTeacher,
  lockClass,
  updateOwner,
  upsertTeacher,
  type ClassRow,
} from './classes-queries.ts';
import { exchangeCodes } from './rollover/rollover-queries.ts';

interface WantedTeacher {
  userId: string;
  part: ClassTeacherPart;
  /** The last day of a cover, e.g. `2026-11-30`. */
  untilDay: string | null;
}

/**
 * Makes a person teach the class. A new owner takes it over, and the previous one becomes a
 * co-teacher. Returns the code of the class, which a change of owner may replace. Throws NOT_STAFF,
 * PERSON_SUSPENDED, COVER_NEEDS_DAY, OWNER_STAYS, or CLASS_CHANGED if the class got another owner meanwhile.
 */
export function setTeacher(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow,
  { userId, part, untilDay }: WantedTeacher,
): Promise<string> {
  const { teacherCode, ownerId, name } = schoolClass;
  return database.transaction(async (transaction) => {
    if (!(await lockClass(transaction, schoolClass))) throw fail('CLASS_CHANGED');
    const subject = await findPerson(transaction, userId);
    if (!subject || subject.role === 'student') throw fail('NOT_STAFF');
    // The class would belong to somebody who cannot sign in.
    if (subject.suspendedAt) throw fail('PERSON_SUSPENDED');
    if (userId === ownerId) {
      if (part === 'owner') return teacherCode;
      throw fail('OWNER_STAYS');
    }
    if (part === 'cover' && (!untilDay || untilDay < (await findSchoolDay(transaction)))) {
      throw fail('COVER_NEEDS_DAY');
    }
    let code = teacherCode;
    if (part === 'owner') {
      await deleteTeacher(transaction, teacherCode, userId);
      await updateOwner(transaction, teacherCode, subject);
      const former = { teacherId: ownerId, part: 'co-teacher', untilDay: null } as const;
      await upsertTeacher(transaction, teacherCode, former);
      code = await keepOwnCode(transaction, schoolClass);
    } else {
      const lastDay = part === 'cover' ? untilDay : null;
      await upsertTeacher(transaction, teacherCode, {
        teacherId: userId,
        part,
        untilDay: lastDay,
      });
    }
    await recordAuditEvent(transaction, actor, {
      action: 'class-changed',
      subject,
      detail: `${subject.displayName} is ${part} of ${name} (${code})`,
    });
    return code;
  });
}

/**
 * Lets a teacher keep their own code when they hand over a class (docs/decisions/0061). If the
 * class has that code, a new empty class of the teacher gets it, and the class gets a new code.
 * Returns the code of the class.
 */
async function keepOwnCode(transaction: Db, { teacherCode, ownerId }: ClassRow): Promise<string> {
  const former = await findPerson(transaction, ownerId);
  if (former?.teacherCode !== teacherCode) return teacherCode;
  const successorCode = await makeClassCode(transaction, former);
  await exchangeCodes(transaction, [{ teacherCode, successorCode }]);
  return successorCode;
}

/** Removes a teacher from the class. Throws OWNER_STAYS or CLASS_CHANGED. */
export function removeTeacher(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow,
  userId: string,
): Promise<void> {
  const { teacherCode, ownerId, name, teachers } = schoolClass;
  if (userId === ownerId) throw fail('OWNER_STAYS');
  return database.transaction(async (transaction) => {
    if (!(await lockClass(transaction, schoolClass))) throw fail('CLASS_CHANGED');
    await deleteTeacher(transaction, teacherCode, userId);
    const subject = teachers.find(({ id }) => id === userId);
    if (!subject) return;
    await recordAuditEvent(transaction, actor, {
      action: 'class-changed',
      subject,
      detail: `${subject.displayName} no longer teaches ${name} (${teacherCode})`,
    });
  });
}
