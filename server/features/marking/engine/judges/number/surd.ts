import { isOperation, partsOf, type Expression } from '../maths/expression.ts';

const isPlain = ({ type }: Expression): boolean => type === 'number';

/** True for √5, 2√5 and −2√5. */
function isRoot(expression: Expression): boolean {
  if (expression.type === 'negative') return isRoot(expression.of);
  if (expression.type === 'call') return isPlain(expression.of);
  return (
    isOperation(expression) &&
    expression.sign === '*' &&
    isPlain(expression.left) &&
    isRoot(expression.right)
  );
}

/** True for "6 + 2√5" and "(8 + 2√7)/3": a figure with a root, and not a calculation to carry out. */
export function isSurd(expression: Expression): boolean {
  if (!isOperation(expression)) return false;
  const { sign, left, right } = expression;
  if (sign === '/') return isPlain(right) && (isRoot(left) || isSurd(left));
  return (
    /^[+-]$/.test(sign) &&
    [left, right].every((side) => isRoot(side) || isPlain(side)) &&
    [left, right].some((side) => isRoot(side))
  );
}

const isSum = (expression: Expression): boolean =>
  isOperation(expression) && /^[+-]$/.test(expression.sign);

const termsOf = (expression: Expression): Expression[] =>
  isOperation(expression) && isSum(expression)
    ? [...termsOf(expression.left), ...termsOf(expression.right)]
    : [expression];

/** True for "5√3 + 2√3" where 7√3 is wanted, and for "(3 + √5)(2 − √5)" where 1 − √5 is. */
export function isUncollected(given: Expression, wanted: Expression): boolean {
  if (!isRoot(wanted) && !isSurd(wanted)) return false;
  const isProductOfSums =
    isOperation(given) && given.sign === '*' && (isSum(given.left) || isSum(given.right));
  return isProductOfSums || termsOf(given).length > termsOf(wanted).length;
}

/** Returns the largest number below a root: 20 of (4 + √20)/2; 0 without a root. */
const largestRoot = (expression: Expression): number =>
  Math.max(
    0,
    ...partsOf(expression).map((part) =>
      part.type === 'call' && part.of.type === 'number' ? part.of.value : 0,
    ),
  );

/** True for √147 where 7√3 is wanted. */
export const hasLargerRoot = (given: Expression, wanted: Expression): boolean =>
  largestRoot(wanted) > 0 && largestRoot(given) > largestRoot(wanted);
