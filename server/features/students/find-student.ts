import type { Database } from '../../database/client.ts';
import { findPerson, type PersonRow } from '../accounts/public.ts';
import { findStudentDetails, type StudentDetails } from './students-queries.ts';

export type StudentRow = PersonRow & StudentDetails;

/** Returns the person whose profile is requested. */
export async function findStudent(
  database: Database,
  studentId: string,
): Promise<StudentRow | undefined> {
  const [person, details] = await Promise.all([
    findPerson(database, studentId),
    findStudentDetails(database, studentId),
  ]);
  return person && details && { ...person, ...details };
}
