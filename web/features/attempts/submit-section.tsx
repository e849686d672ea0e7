import { Button } from '@mantine/core';
import { isUnanswered } from '../../../shared/business-rules.ts';
import { confirm } from '../../ui/confirm.tsx';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { submitQuestion } from './submit-question.ts';
import { SubmitFailedAlert } from './submit-failed-alert.tsx';
import classes from './submit-section.module.css';
import type { FinishingState } from './use-finishing.ts';

interface SubmitSectionProps {
  sync: AnswerSync;
  questionIds: readonly string[];
  state: FinishingState;
  onSubmit: () => void;
  onTryNow: () => void;
}

/** Submit & Finish, which asks first only where something is unanswered. */
export function SubmitSection({
  sync,
  questionIds,
  state,
  onSubmit,
  onTryNow,
}: SubmitSectionProps) {
  const submit = async () => {
    const unanswered = questionIds.flatMap((id, index) =>
      isUnanswered(sync.view(id).answer) ? [index + 1] : [],
    );
    const isSure =
      unanswered.length === 0 ||
      (await confirm({
        title: 'Submit & Finish',
        message: submitQuestion(unanswered),
        confirmLabel: 'Yes, submit',
        cancelLabel: 'Keep working',
      }));
    if (isSure) onSubmit();
  };

  return (
    <div className={classes.section}>
      {state === 'failing' ? (
        <SubmitFailedAlert onTryNow={onTryNow} />
      ) : (
        <Button
          size="lg"
          loading={state === 'sending'}
          onClick={() => void submit()}
          className={classes.submit}
        >
          Submit &amp; Finish
        </Button>
      )}
    </div>
  );
}
