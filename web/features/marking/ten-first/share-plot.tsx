import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import classes from './ten-first.module.css';

interface SharePlotProps {
  question: QuestionAgreement;
  /** The share that the school requires, 0..1. */
  demanded: number;
}

const at = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/**
 * A plot of the share of equal marks from 0 to 1, with its confidence interval and the required
 * share.
 */
export function SharePlot({ question, demanded }: SharePlotProps) {
  const { interval } = question;
  // Keeps its place, so that nothing moves when a result arrives.
  if (interval === null) return <span />;
  return (
    // The text next to it says the same.
    <div className={classes.plot} aria-hidden>
      {demanded > 0 && <span className={classes.demand} style={{ left: at(demanded) }} />}
      <span
        className={classes.band}
        style={{ left: at(interval.low), width: at(interval.high - interval.low) }}
      />
      <span className={classes.dot} style={{ left: at(interval.exact / interval.measured) }} />
    </div>
  );
}
