import { figuresOf, type Expression } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue } from './compare-values.ts';
import { isWorkedOut } from './find-steps.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';

/** An intermediate figure that a scheme expects, and that an answer may have wrong. */
export interface Stage {
  value: number;
  base: number;
  /** Whether its line states the result. */
  isSaid: boolean;
}

/** A stage that an answer missed, and the answer's figures in its place. */
export interface OwnFigures {
  stage: Stage;
  values: readonly number[];
}

const MOST_OWN = 12;

export const isGivenBy = ({ given }: NumberScheme, value: number): boolean =>
  given.some((one) => isEqualValue(one.value, value));

/** True for an answer's own figure: not given by the question, or the result of a calculation. */
export const isWorkedOutTo = (
  used: number,
  { results }: AnswerFigures,
  scheme: NumberScheme,
): boolean =>
  !isGivenBy(scheme, used) ||
  results.some(({ value, side }) => side > 0 && isEqualValue(value, used));

/** Returns the results of earlier points that the answer does not reach. */
export const findMissed = (earlier: readonly NumberPoint[], figures: AnswerFigures): Stage[] =>
  earlier.flatMap(({ stage }) =>
    stage === null ||
    figures.parts.some(
      ({ value, expression, written }) =>
        isEqualValue(value, stage.value) &&
        (expression.type === 'number' ||
          expression !== written.expression ||
          isWorkedOut(written, value, figures)),
    )
      ? []
      : [stage],
  );

/** Factors between the units in which questions give figures and those that calculations need. */
const CONVERSIONS = [1000, 1e6, 1e9, 60, 3600];

/** True if the question gives 2.2 kW, and the scheme continues with 2200. */
const isUnconverted = (given: Written, { value, base }: Pick<Stage, 'value' | 'base'>): boolean =>
  !isEqualValue(given.value, value) &&
  (isEqualValue(given.base, base) ||
    (given.unit !== null &&
      CONVERSIONS.some(
        (factor) =>
          isEqualValue(given.value * factor, value) || isEqualValue(given.value, value * factor),
      )));

export const findUnconverted = (method: Expression, { given }: NumberScheme): Stage[] =>
  figuresOf(method)
    .map(({ value }) => ({ value, base: value, isSaid: false }))
    .filter((stage) => given.some((one) => isUnconverted(one, stage)));

/**
 * Returns the answer's figures in place of `stage`: its own result, or a figure of the question
 * that it did not convert. A step left out is not an error carried forward.
 */
function standInsFor(stage: Stage, figures: AnswerFigures, { given }: NumberScheme): number[] {
  const stands = (used: number): boolean => {
    if (figures.results.some(({ value }) => isEqualValue(value, used))) return true;
    const question = given.find(({ value }) => isEqualValue(value, used));
    return question === undefined || isUnconverted(question, stage);
  };
  const values = figures.parts.flatMap(({ value, expression }) =>
    expression.type === 'number' ? [value] : [],
  );
  return [...new Set(values)].filter((used) => stands(used)).slice(0, MOST_OWN);
}

/** Returns the answer's own figures for each stage. */
export const readOwnFigures = (
  stages: readonly Stage[],
  figures: AnswerFigures,
  scheme: NumberScheme,
): OwnFigures[] => stages.map((stage) => ({ stage, values: standInsFor(stage, figures, scheme) }));
