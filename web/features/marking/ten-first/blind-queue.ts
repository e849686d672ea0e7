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

/** Returns the answers to mark blind, question by question; leaves out skipped questions. */
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

/** Returns the index of the next open item, otherwise of the first, otherwise -1. */
export function nextOpen(
  items: readonly BlindItem[],
  after: number,
  isOpen: (item: BlindItem) => boolean,
): number {
  const later = items.findIndex((item, place) => place > after && isOpen(item));
  return later === -1 ? items.findIndex(isOpen) : later;
}
