import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { isUnanswered } from '../../../../shared/unanswered.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { confirm, withdrawQuestion } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { adoptNewer } from './adopt-newer.ts';
import type { AnswerView } from '../answer-sync/answer-book.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { StartedAttempt } from '../answer-sync/answer-transport.ts';
import { submitFailedSentence } from '../connection.ts';
import { submitQuestion } from './submit-question.ts';
import { TryAgainAlert } from '../try-again-alert.tsx';
import classes from './submit-section.module.css';
import type { FinishingState } from './use-finishing.ts';

interface SubmitSectionProps {
  attempt: StartedAttempt;
  sync: AnswerSync;
  questionIds: readonly string[];
  state: FinishingState;
  onSubmit: () => void;
  onTryNow: () => void;
}

/** Submit & Finish; asks for confirmation only if something is missing. */
export function SubmitSection({
  attempt,
  sync,
  questionIds,
  state,
  onSubmit,
  onTryNow,
}: SubmitSectionProps) {
  const [isLooking, setIsLooking] = useState(false);
  // When the time is up, this section goes, and its question with it.
  useEffect(() => withdrawQuestion, []);

  const submit = async () => {
    setIsLooking(true);
    const hasNewer = await adoptNewer(attempt, sync);
    setIsLooking(false);
    if (hasNewer) return toast.error(attemptsMessages.newerElsewhere);
    const numbersWhere = (isIncluded: (view: AnswerView) => boolean) =>
      questionIds.flatMap((id, index) => (isIncluded(sync.view(id)) ? [index + 1] : []));
    const unanswered = numbersWhere(({ answer }) => isUnanswered(answer));
    const withOtherWords = numbersWhere(({ lost }) => lost !== '');
    const isSure =
      unanswered.length + withOtherWords.length === 0 ||
      (await confirm({
        title: 'Submit & Finish',
        message: submitQuestion(unanswered, withOtherWords),
        confirmLabel: 'Yes, submit',
        cancelLabel: 'Keep working',
      }));
    if (isSure) onSubmit();
  };

  return (
    <div className={classes.section}>
      {state === 'failing' ? (
        <TryAgainAlert sentence={submitFailedSentence(sync)} onTryNow={onTryNow} />
      ) : (
        <Button
          size="lg"
          loading={state === 'sending' || isLooking}
          onClick={() => void submit()}
          className={classes.submit}
        >
          Submit &amp; Finish
        </Button>
      )}
    </div>
  );
}
