import { judgeChoice, readChoice } from './choice/judge-choice.ts';
import type { JudgeAll, JudgeOne, KindQuestion, PointOfKind } from './judge.ts';

/** The judge of a point that stands for itself, or null where the statement matcher decides. */
function prepareOne(point: PointOfKind): JudgeOne | null {
  if (point.kind === 'choice') {
    const option = readChoice(point);
    return option === null ? null : judgeChoice(option);
  }
  return null;
}

/**
 * Makes the judges of a whole scheme ready, in the order of its points. All points together,
 * since a right final answer earns the marks of its working too, and a slip carries forward.
 */
export function prepareJudges(points: readonly PointOfKind[], _question: KindQuestion): JudgeAll {
  const judges = points.map((point) => prepareOne(point));
  return (answer) => judges.map((judge) => judge?.(answer) ?? null);
}
