import { evaluate, figuresOf, isOperation } from '../maths/expression.ts';
import { readWorking, type Written } from '../maths/read-working.ts';

/**
 * Returns the figures that a question gives, including each figure in a calculation that it gives.
 */
export const readGiven = (questionText: string): Written[] =>
  readWorking(questionText, { names: new Set() }).written.flatMap((written) => splitGiven(written));

function splitGiven(written: Written): Written[] {
  const parts = figuresOf(written.expression);
  // "800 g has a …": the article is not a factor.
  const isWhole =
    !isOperation(written.expression) || (parts.length < 2 && Number.isFinite(written.value));
  if (isWhole) return [written];
  return [
    written,
    ...parts.map((expression) => ({
      ...written,
      expression,
      value: expression.value,
      base: evaluate(expression, 'base'),
      unit: expression.unit,
    })),
  ];
}
