import type { ClassStudent } from '../../../shared/contract/classes.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { countClassStudents, listClassStudents, type ClassPage } from './classes-queries.ts';

/** One page of the teacher's students; nobody for a teacher whose account is not activated. */
export async function listStudents(
  database: Database,
  { teacherCode }: Actor,
  page: ClassPage,
): Promise<{ items: ClassStudent[]; total: number }> {
  if (teacherCode === null) return { items: [], total: 0 };
  const [rows, total] = await Promise.all([
    listClassStudents(database, teacherCode, page),
    countClassStudents(database, teacherCode, page.search),
  ]);
  const items = rows.map(({ joinedAt, ...row }) => ({ ...row, joinedAt: joinedAt.toISOString() }));
  return { items, total };
}
