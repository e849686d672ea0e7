import type { PointOfKind } from '../judge.ts';
import type { Stage } from './own-figures.ts';
import type { NumberTarget } from './read-target.ts';

/** A point about a figure, with its index among all points of the scheme. */
export interface NumberPoint {
  index: number;
  point: PointOfKind;
  target: NumberTarget;
  /** The result of the point's figure or calculation; null for a unit or a formula. */
  stage: Stage | null;
  label: ReadonlySet<string>;
  /** Whether a right final answer earns this point too. */
  isCovered: boolean;
  /** Answers that earn part of its marks. */
  partial: readonly { target: NumberTarget; marks: number }[];
}
