import { IconMoon } from '../../../icons/moon.ts';
import { IconSun } from '../../../icons/sun.ts';
import classes from './scheme-button.module.css';

/**
 * Switches dark mode on and off. Needs no state, because the styles show the icon that fits the
 * scheme.
 */
export function SchemeButton({ onClick }: { onClick: (() => void) | undefined }) {
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
