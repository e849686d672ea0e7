import type { ConfirmedAnswer } from '../marker.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';

/**
 * Every wanted word is looked for at every word of the answer, so time grows with the product. A
 * long essay against a long scheme needs some 500,000.
 */
const MAX_COMPARISONS = 750_000;
/** What a lesson may cost; it is learnt once for a question. */
const MAX_COMPARISONS_OF_LESSON = 3_000_000;
/** So few that no text has more words than this makes it out to have. */
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

/** Whether an answer of so many words takes no longer to judge than a person would wait. */
export function isWithinReach(question: PreparedQuestion, words: number): boolean {
  return countWanted(question) * words <= MAX_COMPARISONS;
}

/** The confirmed answers that a lesson can afford, from the first on. */
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
