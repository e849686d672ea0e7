import type { Asked } from '../scheme.ts';
import { ASKS_PROGRAM } from './names.ts';

/**
 * "A  counter set to 0", in front of the points of a program: the letter names the mark and is not
 * part of the point.
 */
const LETTER_AND_GAP = /^([^\S\n]*)([A-H])(?:[^\S\n]{2,}|\t)(?=\p{L})/gmu;
const IN_ORDER = 'ABCDEFGH';
const FEWEST = 2;

/** Removes letters in front of the points of a program, if they run from A without a gap. */
export function rewriteProgramLetters(text: string, { questionText }: Asked): string {
  if (!ASKS_PROGRAM.test(questionText)) return text;
  const letters = [...text.matchAll(LETTER_AND_GAP)].map(([, , letter]) => letter).join('');
  return letters.length >= FEWEST && IN_ORDER.startsWith(letters)
    ? text.replace(LETTER_AND_GAP, '$1')
    : text;
}
