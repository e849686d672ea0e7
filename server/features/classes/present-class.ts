import type { SchoolClass } from '../../../shared/contract/classes.ts';
import type { Actor } from '../../access/actor.ts';
import { can, type OwnedRow } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { findClass, type ClassRow } from './classes-queries.ts';

/** Returns the fields that decide who may access a class. */
export function classAsOwned({ ownerId, teachers }: ClassRow): OwnedRow {
  const coTeachers = teachers.filter(({ part }) => part !== 'cover');
  return {
    ownerId,
    coTeacherIds: coTeachers.map(({ id }) => id),
    classTeacherIds: teachers.map(({ id }) => id),
  };
}

/** Presents a class with what this actor may change. */
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

/** Reads a class again after a change, and presents it. */
export async function presentClassNow(
  database: Database,
  actor: Actor,
  teacherCode: string,
): Promise<SchoolClass> {
  const row = await findClass(database, teacherCode);
  if (!row) throw new Error(`The class ${teacherCode} was deleted while it was being changed.`);
  return presentClass(actor, row);
}
