import { createNameHider, WORD } from '../../names/hide-names.ts';

const TITLES = 'mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam';
const IS_TITLE = new RegExp(`^(?:${TITLES})$`, 'iu');
const TITLE_AND_LETTER = new RegExp(`(?<!\\p{L})(?:${TITLES})\\.?\\s+\\p{Ll}`, 'giu');
const SIGN = '\u{100000}';

/**
 * True if a text contains a word of the person's name, or a usual short form of it, in any case. A
 * word that is also an ordinary word, such as `will`, only counts with a capital or after a title.
 * A title alone does not count.
 */
export function namesPerson(text: string, name: string): boolean {
  const words = (name.match(WORD) ?? []).filter((word) => !IS_TITLE.test(word));
  const names = createNameHider([[words.join(' '), SIGN]]);
  // Children write "mr grant".
  const written = text.replaceAll(TITLE_AND_LETTER, (found) => found.toUpperCase());
  const isHidden = (word: string) => names.hideWord(word).includes(SIGN);
  return names.hideUnspaced(written).includes(SIGN) || (written.match(WORD) ?? []).some(isHidden);
}
