import type { BlindPoint } from '../../../../shared/contract/blind-marks.ts';
import { describeScheme } from '../describe-scheme.ts';

/** The points that can be ticked, as the marker reads the scheme. */
export function listPoints(question: {
  questionText: string;
  markSchemeAnswer: string;
  maxMark: number;
}): BlindPoint[] {
  const { groups } = describeScheme(question);
  return groups.flatMap(({ cap, route, points }, group) =>
    points.map(({ point, marks }) => ({ point, marks, group, cap, route })),
  );
}
