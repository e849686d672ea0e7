import { useCallback, useEffect, useRef, useState } from 'react';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import { client } from '../../../api/client.ts';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { StartedAttempt } from '../answer-sync/answer-transport.ts';
import {
  type AttemptTime,
  addedSeconds,
  timeChangeSentence,
  timeOf,
  typedNow,
} from './attempt-clock.ts';
import { repeatCheckIn } from './repeat-check-in.ts';
import { type OpenAttempt, startAttempt } from '../enter/open-attempt.ts';
import { isOverRefusal, isWrongStudent } from '../enter/start-refusal.ts';

/** A smaller correction of the clock is not worth a jump of the countdown. */
const CLOCK_TOLERANCE_MS = 1_000;
/** Long enough to be read by someone in the middle of a sentence. */
const TIME_CHANGE_TOAST_MS = 10_000;

function isSameTime(before: AttemptTime, after: AttemptTime): boolean {
  return (
    before.deadlineAt === after.deadlineAt &&
    before.rest?.startedAt === after.rest?.startedAt &&
    before.rest?.endsAt === after.rest?.endsAt &&
    Math.abs(before.clock() - after.clock()) < CLOCK_TOLERANCE_MS
  );
}

/**
 * Fetches the current time of the attempt; also adopts answers from other devices if `withAnswers`
 * is set.
 */
async function ask(
  { quizCode, userId, startedAt }: StartedAttempt,
  sync: AnswerSync,
  withAnswers: boolean,
) {
  if (withAnswers && !sync.isForeign) {
    const { attempt, time } = await startAttempt(quizCode, userId);
    if (attempt.startedAt !== startedAt) return { time, isFinished: true };
    sync.adopt(attempt.answers);
    return { time, isFinished: false };
  }
  const sentAt = performance.now();
  const signal = AbortSignal.timeout(ANSWER_REQUEST_TIMEOUT_MS);
  const answer = await client.attempts.checkIn({ quizCode, userId, startedAt }, { signal });
  return { time: timeOf(answer, sentAt), isFinished: answer.isFinished };
}

/**
 * The time of an attempt by the server, polled every few seconds and whenever the page or the
 * network comes back. Added minutes, rest breaks and an end from elsewhere arrive here. While
 * `isFinishing`, the submit alone decides about the end.
 */
export function useAttemptTime(open: OpenAttempt, sync: AnswerSync, isFinishing: boolean) {
  const { quizCode, userId, startedAt } = open.attempt;
  const [time, setTime] = useState(open.time);
  const latest = useRef(open.time);
  const isEnding = useRef(isFinishing);

  useEffect(() => {
    isEnding.current = isFinishing;
  }, [isFinishing]);

  const onTime = useCallback(
    (next: AttemptTime) => {
      sync.keepTimeBy(() => typedNow(next));
      const sentence = timeChangeSentence(addedSeconds(latest.current, next));
      if (sentence !== undefined) toast.success(sentence, TIME_CHANGE_TOAST_MS);
      if (isSameTime(latest.current, next)) return;
      latest.current = next;
      setTime(next);
    },
    [sync],
  );

  useEffect(() => {
    sync.keepTimeBy(() => typedNow(latest.current));
    const end = () => {
      if (!isEnding.current) sync.end({ isSubmitted: false });
    };
    const look = async (withAnswers: boolean) => {
      if (!navigator.onLine || sessionExpiry.isExpired() || sync.isOver) return;
      const known = latest.current;
      try {
        const shown = { quizCode, userId, startedAt };
        const { time: next, isFinished } = await ask(shown, sync, withAnswers);
        if (isFinished) return end();
        if (sync.isForeign) sync.start();
        // A rest break that began or ended meanwhile is newer; the next check-in comes soon.
        if (latest.current === known) onTime(next);
      } catch (error) {
        if (isOverRefusal(error)) end();
        if (isWrongStudent(error)) sync.handleUserMismatch();
      }
    };
    const checkIns = repeatCheckIn(() => look(false));
    const onShow = () => {
      if (document.visibilityState === 'visible') void look(true);
    };
    const onOnline = () => void look(true);
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      checkIns.stop();
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('online', onOnline);
    };
  }, [quizCode, userId, startedAt, sync, onTime]);

  return { time, onTime };
}
