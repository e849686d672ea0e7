import { Button } from '@mantine/core';
import { isUnderWay, type LiveAttemptRow } from '../attempt-view.ts';
import classes from '../attempts.module.css';
import { useSupervision } from './supervision.tsx';

/** The teacher's actions for one student, limited to those that fit the student's state. */
export function LiveAttemptActions({ attempt }: { attempt: LiveAttemptRow }) {
  const { addTime, reopen, finish } = useSupervision();
  const { displayName, state } = attempt;
  if (isUnderWay(attempt)) {
    return (
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          aria-label={`Add time for ${displayName}`}
          onClick={() => addTime(attempt)}
        >
          Add time
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={`Finish for ${displayName}`}
          onClick={() => finish(attempt)}
        >
          Finish
        </Button>
      </div>
    );
  }
  if (state !== 'finished') return null;
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="sm"
        aria-label={`Reopen the attempt of ${displayName}`}
        onClick={() => reopen(attempt)}
      >
        Reopen
      </Button>
    </div>
  );
}
