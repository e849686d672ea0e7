import type { KindVerdict } from '../judge.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';
import { missed, SURE } from './number-verdicts.ts';

const hasResult = ({ target }: NumberPoint): boolean =>
  target.options.some(({ result }) => result !== null);

/**
 * True for two steps with the same value: "M1 5/8 × 3/7" and "M1 3/8 × 5/7", "moles of acid =
 * 0.003" and "moles of alkali = 0.003".
 */
function areTwoSteps(one: NumberPoint, other: NumberPoint): boolean {
  if (one.stage === null || other.stage === null) return false;
  if (!isEqualValue(one.stage.value, other.stage.value)) return false;
  if (one.point.role !== other.point.role) return false;
  if (one.point.role === 'method') return true;
  const [names, others] = [namesIn(one), namesIn(other)];
  const areNamed = names.size > 0 && others.size > 0 && hasResult(one) && hasResult(other);
  return areNamed && names.symmetricDifference(others).size > 0;
}

const namesIn = ({ point }: NumberPoint): ReadonlySet<string> =>
  new Set(point.text.toLowerCase().match(/\p{L}{3,}/gu));

const isEarned = (verdict: KindVerdict | null | undefined): boolean =>
  verdict?.share === 1 && verdict.finding !== 'slip-carried-forward';

/**
 * Counts a figure for one step only. An answer without a second one has not reached the next step,
 * although that has the same value.
 */
export function countOnce(
  verdicts: (KindVerdict | null)[],
  figures: AnswerFigures,
  { points }: NumberScheme,
): void {
  if (figures.results.length > 1) return;
  for (const [at, second] of points.entries()) {
    const first = points[at - 1];
    if (first?.stage === null || first === undefined || !areTwoSteps(first, second)) continue;
    if (!isEarned(verdicts[first.index]) || !isEarned(verdicts[second.index])) continue;
    if (second.target.figures === null) verdicts[second.index] = missed('incomplete', SURE.nothing);
  }
}
