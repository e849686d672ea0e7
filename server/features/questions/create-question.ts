import type { z } from 'zod';
import { contentOf } from '../../../shared/question-content.ts';
import { type questionInputSchema } from '../../../shared/contract/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { holdUploads } from '../uploads/public.ts';
import {
  insertQuestion,
  insertQuestionOnce,
  lockQuestion,
  type QuestionRow,
  updateQuestionRow,
} from './questions-queries.ts';
import { countUsage } from './usage-queries.ts';

/** A teacher's input, validated. */
export type CheckedQuestion = Omit<z.output<typeof questionInputSchema>, 'schemeToCome'>;

/** True if both have the same value in every field. */
export const isSameContent = (one: CheckedQuestion, other: CheckedQuestion): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/**
 * Adds a question to the bank. Sent again under the same id, it is there already, and takes what was changed
 * since, unless a quiz asks it. Throws IMAGE_UNAVAILABLE for an image that is not in the store.
 */
export function createQuestion(
  database: Database,
  actor: Actor,
  { newQuestionId: id, ...input }: CheckedQuestion & { newQuestionId?: string | undefined },
): Promise<QuestionRow> {
  return database.transaction(async (transaction) => {
    await holdUploads(transaction, [input.questionImageURL, input.markSchemeImageURL]);
    const question = { ...contentOf(input), createdBy: actor.id };
    if (id === undefined) return insertQuestion(transaction, question);
    const added = await insertQuestionOnce(transaction, { ...question, id });
    if (added) return added;
    const there = await lockQuestion(transaction, id);
    if (there?.createdBy !== actor.id) return insertQuestion(transaction, question);
    if (isSameContent(there, input)) return there;
    const { quizzes, answers } = await countUsage(transaction, id);
    return quizzes + answers === 0
      ? updateQuestionRow(transaction, id, question)
      : insertQuestion(transaction, question);
  });
}
