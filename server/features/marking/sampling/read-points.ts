import type { BlindPoint } from '../../../../shared/contract/blind-marks.ts';
import { readScheme } from '../engine/scheme/read-scheme.ts';

/** A question whose scheme is read. */
export interface QuestionWithScheme {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** Returns the points of each question that can be ticked, as the marker reads its scheme. */
export function readPoints(questions: readonly QuestionWithScheme[]): BlindPoint[][] {
  return questions.map(({ questionText, markSchemeAnswer, maxMark }) =>
    readScheme(markSchemeAnswer, maxMark, questionText).groups.flatMap(
      ({ cap, route, points }, group) =>
        points.map(({ text, marks }) => ({ point: text, marks, group, cap, route })),
    ),
  );
}
