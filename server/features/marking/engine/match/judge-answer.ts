import type { KindVerdict } from '../judges/judge.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import type { SchemePoint } from '../scheme/scheme.ts';
import type { Answer } from './answer.ts';
import type { JudgedGroup } from './award-marks.ts';
import { compareWithScheme } from './evidence.ts';
import { judgePoint, type PointJudgement } from './judge-point.ts';
import type { EvidenceWeights } from './weigh-evidence.ts';

/** What a judge by kind says, in the terms of all points. */
function toJudgement(point: SchemePoint, verdict: KindVerdict, answer: Answer): PointJudgement {
  // A right figure with a wrong unit is another quantity: nothing, until a teacher says otherwise.
  const share = verdict.finding === 'unit-wrong' ? 0 : (verdict.share ?? 0);
  return {
    point,
    share,
    found: share,
    isTouched: share > 0,
    wordsMet: point.marks,
    conflict: verdict.finding === 'contradicted' ? 'contradicted' : null,
    isReplaced: false,
    isWithheld: false,
    isRoundabout: false,
    tokens: answer.tokens.filter((token) =>
      verdict.spans.some(({ start, end }) => token.start < end && token.end > start),
    ),
    evidence: null,
    finding: verdict.finding,
    verdict,
  };
}

/** Judges every point of a question's scheme, group by group. */
export function judgeAnswer(
  question: PreparedQuestion,
  answer: Answer,
  weights: EvidenceWeights,
): JudgedGroup[] {
  const judging = { whole: compareWithScheme(question.whole, answer), weights };
  const verdicts = question.judgeKinds(answer.counted);
  let place = 0;
  return question.groups.map(({ cap, route, points }) => ({
    cap,
    route,
    judgements: points.map((point) => {
      const verdict = verdicts[place] ?? null;
      place += 1;
      return verdict === null
        ? judgePoint(point, judging)
        : toJudgement(point.point, verdict, answer);
    }),
  }));
}
