import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface BenchColumnsProps {
  /** The answer and all that is said of it. */
  answer: ReactNode;
  /** The teacher's pen, which stays in sight beside a long answer. */
  pen: ReactNode;
}

/** Answer and pen beside each other where there is room, else one above the other. */
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
