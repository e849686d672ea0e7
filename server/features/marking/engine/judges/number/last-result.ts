import { findFormFault, isEqualValue } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';

/** True for "0.7 × 10⁸" before "7 × 10⁷", if standard form is asked for: a step. */
const isInOtherForm = ({ target }: NumberPoint, { final, forms }: NumberScheme): boolean =>
  target.options.some(
    ({ result }) =>
      result !== null &&
      findFormFault(result, forms, final?.target.options[0]?.result ?? null) !== null,
  );

/** True for the final answer, or the same figure at the end of another route. */
export const isLastResult = (wanted: NumberPoint, scheme: NumberScheme): boolean =>
  wanted === scheme.final || isSameAsFinal(wanted, scheme);

const isSameAsFinal = (wanted: NumberPoint, scheme: NumberScheme): boolean => {
  const { final } = scheme;
  return (
    final !== null &&
    !isInOtherForm(wanted, scheme) &&
    wanted.stage !== null &&
    final.stage !== null &&
    wanted.point.role === 'accuracy' &&
    hasOnlyResult(wanted) &&
    isEqualValue(wanted.stage.value, final.stage.value)
  );
};

export const hasOnlyResult = ({ target }: NumberPoint): boolean =>
  target.options.every(({ methods, relations }) => methods.length === 0 && relations.length === 0);
