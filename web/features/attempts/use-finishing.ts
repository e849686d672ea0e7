import { useCallback, useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { loadHelpLines } from './attempt-ended.tsx';
import { retryUntilDone } from './retry-until-done.ts';
import { submitAttempt } from './submit-attempt.ts';
import type { FinishReason, Submitted } from './submit-attempt.ts';

/** Where a submit stands. `failing` is tried again by itself until it succeeds. */
export type FinishingState = 'idle' | 'sending' | 'failing' | 'done';

interface Finishing {
  state: FinishingState;
  because: FinishReason | undefined;
  submitted: Submitted | undefined;
  finish: (because: FinishReason) => void;
  tryNow: () => void;
}

/**
 * Submits the attempt, however often that takes: nothing is given up and nothing forgotten before
 * the server has said yes (design, section 7, 14).
 */
export function useFinishing(attempt: Attempt, sync: AnswerSync): Finishing {
  const { quizCode, userId } = attempt;
  const hasRests = attempt.rest !== null;
  const [state, setState] = useState<FinishingState>('idle');
  const [because, setBecause] = useState<FinishReason>();
  const [submitted, setSubmitted] = useState<Submitted>();
  const retrying = useRef<ReturnType<typeof retryUntilDone>>(undefined);

  const finish = useCallback((reason: FinishReason) => {
    setBecause((before) => before ?? reason);
    setState((before) => (before === 'idle' ? 'sending' : before));
  }, []);

  // An effect, so that the fields are closed before their words are read: no key comes in between.
  useEffect(() => {
    if (because === undefined) return;
    let hasFailed = false;
    // At hand when the attempt has ended, since its page stands for seconds only.
    void loadHelpLines();
    const sending = retryUntilDone(
      () => submitAttempt({ quizCode, userId }, sync, because, hasFailed || hasRests),
      {
        onDone: (outcome) => {
          setSubmitted(outcome);
          sync.end({ isSubmitted: outcome.areAllTaken });
          setState('done');
        },
        onFailure: () => {
          hasFailed = true;
          setState('failing');
        },
      },
    );
    retrying.current = sending;
    return () => sending.cancel();
  }, [because, quizCode, userId, hasRests, sync]);

  const tryNow = useCallback(() => retrying.current?.tryNow(), []);

  useEffect(() => {
    window.addEventListener('online', tryNow);
    const unsubscribe = sessionExpiry.subscribe(tryNow);
    return () => {
      window.removeEventListener('online', tryNow);
      unsubscribe();
    };
  }, [tryNow]);

  return { state, because, submitted, finish, tryNow };
}
