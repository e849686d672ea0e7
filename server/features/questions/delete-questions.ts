import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { hideQuestions, lockQuestions } from './questions-queries.ts';

/**
 * Takes questions out of the bank, all or none; quizzes that ask them go on doing so (design,
 * section 7, 7). Returns how many were still there. Throws QUESTION_NOT_YOURS.
 */
export function deleteQuestions(
  database: Database,
  actor: Actor,
  questionIds: string[],
): Promise<number> {
  return database.transaction(async (transaction) => {
    const questions = await lockQuestions(transaction, questionIds);
    const isReachable = (question: (typeof questions)[number]) =>
      can(actor, 'question.delete', { ownerId: question.createdBy });
    if (!questions.every(isReachable)) throw fail('QUESTION_NOT_YOURS');
    await hideQuestions(
      transaction,
      questions.map((question) => question.id),
    );
    return questions.length;
  });
}
