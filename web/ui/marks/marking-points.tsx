import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '../../icons/check.ts';
import { IconX } from '../../icons/x.ts';
import type { MarkedPoint } from '../../../shared/contract/ai-analysis.ts';
import { MathsText } from '../text/maths-text.tsx';
import classes from './marking-points.module.css';

/**
 * The points of the mark scheme, each with what it earned and the words of the answer that earned
 * it.
 */
export function MarkingPoints({ points }: { points: readonly MarkedPoint[] }) {
  return (
    <ul className={classes.points}>
      {points.map((point, index) => (
        // Points have no id, may repeat, and never change order.
        // oxlint-disable-next-line react/no-array-index-key
        <PointRow key={index} point={point} />
      ))}
    </ul>
  );
}

function PointRow({ point }: { point: MarkedPoint }) {
  const isEarned = point.marksAwarded > 0;
  const Icon = isEarned ? IconCheck : IconX;
  return (
    <li className={classes.point} data-earned={isEarned}>
      <Icon size={18} stroke={2.5} className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <VisuallyHidden>{isEarned ? 'Earned: ' : 'Not earned: '}</VisuallyHidden>
        <MathsText text={point.point} />
        {point.quote !== null && (
          <q className={classes.quote}>
            <MathsText text={point.quote} />
          </q>
        )}
      </span>
      <span className={classes.marks}>
        {point.marksAwarded} / {point.marksAvailable}
      </span>
    </li>
  );
}
