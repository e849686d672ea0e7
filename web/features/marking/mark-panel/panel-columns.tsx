import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface BenchColumnsProps {
  /** The answer, its analysis and its doubts. */
  answer: ReactNode;
  /** The form for the mark, which stays visible next to a long answer. */
  pen: ReactNode;
}

/** Places answer and form next to each other if there is room, otherwise one above the other. */
export function PanelColumns({ answer, pen }: BenchColumnsProps) {
  return (
    <div className={classes.container}>
      <div className={classes.columns}>
        <div className={classes.column}>{answer}</div>
        <div className={classes.pen}>{pen}</div>
      </div>
    </div>
  );
}
