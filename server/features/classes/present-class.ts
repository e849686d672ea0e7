import type { SchoolClass } from '../../../shared/contract/classes.ts';
import type { Actor } from '../../access/actor.ts';
import { can, type OwnedRow } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { findClass, type ClassRow } from './classes-queries.ts';

/** What of a class decides about access to it. */
export function classAsOwned({ ownerId, teachers }: ClassRow): OwnedRow {
  const coTeachers = teachers.filter(({ part }) => part !== 'cover');
  return {
    ownerId,
    coTeacherIds: coTeachers.map(({ id }) => id),
    classTeacherIds: teachers.map(({ id }) => id),
  };
}

/** A class as this actor sees and may change it. */
export function presentClass(actor: Actor, row: ClassRow): SchoolClass {
  const owned = classAsOwned(row);
  return {
    teacherCode: row.teacherCode,
    name: row.name,
    subject: row.subject,
    yearGroup: row.yearGroup,
    academicYear: row.academicYear,
    archivedAt: row.archivedAt,
    studentCount: row.studentCount,
    teachers: row.teachers,
    abilities: {
      canChange: can(actor, 'class.change', owned),
      canManage: can(actor, 'class.change-teachers', owned),
    },
  };
}

/** The class as it stands after a change. */
export async function presentClassNow(
  database: Database,
  actor: Actor,
  teacherCode: string,
): Promise<SchoolClass> {
  const row = await findClass(database, teacherCode);
  if (!row) throw new Error(`The class ${teacherCode} was deleted while it was being changed.`);
  return presentClass(actor, row);
}
