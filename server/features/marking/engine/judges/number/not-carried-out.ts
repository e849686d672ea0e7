import { isOperation, partsOf, type Expression } from '../maths/expression.ts';
import { isIrrational } from './compare-values.ts';

/** Returns the factors of a product. */
const factorsOf = (expression: Expression): Expression[] =>
  isOperation(expression) && expression.sign === '*'
    ? [...factorsOf(expression.left), ...factorsOf(expression.right)]
    : [expression];

/** True for √16, which is 4; √58 cannot be worked out. */
const isWholeRoot = (part: Expression): boolean =>
  part.type === 'call' &&
  part.name === 'sqrt' &&
  part.of.type === 'number' &&
  Number.isInteger(Math.sqrt(part.of.value));

/** True for "π × 9": the figure has not been multiplied; "9π" may be an answer. */
export const isMultipliedLast = (expression: Expression): boolean =>
  isOperation(expression) &&
  expression.sign === '*' &&
  expression.left.type === 'name' &&
  expression.right.type === 'number';

/**
 * True for "π × 3² × 10" and "√(9 + 49)", which could be worked out to "90π" and "√58". False for
 * "(3/2)π" and "4√3", where nothing is left to work out.
 */
export const isLeftInFigures = (expression: Expression): boolean =>
  isIrrational(expression) &&
  partsOf(expression).some(
    (part) =>
      isWholeRoot(part) ||
      (isOperation(part) &&
        ((part.sign !== '/' && !isIrrational(part)) ||
          factorsOf(part).filter((factor) => !isIrrational(factor)).length > 1)),
  );

/**
 * True for a sum, product or power of figures. False for a fraction of whole numbers, a ratio and
 * standard form, which are results themselves.
 */
export function isToBeWorkedOut(expression: Expression): boolean {
  if (!isOperation(expression)) return false;
  const { left, right, sign } = expression;
  if (left.type !== 'number' || right.type !== 'number') return false;
  if (sign === '/') return !Number.isInteger(left.value) || !Number.isInteger(right.value);
  return /[+*-]/.test(sign) && !/^1e/i.test(right.text);
}
