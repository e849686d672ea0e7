import classes from './key-hint.module.css';

/** Shows a key next to its action; only on devices with a keyboard, and not read out. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden>
      {children}
    </kbd>
  );
}
