import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { isAnswerAlone } from '../answer-alone.ts';
import { readAnswerFigures } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';
import { readNumberScheme, type NumberScheme } from './number-scheme.ts';
import { meetsSpecial } from './part-marks.ts';

/** "120 with no working = 1", where 120 is right: what it gets by itself; null where nothing is said of it. */
function worthOfRight(
  { specials, hasParts, isSeveral }: NumberScheme,
  right: number,
): number | null {
  const own = specials.filter(
    ({ isUnshown, target }) =>
      isUnshown &&
      target?.options.some(({ result }) => result !== null && isEqualValue(result.value, right)),
  );
  return own.length === 0 || hasParts || isSeveral
    ? null
    : Math.max(...own.map(({ marks }) => marks));
}

/**
 * "0.003 scores 2": what an answer that ends with such a figure gets, and no more, though the figure may pass
 * for the right one in other units. Null for other answers.
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
  const ofRight = worthOfRight(scheme, right.value);
  if (specials.length === 0 && ofRight === null) return () => null;
  return (answer) => {
    const figures = readAnswerFigures(answer, scheme.names);
    const given = figures.final?.written;
    if (given === undefined) return null;
    if (isEqualValue(given.value, right.value)) return isAnswerAlone(answer) ? ofRight : null;
    const worths = specials
      .filter((special) => meetsSpecial(special, figures, scheme))
      .map(({ marks }) => marks);
    return worths.length === 0 ? null : Math.max(...worths);
  };
}

/** Takes marks off the last points, down to the most that an answer gets. */
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
