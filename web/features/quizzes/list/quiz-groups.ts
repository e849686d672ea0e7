import { groupBy } from '../../../../shared/group-by.ts';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';

export interface QuizGroup {
  subject: string;
  quizzes: Quiz[];
}

const NO_SUBJECT = 'Uncategorized';

/**
 * Groups quizzes by subject in alphabetical order, those without a subject last (spec section 2).
 */
export function groupBySubject(quizzes: readonly Quiz[]): QuizGroup[] {
  const groups = groupBy(quizzes, (quiz) => quiz.subject.trim() || NO_SUBJECT);
  return Array.from(groups, ([subject, members]) => ({ subject, quizzes: members })).sort(
    (a, b) =>
      Number(a.subject === NO_SUBJECT) - Number(b.subject === NO_SUBJECT) ||
      a.subject.localeCompare(b.subject, 'en-GB'),
  );
}
