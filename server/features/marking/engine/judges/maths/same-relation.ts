import { findScale } from './equivalent.ts';
import { figuresOf, mapFigures, namesOf, type Expression } from './expression.ts';
import type { Working } from './read-working.ts';

type Relation = Pick<Working['relations'][number], 'left' | 'right' | 'sign'>;

const difference = ({ left, right }: Relation): Expression => ({
  type: 'operation',
  sign: '-',
  left,
  right,
});

const isSubset = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...one].every((name) => other.has(name));

const TURNED: Readonly<Record<Relation['sign'], Relation['sign']>> = {
  '=': '=',
  '<': '>',
  '>': '<',
  '≤': '≥',
  '≥': '≤',
};

/** Whether two equations or inequalities say the same, up to sides and scale. */
export function isSameRelation(wanted: Relation, given: Relation): boolean {
  const names = new Set([...namesOf(given.left), ...namesOf(given.right)]);
  const asked = new Set([...namesOf(wanted.left), ...namesOf(wanted.right)]);
  if (names.size === 0 || !isSubset(names, asked) || !isSubset(asked, names)) return false;
  const scale = findScale(difference(wanted), difference(given));
  if (scale === null) return false;
  return given.sign === (scale > 0 ? wanted.sign : TURNED[wanted.sign]);
}

/** An equation with another value for the figure at a place, counted from the left. */
function withFigure({ left, right, sign }: Relation, place: number, value: number): Relation {
  let at = -1;
  const replace = (figure: number): number => {
    at += 1;
    return at === place ? value : figure;
  };
  return { left: mapFigures(left, replace), right: mapFigures(right, replace), sign };
}

/** Whether an answer's equation is the wanted one but for one figure of its own: "7 = 4 × 2 + c" for "7 = 2 × 2 + c". */
export function isSameButOneFigure(wanted: Relation, given: Relation): boolean {
  const places = [...figuresOf(wanted.left), ...figuresOf(wanted.right)].keys();
  const own = [...figuresOf(given.left), ...figuresOf(given.right)].map(({ value }) => value);
  const values = new Set(own.flatMap((value) => [value, -value]));
  return [...places].some((place) =>
    [...values].some((value) => isSameRelation(withFigure(wanted, place, value), given)),
  );
}
