import { readEnglishWords } from '../../../../../threads/english-words.ts';

/** Stems of the dictionary's words; some 50,000, loaded on first use. */
let words: ReadonlySet<string> | null = null;

const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<!s)s$/, ''],
  [/(?<=[sxz]|[cs]h)es$/, ''],
  [/ies$/, 'y'],
  [/ed$/, ''],
  [/ed$/, 'e'],
  [/ing$/, ''],
  [/ing$/, 'e'],
  [/ly$/, ''],
  [/er$/, ''],
  [/er$/, 'e'],
];

/** True if a lower-case word is an English one and so not a misspelling of another. */
export function isEnglishWord(word: string): boolean {
  words ??= readEnglishWords();
  const known = words;
  return (
    known.has(word) ||
    ENDINGS.some(
      ([ending, instead]) => ending.test(word) && known.has(word.replace(ending, instead)),
    )
  );
}
