import type { ClassStudent } from '../../../shared/contract/classes.ts';
import type { Database } from '../../database/client.ts';
import { findNamesakes, presentLeaver, stateOf } from '../accounts/public.ts';
import type { ClassRow } from './classes-queries.ts';
import { countClassStudents, listClassStudents, type ClassPage } from './members-queries.ts';

/** Returns one page of a class's students; empty for a teacher whose account is not activated. */
export async function listStudents(
  database: Database,
  schoolClass: Pick<ClassRow, 'teacherCode'> | null,
  page: ClassPage,
  { arePasswordsOn, leaverMonths }: { arePasswordsOn: boolean; leaverMonths: number },
): Promise<{ items: ClassStudent[]; total: number }> {
  if (!schoolClass) return { items: [], total: 0 };
  const { teacherCode } = schoolClass;
  const [rows, total] = await Promise.all([
    listClassStudents(database, teacherCode, page),
    countClassStudents(database, teacherCode, page.search),
  ]);
  const apart = await findNamesakes(
    database,
    rows.map(({ id }) => id),
  );
  const items = rows.map(({ id, displayName, email, joinedAt, leftAt, ...row }) => {
    const student = { id, displayName, email, detail: apart.get(id) ?? '' };
    return {
      ...student,
      joinedAt: joinedAt.toISOString(),
      state: stateOf({ ...row, email, role: 'student' }, arePasswordsOn),
      leaver: presentLeaver({ leftAt: leftAt === null ? null : new Date(leftAt) }, leaverMonths),
    };
  });
  return { items, total };
}
