import type { ReactNode } from 'react';
import classes from './statistic.module.css';
import { WhatIsThis } from './what-is-this.tsx';

/** A row of four figures, two by two on a narrow screen. */
export function StatisticList({ children }: { children: ReactNode }) {
  return <dl className={classes.statistics}>{children}</dl>;
}

interface StatisticProps {
  name: string;
  /** Null if there are too few answers for it, unless `whyNot` gives another reason. */
  value: string | null;
  /** Says in a few words what the value counts. */
  note: string;
  /** The reason why there is no value. */
  whyNot?: string | null;
  /** Explains the figure in plain words, behind a help button. */
  children?: ReactNode;
}

/** A figure with its name and an optional explanation. */
export function Statistic({ name, value, note, whyNot = null, children }: StatisticProps) {
  return (
    <div className={classes.statistic}>
      <dt className={classes.name} data-explained={Boolean(children) || undefined}>
        {name}
        {children && <WhatIsThis term={name}>{children}</WhatIsThis>}
      </dt>
      {value === null || whyNot !== null ? (
        <dd className={classes.none}>{whyNot ?? 'too few answers'}</dd>
      ) : (
        <>
          <dd className={classes.value}>{value}</dd>
          <dd className={classes.note}>{note}</dd>
        </>
      )}
    </div>
  );
}
