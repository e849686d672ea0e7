import classes from './ink-bar.module.css';

interface InkBarProps {
  /** Marks that a teacher has accepted or given. */
  inked: number;
  /** Marks so far, including those in ink. */
  marked: number;
  total: number;
}

/** A bar of how much is in ink, in pencil and unmarked; the text next to it says the same. */
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
