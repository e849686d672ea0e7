import { useEffect, useEffectEvent } from 'react';
import { useBeforeUnload } from 'react-router';
import { attemptsMessages } from '../../../shared/messages/attempts.ts';
import { holdSignOut } from '../../api/sign-out-question.ts';
import type { Target } from '../../history/app-history.ts';
import { useGuard } from '../../history/history-context.ts';
import { paths } from '../../paths.ts';
import { confirm, withdrawQuestion } from '../../ui/dialogs/confirm.tsx';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import type { OwnAttempt } from './answer-sync/answer-transport.ts';
import type { AttemptEnd } from './finish/submit-attempt.ts';
import { codeIn } from './enter/use-open-quiz.ts';

/** The stage of an attempt: over, or why it is being handed in. */
interface Stand {
  isOver: boolean;
  because: AttemptEnd | undefined;
}

/** True if closing the page would lose words. */
const hasWordsOnlyHere = (sync: AnswerSync) => !sync.isKeptOnDevice && sync.unsent().length > 0;

function leaveSentence(sync: AnswerSync, because: AttemptEnd | undefined): string {
  if (hasWordsOnlyHere(sync)) return attemptsMessages.confirmLeaveInPage;
  return because === undefined
    ? attemptsMessages.confirmLeave
    : attemptsMessages.confirmLeaveUnsubmitted;
}

/**
 * Asks before the student opens another page or quiz, or signs out, until the attempt is over and
 * all answers are handed in: leaving stops the sending. Asks before the page is closed only if that
 * would lose words.
 */
export function useLeaveQuestion(
  { quizCode }: Pick<OwnAttempt, 'quizCode'>,
  sync: AnswerSync,
  { isOver, because }: Stand,
): void {
  const ask = () =>
    confirm({
      title: 'Leave the quiz?',
      message: leaveSentence(sync, because),
      confirmLabel: 'Leave',
      cancelLabel: 'Keep working',
    });
  const isHere = ({ pathname, search }: Target) =>
    pathname === paths.enterQuiz && codeIn(new URLSearchParams(search)) === quizCode;

  useGuard({
    // Someone who signs out has already been asked.
    concerns: (_, to) => !isOver && !isHere(to) && to.pathname !== paths.landing,
    ask,
  });

  useBeforeUnload((event) => {
    if (!isOver && hasWordsOnlyHere(sync)) event.preventDefault();
  });

  const askBefore = useEffectEvent(ask);
  useEffect(() => {
    if (!isOver) return holdSignOut(() => askBefore());
    withdrawQuestion();
    return undefined;
  }, [isOver]);
}
