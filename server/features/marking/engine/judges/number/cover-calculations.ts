import type { KindVerdict } from '../judge.ts';
import { namesOf } from '../maths/expression.ts';
import { isRoundedOn } from './compare-values.ts';
import { feeds } from './covered-points.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';

/** True if a point asks for a calculation and gives no result. */
export const hasOnlyMethod = ({ target }: NumberPoint): boolean =>
  target.options.every(({ result, range }) => result === null && range === null);

/**
 * Credits methods by the accuracy mark after them, where the final answer does not: "22.6" alone
 * earns the M1 before its A1, even if a B1 for something else follows.
 */
export function coverMethods(
  verdicts: (KindVerdict | null)[],
  { points, final }: NumberScheme,
  surest: number,
): void {
  for (const [at, { point, index, isCovered }] of points.entries()) {
    const behind = points.slice(at + 1).find((one) => one.point.role !== 'method');
    if (point.role !== 'method' || isCovered || behind?.point.role !== 'accuracy') continue;
    const shown = verdicts[behind.index] ?? null;
    if (behind === final || behind.isCovered || shown?.share !== 1 || verdicts[index]?.share === 1)
      continue;
    if (shown.finding !== 'slip-carried-forward')
      verdicts[index] = { ...shown, sureness: Math.min(shown.sureness, surest) };
  }
}

/** Credits steps: "1500" alone shows that the 8 was found by which the point above divides. */
export function coverSteps(
  verdicts: (KindVerdict | null)[],
  { points }: NumberScheme,
  surest: number,
): void {
  for (const [at, step] of [...points.entries()].toReversed()) {
    const { stage, point, index } = step;
    if (stage === null || point.role !== null || verdicts[index]?.share === 1) continue;
    const next = points[at + 1];
    const shown = next === undefined ? null : (verdicts[next.index] ?? null);
    const isUsed = next !== undefined && feeds(step, [next]);
    if (isUsed && shown?.share === 1 && shown.finding !== 'slip-carried-forward')
      verdicts[index] = { ...shown, sureness: Math.min(shown.sureness, surest) };
  }
}

/** True for "v = f λ": the formula into which figures are substituted. */
const isFormula = ({ target }: NumberPoint): boolean =>
  target.options.some(({ relations }) =>
    relations.some(({ left, right }) => namesOf(left).size + namesOf(right).size > 2),
  );

/**
 * Credits calculations: "2300" alone shows that 10² × 23 was worked out, although it is not the
 * last step, and "340.8" shows that the formula above it was used.
 */
export function coverCalculations(
  verdicts: (KindVerdict | null)[],
  { points }: NumberScheme,
  surest: number,
): void {
  for (const [at, wanted] of points.entries()) {
    if (verdicts[wanted.index]?.share === 1 || !hasOnlyMethod(wanted)) continue;
    const next = points[at + 1];
    const shown = next === undefined ? null : (verdicts[next.index] ?? null);
    const isSame =
      wanted.stage === null
        ? isFormula(wanted)
        : next?.stage !== null &&
          next?.stage !== undefined &&
          isRoundedOn(next.stage.value, wanted.stage.value);
    if (isSame && shown?.share === 1 && shown.finding !== 'slip-carried-forward')
      verdicts[wanted.index] = {
        ...shown,
        sureness: Math.min(shown.sureness, surest),
      };
  }
}
