import type { MarkingTask } from '../engine/marker.ts';
import { readScheme } from '../engine/scheme/read-scheme.ts';
import type { SchemePoint } from '../engine/scheme/scheme.ts';

/** What a model is asked about: numbered points that earn marks. */
export interface Rubric {
  groups: readonly RubricGroup[];
  notes: readonly string[];
  /** The scheme cannot be taken apart, so that the one point is the answer as a whole. */
  isHolistic: boolean;
}

export interface RubricGroup {
  /** The most marks that the group gives ("any two from"), or null. */
  cap: number | null;
  points: readonly RubricPoint[];
}

export interface RubricPoint extends Pick<
  SchemePoint,
  'text' | 'statements' | 'standIns' | 'ignored' | 'rejected' | 'marks'
> {
  /** From 1, over all groups. */
  number: number;
}

const WHOLE_ANSWER = 'The answer as a whole, by the mark scheme';

/**
 * The points by which an answer is judged. A scheme of level bands, one without points, or one
 * that is partly a picture is left whole: taken apart it would no longer be the teacher's.
 */
export function readRubric({ markSchemeAnswer, maxMark, images = [] }: MarkingTask): Rubric {
  const scheme = readScheme(markSchemeAnswer, maxMark);
  const isDrawn = images.some((image) => image.of === 'scheme');
  if (scheme.kind !== 'points' || scheme.hasLevels || isDrawn) return holistic(maxMark);
  let number = 0;
  const groups = scheme.groups.map(({ cap, points }) => ({
    cap,
    points: points.map((point) => ({ ...point, number: (number += 1) })),
  }));
  return { groups, notes: scheme.notes, isHolistic: false };
}

function holistic(maxMark: number): Rubric {
  const empty = { statements: [], standIns: [], ignored: [], rejected: [] };
  const point = { ...empty, number: 1, text: WHOLE_ANSWER, marks: maxMark };
  return { groups: [{ cap: null, points: [point] }], notes: [], isHolistic: true };
}

/** Whether there is anything to judge by. */
export function canBeJudged({ markSchemeAnswer, maxMark, images = [] }: MarkingTask): boolean {
  const hasScheme = markSchemeAnswer.trim() !== '' || images.some(({ of }) => of === 'scheme');
  return maxMark > 0 && hasScheme;
}
