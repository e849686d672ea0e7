import { contentOf, isSchemeToCome } from '../../../shared/question-content.ts';
import type { Actor } from '../../access/actor.ts';
import type { Database, Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { holdUploads } from '../uploads/public.ts';
import { isSameContent, type CheckedQuestion } from './create-question.ts';
import { keepChosenOptions } from './keep-chosen-options.ts';
import {
  insertRevision,
  lockQuestion,
  type QuestionRow,
  updateQuestionRow,
} from './questions-queries.ts';
import { countUsage } from './usage-queries.ts';

/**
 * Changes a question. If it has answers, the previous content is recorded; marks above a lowered
 * maximum stay. Throws QUESTION_NOT_FOUND, IMAGE_UNAVAILABLE, SCHEME_IN_USE if a quiz asks it and
 * its scheme would be removed, QUESTION_CHANGED if it has changed since it was read, or
 * OPTION_IN_USE if the text of an answer would be removed.
 */
export function updateQuestion(
  database: Database,
  actor: Actor,
  questionId: string,
  input: CheckedQuestion,
  seenUpdatedAt?: string,
): Promise<QuestionRow> {
  return database.transaction((transaction) =>
    changeQuestion(transaction, actor, questionId, (question) => {
      const isAsSeen =
        seenUpdatedAt === undefined || seenUpdatedAt === question.updatedAt.toISOString();
      // A retry after a lost response: the change is already stored.
      if (!isAsSeen && !isSameContent(question, input)) throw fail('QUESTION_CHANGED');
      return input;
    }),
  );
}

/** Changes a question within a larger transaction; `change` receives the locked question. */
export async function changeQuestion(
  transaction: Db,
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
  if (answers > 0 && !isSameContent(question, updated)) {
    const before = contentOf(question);
    await insertRevision(transaction, { questionId, changedBy: actor.id, answers, before });
  }
  return updated;
}
