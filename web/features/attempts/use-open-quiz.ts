import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { openAttempt } from './open-attempt.ts';
import { PendingSaves, pendingSavesKey } from './answer-sync/pending-saves.ts';
import { normaliseQuizCode } from '../../../shared/quiz-code.ts';

const CODE_PARAMETER = 'code';
/** Starts the quiz at once. Survives a reload of the page, but does not travel with its address. */
export const UNDER_WAY = { isAttemptUnderWay: true };

interface Asked {
  quizCode: string;
  /** Starts a further attempt. */
  again: boolean;
}

function isMarkedUnderWay(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isAttemptUnderWay' in state;
}

/**
 * Loads a quiz by its code, and takes up by itself an attempt that was under way on this page. An
 * address with a code that merely came from elsewhere fills the box and no more, because loading
 * starts the clock.
 */
export function useOpenQuiz(userId: string) {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const code = normaliseQuizCode(parameters.get(CODE_PARAMETER) ?? '');

  const { mutate, ...start } = useMutation({
    mutationFn: ({ quizCode, again }: Asked) => openAttempt(quizCode, userId, again),
    onSuccess: ({ attempt: { quizCode } }) => {
      const search = new URLSearchParams({ [CODE_PARAMETER]: quizCode });
      void navigate(`${paths.enterQuiz}?${search}`, { replace: true, state: UNDER_WAY });
    },
  });

  const { isIdle } = start;
  useEffect(() => {
    if (code === '' || !isIdle) return undefined;
    const pending = new PendingSaves(pendingSavesKey(code, userId));
    if (!isMarkedUnderWay(state) && pending.read().size === 0) return undefined;
    const timer = setTimeout(() => mutate({ quizCode: code, again: false }));
    return () => clearTimeout(timer);
  }, [code, isIdle, state, userId, mutate]);

  return {
    ...start,
    load: (quizCode: string) => mutate({ quizCode, again: false }),
    tryAgain: (quizCode: string) => mutate({ quizCode, again: true }),
    code,
  };
}
