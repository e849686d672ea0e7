import { isEnglishWord } from '../judges/term/dictionary.ts';
import { remember } from '../text/remember.ts';
import { type SpeechConcept, WORDS_OF_SPEECH } from './words-of-speech.ts';

/**
 * Removes accents and case; combining marks of other scripts are kept, because they belong to their
 * letters.
 */
function plainWord(word: string): string {
  const lower = word.toLowerCase();
  if (/^[a-z\d]*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}

/** The concept that a word stands for, and whether it is an English word. */
interface Sense {
  concept: SpeechConcept;
  isEnglish: boolean;
}

const WHOLE = new Map<string, Sense[]>();
const BEGINNINGS = new Map<string, Sense[]>();
const OPEN_PHRASES = new Set<string>();
for (const concept of Object.keys(WORDS_OF_SPEECH) as SpeechConcept[])
  for (const [language, line] of WORDS_OF_SPEECH[concept].entries())
    for (const word of line.split(' ')) {
      const [words, key] = word.endsWith('*') ? [BEGINNINGS, word.slice(0, -1)] : [WHOLE, word];
      const plain = plainWord(key.replaceAll('-', '_'));
      if (plain.includes('_')) OPEN_PHRASES.add(plain.slice(0, plain.indexOf('_')));
      words.set(plain, [...(words.get(plain) ?? []), { concept, isEnglish: language === 0 }]);
    }
const LENGTHS = [...BEGINNINGS.keys()].map(({ length }) => length);
const SHORTEST = Math.min(...LENGTHS);
const LONGEST = Math.max(...LENGTHS);

const NONE: readonly Sense[] = [];

/** Returns a word without each of its letters in turn, and the whole word. */
const withoutOne = (word: string): string[] => [
  word,
  ...Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1)),
];
/** English words indexed by what is left when a letter is removed, which finds misspellings. */
const MISSPELT = new Map<string, Sense[]>();
for (const [word, senses] of WHOLE)
  if (/^[a-z]{4,}$/.test(word) && senses.some(({ isEnglish }) => isEnglish))
    for (const left of withoutOne(word)) if (!MISSPELT.has(left)) MISSPELT.set(left, senses);

/**
 * Finds the word of a misspelling: "plese", "ignor", "marrks": a letter too many, missing, wrong or
 * swapped, unless that is a word itself.
 */
function sensesOfMisspelt(word: string): readonly Sense[] {
  if (!/^[a-z]{4,}$/.test(word)) return NONE;
  const plain = word.replaceAll(/(.)\1{2,}/g, '$1');
  const left = withoutOne(plain).find(
    (one) => one.startsWith(plain.charAt(0)) && MISSPELT.has(one),
  );
  return left === undefined || isEnglishWord(word) ? NONE : (MISSPELT.get(left) ?? NONE);
}

function findSenses(word: string): readonly Sense[] {
  const whole = WHOLE.get(word);
  if (whole !== undefined) return whole;
  for (let length = Math.min(word.length, LONGEST); length >= SHORTEST; length--) {
    const begun = BEGINNINGS.get(word.slice(0, length));
    if (begun !== undefined) return begun;
  }
  return sensesOfMisspelt(word);
}

const sensesOf = remember(findSenses, (word) => word);

/** Words shortened with an apostrophe in French and English. */
const SHORTENED = /\b(?:[jlmdnts]|qu)['’](?=\p{L}{2})/giu;
/** A character code such as U+0041 and \u00e9, whose "u" does not mean "you". */
const CHARACTER_NUMBER = /\bU\+[\da-f]{4,6}\b|\\u\{?[\da-f]{4,6}\}?|\\x[\da-f]{2}/giu;

/** "(i) right ventricle": the label of a part, not a speaker. */
const PART_LABEL = /\((?:i{1,3}|iv|vi{0,3})\)/gi;

export const wordsOf = (clause: string): string[] =>
  (
    clause
      .replaceAll(SHORTENED, ' ')
      .replaceAll(CHARACTER_NUMBER, ' ')
      .replaceAll(PART_LABEL, ' ')
      .match(/[\p{L}\p{M}]+|\d+/gu) ?? []
  ).map(plainWord);

/** Returns the concepts of the word at an index, alone or with up to three words after it. */
export function sensesAt(words: readonly string[], index: number): readonly Sense[] {
  const word = words[index] ?? '';
  if (!OPEN_PHRASES.has(word)) return sensesOf(word);
  const pair = `${word}_${words[index + 1] ?? ''}`;
  const three = `${pair}_${words[index + 2] ?? ''}`;
  return [word, pair, three, `${three}_${words[index + 3] ?? ''}`].flatMap((phrase) =>
    sensesOf(phrase),
  );
}
