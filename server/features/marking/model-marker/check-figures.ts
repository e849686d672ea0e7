import type { MarkedAnswer } from '../engine/marker.ts';
import type { Rubric } from './rubric.ts';

/** The kinds of points that Greenpen's own judges decide better than a model does. */
const FIGURE_KINDS = new Set(['number', 'formula', 'expression']);

/** True if a scheme has points that Greenpen's own judges can check. */
export function hasFigures({ groups }: Rubric): boolean {
  return groups.some(({ points }) => points.some(({ kind }) => FIGURE_KINDS.has(kind)));
}

/**
 * Returns the same mark, with a doubt if the built-in marker judged a point of figures differently.
 * The mark stays the model's, because a person decides which of the two is right.
 */
export function compareFigures(
  marked: MarkedAnswer,
  own: MarkedAnswer,
  { groups }: Rubric,
): MarkedAnswer {
  if (own.analysis.flags.includes('cannot-judge')) return marked;
  const figures = new Set(
    groups.flatMap(({ points }) =>
      points.flatMap(({ kind, text }) => (FIGURE_KINDS.has(kind) ? text : [])),
    ),
  );
  const ownMarks = new Map(own.analysis.points.map((one) => [one.point, one.marksAwarded]));
  const disagrees = marked.analysis.points.some(
    ({ point, marksAwarded }) =>
      figures.has(point) && ownMarks.has(point) && ownMarks.get(point) !== marksAwarded,
  );
  if (!disagrees) return marked;
  const { flags, confidence } = marked.analysis;
  return {
    ...marked,
    analysis: {
      ...marked.analysis,
      flags: [...new Set([...flags, 'doubt' as const])],
      confidence: Math.min(confidence, ON_DISAGREEMENT),
    },
  };
}

const ON_DISAGREEMENT = 0.3;
