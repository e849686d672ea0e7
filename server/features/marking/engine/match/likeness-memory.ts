import type { Token } from '../text/tokenise.ts';

/** A class uses a few hundred words on a question; a flood of others is not worth keeping. */
const MOST_WORDS = 4_000;

/** Remembers what was found out about a word of an answer, since a class uses the same few. */
export function rememberByWord<T>(find: (given: Token) => T): (given: Token) => T {
  const known = new Map<string, T>();
  return (given) => {
    // A word has one stem, save for a letter that may name an option; a made-up key costs more than the look-up.
    const key = given.stem.startsWith('=') ? given.stem : given.word;
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = find(given);
    if (known.size >= MOST_WORDS) known.clear();
    known.set(key, found);
    return found;
  };
}
