/** Real words one slip apart that a marker must keep apart. */
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

/** How many slips a word of this length may hold: short words turn into others too easily. */
function allowedSlips(length: number): number {
  if (length < 5) return 0;
  return length < 9 ? 1 : 2;
}

/** Damerau-Levenshtein distance (adjacent swaps count once), or `limit + 1` when it is more. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (row > 1 && column > 1 && swapped)
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return last[b.length] ?? limit + 1;
}

/** Whether `written` can be a misspelling of `meant`; both lower case, whole words or stems. */
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
