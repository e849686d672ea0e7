import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { isAnswerAlone } from '../answer-alone.ts';
import { readAnswerFigures } from './answer-figures.ts';
import { isEqualValue, isIrrational } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import { readNumberScheme, type NumberScheme } from './number-scheme.ts';
import { meetsSpecial } from './part-marks.ts';

const sumOf = (points: readonly NumberPoint[]): number =>
  points.reduce((sum, { point }) => sum + point.marks, 0);

/**
 * Returns the worth of a right answer without working, for "120 with no working = 1" where 120 is
 * right, or without a unit, for "9 with no units gets 1"; plus the unit's mark if it has one.
 * Returns null if the scheme does not say, or the points are for more than one figure.
 */
function worthOfRight(
  scheme: NumberScheme,
  right: number,
  { hasUnit, isAlone }: { hasUnit: boolean; isAlone: boolean },
): number | null {
  const { specials, points, hasParts, isSeveral } = scheme;
  const own = specials.filter(
    ({ isUnshown, isUnitless, target }) =>
      (isUnshown || isUnitless) &&
      (isAlone || !isUnshown) &&
      (!hasUnit || !isUnitless) &&
      target?.options.some(({ result }) => result !== null && isEqualValue(result.value, right)),
  );
  if (own.length === 0 || hasParts || isSeveral) return null;
  const most = Math.max(...own.map(({ marks }) => marks));
  const ofUnit = points.filter(({ target }) => target.units.length > 0);
  const isAll = most >= sumOf(points) - sumOf(ofUnit);
  return isAll ? null : most + (hasUnit ? sumOf(ofUnit) : 0);
}

/**
 * Returns a function for the most marks of an answer that ends with a particular figure, as in
 * "0.003 scores 2", even if that figure could be the right one in other units; it returns null for
 * other answers.
 */
export function prepareWorthOfFigure(
  points: readonly PointOfKind[],
  question: KindQuestion,
): (answer: string) => number | null {
  if (question.conditions.every(({ kind }) => kind !== 'special-case')) return () => null;
  const scheme = readNumberScheme(points, question);
  const right = scheme?.final?.stage ?? null;
  const specials = scheme?.specials.filter(({ isFigure, isStep }) => isFigure && !isStep) ?? [];
  if (scheme === null || right === null) return () => null;
  const areFigures = points.every(({ kind, role }) => kind === 'number' || role === 'method');
  return (answer) => {
    const figures = readAnswerFigures(answer, scheme.names);
    const given = figures.final?.written;
    if (given === undefined) return null;
    if (isEqualValue(given.value, right.value))
      return areFigures
        ? worthOfRight(scheme, right.value, {
            hasUnit: given.unit !== null || isIrrational(given.expression),
            isAlone: isAnswerAlone(answer),
          })
        : null;
    const worths = specials
      .filter((special) => meetsSpecial(special, figures, scheme))
      .map(({ marks }) => marks);
    return worths.length === 0 ? null : Math.max(...worths);
  };
}

/** Takes marks off the last points, down to the most that an answer may get. */
export function limitMarks(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
  most: number,
): (KindVerdict | null)[] {
  const limited = [...verdicts];
  const worth = (at: number): number => (limited[at]?.share ?? 0) * (points[at]?.marks ?? 0);
  let over = points.reduce((sum, _, at) => sum + worth(at), 0) - most;
  for (let at = points.length - 1; at >= 0 && over > 0; at -= 1) {
    const verdict = limited[at] ?? null;
    const less = Math.min(over, worth(at));
    if (verdict === null || less <= 0) continue;
    const share = (worth(at) - less) / (points[at]?.marks ?? 1);
    limited[at] = { ...verdict, share, spans: share > 0 ? verdict.spans : [] };
    over -= less;
  }
  return limited;
}
