import { evaluate, figuresOf, isOperation, partsOf, type Expression } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import { isEqualValue } from './compare-values.ts';

/** A figure that a scheme expects on the way, and that an answer may have got wrong. */
export interface Stage {
  value: number;
  base: number;
}

const signsOf = (expression: Expression): string =>
  partsOf(expression)
    .filter((part) => isOperation(part))
    .map(({ sign }) => sign)
    .toSorted()
    .join('');

/** Takes equal figures off both lists, and leaves what differs. */
function differing(wanted: number[], given: number[]): [number[], number[]] {
  const left = [...given];
  const missing = wanted.filter((value) => {
    const at = left.findIndex((other) => isEqualValue(value, other));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [missing, left];
}

/** What a figure of an answer may stand for. */
export interface OwnFigures {
  /** Figures that the question gives, as written and in base units. */
  given: readonly { value: number; base: number }[];
  /** What earlier steps of the answer came to. */
  results: readonly number[];
  /** What the scheme expected of earlier steps that the answer missed. */
  missed: readonly Stage[];
}

/** Whether a figure stands where an earlier one, got wrong or not converted, belongs. */
function replaces(wanted: number, used: number, own: OwnFigures): boolean {
  const stage = own.missed.find(({ value }) => isEqualValue(value, wanted));
  if (stage === undefined) return false;
  const isOwn = own.results.some((value) => isEqualValue(value, used));
  const question = own.given.find(({ value }) => isEqualValue(value, used));
  if (isOwn || question === undefined) return true;
  return isEqualValue(question.base, stage.base) && !isEqualValue(question.value, stage.value);
}

/**
 * Whether a calculation is the wanted one with own figures in place of earlier ones: the same
 * signs, at least one figure the same or carried, and none from nowhere.
 */
export function isCarriedForward(wanted: Written, given: Expression, own: OwnFigures): boolean {
  if (signsOf(wanted.expression) !== signsOf(given) || signsOf(given) === '') return false;
  const [missing, instead] = differing(
    figuresOf(wanted.expression).map(({ value }) => value),
    figuresOf(given).map(({ value }) => value),
  );
  if (missing.length === 0 || missing.length !== instead.length) return false;
  const pairs =
    missing.length === 1 || isInOrder(missing, instead, own) ? instead : instead.toReversed();
  return (
    missing.every((value, index) => replaces(value, pairs[index] ?? Number.NaN, own)) &&
    !isSwapped(wanted.expression, given, missing[0] ?? 0, instead[0] ?? 0)
  );
}

const isInOrder = (
  missing: readonly number[],
  instead: readonly number[],
  own: OwnFigures,
): boolean => missing.every((value, index) => replaces(value, instead[index] ?? Number.NaN, own));

/** `40 − their` is not `their − 40`. */
function isSwapped(wanted: Expression, given: Expression, old: number, own: number): boolean {
  if (!isOperation(wanted) || !isOperation(given) || !/[-/]/.test(wanted.sign)) return false;
  const wasRight = isEqualValue(evaluate(wanted.right), old);
  const isRight = isEqualValue(evaluate(given.right), own);
  return wanted.right.type === 'number' && given.right.type === 'number' && wasRight !== isRight;
}
