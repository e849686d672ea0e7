import { isSameWord } from './is-same-word.ts';

export interface Word {
  text: string;
  start: number;
  end: number;
}

/** The target of a point about a name: any of its wordings, and none of those rejected. */
export interface Term {
  wordings: readonly (readonly string[])[];
  rejected: readonly (readonly string[])[];
  /** Whether the scheme asks for nothing else, so that another name next to this one is a rival. */
  isAlone: boolean;
  /** Whether the question is about spelling, so that no slip is accepted. */
  isSpelling: boolean;
  /**
   * Whether the name may be abbreviated or written in full: "HTTP", "central processing unit" as
   * "CPU".
   */
  mayBeShort: boolean;
}

const WORD = /[\p{L}\p{N}₀-₉]+(?:['’][\p{L}\p{N}]+)*|(?<=\s)&(?=\s)/gu;
const MOST_WORDS = 400;

export const wordsOf = (text: string): Word[] =>
  [...text.slice(0, 4000).matchAll(WORD)].slice(0, MOST_WORDS).map(({ index, 0: word }) => ({
    text: word === '&' ? 'and' : word,
    start: index,
    end: index + word.length,
  }));

const isAbbreviation = (word: string): boolean => /^[\p{Lu}\d]{1,5}$/u.test(word);

function isWord(
  given: string,
  wanted: string,
  rivals: readonly string[],
  isWhole: boolean,
): boolean {
  if (isAbbreviation(wanted) && wanted.length < 4)
    return given === wanted || (isWhole && given.toUpperCase() === wanted);
  return isSameWord(given, wanted, rivals);
}

const joined = (words: readonly string[]): string => words.join('').toLowerCase();

/** Finds "sand paper" for "sandpaper", "fretsaw" for "fret saw". */
function findCompound(wording: readonly string[], words: readonly Word[]): Word[] | null {
  const whole = joined(wording);
  if (whole.length < 6) return null;
  for (const size of [wording.length - 1, wording.length + 1]) {
    for (let from = 0; size > 0 && from + size <= words.length; from += 1) {
      const run = words.slice(from, from + size);
      if (joined(run.map(({ text }) => text)) === whole) return run;
    }
  }
  return null;
}

/** Finds a wording in an answer, word by word. */
export function findWording(
  wording: readonly string[],
  words: readonly Word[],
  rivals: readonly string[],
): Word[] | null {
  for (let from = 0; from + wording.length <= words.length; from += 1) {
    const run = words.slice(from, from + wording.length);
    const isHere = run.every(({ text }, index) =>
      isWord(text, wording[index] ?? '', rivals, words.length <= wording.length + 1),
    );
    if (isHere) return run;
  }
  const turned = turnedOf(wording);
  return (
    findCompound(wording, words) ??
    findShared(wording, words, rivals) ??
    (turned === null ? null : findWording(turned, words, rivals))
  );
}

/** Turns "interest on loans" into "loans interest". */
function turnedOf(wording: readonly string[]): string[] | null {
  const at = wording.findIndex((word) => /^(?:of|on|for|in)$/i.test(word));
  const [thing, ...more] = wording.slice(at + 1).filter((word) => !/^(?:the|a|an)$/i.test(word));
  return at > 0 && thing !== undefined && more.length === 0
    ? [thing, ...wording.slice(0, at)]
    : null;
}

/**
 * Finds "left and right ventricles" for "left ventricle", "pulmonary artery and vein" for
 * "pulmonary vein".
 */
function findShared(
  [first, last, ...more]: readonly string[],
  words: readonly Word[],
  rivals: readonly string[],
): Word[] | null {
  if (first === undefined || last === undefined || more.length > 0) return null;
  for (let from = 0; from + 3 < words.length; from += 1) {
    const run = words.slice(from, from + 4);
    const [one, second, third, end] = run.map(({ text }) => text);
    const isJoined = second?.toLowerCase() === 'and' || third?.toLowerCase() === 'and';
    if (
      isJoined &&
      isWord(one ?? '', first, rivals, false) &&
      isWord(end ?? '', last, rivals, false)
    )
      return run;
  }
  return null;
}

export const DENIED = /\b(?:not|isn['’]?t|never|no|rather than|instead of)\s+(?:\w+\s+)?$/i;

/** A remark about a name after a comma, not another name: "in France", "I think", "1606". */
const ASIDE =
  /[,;]\s*(?:(?:in|on|at|of|by|from|with|for|to|into|inside|through|during|around|near|under|which|who|that|where|when|because|since|so)\s+[^,;]+|\d[\d\s]*|(?:I (?:think|guess|believe|reckon|hope)|maybe|probably|definitely|obviously|of course|not sure|idk))\s*[.!?]*(?=[,;]|$)/giu;

/** True for two names side by side where one was asked for. */
export function namesAnother(answer: string, term: Term): boolean {
  const items = answer
    .replaceAll(ASIDE, '')
    .trim()
    .split(/\s*[,/;]\s*|\s+(?:and|or|&)\s+/)
    .filter((item) => item !== '');
  if (items.length < 2 || items.length > 4 || items.some((item) => wordsOf(item).length > 3))
    return false;
  return items.some((item) => {
    const words = wordsOf(item);
    return (
      words.length > 0 &&
      !DENIED.test(`${item} `) &&
      !/^not\b/i.test(item) &&
      !term.wordings.some((wording) => findWording(wording, words, []) !== null)
    );
  });
}

/** True for "Chlorophyll or carotene, I'm not sure": an alternative name directly after. */
export function isHedged(answer: string, run: readonly Word[], term: Term): boolean {
  const end = run.at(-1)?.end ?? 0;
  const after = /^\s+or\s+(?:an?\s+|the\s+|maybe\s+)?(\p{L}{3,})/iu.exec(answer.slice(end))?.[1];
  if (after === undefined) return false;
  return !term.wordings.some((wording) => wording.some((word) => isSameWord(after, word)));
}
