import type { PreparedQuestion } from '../prepare-scheme.ts';
import type { Answer } from './answer.ts';
import type { JudgedGroup } from './award-marks.ts';
import { compareWithScheme } from './evidence.ts';
import { judgePoint } from './judge-point.ts';
import type { EvidenceWeights } from './weigh-evidence.ts';

/** Judges every point of a question's scheme, group by group. */
export function judgeAnswer(
  question: PreparedQuestion,
  answer: Answer,
  weights: EvidenceWeights,
): JudgedGroup[] {
  const judging = { whole: compareWithScheme(question.whole, answer), weights };
  return question.groups.map(({ cap, points }) => ({
    cap,
    judgements: points.map((point) => judgePoint(point, judging)),
  }));
}
