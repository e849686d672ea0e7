import type { z } from 'zod';
import { contentOf } from '../../../shared/question-content.ts';
import { type questionInputSchema } from '../../../shared/contract/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { holdUploads } from '../uploads/public.ts';
import {
  findQuestion,
  insertQuestion,
  insertQuestionOnce,
  type QuestionRow,
} from './questions-queries.ts';

/** A teacher's input, validated. */
export type CheckedQuestion = Omit<z.output<typeof questionInputSchema>, 'schemeToCome'>;

/** True if both have the same value in every field. */
export const isSameContent = (one: CheckedQuestion, other: CheckedQuestion): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

/**
 * Adds a question to the bank; a no-op if it is sent again under the same id. Throws
 * IMAGE_UNAVAILABLE for an image that is not in the store.
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
    const there = await findQuestion(transaction, id);
    const isRepeated = there?.createdBy === actor.id && isSameContent(there, input);
    return isRepeated ? there : insertQuestion(transaction, question);
  });
}
