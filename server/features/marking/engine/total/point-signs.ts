import type { AwardedPoint } from '../match/award-marks.ts';
import type { Evidence } from '../match/evidence.ts';

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const mean = (values: readonly number[], ofNone: number): number =>
  values.length === 0 ? ofNone : sumOf(values) / values.length;
const least = (values: readonly number[]): number => Math.min(1, ...values);
const most = (values: readonly number[]): number => Math.max(0, ...values);

const evidenceOf = (points: readonly AwardedPoint[], kind: keyof Evidence): number[] =>
  points.flatMap(({ evidence }) => (evidence === null ? [] : [evidence[kind]]));

const countWords = (text: string): number => Math.max(1, text.split(/\s+/).length);

const sharesOf = (points: readonly AwardedPoint[]): number[] => points.map(({ share }) => share);
const foundOf = (points: readonly AwardedPoint[]): number[] => points.map(({ found }) => found);

/** A lower bound for a judge's sureness, so that one does not outweigh all others. */
const LEAST_SURE = 0.2;

/** Reads how clearly each point was decided. */
export function readPointSigns(points: readonly AwardedPoint[], maxMark: number) {
  const statements = points.filter(({ verdict }) => verdict === null);
  const earned = statements.filter(({ marks }) => marks > 0);
  const missed = statements.filter(({ marks }) => marks === 0);
  const judged = points.filter(({ verdict }) => verdict !== null);
  const sure = judged.flatMap(({ verdict }) => (verdict === null ? [] : [verdict.sureness]));
  const given = sumOf(points.map(({ marks }) => marks));
  const clear = statements.map(({ share }) => Math.abs(share - 0.5));
  return {
    givenShare: given / maxMark,
    isPart: given > 0 && given < maxMark ? 1 : 0,
    toldMarks: sumOf(earned.map(({ marks }) => marks)),
    isFull: given >= maxMark ? 1 : 0,
    leastClear: least(clear),
    meanClear: mean(clear, 1),
    closeDecisions: -sumOf(statements.map(({ share }) => Math.log(Math.max(share, 1 - share)))),
    missedShare: most(sharesOf(missed)),
    missedShares: sumOf(sharesOf(missed)),
    missedFound: most(foundOf(missed)),
    /** In characters. */
    missedLength: mean(
      missed.map(({ point }) => point.text.length),
      0,
    ),
    earnedShare: least(sharesOf(earned)),
    earnedFound: least(foundOf(earned)),
    earnedCredit: least(evidenceOf(earned, 'credit')),
    earnedCover: least(earned.map(({ wordsMet, point }) => wordsMet / countWords(point.text))),
    earnedPrecision: least(evidenceOf(earned, 'precision')),
    meanEarnedShare: mean(sharesOf(earned), 1),
    meanEarnedRecall: mean(evidenceOf(earned, 'recall'), 1),
    precision: most(evidenceOf(statements, 'precision')),
    meanPrecision: mean(evidenceOf(statements, 'precision'), 0),
    likeScheme: mean(evidenceOf(statements, 'likeScheme'), 0),
    sureness: sumOf(sure.map((one) => Math.log(Math.max(LEAST_SURE, one)))),
    meanSure: mean(sure, 1),
  };
}
