import type { Stage } from './own-figures.ts';
import type { NumberTarget } from './read-target.ts';

/** True for "= 36 (2 s.f.)" below "= 36.2": the point asks for the rounded figure itself. */
function isRoundedBelow({ figures, options }: NumberTarget, above: Stage | undefined): boolean {
  const result = options[0]?.result ?? null;
  if (figures === null || result === null || above === undefined) return false;
  const { by, count } = figures;
  const rounded = by === 'decimal' ? above.value.toFixed(count) : above.value.toPrecision(count);
  return result.value !== above.value && Number(rounded) === result.value;
}

/**
 * Drops the required rounding from "= 36 (2 s.f.)" below "= 36.2", so that the point is judged by
 * its figure.
 */
export const withoutRounding = (
  target: NumberTarget | null,
  above: Stage | undefined,
): NumberTarget | null =>
  target !== null && isRoundedBelow(target, above) ? { ...target, figures: null } : target;
