import type { StudentProfile } from '../../../shared/contract/students.ts';

/** Teachers and administrators sit no quizzes; a former student may have. */
export function isAboutQuizzes({ role, history }: StudentProfile): boolean {
  return role === 'student' || history.length > 0;
}
