import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PartProps {
  title: string;
  /** At the end of the title's line. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of the panel. */
export function Part({ title, aside, children }: PartProps) {
  return (
    <div className={classes.part}>
      <div className={classes.partTop}>
        <h3 className={classes.title}>{title}</h3>
        {aside}
      </div>
      {children}
    </div>
  );
}
