import { Button } from '@mantine/core';
import { isUnderWay, type SittingRow } from './sitting-view.ts';
import classes from './sittings.module.css';
import { useSupervision } from './supervision.tsx';

/** What the teacher can do for one student, as far as it makes sense where they stand. */
export function SittingActions({ sitting }: { sitting: SittingRow }) {
  const { addTime, reopen, finish } = useSupervision();
  const { displayName, state } = sitting;
  if (isUnderWay(sitting)) {
    return (
      <div className={classes.actions}>
        <Button
          variant="default"
          size="sm"
          aria-label={`Add time for ${displayName}`}
          onClick={() => addTime(sitting)}
        >
          Add time
        </Button>
        <Button
          variant="default"
          size="sm"
          aria-label={`Finish for ${displayName}`}
          onClick={() => finish(sitting)}
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
        onClick={() => reopen(sitting)}
      >
        Reopen
      </Button>
    </div>
  );
}
