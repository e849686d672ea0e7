import type { Action } from '../../../shared/permissions.ts';
import type { Actor } from '../../access/actor.ts';
import { can } from '../../access/authorize.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { findQuestion, lockQuestion, type QuestionRow } from './questions-queries.ts';

/** A question of the bank, which all teachers share. Throws QUESTION_NOT_FOUND. */
export async function getQuestion(
  database: DatabaseOrTransaction,
  questionId: string,
): Promise<QuestionRow> {
  const question = await findQuestion(database, questionId);
  if (!question) throw fail('QUESTION_NOT_FOUND');
  return question;
}

/**
 * A question that the actor may change, held until the commit. Throws QUESTION_NOT_FOUND, or
 * QUESTION_NOT_YOURS: everybody sees the bank, so there is nothing to hide (design, section 7, 8).
 */
export async function getQuestionToChange(
  database: DatabaseOrTransaction,
  actor: Actor,
  action: Action,
  questionId: string,
): Promise<QuestionRow> {
  const question = await lockQuestion(database, questionId);
  if (!question) throw fail('QUESTION_NOT_FOUND');
  if (!can(actor, action, { ownerId: question.createdBy })) throw fail('QUESTION_NOT_YOURS');
  return question;
}
