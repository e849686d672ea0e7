import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../../api/client.ts';
import { paths } from '../../../paths.ts';
import { describeStart, openAttempt } from './open-attempt.ts';
import { isOverRefusal, isStartRefused } from './start-refusal.ts';
import { PendingSaves, pendingSavesKey } from '../answer-sync/pending-saves.ts';
import { normaliseQuizCode } from '../../../../shared/quiz-code.ts';

const CODE_PARAMETER = 'code';
/**
 * Navigation state that starts the quiz at once, for this student and until it is refused. Survives
 * a reload of the page, but is not part of its address.
 */
export const startAtOnce = (userId: string) => ({ startsAtOnceFor: userId });

interface Asked {
  quizCode: string;
  /** Starts a further attempt. */
  again: boolean;
}

function isToStartAtOnce(state: unknown, userId: string): boolean {
  const isMarked = typeof state === 'object' && state !== null && 'startsAtOnceFor' in state;
  return isMarked && state.startsAtOnceFor === userId;
}

export const codeIn = (parameters: URLSearchParams) =>
  normaliseQuizCode(parameters.get(CODE_PARAMETER) ?? '');

const hasPendingSaves = (code: string, userId: string) =>
  new PendingSaves(pendingSavesKey(code, userId)).read().size > 0;

/**
 * Loads a quiz by its code, and resumes an attempt in progress by itself. If the address came from
 * elsewhere, such as a learning platform, it only describes the quiz, because loading it starts the
 * clock.
 */
export function useOpenQuiz(userId: string) {
  const [parameters] = useSearchParams();
  const { state, search, key } = useLocation();
  const navigate = useNavigate();
  const code = codeIn(parameters);

  const { mutate, ...start } = useMutation({
    mutationFn: ({ quizCode, again }: Asked) => openAttempt(quizCode, userId, again),
    onSuccess: ({ attempt: { quizCode } }) => {
      void navigate(paths.enterQuizWith(quizCode), { replace: true, state: startAtOnce(userId) });
    },
    onError: (error) => {
      if (isStartRefused(error) && isToStartAtOnce(state, userId))
        void navigate({ search }, { replace: true });
    },
  });

  const { isIdle, reset, variables } = start;
  // Resets when the address leads to another quiz or to the code box.
  const arrive = useEffectEvent(() => {
    if (variables !== undefined && normaliseQuizCode(variables.quizCode) !== code) reset();
  });
  const place = useRef(key);
  useEffect(() => {
    if (place.current !== key) arrive();
    place.current = key;
  }, [key]);

  const isWanted = code !== '' && isIdle;
  const isKnown = isWanted && (isToStartAtOnce(state, userId) || hasPendingSaves(code, userId));
  const look = useQuery({
    queryKey: api.attempts.describeStart.queryKey({ input: { quizCode: code } }),
    queryFn: () => describeStart(code),
    enabled: isWanted && !isKnown,
    retry: false,
    // Not cached, because it may be out of date a moment later.
    gcTime: 0,
  });
  const isUnderWay = isKnown || (isWanted && look.data?.isUnderWay === true);
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const timer = setTimeout(() => mutate({ quizCode: code, again: false }));
    return () => clearTimeout(timer);
  }, [code, isUnderWay, mutate]);

  return {
    ...start,
    error: start.error ?? (isWanted ? look.error : null),
    isPending: start.isPending || isUnderWay || (isWanted && look.isLoading),
    /** The quiz that waits for the student to start it. */
    waiting: isWanted && !isUnderWay ? look.data : undefined,
    load: (quizCode: string) => mutate({ quizCode, again: false }),
    tryAgain: (quizCode: string) => mutate({ quizCode, again: true }),
    /** True if text on this device came too late for an attempt that is over. */
    hasLateWords:
      isOverRefusal(start.error) &&
      variables !== undefined &&
      hasPendingSaves(normaliseQuizCode(variables.quizCode), userId),
    code,
  };
}
