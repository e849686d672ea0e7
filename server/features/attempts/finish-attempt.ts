import type { Receipt } from '../../../shared/contract/attempts.ts';
import type { Database, DatabaseOrTransaction } from '../../database/client.ts';
import { fail } from '../../http/fail.ts';
import {
  countAnswers,
  submitAnswers,
  upsertFinalAnswers,
  type IncomingAnswer,
} from './answers-queries.ts';
import { findFinishedAttempt, type AttemptKey, type FinishReason } from './attempts-queries.ts';
import { isOver } from './attempts-rules.ts';
import { closeAttempt, type ClosedAttempt } from './closing-queries.ts';
import { finishUnmarkedAttempt } from './finish-queries.ts';
import { makeReceiptCode } from './receipt-code.ts';
import { resetOutdatedMarks } from './reset-marks-queries.ts';

/**
 * Submits every answer and ends the attempt, all or nothing. Repeating it changes nothing and
 * answers the same. Answers that come with a finish after the deadline and its grace are not
 * taken; the drafts stored until then count. Throws NOT_FOUND where there is no attempt.
 */
export async function finishAttempt(
  database: Database,
  key: AttemptKey,
  because: FinishReason,
  answers: IncomingAnswer[],
): Promise<Receipt> {
  const receiptCode = makeReceiptCode();
  const finished = await finishUnmarkedAttempt(database, key, { because, receiptCode, answers });
  if (finished) return { ...finished, finishedAt: finished.finishedAt.toISOString() };
  return database.transaction(async (transaction) => {
    const closed = await submit(transaction, key, because, answers);
    return getReceipt(transaction, key, closed);
  });
}

/** Ends an open attempt with what is stored and what came along; undefined where it was not open. */
export async function submit(
  transaction: DatabaseOrTransaction,
  key: AttemptKey,
  because: FinishReason,
  answers: IncomingAnswer[],
): Promise<ClosedAttempt | undefined> {
  const closed = await closeAttempt(transaction, key, because, makeReceiptCode());
  if (!closed) return undefined;
  const isInTime = closed.finishedAt !== null && !isOver(closed.deadlineAt, closed.finishedAt);
  if (isInTime && answers.length > 0) {
    await resetOutdatedMarks(transaction, key, answers);
    await upsertFinalAnswers(transaction, key, answers);
  }
  await submitAnswers(transaction, [key]);
  return closed;
}

/**
 * What the student keeps of the attempt that was just closed, or had been before. Throws NOT_FOUND
 * where there is none.
 */
export async function getReceipt(
  transaction: DatabaseOrTransaction,
  key: AttemptKey,
  closed: ClosedAttempt | undefined,
): Promise<Receipt> {
  const attempt = closed ?? (await findFinishedAttempt(transaction, key, makeReceiptCode()));
  if (!attempt?.finishedAt || !attempt.receiptCode) throw fail('NOT_FOUND');
  return {
    finishedAt: attempt.finishedAt.toISOString(),
    receiptCode: attempt.receiptCode,
    ...(await countAnswers(transaction, key)),
  };
}
