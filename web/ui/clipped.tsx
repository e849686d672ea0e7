import type { ReactNode } from 'react';
import classes from './clipped.module.css';

/** A text of any length in a table; after three lines it is cut. */
export function Clipped({ children }: { children: ReactNode }) {
  return <span className={classes.clipped}>{children}</span>;
}
