import type { HandIn } from '../../../shared/contract/attempts.ts';
import type { Db } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import { compareAnswers, countAnswers, type IncomingAnswer } from './answers-queries.ts';
import { findArrangedAttempt, findFinishedAttempt, type AttemptKey } from './attempts-queries.ts';
import { isAnother, isOver } from './attempts-rules.ts';
import { finishOpenAttempt, type Finish } from './closing-queries.ts';
import type { AttemptStamps } from './late/attempt-stamps.ts';
import { replaceHandedIn } from './late/late-answers-queries.ts';
import { clockOf } from './present-attempt.ts';
import { makeReceiptCode } from './receipt-code.ts';
import { settleRest } from './rest-queries.ts';

/**
 * Submits every answer and ends the attempt, all or nothing. Repeating it changes nothing and
 * answers the same. Answers that come with a finish after the deadline and its grace are not
 * taken; the drafts stored until then count. Within it they are taken also where another page of the
 * student, whose clock had run out, was first. Throws NOT_FOUND where there is no attempt, ATTEMPT_OVER
 * where the student sits another, and NOT_OVER_YET, with the clock, to a page that has not heard of
 * more time or of a rest.
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

/** Ends the attempt; undefined where it is not open, or not to be ended so. */
export async function endAttempt(database: Db, finish: Finish): Promise<HandIn | undefined> {
  const receipted = { ...finish, receiptCode: makeReceiptCode() };
  const handIn = await finishOpenAttempt(database)(receipted);
  if (handIn || !(await settleRest(database, finish))) return handIn;
  return finishOpenAttempt(database)(receipted);
}

/**
 * What the student keeps of an attempt that ended before, and whether it holds these answers. Throws
 * NOT_FOUND where there is none.
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
