import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { updateClassesReleased } from './quiz-classes-queries.ts';
import { updateReleased, type QuizRow } from './quizzes-queries.ts';
import type { QuizScope } from './scope-queries.ts';

/**
 * Shows students the marks of a quiz, or hides them again: for everyone, or for some classes that
 * it is set for. Hiding them from everyone hides them from each class. Throws
 * RESULTS_RELEASED_AS_MARKED for a quiz that shows marks without a release, RESULTS_RELEASED_TO_ALL
 * if marks that everyone sees would be hidden from one class, or QUIZ_NOT_FOUND.
 */
export function setReleased(
  database: Database,
  quiz: QuizRow,
  scope: QuizScope,
  released: boolean,
): Promise<QuizRow> {
  if (quiz.resultsRelease !== 'when-released') throw fail('RESULTS_RELEASED_AS_MARKED');
  return database.transaction(async (transaction) => {
    if (scope.teacherCodes !== null) {
      if (!released && quiz.releasedAt) throw fail('RESULTS_RELEASED_TO_ALL');
      const changed = await updateClassesReleased(transaction, scope, released);
      if (changed === 0) throw fail('QUIZ_NOT_FOUND');
      return quiz;
    }
    if (!released) await updateClassesReleased(transaction, scope, false);
    const updated = await updateReleased(transaction, quiz.quizCode, released);
    if (!updated) throw fail('QUIZ_NOT_FOUND');
    return updated;
  });
}
