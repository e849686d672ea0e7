import {
  evaluate,
  figuresOf,
  isOperation,
  isWorking,
  namesOf,
  partsOf,
  type Expression,
} from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import { isEquivalent } from '../maths/equivalent.ts';
import { isSameRelation } from '../maths/same-relation.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { findInSteps } from './find-in-steps.ts';
import {
  compareValues,
  findFormFault,
  isEqualValue,
  isInOtherForm,
  isIrrational,
  isRoundedStep,
} from './compare-values.ts';
import { isToBeWorkedOut } from './not-carried-out.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';
import { isSameQuantity } from './units.ts';
import { isSameStage, isUnsolved, whoseFigure } from './whose-figure.ts';

interface Span {
  start: number;
  end: number;
}

/** Finds a calculation in the answer with the same result as a method of the scheme. */
export function findMethod(
  { target }: Pick<NumberPoint, 'target'>,
  figures: AnswerFigures,
): Span | null {
  for (const { methods, relations } of target.options) {
    for (const method of methods) {
      const part = figures.parts.find(
        ({ expression, value, base }) =>
          isWorking(expression) &&
          (isSameAmount(method.expression, value, method.value) ||
            isSameAmount(method.expression, base, method.base)),
      );
      if (part !== undefined) return part.written;
      const steps = findInSteps(method.expression, figures, () => []);
      if (steps !== null && steps.part !== null) return steps.part.written;
    }
    for (const relation of relations) {
      const found = figures.working.relations.find(
        (given) => !isSolution(given) && isSameRelation(relation, given),
      );
      if (found !== undefined) return found;
      const side = findNamedSide(relation, figures);
      if (side !== null) return side;
    }
  }
  return null;
}

/**
 * Finds "4 × 3 − 2k" or "12 − 2k" for "det M = 4 × 3 − 2k": the answer need not repeat the name.
 */
function findNamedSide(
  { left, right, sign }: AnswerFigures['working']['relations'][number],
  { working }: AnswerFigures,
): Span | null {
  if (sign !== '=' || left.type !== 'name' || !isOperation(right)) return null;
  const names = namesOf(right);
  if (names.size === 0 || names.has(left.name)) return null;
  return (
    working.written.find(
      ({ expression }) => isOperation(expression) && isEquivalent(right, expression),
    ) ?? null
  );
}

/**
 * True for "4.8 ÷ 24 = 0.02" if the scheme's line has the result, and there is no accuracy mark:
 * the slip costs this point, and later ones carry it forward.
 */
export const isSlipOn = (
  wanted: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
): boolean =>
  (scheme.carriesErrors || scheme.points.some(({ point }) => point.carriesErrors)) &&
  scheme.points.every(({ point }) => point.role !== 'accuracy') &&
  wanted.target.options.some(
    ({ methods, result }) =>
      result !== null &&
      !methods.includes(result) &&
      methods.some((method) =>
        figures.parts.some(
          ({ expression, value, written }) =>
            expression === written.expression &&
            isOperation(expression) &&
            isEqualValue(value, method.value) &&
            !isWorkedOut(written, value, figures),
        ),
      ),
  );

/**
 * True for "cos x = 5/13" where the scheme has "sin x = 5/13": the fraction is the same, but the
 * method is wrong.
 */
export function usesOtherRatio({ target }: NumberPoint, { text }: AnswerFigures): boolean {
  const wanted = target.options
    .flatMap(({ relations }) => relations.flatMap(({ left }) => partsOf(left)))
    .flatMap((part) => (part.type === 'call' ? [part.name] : []));
  const used = text.toLowerCase().match(/(?<!\p{L})(?:sin|cos|tan)/gu) ?? [];
  return (
    wanted.some((name) => /^(?:sin|cos|tan)$/.test(name)) &&
    used.length > 0 &&
    used.every((name) => !wanted.includes(name))
  );
}

/**
 * True if a value is a calculation's result; with π or a root in it, the figures typed for these
 * may be used.
 */
const isSameAmount = (method: Expression, given: number, wanted: number): boolean =>
  isEqualValue(given, wanted) ||
  (isIrrational(method) && Math.abs(given - wanted) <= 0.002 * Math.abs(wanted));

/** True for `x = 5`, which is the result of an equation and shows no method. */
const isSolution = ({ left, right }: { left: Expression; right: Expression }): boolean =>
  left.type === 'name' || right.type === 'name';

const isFigure = (expression: Expression): boolean =>
  !isOperation(expression) ||
  (expression.sign === '/' &&
    [expression.left, expression.right].every(({ type }) => type === 'number'));

/** True for a sum or a product; a fraction of two numbers counts as a number. */
const isCalculation = (expression: Expression): boolean =>
  isOperation(expression) && (isOperation(expression.left) || isOperation(expression.right));

/** True for "0.5 × 10⁶" and "(24 + 6√7)/9" if the scheme writes the figure in the same form. */
const isWrittenSo = (expression: Expression, result: Written | null): boolean =>
  result !== null &&
  isOperation(expression) &&
  isOperation(result.expression) &&
  expression.sign === result.expression.sign &&
  isSameFigures(expression, result.expression);

const isSameFigures = (one: Expression, other: Expression): boolean => {
  const [given, wanted] = [figuresOf(one), figuresOf(other)];
  return (
    given.length === wanted.length && given.every(({ value }, at) => value === wanted[at]?.value)
  );
};

/**
 * Finds a figure anywhere in the working; one that the question gives must be worked out or named.
 */
export function findOnTheWay(
  wanted: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
): Written | null {
  const isForResult = wanted.point.role === 'accuracy';
  // "E = 2200 × 90" and "E = 198 000" below it: each has its own mark.
  const hasOwnStep = scheme.points.some(
    (point) =>
      point.index < wanted.index &&
      isSameStage(point, wanted) &&
      point.target.options.every(({ result, methods }) => result === null && methods.length > 0),
  );
  for (const { result, range } of wanted.target.options) {
    for (const { expression, value, base, written } of figures.parts) {
      if (expression.type !== 'number' && expression !== written.expression) continue;
      if (written.expression.type === 'negative' && written.expression.of === expression) continue;
      // A calculation with another stated result has not reached the figure.
      if (expression.type !== 'number' && !isWorkedOut(written, value, figures)) continue;
      // Nor has a calculation that was not carried out, if the mark is for its result.
      const isUndone = isCalculation(expression) || isToBeWorkedOut(expression);
      if (isForResult && isUndone && !isWrittenSo(expression, result)) continue;
      if (isUnsolved(written, wanted, scheme, figures)) continue;
      if (hasOwnStep && !isFigure(expression) && isLeftUndone(written, figures)) continue;
      // The 5 in `x − 5` is not a figure by itself; the 0.8 in `0.5 × 0.8 × v²` is 800 g in
      // kilograms.
      const isInside = expression !== written.expression && namesOf(written.expression).size > 0;
      if (isInside && !(isProduct(written.expression) && isConverted(value, result, scheme)))
        continue;
      const whole = expression === written.expression;
      const given = whole
        ? written
        : {
            ...written,
            expression,
            value,
            base,
            unit: expression.type === 'number' ? expression.unit : null,
          };
      const isInRange = range !== null && value >= range.low && value <= range.high;
      const compared = result && compareValues(result, given, wanted.target.isLoose);
      const isSame =
        result !== null &&
        ((compared?.isEqual === true && !(scheme.isSeveral && compared.finding === 'unit-wrong')) ||
          (wanted !== scheme.final && isRoundedStep(result, given)));
      if (!isInRange && !isSame) continue;
      if (hasUnitOfAnswer(written, result, figures, scheme)) continue;
      // The form asked for is that of the last figure.
      const isLast = wanted === scheme.final || wanted.point.role !== 'accuracy';
      if (whole && isLast && findFormFault(written, scheme.forms, result) !== null) continue;
      const owner = whoseFigure(written, wanted, scheme);
      if (owner === 'other' || owner === 'step') continue;
      const isGiven = scheme.given.some(
        (one) =>
          isEqualValue(one.value, value) &&
          !(whole && isInOtherForm(one, written)) &&
          ((result?.unit ?? null) === null || one.unit === null || isEqualValue(one.base, base)),
      );
      const isPlain = whole && (written.side > 0 || figures.results.length === 1);
      if (!isGiven || (isPlain && owner !== 'question')) return written;
    }
  }
  return null;
}

const isProduct = (expression: Expression): boolean =>
  !isOperation(expression) ||
  (/[*/^]/.test(expression.sign) && isProduct(expression.left) && isProduct(expression.right));

/**
 * True if a step’s figure has the unit of the final answer: "60 × 5 = 300 J" for the step "300 s".
 */
function hasUnitOfAnswer(
  written: Written,
  result: Written | null,
  { working }: AnswerFigures,
  { final }: NumberScheme,
): boolean {
  const [own, last] = [result?.unit ?? null, final?.target.options[0]?.result?.unit ?? null];
  if (own === null || last === null || isSameQuantity(own, last)) return false;
  return working.written.some(
    ({ statement, side, unit, value }) =>
      statement === written.statement &&
      side >= written.side &&
      isEqualValue(value, result?.value ?? Number.NaN) &&
      unit !== null &&
      isSameQuantity(unit, last),
  );
}

/** True if a figure is one that the question gives in another unit. */
const isConverted = (value: number, result: Written | null, { given }: NumberScheme): boolean =>
  result?.unit !== null &&
  result?.unit !== undefined &&
  given.some(
    (one) =>
      one.unit?.dimension === result.unit?.dimension &&
      isEqualValue(one.base, result.base) &&
      !isEqualValue(one.value, value),
  );

/** True if no result follows a calculation. */
const isLeftUndone = (written: Written, { working }: AnswerFigures): boolean =>
  !working.written.some(
    ({ statement, side }) => statement === written.statement && side > written.side,
  );

const firstOf = (expression: Expression): Expression =>
  isOperation(expression) ? firstOf(expression.left) : expression;

/**
 * True if a calculation is followed by its result, rounded or not; "120 000 × 4 = 480 000 / 8 = 60
 * 000" continues from there.
 */
export function isWorkedOut(written: Written, value: number, figures: AnswerFigures): boolean {
  const after = figures.working.written.filter(
    ({ statement, side }) => statement === written.statement && side > written.side,
  );
  const isIt = (other: number): boolean => Math.abs(other - value) <= 0.01 * Math.abs(value);
  return (
    after.length === 0 ||
    after.some((one) => isIt(one.value) || isIt(evaluate(firstOf(one.expression))))
  );
}
