import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

/** The age at US grade 0: students are five years older than their grade. */
const YEARS_AT_GRADE_0 = 5;
const YOUNGEST = 6;
const OLDEST = 18;
/** A shorter text gives no reading age. */
const MIN_WORDS = 25;

/**
 * Estimates the age of a reader who can follow the text, by Flesch-Kincaid; null if the text is too
 * short.
 */
export function readingAge(text: string): number | null {
  const words = (text.match(/[\p{L}\p{N}’'-]+/gu) ?? []).length;
  if (words < MIN_WORDS) return null;
  const sentence = text.split(/[.!?…]+(?:\s|$)|\n+/u).filter((part) => /\p{L}/u.test(part)).length;
  const grade = fleschKincaid({ sentence, word: words, syllable: syllable(text) });
  return Math.min(OLDEST, Math.max(YOUNGEST, Math.round(grade + YEARS_AT_GRADE_0)));
}
