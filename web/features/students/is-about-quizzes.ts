import type { StudentProfile } from '../../../shared/contract/students.ts';

/**
 * Returns true for students, and for anyone who has taken quizzes, such as a former student.
 * Teachers and administrators take none.
 */
export function isAboutQuizzes({ role, history }: StudentProfile): boolean {
  return role === 'student' || history.length > 0;
}
