import type { BlindPoint } from '../../../../shared/contract/blind-marks.ts';
import { describeScheme } from '../describe-scheme.ts';

/** A question whose scheme is read. */
export interface QuestionWithScheme {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
}

/** Of each question the points that can be ticked, as the marker reads its scheme. */
export function readPoints(questions: readonly QuestionWithScheme[]): BlindPoint[][] {
  return questions.map((question) =>
    describeScheme(question).groups.flatMap(({ cap, route, points }, group) =>
      points.map(({ point, marks }) => ({ point, marks, group, cap, route })),
    ),
  );
}
