import { contentOf, isSchemeToCome } from '../../../shared/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { holdUploads } from '../uploads/public.ts';
import type { CheckedQuestion } from './create-question.ts';
import { keepChosenOptions } from './keep-chosen-options.ts';
import {
  countUsage,
  insertRevision,
  lockQuestion,
  type QuestionRow,
  updateQuestionRow,
} from './questions-queries.ts';

/**
 * Changes a question. Where answers to it exist, what it was before is recorded; marks above a
 * lowered maximum stay. Throws QUESTION_NOT_FOUND, IMAGE_UNAVAILABLE, SCHEME_IN_USE where a quiz
 * asks it and its scheme would go, QUESTION_CHANGED where it is no longer as it was seen, or
 * OPTION_IN_USE where the words of an answer would go.
 */
export function updateQuestion(
  database: Database,
  actor: Actor,
  questionId: string,
  input: CheckedQuestion,
  seenUpdatedAt?: string,
): Promise<QuestionRow> {
  return database.transaction((transaction) =>
    changeQuestion(transaction, actor, questionId, ({ updatedAt }) => {
      const isAsSeen = seenUpdatedAt === undefined || seenUpdatedAt === updatedAt.toISOString();
      if (!isAsSeen) throw fail('QUESTION_CHANGED');
      return input;
    }),
  );
}

/** The same within a transaction that does more; `change` sees the question as it is held. */
export async function changeQuestion(
  transaction: DatabaseOrTransaction,
  actor: Actor,
  questionId: string,
  change: (question: QuestionRow) => CheckedQuestion,
): Promise<QuestionRow> {
  const question = await lockQuestion(transaction, questionId);
  if (!question) throw fail('QUESTION_NOT_FOUND');
  const input = change(question);
  await keepChosenOptions(transaction, question, input);
  await holdUploads(transaction, [input.questionImageURL, input.markSchemeImageURL]);
  const { quizzes, answers } = await countUsage(transaction, questionId);
  if (isSchemeToCome(input) && quizzes + answers > 0) throw fail('SCHEME_IN_USE');
  const updated = await updateQuestionRow(transaction, questionId, contentOf(input));
  const before = contentOf(question);
  const isChanged = JSON.stringify(before) !== JSON.stringify(contentOf(updated));
  if (answers > 0 && isChanged) {
    await insertRevision(transaction, { questionId, changedBy: actor.id, answers, before });
  }
  return updated;
}
