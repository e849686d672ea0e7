import { useEffect, useRef, useState } from 'react';
import type { Attempt } from '../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { AttemptSkeleton } from './attempt-skeleton.tsx';
import { type AttemptSetup, openAttempt } from './enter/open-attempt.ts';
import { retryUntilDone } from './finish/retry-until-done.ts';
import { TryAgainAlert } from './try-again-alert.tsx';

/**
 * Thrown if the server still counts the rest break, because this page's clock is slightly ahead.
 */
const STILL_RESTING = new Error('Your rest break is still running.');

async function openAfterRest(quizCode: string, userId: string): Promise<AttemptSetup> {
  const setup = await openAttempt(quizCode, userId, false);
  if (setup.attempt.rest?.startedAt) throw STILL_RESTING;
  return setup;
}

interface QuestionsBackProps {
  attempt: Attempt;
  onQuestions: (setup: AttemptSetup) => void;
}

/**
 * Loads the questions after a rest break that was running when the page opened, because the server
 * withholds them until then. Retries until it succeeds.
 */
export function QuestionsBack({ attempt, onQuestions }: QuestionsBackProps) {
  const { quizCode, userId } = attempt;
  const [isFailing, setIsFailing] = useState(false);
  const fetching = useRef<ReturnType<typeof retryUntilDone>>(undefined);

  useEffect(() => {
    fetching.current = retryUntilDone(() => openAfterRest(quizCode, userId), {
      onDone: onQuestions,
      onFailure: (error) => setIsFailing(error !== STILL_RESTING),
    });
    return () => fetching.current?.cancel();
  }, [quizCode, userId, onQuestions]);

  if (!isFailing) return <AttemptSkeleton />;
  return (
    <TryAgainAlert
      sentence={attemptsMessages.questionsFailed}
      onTryNow={() => fetching.current?.tryNow()}
    />
  );
}
