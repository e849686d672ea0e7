import { scoreBand, type ScoreBand } from '../../../../shared/score-band.ts';

/** How a mark is shaded: by its share of the maximum, none and all of it set apart. */
export type MarkShade = 'none' | ScoreBand | 'full';

export function markShade(mark: number, maxMark: number): MarkShade {
  if (mark === 0 || maxMark === 0) return 'none';
  return mark >= maxMark ? 'full' : scoreBand((100 * mark) / maxMark);
}
