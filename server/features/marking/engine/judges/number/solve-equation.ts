import { evaluate, isOperation, namesOf, type Expression } from '../maths/expression.ts';
import type { Working, Written } from '../maths/read-working.ts';

const operation = (
  sign: '+' | '-' | '*' | '/',
  left: Expression,
  right: Expression,
): Expression => ({
  type: 'operation',
  sign,
  left,
  right,
});

/**
 * Turns "2200 = 268 800 / t" into the calculation of t: 268 800 / 2200. Returns null if it takes
 * more than one step.
 */
function solve({ left, right }: Working['relations'][number]): Expression | null {
  const [result, other] = isOperation(left) ? [right, left] : [left, right];
  if (result.type !== 'number' || !isOperation(other)) return null;
  const [a, b] = [other.left, other.right];
  const [isFirst, isSecond] = [a.type === 'name', b.type === 'name'];
  if (isFirst === isSecond || namesOf(isFirst ? b : a).size > 0) return null;
  const known = isFirst ? b : a;
  if (other.sign === '*') return operation('/', result, known);
  if (other.sign === '+') return operation('-', result, known);
  if (other.sign === '/')
    return isFirst ? operation('*', result, known) : operation('/', known, result);
  if (other.sign === '-')
    return isFirst ? operation('+', result, known) : operation('-', known, result);
  return null;
}

/** Returns the calculations that solve the equations of a line, at the position of `written`. */
export const solutionsOf = (
  relations: Working['relations'],
  written: Written | undefined,
): Written[] =>
  written === undefined
    ? []
    : relations.flatMap((relation) => {
        const expression = relation.sign === '=' ? solve(relation) : null;
        const value = expression === null ? Number.NaN : evaluate(expression);
        return expression === null || !Number.isFinite(value)
          ? []
          : [{ ...written, expression, value, base: value, unit: null }];
      });
