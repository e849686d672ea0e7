import { scoreBand, type ScoreBand } from '../../../../../shared/score-band.ts';

/** The shade of a mark, by its share of the maximum; zero and full marks have their own. */
export type MarkShade = 'none' | ScoreBand | 'full';

export function markShade(mark: number, maxMark: number): MarkShade {
  if (mark === 0 || maxMark === 0) return 'none';
  return mark >= maxMark ? 'full' : scoreBand((100 * mark) / maxMark);
}
