import { Button, Checkbox, TextInput, Textarea } from '@mantine/core';
import type { SubmitEvent } from 'react';
import {
  MAX_APPEAL_CHARACTERS,
  MAX_FEEDBACK_CHARACTERS,
} from '../../../../shared/business-rules.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { useWholeNumber } from '../../../ui/forms/whole-number-field.tsx';
import { SubmissionBadge } from '../mark-panel/submission-badge.tsx';
import { MarkChips } from '../mark-panel/mark-chips.tsx';
import pen from '../mark-panel/mark-form.module.css';
import type { MarkTarget } from '../decisions/mark-target.ts';
import { useDesk } from '../desk/desk-context.ts';
import classes from './appeal-card.module.css';
import type { ListedAppeal } from './use-appeals.ts';
import { useAppealDecision } from './use-appeal-decision.ts';

interface AppealDecisionProps {
  appeal: ListedAppeal;
  /** The appealed answer, with a separate key. */
  target: MarkTarget;
}

/** The form for deciding an appeal: a new mark, or the mark stands; both need a reason. */
export function AppealDecision({ appeal, target }: AppealDecisionProps) {
  const { submission, alike } = appeal;
  const { maxMark } = target.question;
  const { isLocked } = useDesk();
  const form = useAppealDecision(appeal, target);
  const number = useWholeNumber({
    value: form.mark,
    onChange: form.setMark,
    min: 0,
    max: maxMark,
    of: target.key,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLocked) form.change();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <div className={classes.markTop}>
        <span>Current mark</span>
        <SubmissionBadge submission={submission} maxMark={maxMark} />
      </div>
      <div className={classes.markRow}>
        <TextInput
          className={pen.mark}
          label="New mark"
          labelProps={{ className: classes.markLabel }}
          {...number.input}
          error={number.problem !== null || form.problems.mark !== undefined}
        />
        <span className={classes.outOf}>/ {maxMark}</span>
        <MarkChips
          mark={typeof form.mark === 'number' ? form.mark : ''}
          maxMark={maxMark}
          isDisabled={isLocked}
          onPick={form.setMark}
        />
      </div>
      <FormProblem message={number.problem ?? form.problems.mark} />
      {form.mark !== '' && (
        <Textarea
          label="Feedback"
          description="The student sees it with the new mark."
          value={form.feedback}
          maxLength={MAX_FEEDBACK_CHARACTERS}
          autosize
          minRows={2}
          maxRows={8}
          onChange={(event) => form.setFeedback(event.currentTarget.value)}
        />
      )}
      <Textarea
        label="Your reason"
        description="The student will read this."
        value={form.reason}
        error={form.problems.reason}
        errorProps={{ role: 'alert' }}
        maxLength={MAX_APPEAL_CHARACTERS}
        autosize
        minRows={2}
        maxRows={8}
        onChange={(event) => form.setReason(event.currentTarget.value)}
      />
      {alike.length > 0 && (
        <Checkbox
          label={
            alike.length === 1
              ? 'Also for the answer that says the same'
              : `Also for the ${alike.length} answers that say the same`
          }
          description={`A new mark goes to ${alike.map(({ displayName }) => displayName).join(', ')} too.`}
          checked={form.isForAlike}
          onChange={(event) => form.setIsForAlike(event.currentTarget.checked)}
        />
      )}
      <FormProblem message={form.problem} />
      {isLocked && (
        <p className={classes.locked}>Marks can be changed again when the AI has finished.</p>
      )}
      <div className={classes.buttons}>
        <Button type="submit" loading={form.isChanging} disabled={isLocked}>
          Change the mark
        </Button>
        <Button
          variant="default"
          loading={form.isDeciding && !form.isChanging}
          disabled={isLocked}
          onClick={form.letStand}
        >
          The mark stands
        </Button>
      </div>
    </form>
  );
}
