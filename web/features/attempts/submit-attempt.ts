import { safe } from '@orpc/client';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import type { Receipt } from '../../../shared/contract/attempts.ts';
import { client } from '../../api/client.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import type { OwnAttempt, StartedAttempt } from './answer-sync/answer-transport.ts';
import { PendingSaves, pendingSavesKey } from './answer-sync/pending-saves.ts';
import { type AttemptTime, timeOf } from './attempt-clock.ts';
import { isWrongStudent } from './start-refusal.ts';

export type FinishReason = 'submitted' | 'time-up';

/** What the server has said to a submit. */
export interface Submitted {
  kind: 'submitted';
  receipt: Receipt;
  /** False where words of this page came too late: they must stay on the device. */
  areAllTaken: boolean;
}

/** The same, or why nothing was submitted: more time, or another attempt that has followed this one. */
export type SubmitOutcome = Submitted | { kind: 'more-time'; time: AttemptTime } | { kind: 'over' };

/** One try to submit; throws whatever kept it from succeeding. */
export async function submitAttempt(
  { quizCode, userId, startedAt }: StartedAttempt,
  sync: AnswerSync,
  because: FinishReason,
): Promise<SubmitOutcome> {
  if (sessionExpiry.isExpired()) throw new Error('The session has ended.');
  const answers = sync.unsent().map(({ isSaved: _, ...answer }) => answer);
  const sentAt = performance.now();
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const call = client.attempts.finish(
    { quizCode, userId, startedAt, answers, because },
    { signal },
  );
  const { data, error, isDefined } = await safe(call);
  if (error === null) {
    const { areAnswersTaken, ...receipt } = data;
    return { kind: 'submitted', receipt, areAllTaken: answers.length === 0 || areAnswersTaken };
  }
  if (isDefined && error.code === 'NOT_OVER_YET') {
    return { kind: 'more-time', time: timeOf(error.data, sentAt) };
  }
  if (isDefined && error.code === 'ATTEMPT_OVER') return { kind: 'over' };
  if (isWrongStudent(error)) sync.handleUserMismatch();
  throw error;
}

/**
 * Brings words that this device kept to an attempt that ended meanwhile. The server takes those that
 * it kept out itself, being away. True where it has all of them now; they are forgotten here then.
 */
export async function submitKept({ quizCode, userId }: OwnAttempt): Promise<boolean> {
  const pending = new PendingSaves(pendingSavesKey(quizCode, userId));
  const answers = [...pending.read().values()].map(({ isSaved: _, ...answer }) => answer);
  if (!answers.some(({ typed }) => typed !== undefined)) return false;
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const { areAnswersTaken } = await client.attempts.finish(
    { quizCode, userId, answers, because: 'time-up' },
    { signal },
  );
  if (areAnswersTaken) pending.clear();
  return areAnswersTaken;
}
