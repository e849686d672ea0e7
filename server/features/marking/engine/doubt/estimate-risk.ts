import type { AwardedPoint } from '../match/award-marks.ts';

/** What speaks for a mark of a list that is wrong by half of the marks or more. */
export const RISK_SIGNS = ['sure', 'ofOne', 'ofTwo', 'noneForFigures'] as const;
export type RiskSigns = Readonly<Record<(typeof RISK_SIGNS)[number], number>>;

/**
 * What each sign adds, in logits, to the chance that a mark is wrong by half or more on a question
 * that the reader of schemes was not built on: fitted by `bench/fit-confidence.ts`.
 */
export const RISK_WEIGHTS: RiskSigns & { constant: number } = {
  constant: -1.67,
  sure: -0.61,
  ofOne: -0.88,
  ofTwo: 1.29,
  noneForFigures: 0.69,
};

/** Above this a teacher should look, however sure the mark is on the whole. */
export const RISK_ABOVE = 0.28;

/** A mark that is not sure at all, and one that is as sure as can be, are about this far off. */
const LEAST_SURE = 0.03;

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Of few marks one point is half; and a scheme that was misread gives nothing for what is right. */
export function readRiskSigns(
  points: readonly AwardedPoint[],
  { maxMark, confidence }: { maxMark: number; confidence: number },
): RiskSigns {
  const isNone = points.every(({ marks }) => marks === 0);
  const sure = Math.min(1 - LEAST_SURE, Math.max(LEAST_SURE, confidence));
  return {
    sure: Math.log(sure / (1 - sure)),
    ofOne: flag(maxMark === 1),
    ofTwo: flag(maxMark === 2),
    noneForFigures: flag(
      isNone && points.some(({ verdict, point }) => verdict !== null && point.kind === 'number'),
    ),
  };
}

/** The chance, 0..1, that the mark of a list is wrong by half of the marks or more. */
export function estimateRisk(
  points: readonly AwardedPoint[],
  given: { maxMark: number; confidence: number },
): number {
  const signs = readRiskSigns(points, given);
  const logit = RISK_SIGNS.reduce(
    (sum, sign) => sum + RISK_WEIGHTS[sign] * signs[sign],
    RISK_WEIGHTS.constant,
  );
  return 1 / (1 + Math.exp(-logit));
}
