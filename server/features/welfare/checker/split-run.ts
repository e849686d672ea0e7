const LONGEST_WORD = 12;
const SHORTEST_RUN = 7;
const LONGEST_RUN = 40;

/** Words that are preferred when splitting runs without spaces. */
const COMMON = new Set(
  'i a am an at be by do go he if im in is it me my no of on or so to up us we all and are bad but can cant cut cuts dad dads dead did didnt die dont every for from gets girl going gonna hate hates have help her him his hit hits home how hurt hurts ive just kill like live love mum mums myself need never night not now out please she stop tell that the them they this touched touches touching tonight want wanna was when why will with wont you alive anymore anyone being safe scared school someone suicide nobody everyone everything'.split(
    ' ',
  ),
);
const COMMON_COST = 1;
const OTHER_COST = 3;
const SHORTEST_OTHER = 4;

/**
 * Splits a run of words that was written without spaces; returns undefined if it is not one.
 * @param isKnown Whether a word exists.
 */
export function splitRun(run: string, isKnown: (word: string) => boolean): string | undefined {
  if (run.length < SHORTEST_RUN || run.length > LONGEST_RUN) return undefined;
  const best: ({ cost: number; words: string } | undefined)[] = [{ cost: 0, words: '' }];
  for (let end = 1; end <= run.length; end += 1) {
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = best[start];
      const word = run.slice(start, end);
      const cost = (before?.cost ?? Infinity) + costOf(word, isKnown);
      if (cost >= (best[end]?.cost ?? Infinity)) continue;
      best[end] = { cost, words: `${before?.words} ${word}` };
    }
  }
  return best[run.length]?.words.trimStart();
}

function costOf(word: string, isKnown: (word: string) => boolean): number {
  if (COMMON.has(word)) return COMMON_COST;
  return word.length >= SHORTEST_OTHER && isKnown(word) ? OTHER_COST : Infinity;
}
