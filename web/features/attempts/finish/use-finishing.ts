import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionExpiry } from '../../../api/session-expiry.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import { useAnswersSummary } from '../answer-sync/use-answer-sync.ts';
import { loadHelpLines } from './attempt-ended.tsx';
import type { AttemptTime } from '../clock/attempt-clock.ts';
import type { OpenAttempt } from '../enter/open-attempt.ts';
import { retryUntilDone } from './retry-until-done.ts';
import { submitAttempt } from './submit-attempt.ts';
import type { AttemptEnd, Submitted, SubmitOutcome } from './submit-attempt.ts';
import { useAttemptTime } from '../clock/use-attempt-time.ts';

/** The state of a submit. `failing` is retried until it succeeds. */
export type FinishingState = 'idle' | 'sending' | 'failing' | 'done';

export interface Finishing {
  time: AttemptTime;
  onTime: (time: AttemptTime) => void;
  state: FinishingState;
  because: AttemptEnd | undefined;
  submitted: Submitted | undefined;
  /** True once the attempt has ended and the server has answered for everything unsent. */
  isOver: boolean;
  finish: (because: AttemptEnd) => void;
  tryNow: () => void;
}

/**
 * The time of an attempt, and its submit, which is retried until the server confirms it: nothing is
 * discarded before. If the server grants more time than this page knew of, the attempt continues.
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
  // If the attempt has ended elsewhere, unsent answers may still be in time.
  const isToBring = isEndedWithoutWords && !isSettled;
  const reason = because ?? (isToBring ? 'elsewhere' : undefined);

  // Runs as an effect, so that the fields are disabled before their text is read and no key press
  // is lost.
  useEffect(() => {
    if (reason === undefined) return;
    // Preloaded, because the page after the attempt shows for only a few seconds.
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
