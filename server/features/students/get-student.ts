import type { Action } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findPerson, type PersonRow } from '../accounts/public.ts';
import { findStudentDetails, type StudentDetails } from './students-queries.ts';

export type StudentRow = PersonRow & StudentDetails;

/**
 * The person whose profile is asked for. Beside the teachers of their class, those whose quizzes
 * they sat may read it: results pages lead there. Throws STUDENT_NOT_FOUND where there is none, or
 * none within reach.
 */
export async function getStudentFor(
  database: DatabaseOrTransaction,
  actor: Actor,
  action: Action,
  studentId: string,
): Promise<StudentRow> {
  // One after the other: a transaction has one connection.
  const person = await findPerson(database, studentId);
  const details = await findStudentDetails(database, studentId);
  if (!person || !details) throw fail('STUDENT_NOT_FOUND');
  const readers = action === 'student.read' ? details.examinerIds : [];
  const classTeacherIds = [...person.classTeacherIds, ...readers];
  if (!can(actor, action, { ownerId: person.id, classTeacherIds })) throw fail('STUDENT_NOT_FOUND');
  return { ...person, ...details };
}
