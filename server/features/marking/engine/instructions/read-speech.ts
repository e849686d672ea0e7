import { type SpeechConcept, WORDS_OF_SPEECH } from './words-of-speech.ts';

/** Accents and letter case gone; the marks of other scripts belong to their letters. */
const plainWord = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');

/** What a word stands for, and whether it does so in English. */
interface Sense {
  concept: SpeechConcept;
  isEnglish: boolean;
}

const WHOLE = new Map<string, Sense[]>();
const BEGINNINGS = new Map<string, Sense[]>();
for (const concept of Object.keys(WORDS_OF_SPEECH) as SpeechConcept[])
  for (const [language, line] of WORDS_OF_SPEECH[concept].entries())
    for (const word of line.split(' ')) {
      const [words, key] = word.endsWith('*') ? [BEGINNINGS, word.slice(0, -1)] : [WHOLE, word];
      const plain = plainWord(key);
      words.set(plain, [...(words.get(plain) ?? []), { concept, isEnglish: language === 0 }]);
    }
const LENGTHS = [...BEGINNINGS.keys()].map(({ length }) => length);
const SHORTEST = Math.min(...LENGTHS);
const LONGEST = Math.max(...LENGTHS);

const NONE: readonly Sense[] = [];

function sensesOf(word: string): readonly Sense[] {
  const whole = WHOLE.get(word);
  if (whole !== undefined) return whole;
  for (let length = Math.min(word.length, LONGEST); length >= SHORTEST; length--) {
    const begun = BEGINNINGS.get(word.slice(0, length));
    if (begun !== undefined) return begun;
  }
  return NONE;
}

/** Without what an apostrophe shortens in French and English. */
export const wordsOf = (clause: string): string[] =>
  (
    clause
      .replaceAll(/\b(?:[jlmdnts]|qu)['’](?=\p{L}{2})/giu, ' ')
      .match(/[\p{L}\p{M}]+(?:-\p{L}+)?|\d+/gu) ?? []
  ).map(plainWord);

/** What the word at a place stands for, alone or with the one or two behind it. */
export function sensesAt(words: readonly string[], index: number): Sense[] {
  const word = words[index] ?? '';
  const pair = `${word}_${words[index + 1] ?? ''}`;
  return [word, pair, `${pair}_${words[index + 2] ?? ''}`].flatMap(sensesOf);
}
