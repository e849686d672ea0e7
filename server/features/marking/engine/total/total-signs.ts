import { countDoubts } from '../doubt/count-doubts.ts';
import type { Answer } from '../match/answer.ts';
import type { AwardedPoint } from '../match/award-marks.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import { readAnswerSigns } from './answer-signs.ts';
import { readPointSigns } from './point-signs.ts';
import type { Recall } from './recall.ts';

/** Features that tell how far the sum of the points is from the mark that a person would give. */
export type TotalSigns = Readonly<Record<string, number>>;

/** Reads the signs of an answer whose `points` were marked one by one. */
export function readTotalSigns(
  points: readonly AwardedPoint[],
  answer: Answer,
  question: PreparedQuestion,
  { maxMark, recall }: { maxMark: number; recall: Recall },
): TotalSigns {
  const { grave, slight } = countDoubts(points, answer, question, maxMark);
  return {
    ...question.signs,
    ...readAnswerSigns(answer, points, question, maxMark),
    ...readPointSigns(points, maxMark),
    ...recall(question, answer),
    doubts: grave + slight,
  };
}
