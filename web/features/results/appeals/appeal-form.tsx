import { Button, Radio, Textarea } from '@mantine/core';
import { counted } from '../../../../shared/counted.ts';
import { IconCheck } from '../../../icons/check.ts';
import { IconX } from '../../../icons/x.ts';
import type { SubmitEvent } from 'react';
import { MAX_APPEAL_CHARACTERS } from '../../../../shared/business-rules.ts';
import type { ScoredAnswer } from '../../../../shared/contract/results.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { MathsText } from '../../../ui/text/maths-text.tsx';
import classes from './appeal-form.module.css';
import type { useAppeal } from './use-appeal.ts';

interface AppealFormProps {
  answer: ScoredAnswer;
  /** The question's number, from 1. */
  number: number;
  form: ReturnType<typeof useAppeal>;
  onCancel: () => void;
}

/** Not the text of any point. */
const WHOLE = '';

/** Asks which point of the mark the student disputes, and why. */
export function AppealForm({ answer, number, form, onCancel }: AppealFormProps) {
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <form onSubmit={submit} noValidate className={classes.form}>
      <p className={classes.about}>
        Question {number}, {answer.markAwarded} of {counted(answer.maxMark, 'mark')}. Your teacher
        reads this and decides. You can ask once for each answer.
      </p>
      {answer.points.length > 0 && (
        <Radio.Group
          label="What is it about?"
          value={form.point ?? WHOLE}
          onChange={(value) => form.setPoint(value === WHOLE ? null : value)}
        >
          <div className={classes.points}>
            <Radio value={WHOLE} label="The mark as a whole" />
            {uniquePoints(answer.points).map(({ point, isAwarded }) => (
              <Radio
                key={point}
                value={point}
                label={<PointLabel point={point} isAwarded={isAwarded} />}
              />
            ))}
          </div>
        </Radio.Group>
      )}
      <Textarea
        label="Your reason"
        description="Which of your words earn the mark, and why?"
        value={form.reason}
        error={form.reasonProblem}
        errorProps={{ role: 'alert' }}
        maxLength={MAX_APPEAL_CHARACTERS}
        autosize
        minRows={3}
        maxRows={8}
        onChange={(event) => form.changeReason(event.currentTarget.value)}
      />
      <FormProblem message={form.problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isSending}>
          Send to my teacher
        </Button>
      </div>
    </form>
  );
}

/**
 * Removes duplicate points. A scheme may contain the same point twice; it counts as awarded if
 * either is.
 */
function uniquePoints(points: ScoredAnswer['points']): ScoredAnswer['points'] {
  const awarded = new Map<string, boolean>();
  for (const { point, isAwarded } of points) {
    awarded.set(point, isAwarded || (awarded.get(point) ?? false));
  }
  return [...awarded].map(([point, isAwarded]) => ({ point, isAwarded }));
}

function PointLabel({ point, isAwarded }: ScoredAnswer['points'][number]) {
  const Icon = isAwarded ? IconCheck : IconX;
  return (
    <span className={classes.point}>
      <span>
        <MathsText text={point} />
      </span>{' '}
      <span className={classes.awarded} data-awarded={isAwarded}>
        <Icon size={14} stroke={2.5} aria-hidden />
        {isAwarded ? 'awarded' : 'not awarded'}
      </span>
    </span>
  );
}
