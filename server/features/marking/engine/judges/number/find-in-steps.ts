import { isOperation, type Expression, type Operation } from '../maths/expression.ts';
import type { AnswerFigures, AnswerPart } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';

/** Figures that may replace a figure of the scheme: itself, and own ones carried forward. */
type StandIns = (value: number) => readonly number[];

interface Step {
  values: readonly number[];
  part: AnswerPart | null;
}

const MOST_VALUES = 12;

const includes = (values: readonly number[], value: number): boolean =>
  values.some((one) => isEqualValue(one, value));

/**
 * Returns the results that an answer states for a calculation: its value, and the figure after its
 * `=`.
 */
function statedResults(part: AnswerPart, figures: AnswerFigures): number[] {
  const { written } = part;
  if (part.expression !== written.expression) return [part.value, part.base];
  const after = figures.parts.filter(
    (other) =>
      other.written.statement === written.statement &&
      other.written.side === written.side + 1 &&
      other.expression.type === 'number',
  );
  return [part.value, part.base, ...after.slice(0, 1).map(({ value }) => value)];
}

/** Returns the values of one side of a part of the answer. */
function sideValues(side: Expression, figures: AnswerFigures): number[] {
  const known = figures.parts.find(({ expression }) => expression === side);
  return known === undefined ? [] : [known.value, known.base];
}

function isSameStep(
  wanted: Operation,
  given: Operation,
  left: Step,
  right: Step,
  figures: AnswerFigures,
): boolean {
  if (wanted.sign !== given.sign) return false;
  const [one, other] = [sideValues(given.left, figures), sideValues(given.right, figures)];
  const fits = (step: Step, values: readonly number[]): boolean =>
    values.some((value) => includes(step.values, value));
  if (fits(left, one) && fits(right, other)) return true;
  return /[+*]/.test(wanted.sign) && fits(left, other) && fits(right, one);
}

/**
 * Finds a calculation of the scheme in an answer, in one line or in steps; each step may use the
 * stated result of the step before, right or wrong.
 */
export function findInSteps(
  wanted: Expression,
  figures: AnswerFigures,
  standIns: StandIns,
): Step | null {
  if (wanted.type === 'number') {
    return {
      values: [wanted.value, wanted.value * (wanted.unit?.factor ?? 1), ...standIns(wanted.value)],
      part: null,
    };
  }
  if (wanted.type === 'negative') return findInSteps(wanted.of, figures, standIns);
  if (!isOperation(wanted)) return null;
  const left = findInSteps(wanted.left, figures, standIns);
  const right = findInSteps(wanted.right, figures, standIns);
  if (left === null || right === null) return null;
  const parts = figures.parts.filter(
    ({ expression }) =>
      isOperation(expression) && isSameStep(wanted, expression, left, right, figures),
  );
  const [part] = parts;
  if (part === undefined) return null;
  return {
    values: parts.flatMap((one) => statedResults(one, figures)).slice(0, MOST_VALUES),
    part,
  };
}
