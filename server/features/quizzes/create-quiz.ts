import type { z } from 'zod';
import type { quizInputSchema } from '../../../shared/contract/quizzes.ts';
import { isSchemeToCome } from '../../../shared/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { holdQuestionsToAsk } from '../questions/public.ts';
import { findQuiz, insertQuiz, type QuizRow } from './quizzes-queries.ts';

/**
 * Creates a quiz (spec section 5, Quiz creation). Throws QUIZ_CODE_TAKEN for a code in use,
 * QUIZ_CODE_OF_DELETED for the code of a deleted quiz, whose results are kept, QUESTION_UNAVAILABLE
 * for a deleted question, or SCHEME_TO_COME for a question without a mark scheme yet.
 */
export function createQuiz(
  database: Database,
  actor: Actor,
  input: z.output<typeof quizInputSchema>,
): Promise<QuizRow> {
  const { questionIds, ...quiz } = input;
  return database.transaction(async (transaction) => {
    const asked = await holdQuestionsToAsk(transaction, questionIds);
    if (asked.length !== questionIds.length) throw fail('QUESTION_UNAVAILABLE');
    if (asked.some(isSchemeToCome)) throw fail('SCHEME_TO_COME');
    const row = await insertQuiz(transaction, { ...quiz, creatorUid: actor.id }, questionIds);
    if (!row) {
      const isInUse = await findQuiz(transaction, input.quizCode);
      throw fail(isInUse ? 'QUIZ_CODE_TAKEN' : 'QUIZ_CODE_OF_DELETED');
    }
    return row;
  });
}
