import { Button } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { counted } from '../../../../../shared/counted.ts';
import { MAX_ADDED_MINUTES } from '../../../../../shared/business-rules.ts';
import { liveAttemptsMessages } from '../../../../../shared/messages/live-attempts.ts';
import { FormProblem } from '../../../../ui/forms/form-problem.tsx';
import classes from './minutes-form.module.css';
import { WholeNumberField } from '../../../../ui/forms/whole-number-field.tsx';

const QUICK_CHOICES = [1, 5, 10];
const FIRST_CHOICE = 5;

interface MinutesFormProps {
  /** Returns the label of the confirm button; receives null while the typed text is not valid. */
  confirmLabel: (minutes: number | null) => string;
  isPending: boolean;
  /** The reason why the minutes could not be given. */
  problem: string | null;
  onConfirm: (minutes: number) => void;
  onCancel: () => void;
}

/** Asks for a number of minutes: one of three presets, or any other. */
export function MinutesForm(props: MinutesFormProps) {
  const { confirmLabel, isPending, problem, onConfirm, onCancel } = props;
  const [minutes, setMinutes] = useState<number | string>(FIRST_CHOICE);
  const given = isPossible(minutes) ? minutes : null;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (given !== null && !isPending) onConfirm(given);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <fieldset className={classes.choices} aria-label="Minutes to choose from">
        {QUICK_CHOICES.map((choice) => (
          <Button
            key={choice}
            variant={choice === given ? 'filled' : 'default'}
            aria-pressed={choice === given}
            aria-label={counted(choice, 'minute')}
            onClick={() => setMinutes(choice)}
          >
            +{choice}
          </Button>
        ))}
      </fieldset>
      <WholeNumberField
        label="Minutes"
        min={1}
        max={MAX_ADDED_MINUTES}
        value={minutes}
        onChange={setMinutes}
        error={given === null && liveAttemptsMessages.minutesInvalid}
      />
      <FormProblem message={problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" loading={isPending} disabled={given === null}>
          {confirmLabel(given)}
        </Button>
      </div>
    </form>
  );
}

function isPossible(minutes: number | string): minutes is number {
  return typeof minutes === 'number' && minutes >= 1 && minutes <= MAX_ADDED_MINUTES;
}
