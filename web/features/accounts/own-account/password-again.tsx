import { Button } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { FormProblem } from '../../../ui/forms/form-problem.tsx';
import { PasswordField } from '../password/password-field.tsx';
import classes from './own-account.module.css';
import { useFocusFirst } from '../sign-in/use-focus-first.ts';

interface PasswordAgainProps {
  submitLabel: string;
  isPending: boolean;
  problem: string | undefined;
  onSubmit: (password: string) => void;
  onCancel: () => void;
}

/** Asks for the password before an action that someone who finds the page open must not perform. */
export function PasswordAgain(props: PasswordAgainProps) {
  const { submitLabel, isPending, problem, onSubmit, onCancel } = props;
  const form = useFocusFirst();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending) onSubmit(String(new FormData(event.currentTarget).get('password')));
  };
  return (
    <form ref={form} onSubmit={submit} className={classes.form}>
      <FormProblem message={problem} />
      <PasswordField label="Your password" name="password" autoComplete="current-password" />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          {submitLabel}
        </Button>
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
