import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** An American grade is five years younger than its students. */
const YEARS_AT_GRADE_0 = 5;
const YOUNGEST = 6;
const OLDEST = 18;
/** Fewer words show no reading age. */
const MIN_WORDS = 25;

/** About how old a reader needs to be, by Flesch-Kincaid; null of too short a text. */
export function readingAge(text: string): number | null {
  const words = (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length;
  if (words < MIN_WORDS) return null;
  const sentence = text.split(/[.!?…]+(?:\s|$)|\n+/u).filter((part) => /\p{L}/u.test(part)).length;
  const grade = fleschKincaid({ sentence, word: words, syllable: syllable(text) });
  return Math.min(OLDEST, Math.max(YOUNGEST, Math.round(grade + YEARS_AT_GRADE_0)));
}
