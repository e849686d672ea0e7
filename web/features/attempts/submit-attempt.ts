import { safe } from '@orpc/client';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../shared/business-rules.ts';
import type { HandIn, Receipt } from '../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { client } from '../../api/client.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import { confirm } from '../../ui/confirm.tsx';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import type { OwnAttempt, StartedAttempt } from './answer-sync/answer-transport.ts';
import { PendingSaves, pendingSavesKey } from './answer-sync/pending-saves.ts';
import { type AttemptTime, timeOf } from './attempt-clock.ts';
import { isWrongStudent } from './start-refusal.ts';

/** By the student, by the clock, or elsewhere: in another tab, or by the teacher. */
export type AttemptEnd = 'submitted' | 'time-up' | 'elsewhere';

/**
 * What became of the words that a page had not sent before: handed in, late, which must stay on the
 * device, or outnumbered by what the student wrote on another device.
 */
export type LastWords = 'taken' | 'late' | 'newer-elsewhere';

/** What the server has said to a submit. */
export interface Submitted {
  kind: 'submitted';
  receipt: Receipt;
  lastWords: LastWords;
}

/** The same, or why nothing was submitted: more time, or another attempt that has followed this one. */
export type SubmitOutcome = Submitted | { kind: 'more-time'; time: AttemptTime } | { kind: 'over' };

function lastWordsOf({ areAnswersTaken, areNewerKept }: HandIn): LastWords {
  if (!areAnswersTaken) return 'late';
  return areNewerKept ? 'newer-elsewhere' : 'taken';
}

/**
 * One try to submit; throws whatever kept it from succeeding. Where the attempt has ended elsewhere it
 * brings what this page had not sent, which may still be in time.
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
 * Brings words that this device kept to an attempt that ended meanwhile. The server takes those that
 * it kept out itself, being away; what it has is forgotten here, and what it has not once the student
 * has read it. Undefined where there are none.
 */
export async function submitKept({ quizCode, userId }: OwnAttempt): Promise<LastWords | undefined> {
  const key = pendingSavesKey(quizCode, userId);
  const startedAt = new PendingSaves(key).latestStart();
  const pending = new PendingSaves(key, undefined, startedAt);
  const answers = [...pending.read().values()].map(({ isSaved: _, ...answer }) => answer);
  if (answers.length === 0) return undefined;
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const handIn = await client.attempts.finish(
    { quizCode, userId, startedAt, answers, because: 'time-up' },
    { signal },
  );
  const lastWords = lastWordsOf(handIn);
  const isRead =
    lastWords === 'newer-elsewhere' &&
    (await confirm({
      title: attemptsMessages.endedElsewhere,
      message: attemptsMessages.newerHandedIn,
      details: answers.map(({ answer }) => answer),
      cancelLabel: 'Keep them here',
      confirmLabel: 'Let them go',
    }));
  if (isRead || lastWords === 'taken') pending.clear();
  return lastWords;
}
