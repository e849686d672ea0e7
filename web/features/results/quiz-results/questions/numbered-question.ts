import type { QuestionResult, QuizResults } from '../../../../../shared/contract/quiz-results.ts';
import { whyNoComparison } from '../format-statistic.ts';

/** A question with its place in the quiz, from 1. */
export interface NumberedQuestion extends QuestionResult {
  number: number;
  /** The reason shown if it has no discrimination index. */
  whyNoComparison: string;
}

export function numberQuestions({ questions, statistics }: QuizResults): NumberedQuestion[] {
  return questions.map((question, index) => ({
    ...question,
    number: index + 1,
    whyNoComparison: whyNoComparison(statistics),
  }));
}
