import { judgeChoice, readChoice } from './choice/judge-choice.ts';
import { prepareExpressions } from './expression/judge-expressions.ts';
import { prepareFormula } from './formula/judge-formula.ts';
import type { JudgeAll, JudgeOne, KindQuestion, PointOfKind } from './judge.ts';
import { prepareOrder } from './list/judge-order.ts';
import { prepareNumbers } from './number/judge-numbers.ts';
import { prepareTerms } from './term/judge-term.ts';

/** The judge of a point that stands for itself, or null where the statement matcher decides. */
function prepareOne(
  point: PointOfKind,
  points: readonly PointOfKind[],
  question: KindQuestion,
): JudgeOne | null {
  if (point.kind === 'formula') return prepareFormula(point, points, question);
  if (point.kind === 'list') return prepareOrder(point);
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
export function prepareJudges(points: readonly PointOfKind[], question: KindQuestion): JudgeAll {
  const judges = points.map((point) => prepareOne(point, points, question));
  const judgeNumbers = prepareNumbers(points, question);
  const judgeExpressions = prepareExpressions(points, question);
  const judgeTerms = prepareTerms(points, question);
  return (answer) => {
    const terms = judgeTerms(answer);
    const numbers = judgeNumbers(answer);
    const expressions = judgeExpressions(answer);
    return judges.map(
      (judge, index) =>
        judge?.(answer) ?? numbers[index] ?? expressions[index] ?? terms[index] ?? null,
    );
  };
}
