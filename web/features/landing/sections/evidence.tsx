import type { ReactNode } from 'react';
import classes from './evidence.module.css';

/** Words that earned a mark, underlined as in the product. */
export function Evidence({ children }: { children: ReactNode }) {
  return <mark className={classes.evidence}>{children}</mark>;
}
