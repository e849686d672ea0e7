import classes from './key-hint.module.css';

/** A key beside what it does; only where there is a keyboard, and not read out. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden>
      {children}
    </kbd>
  );
}
