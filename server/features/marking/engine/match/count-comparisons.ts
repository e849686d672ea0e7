import type { ConfirmedAnswer } from '../marker.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';

/**
 * Every wanted word is compared with every word of the answer, so time grows with the product. A
 * long essay against a long scheme needs some 500,000.
 */
const MAX_COMPARISONS = 750_000;
/** The limit for a lesson, which is learnt only once per question. */
const MAX_COMPARISONS_OF_LESSON = 3_000_000;
/** A lower bound, so that no text has more words than this estimate. */
const CHARACTERS_OF_A_WORD = 2;

function countWanted({ groups }: PreparedQuestion): number {
  let wanted = 0;
  for (const { points } of groups) {
    for (const { statements } of points) {
      for (const { slots } of statements) wanted += 1 + slots.length;
    }
  }
  return wanted;
}

/** True if an answer with this many words can be judged before a person loses patience. */
export function isWithinReach(question: PreparedQuestion, words: number): boolean {
  return countWanted(question) * words <= MAX_COMPARISONS;
}

/** Returns the confirmed answers that fit within the limit of a lesson, from the first on. */
export function affordableExamples(
  question: PreparedQuestion,
  confirmed: readonly ConfirmedAnswer[],
): ConfirmedAnswer[] {
  const wanted = countWanted(question);
  let comparisons = 0;
  return confirmed.filter(({ userAnswer }) => {
    comparisons += (wanted * userAnswer.length) / CHARACTERS_OF_A_WORD;
    return comparisons <= MAX_COMPARISONS_OF_LESSON;
  });
}
