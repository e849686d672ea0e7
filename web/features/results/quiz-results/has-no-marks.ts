import type { QuizResults } from '../../../../shared/contract/quiz-results.ts';

/** Whether no question gives any marks, so that percentages mean nothing. */
export function hasNoMarks({ questions }: Pick<QuizResults, 'questions'>): boolean {
  return questions.every(({ maxMark }) => maxMark === 0);
}
