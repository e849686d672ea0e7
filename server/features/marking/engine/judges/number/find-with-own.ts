import {
  evaluate,
  figuresOf,
  isOperation,
  mapFigures,
  type Expression,
} from '../maths/expression.ts';
import type { AnswerFigures, AnswerPart } from './answer-figures.ts';
import type { Stage } from './carry-forward.ts';
import { isEqualValue } from './compare-values.ts';

/**
 * "0.003 ÷ 0.025" where the scheme has "0.006 × 1000 ÷ 25": a calculation of any shape with an own figure in place
 * of one that the answer missed, which comes to what the scheme's does with that figure.
 */
export function findWithOwn(
  method: Expression,
  figures: AnswerFigures,
  missed: readonly Stage[],
  standIns: (value: number) => readonly number[],
): AnswerPart | null {
  for (const { value: wanted } of missed) {
    if (!figuresOf(method).some(({ value }) => isEqualValue(value, wanted))) continue;
    for (const own of new Set(standIns(wanted))) {
      const result = evaluate(
        mapFigures(method, (value) => (isEqualValue(value, wanted) ? own : value)),
      );
      const part = figures.parts.find(
        ({ expression, value }) =>
          isOperation(expression) &&
          isEqualValue(value, result) &&
          figuresOf(expression).some((figure) => isEqualValue(figure.value, own)),
      );
      if (part !== undefined) return part;
    }
  }
  return null;
}
