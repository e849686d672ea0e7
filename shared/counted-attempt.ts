import type { AttemptScore, QuizScore } from './contract/results.ts';

/** The attempt of a quiz that counts, by the marks that its student sees. */
export const countedOf = (quiz: QuizScore): AttemptScore =>
  quiz.earlier.find(({ number }) => number === quiz.countedNumber) ?? quiz;
