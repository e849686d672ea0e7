import type { Stage } from './own-figures.ts';
import type { NumberTarget } from './read-target.ts';

/** True for "= 36 (2 s.f.)" below "= 36.2": the figure itself, and not only how it is given. */
function isRoundedBelow({ figures, options }: NumberTarget, above: Stage | undefined): boolean {
  const result = options[0]?.result ?? null;
  if (figures === null || result === null || above === undefined) return false;
  const { by, count } = figures;
  const rounded = by === 'decimal' ? above.value.toFixed(count) : above.value.toPrecision(count);
  return result.value !== above.value && Number(rounded) === result.value;
}

/** Takes "= 36 (2 s.f.)" below "= 36.2" as a figure of its own. */
export const withoutRounding = (
  target: NumberTarget | null,
  above: Stage | undefined,
): NumberTarget | null =>
  target !== null && isRoundedBelow(target, above) ? { ...target, figures: null } : target;
