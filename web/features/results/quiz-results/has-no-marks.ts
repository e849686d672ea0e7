import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';

/** Returns true if no question carries any marks, so that percentages mean nothing. */
export function hasNoMarks({ questions }: Pick<QuizResults, 'questions'>): boolean {
  return questions.every(({ maxMark }) => maxMark === 0);
}
