import type { MarkingTask } from '../engine/marker.ts';
import { readScheme } from '../engine/scheme/read-scheme.ts';
import { PLAIN_POINT, type SchemePoint } from '../engine/scheme/scheme.ts';
import { recogniseKind } from '../engine/judges/recognise-kind.ts';
import { describeConditions } from './describe-conditions.ts';
import { readLevels, type ResponseLevel } from './read-levels.ts';

/** The questions for a model: numbered points that earn marks. */
export interface Rubric {
  groups: readonly RubricGroup[];
  /** Conditions on points: lists, errors carried forward, limits. */
  conditions: readonly string[];
  /** Guidance, which is never a point. */
  notes: readonly string[];
  /** The levels of response by which the answer is judged as a whole; empty if it is not. */
  levels: readonly ResponseLevel[];
  /** True if the scheme cannot be split, so that the only point is the answer as a whole. */
  isHolistic: boolean;
}

interface RubricGroup {
  /** The most marks that the group gives ("any two from"), or null. */
  cap: number | null;
  points: readonly RubricPoint[];
}

export interface RubricPoint extends Pick<
  SchemePoint,
  | 'text'
  | 'statements'
  | 'standIns'
  | 'ignored'
  | 'rejected'
  | 'marks'
  | 'kind'
  | 'keyWords'
  | 'partial'
  | 'carriesErrors'
  | 'isExact'
> {
  /** Counted from 1, over all groups. */
  number: number;
}

const WHOLE_ANSWER = 'The answer as a whole, by the mark scheme';

/**
 * Returns the points that an answer is judged by. A scheme with level bands, without points, or
 * that is partly a picture is kept whole, because splitting it would change the teacher's meaning.
 */
export function readRubric(task: MarkingTask): Rubric {
  const { markSchemeAnswer, questionText, maxMark, images = [] } = task;
  const scheme = readScheme(markSchemeAnswer, maxMark);
  const isDrawn = images.some((image) => image.of === 'scheme');
  const { notes } = scheme;
  const whole = { groups: [{ cap: null, points: [wholeAnswer(maxMark)] }], notes, conditions: [] };
  if (isDrawn) return { ...whole, levels: [], isHolistic: true };
  if (scheme.kind !== 'points' || scheme.hasLevels) {
    return { ...whole, levels: readLevels(scheme.levels, maxMark), isHolistic: true };
  }
  const { conditions: own } = scheme;
  const question = { questionText, maxMark, scheme: markSchemeAnswer, conditions: own };
  let number = 0;
  const groups = scheme.groups.map(({ cap, points }) => ({
    cap,
    points: points.map((point) => ({
      ...point,
      kind: point.isKindGiven ? point.kind : recogniseKind(point, question),
      number: (number += 1),
    })),
  }));
  const conditions = describeConditions(scheme);
  return { groups, notes, conditions, levels: [], isHolistic: false };
}

function wholeAnswer(marks: number): RubricPoint {
  return { ...PLAIN_POINT, statements: [], number: 1, text: WHOLE_ANSWER, marks };
}
