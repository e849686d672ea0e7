import { Button, Checkbox } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { MAX_REST_BREAK_MINUTES } from '../../../../shared/business-rules.ts';
import { fontSizes, overlays } from '../../../../shared/choices.ts';
import type { StudentProfile } from '../../../../shared/contract/students.ts';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { fontSizeNames, overlayNames } from './format-arrangements.ts';
import classes from './arrangements-form.module.css';
import { ArrangementsSample } from './arrangements-sample.tsx';
import { OptionGroup } from './option-group.tsx';
import { useArrangements } from './use-arrangements.ts';
import { WholeNumberField } from '../../../ui/forms/whole-number-field.tsx';

interface ArrangementsFormProps {
  profile: StudentProfile;
  onDone: () => void;
}

/** A form for a student's access arrangements, with a sample question. */
export function ArrangementsForm({ profile, onDone }: ArrangementsFormProps) {
  const form = useArrangements(profile, onDone);
  const { draft, change } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <p className={classes.about}>
        They apply in every quiz from now on. A quiz in progress picks them up when its page
        reloads.
      </p>
      <div className={classes.columns}>
        <div className={classes.fields}>
          <WholeNumberField
            label="Rest breaks (minutes)"
            description="How long the clock may stop in a quiz, in total"
            min={0}
            max={MAX_REST_BREAK_MINUTES}
            value={draft.restBreakMinutes}
            error={form.minutesProblem}
            onChange={(restBreakMinutes) => change({ restBreakMinutes })}
          />
          <OptionGroup
            legend="Font size"
            options={fontSizes}
            names={fontSizeNames}
            value={draft.fontSize}
            onChange={(fontSize) => change({ fontSize })}
          />
          <OptionGroup
            legend="Overlay"
            options={overlays}
            names={overlayNames}
            value={draft.overlay}
            hasSwatches
            onChange={(overlay) => change({ overlay })}
          />
          <Checkbox
            label="Read aloud"
            description="A button beside each question has the browser read it"
            checked={draft.readAloud}
            onChange={(event) => change({ readAloud: event.currentTarget.checked })}
          />
        </div>
        <ArrangementsSample {...draft} />
      </div>
      <FormProblem message={form.problem} />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" loading={form.isSaving} disabled={form.minutesProblem !== null}>
          Save arrangements
        </Button>
      </div>
    </form>
  );
}
