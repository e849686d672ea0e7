import { IconMoon } from '../../icons/moon.ts';
import { IconSun } from '../../icons/sun.ts';
import classes from './scheme-button.module.css';

/** Dark mode on and off. The styles show what fits the scheme, so that it needs no state. */
export function SchemeButton({ onClick }: { onClick?: () => void }) {
  return (
    <button type="button" className={classes.button} data-scheme-button onClick={onClick}>
      <span data-in="light">
        <IconMoon size={18} aria-hidden />
        <span className={classes.name}>Switch to dark mode</span>
      </span>
      <span data-in="dark">
        <IconSun size={18} aria-hidden />
        <span className={classes.name}>Switch to light mode</span>
      </span>
    </button>
  );
}
