import { isEnglishWord } from '../judges/term/dictionary.ts';

/**
 * Second parts of compounds that some people write as two words: "limewater", "seawall",
 * "rainfall".
 */
const SECOND_PARTS = new Set(
  (
    'water wall walls light lights fall falls side sides line lines point points proof paper papers work works house houses ' +
    'time times ground grounds stone stones wash ship ships board boards card cards flow stream streams field fields land lands ' +
    'mark marks bone bones cage chart charts track tracks sight weight wood skin fish power body plate plates ' +
    'frame frames guard guards head heads hold holds lock locks plane planes print prints quake quakes road roads ' +
    'room rooms scape scapes shore shores storm storms town towns ware wave waves wheel wheels wind wing wings ' +
    'worm worms yard yards care craft giving layer layers layer cycle cycles base bases game games media national'
  ).split(' '),
);

const WORD = /(?<![\p{L}\p{N}])\p{Ll}{7,}(?![\p{L}\p{N}])/gu;
const PAIR = /(?<![\p{L}\p{N}])(\p{Ll}{3,})[ -](\p{Ll}{4,})(?![\p{L}\p{N}])/gu;
const LEAST_FIRST = 3;

/** Splits a compound in two; returns null for other words. */
function partCompound(word: string): string | null {
  for (let at = LEAST_FIRST; at < word.length; at += 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (SECOND_PARTS.has(second) && isEnglishWord(first)) return `${first} ${second}`;
  }
  return null;
}

/**
 * Returns "bubble through lime water" for "limewater", and "a seawall" for "a sea wall"; nothing
 * for most texts.
 */
export function rewordCompounds(text: string): string[] {
  const parted = text.replaceAll(WORD, (word) => partCompound(word) ?? word);
  const joined = text.replaceAll(PAIR, (pair, first: string, second: string) =>
    SECOND_PARTS.has(second) && isEnglishWord(first + second) ? first + second : pair,
  );
  return [parted, joined].filter((other) => other !== text);
}
