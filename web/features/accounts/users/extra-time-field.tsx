import { Loader, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import type { User } from '../../../../shared/contract/accounts.ts';
import { useExtraTime } from './use-extra-time.ts';
import classes from './users.module.css';

/** A student's extra time in percent; Enter or leaving the field saves it, Escape reverts it. */
export function ExtraTimeField({ user }: { user: User }) {
  const { value, edit, save, revert, problem, isSaving } = useExtraTime(user);

  const actOnKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') revert();
  };

  if (!user.abilities.canSetExtraTime) return <>{user.extraTimePercentage}</>;
  return (
    <TextInput
      className={classes.extraTime}
      size="xs"
      inputMode="decimal"
      autoComplete="off"
      aria-label={`Extra Time (%) of ${user.displayName}`}
      value={value}
      error={problem}
      errorProps={{ role: 'alert', size: 'sm' }}
      readOnly={isSaving}
      rightSection={isSaving ? <Loader size={14} /> : <span aria-hidden>%</span>}
      onChange={(event) => edit(event.currentTarget.value)}
      onKeyDown={actOnKey}
      onBlur={save}
    />
  );
}
