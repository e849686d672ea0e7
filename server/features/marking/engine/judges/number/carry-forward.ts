import {
  evaluate,
  figuresOf,
  isOperation,
  mapFigures,
  type Expression,
} from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import { isSameButOneFigure } from '../maths/same-relation.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { isEqualValue, isRoundedOn } from './compare-values.ts';
import { findInSteps } from './find-in-steps.ts';
import { isWorkedOut } from './find-steps.ts';
import {
  findMissed,
  findUnconverted,
  isGivenBy,
  isWorkedOutTo,
  readOwnFigures,
  type OwnFigures,
  type Stage,
} from './own-figures.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';

type Span = Pick<Written, 'start' | 'end'>;

/** "28 / 80 × 100" makes 35, and also 35%. */
const PERCENT = [1, 100] as const;
/** Relative tolerance of a bare figure around the result that an own figure leads to. */
const WORKED_IN_THE_HEAD = 0.005;

const isNear = (one: number, other: number, share: number): boolean =>
  Math.abs(one - other) <= share * Math.abs(other);

/** Replacements for the figures of a calculation: from the scheme's values to the answer's. */
type Replacement = ReadonlyMap<number, number>;

/** Returns every way to replace one or more figures that the answer missed by its own. */
function replacementsIn(method: Expression, own: readonly OwnFigures[]): Replacement[] {
  const wanted = figuresOf(method).map(({ value }) => value);
  const used = own.filter(({ stage }) => wanted.some((one) => isRoundedOn(one, stage.value)));
  let all: Replacement[] = [new Map()];
  for (const { stage, values } of used.slice(0, 2)) {
    all = [
      ...all,
      ...all.flatMap((one) => values.map((value) => new Map([...one, [stage.value, value]]))),
    ];
  }
  return all.filter(({ size }) => size > 0);
}

const replace = (method: Expression, by: Replacement): number =>
  evaluate(
    mapFigures(method, (value) => {
      for (const [wanted, used] of by) if (isRoundedOn(wanted, value)) return used;
      return value;
    }),
  );

/**
 * Finds the result of the scheme's calculation with the answer's own figures: "0.003 ÷ 0.025" where
 * the scheme has "0.006 × 1000 ÷ 25", or "so it is 48 000" without any calculation.
 */
function findWithOwn(
  method: Expression,
  ownFigures: readonly OwnFigures[],
  figures: AnswerFigures,
  scheme: NumberScheme,
): Written | null {
  for (const by of replacementsIn(method, ownFigures)) {
    const result = replace(method, by);
    const own = [...by.values()];
    const calculated = figures.parts.find(
      ({ expression, value }) =>
        isOperation(expression) &&
        isEqualValue(value, result) &&
        hasTie(expression, method, figures, scheme) &&
        figuresOf(expression).some((figure) =>
          own.some((used) => isEqualValue(figure.value, used)),
        ),
    );
    if (calculated !== undefined && isWorkedOut(calculated.written, calculated.value, figures))
      return calculated.written;
    if (!own.every((used) => isWorkedOutTo(used, figures, scheme))) continue;
    const first = figures.working.written.findIndex(({ value }) =>
      own.some((used) => isEqualValue(value, used)),
    );
    const said = figures.working.written
      .slice(first + 1)
      .find(
        ({ expression, value }) =>
          expression.type === 'number' &&
          isNear(value, result, WORKED_IN_THE_HEAD) &&
          !isGivenBy(scheme, value) &&
          !own.some((used) => isEqualValue(value, used)),
      );
    if (first !== -1 && said !== undefined) return said;
  }
  return null;
}

/** Finds "6x − 4x = 7 + 5" where the scheme has "7 + 15", after a bracket was expanded wrongly. */
const findEquation = ({ target }: NumberPoint, { working }: AnswerFigures): Span | null =>
  working.relations.find((given) =>
    target.options.some(({ relations }) => relations.some((one) => isSameButOneFigure(one, given))),
  ) ?? null;

/**
 * Returns the calculations that lead to a point's figure: its own, or those of the point above with
 * the same result.
 */
function methodsFor({ target, stage }: NumberPoint, earlier: readonly NumberPoint[]) {
  const own = target.options.flatMap(({ methods }) => methods);
  const above = earlier.findLast(
    (point) =>
      stage !== null &&
      point.stage !== null &&
      PERCENT.some((times) => isRoundedOn(point.stage?.value ?? 0, stage.value * times)),
  );
  return own.length > 0 || above === undefined
    ? { methods: own, isAbove: false }
    : { methods: above.target.options.flatMap(({ methods }) => methods), isAbove: true };
}

/** True if a figure after the calculation states its result, as a number or in per cent. */
const isSaid = (written: Written, value: number, { working }: AnswerFigures): boolean =>
  working.written.some(
    (after) =>
      after.statement === written.statement &&
      after.side > written.side &&
      PERCENT.some((times) => isNear(after.value * times, value, 0.01)),
  );

/**
 * Finds "0.80 × 4200 × 100 = 336 000" where the scheme has "× 80": correctly worked out from one
 * wrong figure.
 */
function findWithSlip(method: Expression, figures: AnswerFigures): Written | null {
  const wanted = figuresOf(method).map(({ value }) => value);
  if (wanted.length < 3) return null;
  const part = figures.parts.find(({ expression, value, written }) => {
    const used = figuresOf(expression).map((figure) => figure.value);
    const [wrong, ...others] = used.filter((one) => !wanted.some((it) => isEqualValue(it, one)));
    const right = wanted.find((one) => !used.some((it) => isEqualValue(it, one)));
    if (wrong === undefined || right === undefined || others.length > 0) return false;
    if (used.length !== wanted.length || !isSaid(written, value, figures)) return false;
    return isEqualValue(value, replace(method, new Map([[right, wrong]])));
  });
  return part?.written ?? null;
}

/**
 * True if a calculation has a figure from the scheme or the question, or one worked out before:
 * "2/9 × 100" for "28/80 × 100" has none, since any percentage has 100.
 */
const hasTie = (
  given: Expression,
  method: Expression,
  { results }: AnswerFigures,
  scheme: NumberScheme,
): boolean =>
  figuresOf(given).some(
    ({ value }) =>
      (!Number.isInteger(Math.log10(value)) &&
        (isGivenBy(scheme, value) ||
          figuresOf(method).some((figure) => isEqualValue(figure.value, value)))) ||
      results.some((result) => isEqualValue(result.value, value)),
  );

/** Finds a calculation with own wrong figures from earlier steps, or its result. */
export function findCarried(
  wanted: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
  earlier: readonly NumberPoint[],
): Span | null {
  const { point, target } = wanted;
  const isAllowed = point.carriesErrors || scheme.carriesErrors || point.role === 'method';
  if (!isAllowed || point.isExact) return null;
  const { methods, isAbove } = methodsFor(wanted, earlier);
  const needsResult =
    point.role !== 'method' && target.options.some(({ result }) => result !== null);
  const missed = findMissed(earlier, figures);
  const isSaidToCarry = point.carriesErrors || scheme.carriesErrors;
  const unconverted =
    isSaidToCarry && !needsResult
      ? methods.flatMap(({ expression }) => findUnconverted(expression, scheme))
      : [];
  const own = readOwnFigures([...missed, ...unconverted], figures, scheme);
  const standIns = (value: number): number[] =>
    own.flatMap(({ stage, values }) => (isRoundedOn(stage.value, value) ? values : []));
  const equation = isSaidToCarry ? findEquation(wanted, figures) : null;
  if (equation !== null) return equation;
  for (const { expression } of methods) {
    const part = findInSteps(expression, figures, standIns)?.part ?? null;
    const isReached =
      part !== null &&
      hasTie(part.expression, expression, figures, scheme) &&
      (isAbove
        ? isSaid(part.written, part.value, figures)
        : !needsResult || isWorkedOut(part.written, part.value, figures));
    if (isReached) return part.written;
    const slipped = isAbove ? findWithSlip(expression, figures) : null;
    if (slipped !== null) return slipped;
    const other = findWithOwn(expression, own, figures, scheme);
    if (other !== null && (!isAbove || other.expression.type === 'number')) return other;
  }
  return isSaidToCarry
    ? (findCarriedOver(wanted, figures, scheme, missed) ??
        findConverted(wanted, figures, earlier.at(-1)))
    : null;
}

/**
 * Finds "CO2 = 0.5 mol" after "5 ÷ 100 = 0.5" where the scheme has 0.05 both times: the same amount
 * of another substance.
 */
function findCarriedOver(
  { stage, target }: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
  missed: readonly Stage[],
): Written | null {
  const isNewThing =
    target.options.every(({ methods }) => methods.length === 0) &&
    missed.some((one) => one.isSaid && stage !== null && isEqualValue(one.value, stage.value));
  if (!isNewThing) return null;
  const again = figures.parts.find(
    ({ expression, value, written }) =>
      expression.type === 'number' &&
      !isGivenBy(scheme, value) &&
      figures.results.some(
        (result) =>
          result.statement < written.statement &&
          result.side > 0 &&
          isEqualValue(result.value, value),
      ),
  );
  return again?.written ?? null;
}

/**
 * Finds "= 230 W = 0.23 kW" where the scheme has 2300 and then 2.3: the conversion is right,
 * although the figure is not.
 */
function findConverted(
  { stage }: NumberPoint,
  figures: AnswerFigures,
  before: NumberPoint | undefined,
): Written | null {
  if (stage === null || !before?.stage) return null;
  const factor = stage.value / before.stage.value;
  const power = Math.log10(factor);
  if (Math.abs(power) < 0.5 || Math.abs(power - Math.round(power)) > 1e-6) return null;
  const { written } = figures.working;
  return (
    written.find(
      (given, at) =>
        given.expression.type === 'number' &&
        given.value !== 0 &&
        written.slice(0, at).some((one) => isEqualValue(one.value * factor, given.value)),
    ) ?? null
  );
}
