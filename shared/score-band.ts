const SCORE_EXCELLENT_PERCENT = 80;
const SCORE_GOOD_PERCENT = 60;
const SCORE_AVERAGE_PERCENT = 40;

export type ScoreBand = 'excellent' | 'good' | 'average' | 'poor';

/** Returns the band of a percentage, 0..100 (spec section 9, Display and analytics). */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= SCORE_EXCELLENT_PERCENT) return 'excellent';
  if (percent >= SCORE_GOOD_PERCENT) return 'good';
  return percent >= SCORE_AVERAGE_PERCENT ? 'average' : 'poor';
}
