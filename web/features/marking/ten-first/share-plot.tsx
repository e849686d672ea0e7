import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import classes from './ten-first.module.css';

interface SharePlotProps {
  question: QuestionAgreement;
  /** The share that the school demands, 0..1. */
  demanded: number;
}

const at = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** The share of equal marks from none to all, with where it may lie, and what is demanded. */
export function SharePlot({ question, demanded }: SharePlotProps) {
  const { measured, exact, interval } = question;
  // Its place stays, so that nothing moves when there is something to show.
  if (interval === null) return <span />;
  return (
    // The words beside it say the same.
    <div className={classes.plot} aria-hidden>
      {demanded > 0 && <span className={classes.demand} style={{ left: at(demanded) }} />}
      <span
        className={classes.band}
        style={{ left: at(interval.low), width: at(interval.high - interval.low) }}
      />
      <span className={classes.dot} style={{ left: at(exact / measured) }} />
    </div>
  );
}
