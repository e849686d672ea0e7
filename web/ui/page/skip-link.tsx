import { MAIN_ID } from './page-shell.tsx';
import classes from './skip-link.module.css';

/** A link that skips the header for keyboard users; hidden until it has the focus. */
export function SkipLink() {
  return (
    <a className={classes.link} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
