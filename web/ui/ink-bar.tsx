import classes from './ink-bar.module.css';

interface InkBarProps {
  /** Marks that a teacher stands behind. */
  inked: number;
  /** Marks so far, those in ink included. */
  marked: number;
  total: number;
}

/** How much is in ink, in pencil and unmarked; the words beside it say the same. */
export function InkBar({ inked, marked, total }: InkBarProps) {
  return (
    <span className={classes.bar} aria-hidden>
      {Object.entries({ ink: inked, pencil: marked - inked, unmarked: total - marked }).map(
        ([part, answers]) =>
          answers > 0 && <span key={part} data-part={part} style={{ flexGrow: answers }} />,
      )}
    </span>
  );
}
