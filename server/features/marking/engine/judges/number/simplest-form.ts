import type { NumberForm } from './asked-forms.ts';
import { isUnsimplified } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';

/** "Must be in simplest form", "fraction must be simplified for A1". */
const MUST_BE_SIMPLEST =
  /\bmust\s+be\s+(?:fully\s+|given\s+)?(?:in\s+(?:its\s+|the\s+|their\s+)?(?:simplest|lowest)|simplified|cancelled)\b/i;

/** True for "12/30" before "2/5": the last mark is for the simplest form. */
export const isBeforeSimplest = (point: NumberPoint, final: NumberPoint): boolean => {
  const [own, last] = [point, final].map(({ target }) => target.options[0]?.result?.expression);
  return own !== undefined && last !== undefined && isUnsimplified(own, last);
};

/** Returns the forms asked for, and the simplest form if only the scheme asks for it. */
export function withSimplest(
  asked: readonly NumberForm[],
  points: readonly NumberPoint[],
  final: NumberPoint | null,
  scheme: string,
): readonly NumberForm[] {
  const isStep =
    final !== null &&
    points.some((point) => point.index < final.index && isBeforeSimplest(point, final));
  return isStep || MUST_BE_SIMPLEST.test(scheme)
    ? [...new Set([...asked, 'simplest' as const])]
    : asked;
}
