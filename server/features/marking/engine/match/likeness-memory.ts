import { remember } from '../text/remember.ts';
import type { Token } from '../text/tokenise.ts';

/** A word has one stem, save for a letter that may name an option; a made-up key costs more than the look-up. */
const wordOf = ({ word, stem }: Token): string => (stem.startsWith('=') ? stem : word);

/** Remembers what was found out about a word of an answer. */
export const rememberByWord = <T>(find: (given: Token) => T): ((given: Token) => T) =>
  remember(find, wordOf);
