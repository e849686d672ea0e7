import type { Word } from './rival-names.ts';

const ABBREVIATION = /^\p{Lu}[\p{Lu}\d]{1,5}$/u;
const FEWEST = 2;
const MOST = 6;

/** Words of this length may supply more than their first letter. */
const LONG = 8;
const isCounted = (word: string): boolean => !/^(?:of|the|and|for|in|to|a|an)$/i.test(word);

/**
 * True if an abbreviation spells these words. Each word must start with its next letter; a long
 * word may supply further letters, as "deoxyribonucleic acid" does for DNA.
 */
function areInitials(letters: string, words: readonly string[]): boolean {
  const [word, ...others] = words;
  if (word === undefined) return letters === '';
  const low = word.toLowerCase();
  if (letters === '' || low[0] !== letters[0]) return false;
  for (let used = 1, at = 0; used <= letters.length; used += 1) {
    if (areInitials(letters.slice(used), others)) return true;
    at = low.indexOf(letters[used] ?? '', at + 1);
    if (used === letters.length || at < 0 || word.length < LONG) return false;
  }
  return false;
}

/**
 * Finds an abbreviation in full, or a name abbreviated, in an answer; returns null if it has
 * neither.
 */
export function findShortOrFull(
  wording: readonly string[],
  words: readonly Word[],
  others: readonly (readonly string[])[],
): Word[] | null {
  const [only = ''] = wording;
  if (wording.length === 1 && ABBREVIATION.test(only)) {
    // "Program counter / PC" itself says what PC is short for, so a personal computer is wrong.
    const isSaid = others.some(
      (other) => other.length > 1 && areInitials(only.toLowerCase(), other),
    );
    return isSaid ? null : findFull(only.toLowerCase(), words);
  }
  const counted = wording.filter((word) => isCounted(word));
  if (counted.length < FEWEST) return null;
  const initials = counted
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase();
  const short = words.find(({ text }) => text === initials);
  return short === undefined ? null : [short];
}

function findFull(letters: string, words: readonly Word[]): Word[] | null {
  for (const [from, first] of words.entries()) {
    if (first.text.charAt(0).toLowerCase() !== letters[0] || !isCounted(first.text)) continue;
    for (let size = FEWEST; size <= MOST && from + size <= words.length; size += 1) {
      const run = words.slice(from, from + size);
      const counted = run.map(({ text }) => text).filter((word) => isCounted(word));
      if (
        counted.length >= FEWEST &&
        isCounted(run.at(-1)?.text ?? '') &&
        areInitials(letters, counted)
      )
        return run;
    }
  }
  return null;
}
