import { type ScoreBand, scoreBand } from '../../../shared/score-band.ts';
import classes from './score-badge.module.css';

const bandNames: Record<ScoreBand, string> = {
  excellent: 'Excellent',
  good: 'Good',
  average: 'Average',
  poor: 'Poor',
};

interface ScoreBadgeProps {
  /** 0..100 */
  percent: number;
  /** Shown as "7 / 10" before the percentage when both are given. */
  score?: number;
  maxScore?: number;
  /** True if the reader is the student whose score it is. */
  isOwn?: boolean;
}

/** A score in the colour of its band, with the band in words (spec section 9, Score colours). */
export function ScoreBadge({ percent, score, maxScore, isOwn = false }: ScoreBadgeProps) {
  const band = scoreBand(percent);
  const hasMarks = score !== undefined && maxScore !== undefined;
  return (
    <span className={classes.badge} data-band={band}>
      {hasMarks && (
        <span>
          {score} / {maxScore}
        </span>
      )}
      <strong>{Math.round(percent)}%</strong>
      <span>{isOwn && band === 'poor' ? 'Keep practising' : bandNames[band]}</span>
    </span>
  );
}
