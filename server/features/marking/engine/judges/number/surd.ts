import { isOperation, type Expression } from '../maths/expression.ts';

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
