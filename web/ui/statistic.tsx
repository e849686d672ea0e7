import type { ReactNode } from 'react';
import classes from './statistic.module.css';
import { WhatIsThis } from './what-is-this.tsx';

/** Four figures in a row, two by two on a narrow screen. */
export function StatisticList({ children }: { children: ReactNode }) {
  return <dl className={classes.statistics}>{children}</dl>;
}

interface StatisticProps {
  name: string;
  /** Null where there are too few answers for it, if `whyNot` gives no other reason. */
  value: string | null;
  /** What the value is of, in a few words. */
  note: string;
  /** Why there is no value. */
  whyNot?: string | null;
  /** What it means, in plain words, for those who ask. */
  children?: ReactNode;
}

/** One figure with its name, and what it means. */
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
