import type { ClassTeacherPart } from '../../../shared/contract/classes.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { findSchoolDay } from '../../database/school-day.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, recordAuditEvent } from '../accounts/public.ts';
import { deleteTeacher, updateOwner, upsertTeacher, type ClassRow } from './classes-queries.ts';

interface WantedTeacher {
  userId: string;
  part: ClassTeacherPart;
  /** The last day of a cover, e.g. `2026-11-30`. */
  untilDay: string | null;
}

/**
 * Makes somebody teach the class. A new owner takes it over, and the one before becomes a
 * co-teacher. Throws NOT_STAFF, COVER_NEEDS_DAY, OWNER_STAYS.
 */
export function setTeacher(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow,
  { userId, part, untilDay }: WantedTeacher,
): Promise<void> {
  const { teacherCode, ownerId, name } = schoolClass;
  return database.transaction(async (transaction) => {
    const subject = await findPerson(transaction, userId);
    if (!subject || subject.role === 'student') throw fail('NOT_STAFF');
    if (userId === ownerId) {
      if (part === 'owner') return;
      throw fail('OWNER_STAYS');
    }
    if (part === 'cover' && (!untilDay || untilDay < (await findSchoolDay(transaction)))) {
      throw fail('COVER_NEEDS_DAY');
    }
    if (part === 'owner') {
      await deleteTeacher(transaction, teacherCode, userId);
      await updateOwner(transaction, teacherCode, subject);
      const former = { teacherId: ownerId, part: 'co-teacher', untilDay: null } as const;
      await upsertTeacher(transaction, teacherCode, former);
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
      detail: `${subject.displayName} is ${part} of ${name} (${teacherCode})`,
    });
  });
}

/** Ends that somebody teaches the class. Throws OWNER_STAYS. */
export function removeTeacher(
  database: Database,
  actor: Actor,
  { teacherCode, ownerId, name, teachers }: ClassRow,
  userId: string,
): Promise<void> {
  if (userId === ownerId) throw fail('OWNER_STAYS');
  return database.transaction(async (transaction) => {
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
