import { isSameWord } from '../../engine/judges/term/is-same-word.ts';
import type { Acceptance } from './acceptance.ts';

const MAX_ANSWER_CHARACTERS = 500;
const WORDS = /^[\p{L}\p{M}'’ -]+$/u;
const ABBREVIATION = /^[\p{Lu}\d]{1,5}$/u;
/** The confidence in a term with a spelling slip, lower than in an exact match. */
const SURE_OF_SLIP = 0.82;

const fold = (text: string): string =>
  text
    .slice(0, MAX_ANSWER_CHARACTERS)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/^(?:it is|it's) /, '')
    .replace(/^(?:an?|the) (?=.)/, '')
    .replace(/(?<=.)[\s.!,;]+$/, '');

const wordsOf = (text: string): string[] => fold(text).split(/[ -]+/);

/**
 * Judges a given term: it must match the accepted one word for word; a spelling slip in a word is
 * accepted.
 */
export function judgeGivenTerm(accepted: string, answer: string): Acceptance {
  if (fold(accepted) === fold(answer)) return { isRight: true, finding: 'right', sureness: 1 };
  const isMisspelt =
    WORDS.test(accepted.trim()) &&
    !ABBREVIATION.test(accepted.trim()) &&
    areSameWords(wordsOf(answer), wordsOf(accepted));
  return isMisspelt
    ? { isRight: true, finding: 'misspelt', sureness: SURE_OF_SLIP }
    : { isRight: false, finding: 'wrong', sureness: 1 };
}

const areSameWords = (given: readonly string[], wanted: readonly string[]) =>
  given.length === wanted.length &&
  given.every((word, index) => isSameWord(word, wanted[index] ?? ''));
