import { isSameWord } from '../term/is-same-word.ts';

/** Names on either side of a word equation. */
export interface WordEquation {
  left: readonly string[];
  right: readonly string[];
  start: number;
  end: number;
}

const ARROW =
  /\s*(?:<?-+>|=+>?|→|⟶|⇒|⇌|➔|➜)\s*|\s+(?:makes?|forms?|produces?|gives?|goes? to|yields?|turns? into|becomes?)\s+/i;
const PLUS = /\s*\+\s*|\s*,\s*|\s+and\s+/i;
const NAME = /^\p{L}[\p{L}() -]{1,40}$/u;

const namesOf = (side: string): string[] | null => {
  const names = side.split(PLUS).map((name) =>
    name
      .trim()
      .replace(/[.;]$/, '')
      .replace(/\s*\((?:s|l|g|aq)\)$/i, ''),
  );
  return names.every((name) => NAME.test(name) && name.split(/\s+/).length <= 4) ? names : null;
};

/**
 * Returns the first word equation in a text, such as "zinc + oxygen → zinc oxide"; null if there is
 * none.
 */
export function findWordEquation(text: string): WordEquation | null {
  let start = 0;
  for (const line of text.slice(0, 2000).split('\n')) {
    const arrow = ARROW.exec(line);
    const left = arrow === null ? null : namesOf(line.slice(0, arrow.index));
    const right = arrow === null ? null : namesOf(line.slice(arrow.index + arrow[0].length));
    if (left !== null && right !== null) return { left, right, start, end: start + line.length };
    start += line.length + 1;
  }
  return null;
}

const isSameName = (wanted: string, given: string): boolean => {
  const [one, other] = [wanted.split(/\s+/), given.split(/\s+/)];
  return one.length === other.length && one.every((word, at) => isSameWord(other[at] ?? '', word));
};

const isSameSide = (wanted: readonly string[], given: readonly string[]): boolean =>
  wanted.length === given.length &&
  wanted.every((name) => given.some((other) => isSameName(name, other)));

/**
 * Returns which parts of a word equation an answer has right; the order on a side does not matter.
 */
export function compareWordEquations(
  wanted: WordEquation,
  given: WordEquation,
): { hasReactants: boolean; hasProducts: boolean; isReversed: boolean } {
  return {
    hasReactants: isSameSide(wanted.left, given.left),
    hasProducts: isSameSide(wanted.right, given.right),
    isReversed: isSameSide(wanted.left, given.right) && isSameSide(wanted.right, given.left),
  };
}
