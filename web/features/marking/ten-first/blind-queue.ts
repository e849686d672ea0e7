import type {
  BlindAnswer,
  BlindPoint,
  BlindSample,
} from '../../../../shared/contract/blind-marks.ts';
import type { MarkedQuestion } from '../decisions/mark-target.ts';

/** An answer to mark blind, with its question. */
export interface BlindItem {
  answer: BlindAnswer;
  question: MarkedQuestion;
  /** The question's place in the quiz, from 1. */
  number: number;
  points: readonly BlindPoint[];
}

/** What there is to mark blind, question by question; the sample of a skipped one is left out. */
export function listBlindItems(
  sample: BlindSample,
  questions: readonly MarkedQuestion[],
): BlindItem[] {
  return sample.questions.flatMap(({ questionId, isSkipped, points, answers }) => {
    const index = questions.findIndex((each) => each.questionId === questionId);
    const question = questions[index];
    if (question === undefined) return [];
    return answers
      .filter(({ purpose }) => !isSkipped || purpose === 'spot-check')
      .map((answer) => ({ answer, question, number: index + 1, points }));
  });
}

const hasNoMark = ({ answer }: BlindItem) => answer.myMark === null;

/** The next open item after this place, else the first, else -1; one without a mark, unless said. */
export function nextOpen(
  items: readonly BlindItem[],
  after: number,
  isOpen: (item: BlindItem) => boolean = hasNoMark,
): number {
  const later = items.findIndex((item, place) => place > after && isOpen(item));
  return later === -1 ? items.findIndex(isOpen) : later;
}
