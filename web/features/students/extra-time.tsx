import { Button, TextInput } from '@mantine/core';
import type { SubmitEvent } from 'react';
import type { StudentProfile } from '../../../shared/contract/students.ts';
import { Panel } from '../../ui/page/panel.tsx';
import { useExtraTime } from '../accounts/public.ts';
import classes from './extra-time.module.css';
import { PanelTitle } from './panel-title.tsx';

/** The length of an example quiz, long enough to show what a percentage means. */
const EXAMPLE_MINUTES = 40;

/** The student's extra time in every quiz, in percent (spec section 9, Extra time). */
export function ExtraTime({ profile }: { profile: StudentProfile }) {
  return (
    <Panel component="section" aria-labelledby="extra-time" className={classes.panel}>
      <PanelTitle id="extra-time">Extra time allowance</PanelTitle>
      {profile.abilities.canSetExtraTime ? (
        <ExtraTimeForm profile={profile} />
      ) : (
        <>
          <p className={classes.given}>{profile.extraTimePercentage}%</p>
          <Example percentage={profile.extraTimePercentage} />
        </>
      )}
    </Panel>
  );
}

function ExtraTimeForm({ profile }: { profile: StudentProfile }) {
  const { value, edit, save, percentage, isChanged, problem, isSaving } = useExtraTime(profile);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <form onSubmit={submit} noValidate>
      <div className={classes.row}>
        <TextInput
          className={classes.field}
          label="Extra Time (%)"
          inputMode="numeric"
          autoComplete="off"
          value={value}
          error={problem !== null}
          aria-describedby="extra-time-problem extra-time-example"
          readOnly={isSaving}
          onChange={(event) => edit(event.currentTarget.value)}
        />
        <Button type="submit" loading={isSaving} disabled={!isChanged}>
          Save
        </Button>
      </div>
      <div id="extra-time-problem" role="alert" className={classes.problem}>
        {problem}
      </div>
      <div id="extra-time-example">
        <Example percentage={percentage ?? profile.extraTimePercentage} />
      </div>
    </form>
  );
}

function Example({ percentage }: { percentage: number }) {
  const minutes = Math.round(EXAMPLE_MINUTES * (1 + percentage / 100));
  return (
    <p className={classes.example}>
      {percentage === 0
        ? 'No extra time in quizzes.'
        : `A quiz of ${EXAMPLE_MINUTES} minutes lasts ${minutes}. A quiz in progress gets it at once, unless it was reopened.`}
    </p>
  );
}
