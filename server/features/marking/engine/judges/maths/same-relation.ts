import { findScale } from './equivalent.ts';
import { namesOf, type Expression } from './expression.ts';
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
