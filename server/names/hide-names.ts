import { shortFormsOf } from './short-names.ts';

/** Replaces the student's name where names must not be seen. */
export const STUDENT_SIGN = '[STUDENT]';

/** Names that are also words: in lower case, they are taken as the word. */
const ALSO_WORDS = new Set(
  (
    'amber angel art autumn bill charity charm dawn drew faith frank grace grant hope jack jasmine joy june kit ' +
    'ant cat dot lily mark max may miles olive pat penny ray sue win rich robin rose ruby sandy sky summer sunny swan victor violet will'
  ).split(' '),
);
/** Particles of names, such as `de` and `van`, are short and in lower case. */
const SHORT = 2;
/** Matches a possible name: a word with its hyphens and apostrophes. */
export const WORD = /[\p{L}\p{M}]+(?:[’'-][\p{L}\p{M}]+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/**
 * Replaces names with placeholders, so that no name reaches a model: the student's own, and those
 * of classmates in the notes. Matches whole words in any case, with or without accents, and the
 * usual short forms of English first names.
 */
export function hideNames(text: string, student: string, classmates: readonly string[]): string {
  const hider = createNameHider([
    ...classmates.map((name, index) => [name, `[CLASSMATE ${index + 1}]`] as const).toReversed(),
    [student, STUDENT_SIGN],
  ]);
  return hider
    .hideUnspaced(text)
    .replaceAll(WORD, hider.hideWord)
    .replaceAll(/(\[(?:STUDENT|CLASSMATE \d+)\])(?:\s+\1)+/gu, '$1');
}

/**
 * Creates a finder of names in texts; for two people with the same name, the later one's
 * placeholder is used.
 */
export function createNameHider(named: readonly (readonly [name: string, sign: string])[]) {
  const signs = new Map(
    named.flatMap(([name, sign]) => partsOf(name).map((part) => [part, sign] as const)),
  );
  const short = new Map(
    [...signs].flatMap(([part, sign]) => shortFormsOf(part).map((form) => [form, sign] as const)),
  );
  return {
    /** Replaces names in scripts that put no spaces between words. */
    hideUnspaced: (text: string) => hideUnspaced(text, signs),
    /** Returns the word or its placeholder, keeping a possessive ending. */
    hideWord: (word: string) => hideWord(word, signs, short),
  };
}

/** Puts the names back. Also recognises placeholders that a model changed slightly. */
export function showNames(text: string, student: string, classmates: readonly string[]): string {
  return text
    .replaceAll(/\[?\bSTUDENT\b\]?|\[student\]/giu, (sign) =>
      /STUDENT|\[/u.test(sign) ? firstName(student) : sign,
    )
    .replaceAll(/\[?\bCLASSMATE[ _](\d+)\b\]?/giu, (sign, number: string) => {
      const classmate = classmates[Number(number) - 1];
      return classmate === undefined ? sign : firstName(classmate);
    });
}

const firstName = (name: string) => name.trim().split(/\s+/u)[0] ?? name;

/**
 * Returns the words of a name in the form that is searched for; a hyphenated word also gives its
 * parts.
 */
function partsOf(name: string): string[] {
  return (name.match(WORD) ?? [])
    .flatMap((word) => [
      word,
      ...(word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : []),
    ])
    .filter((word) => word.length > SHORT || word !== word.toLowerCase() || UNSPACED.test(word))
    .map(fold);
}

function hideUnspaced(text: string, signs: ReadonlyMap<string, string>): string {
  return [...signs]
    .filter(([part]) => UNSPACED.test(part))
    .reduce((hidden, [part, sign]) => hidden.replaceAll(part, sign), text);
}

/**
 * Returns a word's placeholder, keeping a possessive ending; in a hyphenated word, each part that
 * is a name is replaced.
 */
function hideWord(
  word: string,
  signs: ReadonlyMap<string, string>,
  short: ReadonlyMap<string, string>,
): string {
  const [, bare = word, possessive = ''] = /^(.+?)([’']s?)$/iu.exec(word) ?? [];
  const isName = /^\p{Lu}/u.test(bare);
  const sign = isSmallWord(bare)
    ? undefined
    : (signs.get(fold(bare)) ?? (isName ? short.get(fold(bare)) : undefined));
  if (sign !== undefined) return sign + possessive;
  // Matches "Sams answer" and "siobhans"; shorter ones are more often words than names.
  const [, stem = ''] = /^(\p{Lu}.{2,}\p{L}|.{4,}\p{L})s$/u.exec(bare) ?? [];
  const ofStem = ALSO_WORDS.has(stem.toLowerCase()) ? undefined : signs.get(fold(stem));
  if (ofStem !== undefined) return `${ofStem}s${possessive}`;
  if (!bare.includes('-')) return word;
  return (
    bare
      .split('-')
      .map((part) => hideWord(part, signs, short))
      .join('-') + possessive
  );
}

/** True if the text is written as the word rather than as a name. */
function isSmallWord(word: string): boolean {
  return (
    word === word.toLowerCase() &&
    word !== word.toUpperCase() &&
    (word.length <= SHORT || ALSO_WORDS.has(word))
  );
}

/** Removes case, accents and differences between apostrophes, because teachers' typing varies. */
function fold(word: string): string {
  return word
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replaceAll(/[’']/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC');
}
