/** Longer clauses are not quoted, because half of one could mean something else. */
const LONGEST_QUOTE = 90;
const LEAST_WORDS = 3;

const CLAUSE_END =
  /[.!?;\n]|,\s|\s[–—-]\s|\s(?:but|because(?! of)|so that|so|while|whereas|however|although|which)\s/giu;

/** Characters of maths, code and markup; a quote with any of them is left out. */
const NOT_WORDS = /[$\\<>{}[\]=_^`#*|~→⇌@]|\(\d*\)|\d\s?[+×÷/]\s?\d/u;

/**
 * Returns the whole clause around the characters from `start` up to `end`; null if it is too long,
 * too short to be clear by itself, or not plain words.
 */
export function clauseAround(text: string, start: number, end: number): string | null {
  let from = 0;
  let to = text.length;
  for (const match of text.matchAll(CLAUSE_END)) {
    if (match.index + match[0].length <= start) from = match.index + match[0].length;
    if (match.index >= end) {
      to = match.index;
      break;
    }
  }
  const clause = text
    .slice(from, to)
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/^(?:and|but|so|then|also|well)\s+/iu, '')
    .replace(/^[\s,:;•·–—-]+|[\s,:;–—-]+$/gu, '');
  const isPlain = !NOT_WORDS.test(clause) && !/["“”]/u.test(clause);
  const words = clause.split(' ').length;
  return isPlain && clause.length <= LONGEST_QUOTE && words >= LEAST_WORDS ? clause : null;
}
