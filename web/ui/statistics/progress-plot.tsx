import { Text, VisuallyHidden } from '@mantine/core';
import { scoreBand } from '../../../shared/score-band.ts';
import { formatDate } from '../dates/format-date.ts';
import classes from './progress-plot.module.css';
import type { ProgressPoint } from './progress-points.ts';

/** Fewer points show no progress. */
export const MIN_PLOT_POINTS = 2;

interface PlacedPoint extends ProgressPoint {
  /** Percent from the left. */
  left: number;
  /** Percent from the top. */
  top: number;
}

function place(points: readonly ProgressPoint[]): PlacedPoint[] {
  return points.map((point, index) => ({
    ...point,
    left: (100 * index) / (points.length - 1),
    top: 100 - point.percentage,
  }));
}

function describe({ percentage, finishedAt }: ProgressPoint): string {
  return `${Math.round(percentage)}% on ${formatDate(finishedAt)}`;
}

interface ProgressPlotProps {
  caption: string;
  /** Two or more, oldest first. */
  points: readonly ProgressPoint[];
}

/** A line chart of the latest quiz scores. */
export function ProgressPlot({ caption, points }: ProgressPlotProps) {
  const placed = place(points);
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <figure className={classes.figure}>
      <Text component="figcaption" fw={600} size="sm">
        {caption}
      </Text>
      <VisuallyHidden>{points.map(describe).join(', ')}</VisuallyHidden>
      <div className={classes.plot} aria-hidden>
        <svg className={classes.line} viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={placed.map(({ left, top }) => `${left},${top}`).join(' ')} />
        </svg>
        {placed.map((point) => (
          <span
            key={point.quizCode}
            className={classes.point}
            data-band={scoreBand(point.percentage)}
            title={`${point.quizCode}: ${describe(point)}`}
            style={{ left: `${point.left}%`, top: `${point.top}%` }}
          />
        ))}
        <span className={classes.top}>100%</span>
        <span className={classes.bottom}>0%</span>
      </div>
      <div className={classes.ends} aria-hidden>
        <span>{describe(first)}</span>
        <span>{describe(last)}</span>
      </div>
    </figure>
  );
}
