import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { useAnswersSummary } from './answer-sync/use-answer-sync.ts';
import { loadHelpLines } from './attempt-ended.tsx';
import type { AttemptTime } from './attempt-clock.ts';
import type { OpenAttempt } from './open-attempt.ts';
import { retryUntilDone } from './retry-until-done.ts';
import { submitAttempt } from './submit-attempt.ts';
import type { AttemptEnd, Submitted, SubmitOutcome } from './submit-attempt.ts';
import { useAttemptTime } from './use-attempt-time.ts';

/** Where a submit stands. `failing` is tried again by itself until it succeeds. */
export type FinishingState = 'idle' | 'sending' | 'failing' | 'done';

interface Finishing {
  time: AttemptTime;
  onTime: (time: AttemptTime) => void;
  state: FinishingState;
  because: AttemptEnd | undefined;
  submitted: Submitted | undefined;
  /** Ended, and the server has answered to whatever this page had not sent. */
  isOver: boolean;
  finish: (because: AttemptEnd) => void;
  tryNow: () => void;
}

/**
 * The time of an attempt, and its submit, however often that takes: nothing is given up and nothing
 * forgotten before the server has said yes (design, section 7, 14). Where the server knows of more
 * time than this page did, the student goes on.
 */
export function useFinishing(open: OpenAttempt, sync: AnswerSync): Finishing {
  const { quizCode, userId, startedAt } = open.attempt;
  const [state, setState] = useState<FinishingState>('idle');
  const [because, setBecause] = useState<AttemptEnd>();
  const [submitted, setSubmitted] = useState<Submitted>();
  const [isSettled, setIsSettled] = useState(false);
  const retrying = useRef<ReturnType<typeof retryUntilDone>>(undefined);
  const { time, onTime } = useAttemptTime(open, sync, because !== undefined);

  const finish = useCallback((reason: AttemptEnd) => {
    setBecause((before) => before ?? reason);
    setState((before) => (before === 'idle' ? 'sending' : before));
  }, []);

  const settle = useCallback(
    (outcome: SubmitOutcome) => {
      if (outcome.kind === 'submitted') {
        setSubmitted(outcome);
        sync.end({ isSubmitted: outcome.lastWords !== 'late' });
        setIsSettled(true);
        return setState('done');
      }
      if (outcome.kind === 'more-time') onTime(outcome.time);
      else sync.end({ isSubmitted: false });
      setIsSettled(sync.isOver);
      setBecause(undefined);
      setState('idle');
    },
    [sync, onTime],
  );

  const isOver = useAnswersSummary(sync, () => sync.isOver);
  const isEndedWithoutWords = useAnswersSummary(
    sync,
    () => sync.isOver && sync.unsent().length > 0,
  );
  // What this page has not sent may still be in time where the attempt has ended elsewhere.
  const isToBring = isEndedWithoutWords && !isSettled;
  const reason = because ?? (isToBring ? 'elsewhere' : undefined);

  // An effect, so that the fields are closed before their words are read: no key comes in between.
  useEffect(() => {
    if (reason === undefined) return;
    // At hand when the attempt has ended, since its page stands for seconds only.
    void loadHelpLines();
    const sending = retryUntilDone(
      () => submitAttempt({ quizCode, userId, startedAt }, sync, reason),
      { onDone: settle, onFailure: () => setState('failing') },
    );
    retrying.current = sending;
    return () => sending.cancel();
  }, [reason, quizCode, userId, startedAt, sync, settle]);

  const tryNow = useCallback(() => retrying.current?.tryNow(), []);

  useEffect(() => {
    window.addEventListener('online', tryNow);
    const unsubscribe = sessionExpiry.subscribe(tryNow);
    return () => {
      window.removeEventListener('online', tryNow);
      unsubscribe();
    };
  }, [tryNow]);

  return {
    time,
    onTime,
    state,
    submitted,
    finish,
    tryNow,
    because: reason,
    isOver: isOver && (reason === undefined || state === 'done'),
  };
}
