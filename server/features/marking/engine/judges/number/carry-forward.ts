import { isEqualValue } from './compare-values.ts';

/** A figure that a scheme expects on the way, and that an answer may have got wrong. */
export interface Stage {
  value: number;
  base: number;
}

/** What a figure of an answer may stand for. */
export interface OwnFigures {
  /** Figures that the question gives, as written and in base units. */
  given: readonly { value: number; base: number }[];
  /** What earlier steps of the answer came to. */
  results: readonly number[];
  /** What the scheme expected of earlier steps that the answer missed. */
  missed: readonly Stage[];
}

/** Whether a figure stands where an earlier one, got wrong or not converted, belongs. */
export function replaces(wanted: number, used: number, own: OwnFigures): boolean {
  const stage = own.missed.find(({ value }) => isEqualValue(value, wanted));
  if (stage === undefined) return false;
  const isOwn = own.results.some((value) => isEqualValue(value, used));
  const question = own.given.find(({ value }) => isEqualValue(value, used));
  if (isOwn || question === undefined) return true;
  return isEqualValue(question.base, stage.base) && !isEqualValue(question.value, stage.value);
}
