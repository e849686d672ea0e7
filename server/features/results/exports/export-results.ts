import { emailHeading, shownEmail } from '../../../../shared/sign-in-name.ts';
import { tableFile } from '../../../downloads/table-file.ts';
import type { ResultFormat } from '../../../../shared/contract/quiz-results.ts';
import type { Database } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { listQuizQuestions, type QuizScope } from '../../quizzes/public.ts';
import { gradeFile } from './grade-file.ts';
import { listStudentResults } from '../quiz-results/quiz-results-queries.ts';

/**
 * Exports the Student Results table as a file, with one row per student, or in the columns of a
 * grade import. Throws NO_DATA if nobody sat the quiz.
 */
export async function exportResults(
  database: Database,
  { scope, title }: { scope: QuizScope; title: string },
  format: ResultFormat,
): Promise<File> {
  const [questions, rows] = await Promise.all([
    listQuizQuestions(database, scope.quizCode),
    listStudentResults(database, scope),
  ]);
  if (rows.length === 0) throw fail('NO_DATA');
  if (format === 'moodle' || format === 'google-classroom') {
    const maxScore = questions.reduce((sum, { maxMark }) => sum + maxMark, 0);
    return gradeFile(format, { name: title || scope.quizCode, maxScore, rows, scope });
  }
  const questionColumns = questions.map(
    (question, position) => `Q${position + 1} (${question.maxMark})`,
  );
  return tableFile({
    name: `${scope.quizCode}-results`,
    format,
    header: [
      'Name',
      'Username',
      emailHeading(rows.map(({ email }) => email)),
      'Score',
      'Max Score',
      'Percentage',
      'Marked',
      'Answers',
      'In ink',
      'Submitted',
      'Attempt',
      'Attempts',
      ...questionColumns,
    ],
    rows: rows.map((row) => [
      row.displayName,
      row.username,
      shownEmail(row.email),
      row.score,
      row.maxScore,
      row.maxScore === 0 ? 0 : Math.round((row.score / row.maxScore) * 10_000) / 100,
      row.markedCount,
      row.answerCount,
      row.inkedCount,
      row.finishedAt,
      row.countedNumber,
      row.lastNumber,
      ...row.marks.map((mark) => mark ?? 'Pending'),
    ]),
  });
}
