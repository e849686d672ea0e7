import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { updateClassesLocked } from './quiz-classes-queries.ts';
import { updateLocked, type QuizRow } from './quizzes-queries.ts';
import type { QuizScope } from './scope-queries.ts';

/**
 * Locks or unlocks a quiz: for everyone, or for the classes of who shares it. What is done for
 * everyone takes the place of what was done for a class. Throws QUIZ_NOT_FOUND.
 */
export function setLocked(
  database: Database,
  quiz: QuizRow,
  scope: QuizScope,
  locked: boolean,
): Promise<QuizRow> {
  return database.transaction(async (transaction) => {
    await updateClassesLocked(transaction, scope, scope.teacherCodes !== null && locked);
    if (scope.teacherCodes !== null) return quiz;
    const updated = await updateLocked(transaction, quiz.quizCode, locked);
    if (!updated) throw fail('QUIZ_NOT_FOUND');
    return updated;
  });
}
