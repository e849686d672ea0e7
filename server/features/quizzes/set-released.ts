import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { updateReleased, type QuizRow } from './quizzes-queries.ts';

/**
 * Shows students the marks of a quiz, or hides them again. Throws RESULTS_RELEASED_AS_MARKED for a
 * quiz that shows marks without a release.
 */
export async function setReleased(
  database: Database,
  quiz: QuizRow,
  released: boolean,
): Promise<QuizRow> {
  if (quiz.resultsRelease !== 'when-released') throw fail('RESULTS_RELEASED_AS_MARKED');
  const updated = await updateReleased(database, quiz.quizCode, released);
  if (!updated) throw fail('QUIZ_NOT_FOUND');
  return updated;
}
