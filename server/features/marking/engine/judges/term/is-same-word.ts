import { editDistance } from '../../../../../../shared/edit-distance.ts';
import { isEnglishWord } from './dictionary.ts';

/**
 * Returns a word in lower case without accents, and with British and American variants of spelling
 * unified: "sulph", "-ise", "-our" and the like.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$/, '')
    .replace(/^sulph/, 'sulf')
    .replace(/^foet/, 'fet')
    .replace(/^haem/, 'hem')
    .replace(/^oest/, 'est')
    .replace(/olour$/, 'olor')
    .replace(/yse$/, 'yze')
    .replace(/programme$/, 'program')
    .replace(/is(e|ed|es|ing|ation)$/, 'iz$1');
}

/** "Atrium" and "atria", "larva" and "larvae", "fungus" and "fungi", "axis" and "axes". */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/(?<=^\p{L}{3,})(?:um|ae|a)$/u, '+um'],
  [/(?<=^\p{L}{3,})(?:us|i)$/u, '+us'],
  [/(?<=^\p{L}{2,}(?:x|pothes|nthes|lys|bas|ris))(?:is|es)$/u, '+is'],
];
const latinOf = (word: string): string | null => {
  const ending = LATIN.find(([pattern]) => pattern.test(word));
  return ending === undefined ? null : word.replace(ending[0], ending[1]);
};

/** Removes plural endings: "bicep" and "biceps", "mitochondria" and "mitochondrion". */
const singular = (word: string): string => {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (word.length > 6 && /(?:ria|dria)$/.test(word)) return word.replace(/a$/, 'on');
  return word.length > 3 ? word.replace(/ies$/, 'y').replace(/s$/, '') : word;
};

/** Endings that make a name mean another substance, process or thing. */
const TELLING =
  /(ane|ene|yne|anol|anal|enol|ide|ate|ite|ine|ic|ous|gen|ism|ist|ase|ose|cyte|itis|lysis|tosis|iosis)$/;

export function hasOtherEnding(one: string, other: string): boolean {
  const [left, right] = [singular(one), singular(other)];
  const [a, b] = [TELLING.exec(left), TELLING.exec(right)];
  if (a === null || b === null || a[0] === b[0]) return false;
  return left.slice(0, a.index) === right.slice(0, b.index);
}

/** "Tiredness" and "tired", "dizziness" and "dizzy". */
const qualityOf = (word: string): string => word.replace(/iness$/, 'y').replace(/ness$/, '');

/** "Fizzes" and "fizzing". */
const actionOf = (word: string): string =>
  word.length > 5 ? word.replace(/(?<=[^e])(?:es|ing)$/, '') : word;

function allowedSlips(length: number): number {
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** Words that differ by a slip or two and mean different things. */
const TWINS: readonly (readonly string[])[] = [
  ['mitosis', 'meiosis', 'miosis'],
  ['ureter', 'urethra'],
  ['glucagon', 'glycogen', 'glucose'],
  ['genotype', 'phenotype'],
  ['mitosis', 'mitochondria', 'mitochondrion'],
  ['absorption', 'adsorption'],
  ['afferent', 'efferent'],
  ['chloride', 'chlorine', 'chlorate'],
  ['fluoride', 'fluorine'],
  ['bromide', 'bromine'],
  ['iodide', 'iodine'],
  ['thymine', 'thiamine'],
  ['transcription', 'translation'],
  ['catabolism', 'anabolism', 'metabolism'],
  ['magnesium', 'manganese'],
];

export const twinsOf = (word: string): readonly string[] =>
  TWINS.filter((group) => group.includes(word)).flatMap((group) =>
    group.filter((other) => other !== word),
  );

/**
 * True if a written word is the wanted one: the same, its plural, or a misspelling that is not
 * another word and no nearer to another term.
 */
export function isSameWord(
  written: string,
  wanted: string,
  rivals: readonly string[] = [],
): boolean {
  const [given, asked] = [foldWord(written), foldWord(wanted)];
  if (given === asked || singular(given) === singular(asked)) return true;
  const latin = latinOf(given);
  if (latin !== null && latin === latinOf(asked)) return true;
  if (given.length > 4 && actionOf(given) === actionOf(asked)) return true;
  if (given.length > 3 && qualityOf(given) === qualityOf(asked)) return true;
  const limit = allowedSlips(Math.min(given.length, asked.length));
  if (limit === 0 || /\d/.test(given) || given[0] !== asked[0]) return false;
  const distance = Math.min(
    editDistance(given, asked, limit),
    editDistance(singular(given), singular(asked), limit),
  );
  if (distance > limit || hasOtherEnding(given, asked)) return false;
  const others = [...rivals.map((rival) => foldWord(rival)), ...twinsOf(asked)];
  if (others.some((other) => other !== asked && editDistance(given, other, limit) <= distance))
    return false;
  return !isEnglishWord(given) && !isEnglishWord(written.toLowerCase());
}
