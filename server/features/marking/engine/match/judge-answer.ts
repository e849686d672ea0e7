import { answerByParts } from '../judges/parts/read-parts.ts';
import type { KindVerdict } from '../judges/judge.ts';
import type { PreparedQuestion } from '../prepare-scheme.ts';
import type { SchemePoint } from '../scheme/scheme.ts';
import { readAnswerTokens, type Answer } from './answer.ts';
import type { JudgedGroup } from './award-marks.ts';
import { compareWithScheme } from './evidence.ts';
import { judgePoint, type Judging, type PointJudgement } from './judge-point.ts';
import { readVerdict } from './verdict.ts';
import type { EvidenceWeights } from './weigh-evidence.ts';

/** Converts a kind judge's verdict to a judgement of a point. */
function toJudgement(point: SchemePoint, verdict: KindVerdict, answer: Answer): PointJudgement {
  // A right figure with a wrong unit is another quantity: no marks, unless a teacher decides
  // otherwise.
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

/**
 * Returns what a point is compared with: the answer, or the part of it for the lettered part that
 * the point is in.
 */
function answersOf({ parts }: PreparedQuestion, answer: Answer): (place: number) => Answer {
  const pieces = parts === null ? null : answerByParts(parts, answer.counted);
  if (parts === null || pieces === null) return () => answer;
  const own = new Map(
    parts.flatMap(({ places }, part) => {
      const text = pieces[part] ?? '';
      const from = text.search(/\S/);
      const tokens = answer.tokens.filter(
        ({ start }) => from >= 0 && start >= from && start < text.length,
      );
      const verdict = readVerdict(tokens);
      const piece = { ...readAnswerTokens(answer, tokens), text, counted: text, verdict };
      return places.map((place): [number, Answer] => [place, piece]);
    }),
  );
  return (place) => own.get(place) ?? answer;
}

/** Judges every point of a question's scheme, group by group. */
export function judgeAnswer(
  question: PreparedQuestion,
  answer: Answer,
  weights: EvidenceWeights,
): JudgedGroup[] {
  const answerOf = answersOf(question, answer);
  const compared = new Map<Answer, Judging>();
  const judgingOf = (own: Answer): Judging => {
    const judging = compared.get(own) ?? { whole: compareWithScheme(question.whole, own), weights };
    compared.set(own, judging);
    return judging;
  };
  const verdicts = question.judgeKinds(answer.counted);
  let place = 0;
  return question.groups.map(({ cap, route, points }) => ({
    cap,
    route,
    judgements: points.map((point) => {
      const verdict = verdicts[place] ?? null;
      const own = answerOf(place);
      place += 1;
      return verdict === null
        ? judgePoint(point, judgingOf(own))
        : toJudgement(point.point, verdict, answer);
    }),
  }));
}
