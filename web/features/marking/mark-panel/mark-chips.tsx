import { UnstyledButton } from '@mantine/core';
import classes from './mark-form.module.css';

interface MarkChipsProps {
  mark: number | '';
  maxMark: number;
  isDisabled: boolean;
  onPick: (mark: number) => void;
}

/** Typing is faster than finding a chip among more than this. */
const MAX_CHIPS = 6;

/** A button for each possible mark, if there are few. */
export function MarkChips({ mark, maxMark, isDisabled, onPick }: MarkChipsProps) {
  if (maxMark > MAX_CHIPS) return null;
  return (
    <fieldset className={classes.chips} aria-label="Give">
      {Array.from({ length: maxMark + 1 }, (_, each) => (
        <UnstyledButton
          key={each}
          className={classes.chip}
          aria-pressed={mark === each}
          disabled={isDisabled}
          onClick={() => onPick(each)}
        >
          {each}
        </UnstyledButton>
      ))}
    </fieldset>
  );
}
