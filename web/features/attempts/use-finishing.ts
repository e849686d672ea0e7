import { useCallback, useEffect, useRef, useState } from 'react';
import { client } from '../../api/client.ts';
import { sessionExpiry } from '../../api/session-expiry.ts';
import type { AnswerSync } from './answer-sync.ts';
import { retryUntilDone } from './retry-until-done.ts';

export type FinishReason = 'submitted' | 'time-up';

/** Where a submit stands. `failing` is tried again by itself until it succeeds. */
export type FinishingState = 'idle' | 'sending' | 'failing' | 'done';

interface Finishing {
  state: FinishingState;
  because: FinishReason | undefined;
  finish: (because: FinishReason) => void;
  tryNow: () => void;
}

async function submit(quizCode: string, sync: AnswerSync, because: FinishReason): Promise<void> {
  if (sessionExpiry.isExpired()) throw new Error('The session has ended.');
  const answers = sync
    .unsent()
    .map(({ questionId, answer, revision }) => ({ questionId, answer, revision }));
  await client.attempts.finish({ quizCode, answers, because });
}

/**
 * Submits the attempt, however often that takes: nothing is given up and nothing forgotten before
 * the server has said yes (design, section 7, 14).
 */
export function useFinishing(quizCode: string, sync: AnswerSync): Finishing {
  const [state, setState] = useState<FinishingState>('idle');
  const [because, setBecause] = useState<FinishReason>();
  const retrying = useRef<ReturnType<typeof retryUntilDone>>(undefined);

  const finish = useCallback(
    (reason: FinishReason) => {
      if (retrying.current !== undefined) return;
      setBecause(reason);
      setState('sending');
      retrying.current = retryUntilDone(() => submit(quizCode, sync, reason), {
        onDone: () => {
          sync.end({ isSubmitted: true });
          setState('done');
        },
        onFailure: () => setState('failing'),
      });
    },
    [quizCode, sync],
  );

  const tryNow = useCallback(() => retrying.current?.tryNow(), []);

  useEffect(() => {
    window.addEventListener('online', tryNow);
    const unsubscribe = sessionExpiry.subscribe(tryNow);
    return () => {
      window.removeEventListener('online', tryNow);
      unsubscribe();
      retrying.current?.cancel();
      retrying.current = undefined;
    };
  }, [tryNow]);

  return { state, because, finish, tryNow };
}
