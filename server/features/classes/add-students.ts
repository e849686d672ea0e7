import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { recordForEach } from '../accounts/public.ts';
import type { ClassRow } from './classes-queries.ts';
import { countStudents, deleteMembers, insertMembers, listNames } from './members-queries.ts';

interface Adding {
  userIds: readonly string[];
  /** When they joined; defaults to now. */
  joinedAt?: string | undefined;
  joinedByCode?: boolean | undefined;
}

/**
 * Adds students to a class, optionally with when and how they joined. Students who are in it
 * already stay unchanged. Returns the number of new ones. Throws CLASS_ARCHIVED, or
 * STUDENT_NOT_FOUND if one of them is not (or no longer) a student.
 */
export function addStudents(
  database: Database,
  actor: Actor,
  schoolClass: ClassRow,
  { userIds, joinedAt, joinedByCode = false }: Adding,
): Promise<number> {
  if (schoolClass.archivedAt) throw fail('CLASS_ARCHIVED');
  const { teacherCode, name, ownerId } = schoolClass;
  return database.transaction(async (transaction) => {
    const ids = [...new Set(userIds)];
    if ((await countStudents(transaction, ids)) !== ids.length) throw fail('STUDENT_NOT_FOUND');
    const joining = { teacherCode, teacherId: ownerId, joinedByCode, joinedAt };
    const added = await insertMembers(transaction, ids, joining);
    const students = await listNames(transaction, added);
    const change = { action: 'students-added', detail: `${name} (${teacherCode})` } as const;
    await recordForEach(transaction, actor, change, students);
    return added.length;
  });
}

/**
 * Moves students from one class to another, all or none. Their open attempts continue. Throws
 * CLASS_ARCHIVED if the target class is archived, or STUDENT_NOT_FOUND if one of them is not in the
 * source class.
 */
export function moveStudents(
  database: Database,
  actor: Actor,
  { from, to }: { from: ClassRow; to: ClassRow },
  userIds: readonly string[],
): Promise<number> {
  if (to.archivedAt) throw fail('CLASS_ARCHIVED');
  if (from.teacherCode === to.teacherCode) return Promise.resolve(0);
  return database.transaction(async (transaction) => {
    const ids = [...new Set(userIds)];
    const left = await deleteMembers(transaction, ids, from.teacherCode);
    if (left.length !== ids.length) throw fail('STUDENT_NOT_FOUND');
    const joining = { teacherCode: to.teacherCode, teacherId: to.ownerId, joinedByCode: false };
    await insertMembers(transaction, ids, joining);
    const students = await listNames(transaction, ids);
    const detail = `from ${from.name} (${from.teacherCode}) to ${to.name} (${to.teacherCode})`;
    const change = { action: 'students-moved', detail } as const;
    await recordForEach(transaction, actor, change, students);
    return ids.length;
  });
}
