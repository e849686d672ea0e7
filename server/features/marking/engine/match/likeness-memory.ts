import { remember } from '../text/remember.ts';
import type { Token } from '../text/tokenise.ts';

/**
 * Returns the cache key of a word: it has one stem, except for a letter that may name an option,
 * and building a key would cost more than the look-up.
 */
const wordOf = ({ word, stem }: Token): string => (stem.startsWith('=') ? stem : word);

/** Caches what was found out about each word of an answer. */
export const rememberByWord = <T>(find: (given: Token) => T): ((given: Token) => T) =>
  remember(find, wordOf);
