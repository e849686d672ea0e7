import type { StudentProfile } from '../../../shared/contract/students.ts';

/** Teachers and administrators sit no quizzes; who was a student before may have. */
export function isAboutQuizzes({ role, history }: StudentProfile): boolean {
  return role === 'student' || history.length > 0;
}
