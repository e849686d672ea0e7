import { readEnglishWords } from '../../../../../threads/english-words.ts';

/** The words of the dictionary without their endings; some 50,000, read when first asked. */
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

/** Whether a word, in lower case, is an English one and so no misspelling of another. */
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
