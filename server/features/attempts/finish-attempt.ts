import type { Receipt } from '../../../shared/contract/attempts.ts';
import type { DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { countAnswers, type IncomingAnswer } from './answers-queries.ts';
import { findFinishedAttempt, type AttemptKey, type FinishReason } from './attempts-queries.ts';
import { finishOpenAttempt } from './closing-queries.ts';
import { makeReceiptCode } from './receipt-code.ts';
import { settleRest } from './rest-queries.ts';

/**
 * Submits every answer and ends the attempt, all or nothing. Repeating it changes nothing and
 * answers the same. Answers that come with a finish after the deadline and its grace are not
 * taken; the drafts stored until then count. Throws NOT_FOUND where there is no attempt.
 */
export async function finishAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  because: FinishReason,
  answers: IncomingAnswer[],
): Promise<Receipt> {
  return (await endAttempt(database, key, because, answers)) ?? getReceipt(database, key);
}

/** Ends the attempt; undefined where it is not open. */
export async function endAttempt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
  because: FinishReason,
  answers: IncomingAnswer[],
): Promise<Receipt | undefined> {
  const finish = { ...key, because, answers, receiptCode: makeReceiptCode() };
  const receipt = await finishOpenAttempt(database)(finish);
  if (receipt || !(await settleRest(database, key))) return receipt;
  return finishOpenAttempt(database)(finish);
}

/** What the student keeps of an attempt that ended before. Throws NOT_FOUND where there is none. */
export async function getReceipt(
  database: DatabaseOrTransaction,
  key: AttemptKey,
): Promise<Receipt> {
  const attempt = await findFinishedAttempt(database, key, makeReceiptCode());
  if (!attempt?.finishedAt || !attempt.receiptCode) throw fail('NOT_FOUND');
  return {
    finishedAt: attempt.finishedAt.toISOString(),
    receiptCode: attempt.receiptCode,
    ...(await countAnswers(database, key)),
  };
}
