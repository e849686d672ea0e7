import type { z } from 'zod';
import { contentOf } from '../../../shared/question-content.ts';
import { type questionInputSchema } from '../../../shared/contract/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database } from '../../database/client.ts';
import { holdUploads } from '../uploads/public.ts';
import { insertQuestion, type QuestionRow } from './questions-queries.ts';

/** What a teacher entered, checked. */
export type CheckedQuestion = Omit<z.output<typeof questionInputSchema>, 'schemeToCome'>;

/** Adds a question to the bank. Throws IMAGE_UNAVAILABLE for an image that is not in the store. */
export function createQuestion(
  database: Database,
  actor: Actor,
  input: CheckedQuestion,
): Promise<QuestionRow> {
  return database.transaction(async (transaction) => {
    await holdUploads(transaction, [input.questionImageURL, input.markSchemeImageURL]);
    return insertQuestion(transaction, { ...contentOf(input), createdBy: actor.id });
  });
}
