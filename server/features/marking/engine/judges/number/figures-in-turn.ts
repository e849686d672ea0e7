import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { findFormFault, isEqualValue } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';
import { whoseFigure } from './whose-figure.ts';

/**
 * Finds "2, 4, 7, 11" for "After pass 1: n = 2", …: the values in order, even if the question names
 * some. Does not match "median 37, range 21" for a range of 37 and a median of 21.
 */
export function findInTurn({ results }: AnswerFigures, scheme: NumberScheme): readonly Written[] {
  const { points } = scheme;
  const isInTurn =
    points.length > 1 &&
    results.length === points.length &&
    points.every((wanted, at) => {
      const given = results[at];
      const { stage, target } = wanted;
      if (given === undefined || stage === null || !hasResult(target)) return false;
      const owner = whoseFigure(given, wanted, scheme);
      const isNamedSo = owner === 'own' || owner === 'unnamed';
      const isSame = given.unit === null && isEqualValue(stage.value, given.value);
      const result = target.options[0]?.result ?? null;
      return isNamedSo && isSame && findFormFault(given, scheme.forms, result) === null;
    });
  return isInTurn ? results : [];
}

const hasResult = ({ options, units, figures }: NumberPoint['target']): boolean =>
  units.length === 0 && figures === null && options.every(({ result }) => result !== null);
