import { shownEmail } from '../../../../shared/sign-in-name.ts';
import { tableFile } from '../../../downloads/table-file.ts';
import type { QuizScope } from '../../quizzes/public.ts';
import { hasAccount, hasGrade } from '../quiz-results/present-quiz-results.ts';
import type { StudentResultRow } from '../quiz-results/quiz-results-queries.ts';

interface Grades {
  /** The name of the quiz that the grades are for. */
  name: string;
  maxScore: number;
  rows: readonly StudentResultRow[];
  scope: QuizScope;
}

/**
 * Returns one grade per student, by email, in the columns of Moodle's grade import (CSV) or Google
 * Classroom's sheet. A student has no grade yet if they are not fully marked, or if a newer attempt
 * may still be the best. Deleted people are left out.
 */
export function gradeFile(
  format: 'moodle' | 'google-classroom',
  { name, maxScore, rows, scope }: Grades,
): File {
  const grades = rows.filter(hasAccount).map((row) => ({
    ...nameParts(row.displayName),
    email: shownEmail(row.email),
    grade: hasGrade(row) ? row.score : null,
  }));
  const common = { name: `${scope.quizCode}-${format}`, format: 'csv' as const };
  if (format === 'moodle') {
    return tableFile({
      ...common,
      header: ['First name', 'Last name', 'Email address', `Quiz: ${name} (Real)`],
      rows: grades.map(({ first, last, email, grade }) => [first, last, email, grade]),
    });
  }
  return tableFile({
    ...common,
    header: ['Last Name', 'First Name', 'Email Address', name],
    rows: [
      ['Points', null, null, maxScore],
      ...grades.map(({ first, last, email, grade }) => [last, first, email, grade]),
    ],
  });
}

/** People have one name here, but other systems expect two. */
function nameParts(name: string): { first: string; last: string } {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { first: words.slice(0, words.length > 1 ? -1 : undefined).join(' '), last };
}
