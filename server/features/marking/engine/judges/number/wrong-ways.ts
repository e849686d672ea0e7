import { evaluate, figuresOf, isOperation, type Expression } from '../maths/expression.ts';
import { readWorking } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';

/** "Do not award any marks for 8 from 640 ÷ 80", "reject 4 from 12 − 8". */
const FROM =
  /\b(?:do not (?:award|accept|allow|credit|give)|reject|no marks? for)\b[^.\n]{0,40}?\d[^.\n]{0,12}?\bfrom\s+([^\n;]+)/gi;

/**
 * Returns the calculations that, according to the scheme, give the right figure by a wrong method.
 */
export const readWrongWays = (scheme: string, names: ReadonlySet<string>): Expression[] =>
  [...scheme.matchAll(FROM)]
    .flatMap(([, way = '']) => readWorking(way, { names }).written)
    .map(({ expression }) => expression)
    .filter((expression) => isOperation(expression));

const figuresIn = (expression: Expression): string =>
  figuresOf(expression)
    .map(({ value }) => value)
    .toSorted((a, b) => a - b)
    .join(' ');

/**
 * Returns an answer's figures without the statement that uses a method rejected by the scheme; null
 * if there is none.
 */
export function withoutWrongWay(
  figures: AnswerFigures,
  ways: readonly Expression[],
): AnswerFigures | null {
  const wrong = figures.parts.find(
    ({ expression, value }) =>
      isOperation(expression) &&
      ways.some(
        (way) => isEqualValue(value, evaluate(way)) && figuresIn(expression) === figuresIn(way),
      ),
  );
  if (wrong === undefined) return null;
  const { statement } = wrong.written;
  return {
    ...figures,
    parts: figures.parts.filter((part) => part.written.statement !== statement),
  };
}
