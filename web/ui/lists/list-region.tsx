import type { ReactNode } from 'react';
import busy from '../states/busy.module.css';
import classes from './list-region.module.css';

interface ListRegionProps {
  /** For code that moves the focus here. */
  id?: string;
  /** Describes the list's content to screen readers. */
  label: string;
  /** True while the next page or another search is loading. */
  isBusy: boolean;
  children: ReactNode;
}

/** One page of a list, with a progress line above it while newer rows load. */
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
