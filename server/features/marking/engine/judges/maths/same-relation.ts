import { findScale } from './equivalent.ts';
import {
  figuresOf,
  mapFigures,
  mapNames,
  namesOf,
  partsOf,
  type Expression,
} from './expression.ts';
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

const namesIn = ({ left, right }: Relation): ReadonlySet<string> =>
  new Set([...namesOf(left), ...namesOf(right)]);

const hasRatio = ({ left, right }: Relation): boolean =>
  [left, right]
    .flatMap((side) => partsOf(side))
    .some((part) => part.type === 'call' && /^(?:sin|cos|tan)$/.test(part.name));

const renamed = ({ left, right, sign }: Relation, from: string, to: string): Relation => {
  const rename = (name: string): string => (name === from ? to : name);
  return { left: mapNames(left, rename), right: mapNames(right, rename), sign };
};

/** True if two equations or inequalities are equivalent, up to sides and scale. */
export function isSameRelation(wanted: Relation, given: Relation): boolean {
  const asked = namesIn(wanted);
  const own = namesIn(given);
  const [from, to] = [[...own][0] ?? '', [...asked][0] ?? ''];
  // "sin 35 = x/12" means "sin 35 = BC/12": students may give a side any name.
  if (from !== to && own.size === 1 && asked.size === 1 && hasRatio(wanted))
    return isSameRelation(wanted, renamed(given, from, to));
  const names = own;
  if (names.size === 0 || !isSubset(names, asked) || !isSubset(asked, names)) return false;
  const scale = findScale(difference(wanted), difference(given));
  if (scale === null) return false;
  return given.sign === (scale > 0 ? wanted.sign : TURNED[wanted.sign]);
}

/** Returns an equation with another value for one figure, counted from the left. */
function withFigure({ left, right, sign }: Relation, place: number, value: number): Relation {
  let at = -1;
  const replace = (figure: number): number => {
    at += 1;
    return at === place ? value : figure;
  };
  return { left: mapFigures(left, replace), right: mapFigures(right, replace), sign };
}

/**
 * True if an answer's equation is the wanted one except for one wrong figure: "7 = 4 × 2 + c" for
 * "7 = 2 × 2 + c".
 */
export function isSameButOneFigure(wanted: Relation, given: Relation): boolean {
  const places = [...figuresOf(wanted.left), ...figuresOf(wanted.right)].keys();
  const own = [...figuresOf(given.left), ...figuresOf(given.right)].map(({ value }) => value);
  const values = new Set(own.flatMap((value) => [value, -value]));
  return [...places].some((place) =>
    [...values].some((value) => isSameRelation(withFigure(wanted, place, value), given)),
  );
}
