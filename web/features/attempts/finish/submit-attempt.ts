import { safe } from '@orpc/client';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import type { HandIn, Receipt } from '../../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { client } from '../../../api/client.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import { confirm } from '../../../ui/dialogs/confirm.tsx';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { OwnAttempt, StartedAttempt } from '../answer-sync/answer-transport.ts';
import { PendingSaves, pendingSavesKey } from '../answer-sync/pending-saves.ts';
import { type AttemptTime, timeOf } from '../clock/attempt-clock.ts';
import { isWrongStudent } from '../enter/start-refusal.ts';

/**
 * How the attempt ended: by the student, by the clock, or elsewhere (in another tab, or by the
 * teacher).
 */
export type AttemptEnd = 'submitted' | 'time-up' | 'elsewhere';

/**
 * The outcome for answers that the page had not sent before: handed in; too late, so they stay on
 * the device; or superseded by what the student wrote on another device.
 */
export type LastWords = 'taken' | 'late' | 'newer-elsewhere';

/** The server's response to a submit. */
export interface Submitted {
  kind: 'submitted';
  receipt: Receipt;
  lastWords: LastWords;
}

/**
 * The server's response, or why nothing was submitted: there is more time, or a newer attempt has
 * followed.
 */
export type SubmitOutcome = Submitted | { kind: 'more-time'; time: AttemptTime } | { kind: 'over' };

function lastWordsOf({ areAnswersTaken, areNewerKept }: HandIn): LastWords {
  if (!areAnswersTaken) return 'late';
  return areNewerKept ? 'newer-elsewhere' : 'taken';
}

/**
 * Tries once to submit the attempt; throws any error. If the attempt has ended elsewhere, it sends
 * the answers that this page had not sent, which may still be in time.
 */
export async function submitAttempt(
  { quizCode, userId, startedAt }: StartedAttempt,
  sync: AnswerSync,
  end: AttemptEnd,
): Promise<SubmitOutcome> {
  if (sessionExpiry.isExpired()) throw new Error('The session has ended.');
  const answers = sync.unsent().map(({ isSaved: _, ...answer }) => answer);
  const sentAt = performance.now();
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const because = end === 'submitted' ? 'submitted' : 'time-up';
  const call = client.attempts.finish(
    { quizCode, userId, startedAt, answers, because },
    { signal },
  );
  const { data, error, isDefined } = await safe(call);
  if (error === null) {
    const lastWords = answers.length === 0 ? 'taken' : lastWordsOf(data);
    return { kind: 'submitted', receipt: data, lastWords };
  }
  if (isDefined && error.code === 'NOT_OVER_YET') {
    return { kind: 'more-time', time: timeOf(error.data, sentAt) };
  }
  if (isDefined && error.code === 'ATTEMPT_OVER') return { kind: 'over' };
  if (isWrongStudent(error)) sync.handleUserMismatch();
  throw error;
}

/**
 * Delivers answers kept on this device to an attempt that has ended meanwhile. The server accepts
 * those that its own outage kept out. Accepted answers are removed from the device; others only
 * once the student has read and deleted them. Returns undefined if there are none.
 */
export async function submitKept({ quizCode, userId }: OwnAttempt): Promise<LastWords | undefined> {
  const key = pendingSavesKey(quizCode, userId);
  const { startedAt } = new PendingSaves(key).latest();
  const pending = new PendingSaves(key, undefined, startedAt);
  const answers = [...pending.read().values()].map(({ isSaved: _, ...answer }) => answer);
  if (answers.length === 0) return undefined;
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const handIn = await client.attempts.finish(
    { quizCode, userId, startedAt, answers, because: 'time-up' },
    { signal },
  );
  const lastWords = lastWordsOf(handIn);
  const isForgotten =
    lastWords === 'taken' ||
    (await confirm({
      title: attemptsMessages.endedElsewhere,
      message: lastWords === 'late' ? attemptsMessages.tooLate : attemptsMessages.newerHandedIn,
      details: answers.map(({ answer }) => answer),
      cancelLabel: 'Keep them here',
      confirmLabel: 'Delete them',
      isDestructive: true,
    }));
  if (isForgotten) pending.clear();
  return lastWords;
}
