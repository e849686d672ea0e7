import { MAIN_ID } from './page-shell.tsx';
import classes from './skip-link.module.css';

/** Leads past the header by keyboard; out of sight until it has the focus. */
export function SkipLink() {
  return (
    <a className={classes.link} href={`#${MAIN_ID}`}>
      Skip to content
    </a>
  );
}
