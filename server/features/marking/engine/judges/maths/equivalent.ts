import { evaluate, namesOf, type Expression } from './expression.ts';

/**
 * Points at which two expressions are compared. Two polynomials, fractions or roots of school size
 * that agree at eight such points are the same; see docs/decisions/0031-maths-is-parsed-by-us.md.
 */
const POINTS = [0.731, 1.913, 2.377, -0.617, 3.141, 5.279, -2.203, 0.389];
const SPREAD = [1, 1.37, 0.73, 1.81, 0.57, 2.11];
const CLOSE = 1e-7;
const LEAST_POINTS = 3;

const valuesAt = (names: readonly string[], point: number): Map<string, number> =>
  new Map(
    names.map((name, index) => [name, point * (SPREAD[index] ?? 1 + index / 7) + index * 0.11]),
  );

/** Returns pairs of values at each point where both expressions have one. */
function sample(one: Expression, other: Expression): [number, number][] {
  const names = [...new Set([...namesOf(one), ...namesOf(other)])].toSorted();
  const pairs = sampleIn(names, one, other);
  // "√(A − p)" has a value only if A is the greater.
  return pairs.length < LEAST_POINTS
    ? [...pairs, ...sampleIn(names.toReversed(), one, other)]
    : pairs;
}

function sampleIn(
  names: readonly string[],
  one: Expression,
  other: Expression,
): [number, number][] {
  return POINTS.flatMap((point): [number, number][] => {
    const values = valuesAt(names, point);
    const pair: [number, number] = [
      evaluate(one, 'written', values),
      evaluate(other, 'written', values),
    ];
    return pair.every((value) => Number.isFinite(value) && Math.abs(value) < 1e12) ? [pair] : [];
  });
}

const isClose = (a: number, b: number): boolean =>
  Math.abs(a - b) <= CLOSE * Math.max(1, Math.abs(a), Math.abs(b));

/** True if two expressions are equal for all values of their names. */
export function isEquivalent(one: Expression, other: Expression): boolean {
  const pairs = sample(one, other);
  return pairs.length >= LEAST_POINTS && pairs.every(([a, b]) => isClose(a, b));
}

/** True if an expression is a template with some value for its constant: `4n − 1` is `4n + k`. */
export function fitsTemplate(template: Expression, constant: string, given: Expression): boolean {
  const names = [...namesOf(template), ...namesOf(given)].filter((name) => name !== constant);
  const sorted = [...new Set(names)].toSorted();
  const constants = POINTS.flatMap((point): number[] => {
    const values = valuesAt(sorted, point);
    const at = (value: number): number =>
      evaluate(template, 'written', new Map([...values, [constant, value]]));
    const wanted = evaluate(given, 'written', values);
    const [none, slope] = [at(0), at(1) - at(0)];
    const found = (wanted - none) / slope;
    return Number.isFinite(found) ? [found] : [];
  });
  const [first] = constants;
  if (first === undefined || constants.length < LEAST_POINTS) return false;
  return constants.every((value) => isClose(value, first));
}

/** Returns the factor between two expressions if one is a multiple of the other; otherwise null. */
export function findScale(one: Expression, other: Expression): number | null {
  const pairs = sample(one, other).filter(([a, b]) => Math.abs(a) > 1e-6 && Math.abs(b) > 1e-6);
  const [first] = pairs;
  if (first === undefined || pairs.length < LEAST_POINTS) return null;
  const scale = first[1] / first[0];
  return pairs.every(([a, b]) => isClose(a * scale, b)) ? scale : null;
}
