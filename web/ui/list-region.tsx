import type { ReactNode } from 'react';
import busy from './busy.module.css';
import classes from './list-region.module.css';

interface ListRegionProps {
  /** For code that leads the focus here. */
  id?: string;
  /** What the list holds, for screen readers. */
  label: string;
  /** While the next page or another search is on its way. */
  isBusy: boolean;
  children: ReactNode;
}

/** One page of a list; a line runs above it while something newer is being loaded. */
export function ListRegion({ id, label, isBusy, children }: ListRegionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      className={`${classes.list} ${busy.region}`}
      aria-label={label}
      aria-busy={isBusy}
    >
      {children}
    </section>
  );
}
