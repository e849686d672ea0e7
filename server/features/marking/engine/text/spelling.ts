import { editDistance } from '../../../../../shared/edit-distance.ts';

/** Real words that differ by one slip, and that a marker must not confuse. */
const NEAR_TWINS: readonly (readonly string[])[] = [
  ['absorb', 'adsorb'],
  ['alkan', 'alken', 'alkyn'],
  ['mitosi', 'meiosi'],
  ['mitosis', 'meiosis'],
  ['genotyp', 'phenotyp'],
  ['ureter', 'urethra'],
  ['glucagon', 'glycogen'],
  ['affect', 'effect'],
  ['inter', 'intra'],
  ['artery', 'arteri', 'artist'],
  ['vein', 'vain'],
  ['comput', 'commut'],
  ['organ', 'origin'],
  ['planet', 'plant'],
  ['contract', 'contrast'],
  ['desert', 'dessert'],
  ['moral', 'mortal'],
  ['reaction', 'relation'],
];
const TWIN_GROUP = new Map(
  NEAR_TWINS.flatMap((group, index) => group.map((word) => [word, index])),
);

/** Chemical names that differ only in their ending name different substances. */
const CHEMICAL_ENDING = /(?:an|en|yn|id|at|it|ol)e?$/;

function areDifferentSubstances(a: string, b: string): boolean {
  const endA = CHEMICAL_ENDING.exec(a);
  const endB = CHEMICAL_ENDING.exec(b);
  if (endA === null || endB === null || endA[0] === endB[0]) return false;
  return a.slice(0, endA.index) === b.slice(0, endB.index);
}

/**
 * Returns how many slips a word of this length may have: short words turn into others too easily.
 */
function allowedSlips(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** True if `written` can be a misspelling of `meant`; both in lower case, whole words or stems. */
export function isMisspelling(written: string, meant: string): boolean {
  if (written[0] !== meant[0] && !(written[0] === meant[1] && written[1] === meant[0]))
    return false;
  const limit = allowedSlips(Math.min(written.length, meant.length));
  if (limit === 0 || Math.abs(written.length - meant.length) > limit) return false;
  if (/\d/.test(written + meant)) return false;
  const twins = TWIN_GROUP.get(meant);
  if (twins !== undefined && twins === TWIN_GROUP.get(written)) return false;
  if (areDifferentSubstances(written, meant)) return false;
  return editDistance(written, meant, limit) <= limit;
}
