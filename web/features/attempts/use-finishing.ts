import { useCallback, useEffect, useRef, useState } from 'react';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { loadHelpLines } from './attempt-ended.tsx';
import type { AttemptTime } from './attempt-clock.ts';
import type { OpenAttempt } from './open-attempt.ts';
import { retryUntilDone } from './retry-until-done.ts';
import { submitAttempt } from './submit-attempt.ts';
import type { FinishReason, Submitted, SubmitOutcome } from './submit-attempt.ts';
import { useAttemptTime } from './use-attempt-time.ts';

/** Where a submit stands. `failing` is tried again by itself until it succeeds. */
export type FinishingState = 'idle' | 'sending' | 'failing' | 'done';

interface Finishing {
  time: AttemptTime;
  onTime: (time: AttemptTime) => void;
  state: FinishingState;
  because: FinishReason | undefined;
  submitted: Submitted | undefined;
  finish: (because: FinishReason) => void;
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
  const [because, setBecause] = useState<FinishReason>();
  const [submitted, setSubmitted] = useState<Submitted>();
  const retrying = useRef<ReturnType<typeof retryUntilDone>>(undefined);
  const { time, onTime } = useAttemptTime(open, sync, because !== undefined);

  const finish = useCallback((reason: FinishReason) => {
    setBecause((before) => before ?? reason);
    setState((before) => (before === 'idle' ? 'sending' : before));
  }, []);

  const settle = useCallback(
    (outcome: SubmitOutcome) => {
      if (outcome.kind === 'submitted') {
        setSubmitted(outcome);
        sync.end({ isSubmitted: outcome.areAllTaken });
        return setState('done');
      }
      if (outcome.kind === 'more-time') onTime(outcome.time);
      else sync.end({ isSubmitted: false });
      setBecause(undefined);
      setState('idle');
    },
    [sync, onTime],
  );

  // An effect, so that the fields are closed before their words are read: no key comes in between.
  useEffect(() => {
    if (because === undefined) return;
    // At hand when the attempt has ended, since its page stands for seconds only.
    void loadHelpLines();
    const sending = retryUntilDone(
      () => submitAttempt({ quizCode, userId, startedAt }, sync, because),
      { onDone: settle, onFailure: () => setState('failing') },
    );
    retrying.current = sending;
    return () => sending.cancel();
  }, [because, quizCode, userId, startedAt, sync, settle]);

  const tryNow = useCallback(() => retrying.current?.tryNow(), []);

  useEffect(() => {
    window.addEventListener('online', tryNow);
    const unsubscribe = sessionExpiry.subscribe(tryNow);
    return () => {
      window.removeEventListener('online', tryNow);
      unsubscribe();
    };
  }, [tryNow]);

  return { time, onTime, state, because, submitted, finish, tryNow };
}
