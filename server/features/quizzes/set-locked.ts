import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { updateClassesLocked } from './quiz-classes-queries.ts';
import { updateQuiz, type QuizRow } from './quizzes-queries.ts';
import type { QuizScope } from './scope-queries.ts';

/**
 * Locks or unlocks a quiz, for everyone or for some classes that it is set for. A class that was
 * locked separately stays locked when the quiz is unlocked for everyone, because a colleague may
 * have locked it. Throws QUIZ_LOCKED_FOR_ALL if only one class is to be unlocked, or
 * QUIZ_NOT_FOUND.
 */
export function setLocked(
  database: Database,
  quiz: QuizRow,
  scope: QuizScope,
  locked: boolean,
): Promise<QuizRow> {
  return database.transaction(async (transaction) => {
    if (scope.teacherCodes !== null) {
      if (!locked && quiz.locked) throw fail('QUIZ_LOCKED_FOR_ALL');
      const changed = await updateClassesLocked(transaction, scope, locked);
      if (changed === 0) throw fail('QUIZ_NOT_FOUND');
      return quiz;
    }
    const updated = await updateQuiz(transaction, quiz.quizCode, { locked });
    if (!updated) throw fail('QUIZ_NOT_FOUND');
    return updated;
  });
}
