import type { HandIn } from '../../../../shared/contract/attempts.ts';
import type { Db } from '../../../database/client.ts';
import { fail } from '../../../http/fail.ts';
import { compareAnswers, countAnswers, type IncomingAnswer } from '../answers-queries.ts';
import { findArrangedAttempt, findFinishedAttempt, type AttemptKey } from '../attempts-queries.ts';
import { isAnother, isOver } from '../attempts-rules.ts';
import { finishOpenAttempt, type Finish } from './closing-queries.ts';
import type { AttemptStamps } from '../late/attempt-stamps.ts';
import { replaceHandedIn } from '../late/late-answers-queries.ts';
import { clockOf } from '../present-attempt.ts';
import { makeReceiptCode } from './receipt-code.ts';
import { settleRest } from '../rest-breaks/rest-queries.ts';

/**
 * Submits every answer and finishes the attempt, all or nothing. Idempotent: a repeated call
 * returns the same result. Answers sent after the deadline and its grace are rejected, and the
 * stored drafts count. Within the grace they are accepted even if another page of the student,
 * whose clock had run out, finished first. Throws NOT_FOUND if there is no attempt, ATTEMPT_OVER if
 * the student is sitting another one, and NOT_OVER_YET, with the clock, for a page that does not
 * know about extra time or a rest.
 */
export async function finishAttempt(
  database: Db,
  stamps: AttemptStamps,
  finish: Finish,
): Promise<HandIn> {
  const handIn = await endAttempt(database, finish);
  if (handIn?.areAnswersTaken) return handIn;
  if (handIn) return getReceipt(database, finish, finish.answers);
  const arranged = await findArrangedAttempt(database, finish);
  if (!arranged) throw fail('NOT_FOUND');
  const { attempt, now } = arranged;
  if (isAnother(attempt, finish.startedAt)) throw fail('ATTEMPT_OVER');
  if (!attempt.finishedAt && finish.because === 'time-up')
    throw fail('NOT_OVER_YET', { data: clockOf(arranged, stamps) });
  if (finish.startedAt && attempt.finishedBecause === 'time-up' && !isOver(attempt.deadlineAt, now))
    await replaceHandedIn(database, attempt, finish.answers);
  return getReceipt(database, finish, finish.answers);
}

/** Finishes the attempt; returns undefined if it is not open or must not be finished this way. */
export async function endAttempt(database: Db, finish: Finish): Promise<HandIn | undefined> {
  const receipted = { ...finish, receiptCode: makeReceiptCode() };
  const handIn = await finishOpenAttempt(database)(receipted);
  if (handIn || !(await settleRest(database, finish))) return handIn;
  return finishOpenAttempt(database)(receipted);
}

/**
 * Returns the receipt of a finished attempt, and whether the attempt holds these answers. Throws
 * NOT_FOUND if there is none.
 */
export async function getReceipt(
  database: Db,
  key: AttemptKey,
  answers: readonly IncomingAnswer[] = [],
): Promise<HandIn> {
  const attempt = await findFinishedAttempt(database, key, makeReceiptCode());
  if (!attempt?.finishedAt || !attempt.receiptCode) throw fail('NOT_FOUND');
  return {
    finishedAt: attempt.finishedAt.toISOString(),
    receiptCode: attempt.receiptCode,
    ...(await countAnswers(database, key)),
    ...(await compareAnswers(database, key, answers)),
  };
}
