import dictionary from 'dictionary-en-gb';

let words: Set<string> | null = null;

/** The words of the dictionary without their endings; some 50,000, built when first asked. */
function readWords(): Set<string> {
  const lines = new TextDecoder().decode(dictionary.dic).split('\n');
  return new Set(lines.map((line) => (line.split('/')[0] ?? '').toLowerCase()));
}

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
  words ??= readWords();
  const known = words;
  return (
    known.has(word) ||
    ENDINGS.some(
      ([ending, instead]) => ending.test(word) && known.has(word.replace(ending, instead)),
    )
  );
}
