import type { AttemptScore, QuizScore } from './contract/results.ts';

/** Returns the attempt of a quiz that counts, based on the marks that its student sees. */
export const countedOf = (quiz: QuizScore): AttemptScore =>
  quiz.earlier.find(({ number }) => number === quiz.countedNumber) ?? quiz;
