import { figuresOf } from '../maths/expression.ts';
import { isEqualValue, significantOf } from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';
import { isBeforeSimplest } from './simplest-form.ts';
import type { NumberTarget } from './read-target.ts';
import { isSameQuantity, type Unit } from './units.ts';

/** True if a point has a calculation or an equation, not only a figure. */
export const hasCalculation = ({ target }: NumberPoint): boolean =>
  target.options.some(({ methods, relations }) => methods.length > 0 || relations.length > 0);

/** "90 ÷ 'their time'": a calculation with the result of the point above, whatever that is. */
const USES_OWN = /\d\s*[×x*÷/+−-]\s*['‘"“]?(?:their|own)\s+\p{L}/u;

/** True if a later point's calculation uses this one's result. */
export const feeds = (point: NumberPoint, later: readonly NumberPoint[]): boolean =>
  USES_OWN.test(later[0]?.point.text ?? '') ||
  later.some(({ target }) =>
    target.options.some(({ methods, relations }) =>
      [
        ...methods.map(({ expression }) => expression),
        ...relations.flatMap(({ left, right }) => [left, right]),
      ].some((expression) =>
        figuresOf(expression).some(
          ({ value }) => point.stage !== null && isEqualValue(value, point.stage.value),
        ),
      ),
    ),
  );

const nameIn = (label: ReadonlySet<string>): string | undefined =>
  [...label].find((word) => word.length === 1);

/** True for `x = 4` and `y = 3`: neither follows from the other. */
function isOtherName(point: NumberPoint, final: NumberPoint): boolean {
  const [own, last] = [nameIn(point.label), nameIn(final.label)];
  return own !== undefined && last !== undefined && own !== last && !hasCalculation(point);
}

/** True for `x = 2` and `x = 5`: two answers, neither of which leads to the other. */
function isOtherRoot(point: NumberPoint, final: NumberPoint): boolean {
  const [own, last] = [nameIn(point.label), nameIn(final.label)];
  const isSame =
    point.stage !== null &&
    final.stage !== null &&
    isEqualValue(point.stage.value, final.stage.value);
  return own !== undefined && own === last && !isSame && !hasCalculation(point);
}

/** True for `t = 1.3666… × 10⁸` before `t = 1.4 × 10⁸`. */
function isRoundedToFinal({ label, stage }: NumberPoint, final: NumberPoint): boolean {
  if (stage === null || final.stage === null || nameIn(label) !== nameIn(final.label)) return false;
  const places = significantIn(final.target);
  return (
    places > 0 &&
    Number(stage.value.toPrecision(places)) === Number(final.stage.value.toPrecision(places))
  );
}

const significantIn = ({ options }: NumberTarget): number => {
  const expression = options[0]?.result?.expression;
  const [first] = expression === undefined ? [] : figuresOf(expression);
  return first === undefined ? 0 : significantOf(first.text);
};

/**
 * True for "M1, A1 for 22.6, B1 for 12": the B1 is for something else, to which neither of the
 * others leads.
 */
const isClosedBefore = (
  point: NumberPoint,
  later: readonly NumberPoint[],
  final: NumberPoint,
): boolean =>
  final.point.role === 'independent' &&
  (point.point.role === 'method' || point.point.role === 'accuracy') &&
  [point, ...later].some((one) => one.point.role === 'accuracy') &&
  !(
    point.stage !== null &&
    final.stage !== null &&
    isEqualValue(point.stage.value, final.stage.value)
  ) &&
  !feeds(
    point,
    later.filter((one) => one === final),
  );

/** True for "E = 360 000 J" before "360 kJ". */
const isInOtherUnit = ({ stage }: NumberPoint, final: NumberPoint): boolean =>
  stage !== null &&
  final.stage !== null &&
  isEqualValue(stage.base, final.stage.base) &&
  !isEqualValue(stage.value, final.stage.value);

/** "Work out its perimeter and its area". */
const ASKS_TWO =
  /\b(?:calculate|work out|find|determine|give|state|write down)\b[^.?!\n]*?\b(?:and|as well as)\s+(?!(?:give|state|show|write|hence|explain|include)\b)/i;

/**
 * True if the question asks for two things and a point gives another quantity than the final one:
 * "26 cm" and "36 cm²".
 */
function isOtherQuantity(
  point: NumberPoint,
  { final, question }: { final: NumberPoint; question: string },
): boolean {
  if (hasCalculation(point) || hasCalculation(final) || !ASKS_TWO.test(question)) return false;
  const [own, last] = [unitOf(point), unitOf(final)];
  return own !== null && last !== null && !isSameQuantity(own, last);
}

const unitOf = ({ target }: NumberPoint): Unit | null => target.options[0]?.result?.unit ?? null;

const TASK = /\b(?:calculate|work out|find|determine|estimate)\b[^.?!\n]*/gi;

/**
 * True for "Distance = 400 m", from the question, where the speed is asked for: a step, although it
 * has a name.
 */
export function isGivenStep(
  { label, stage, point, index }: NumberPoint,
  { question, given, final }: Pick<NumberScheme, 'question' | 'given' | 'final'>,
): boolean {
  if (final === null || index >= final.index || point.role !== null) return false;
  const task = (question.match(TASK) ?? []).join(' ').toLowerCase();
  const names = [...label].filter((word) => word.length > 2);
  const isGiven = given.some(({ base }) => stage !== null && isEqualValue(base, stage.base));
  return isGiven && names.length > 0 && !names.some((word) => task.includes(word));
}

/** True if a right final answer earns a point before it, because that point leads to it. */
export function isCoveredBy(
  point: NumberPoint,
  later: readonly NumberPoint[],
  scheme: { isCalculation: boolean; hasCondition: boolean; final: NumberPoint; question: string },
): boolean {
  const { role } = point.point;
  if (role === 'special-case' || point.target.units.length > 0 || point.target.figures !== null)
    return false;
  if (isOtherQuantity(point, scheme) && !feeds(point, later)) return false;
  if (isInOtherUnit(point, scheme.final) || isBeforeSimplest(point, scheme.final)) return true;
  if (isOtherName(point, scheme.final) && !feeds(point, later)) return false;
  if (role === 'accuracy' && isOtherRoot(point, scheme.final)) return false;
  if (isClosedBefore(point, later, scheme.final)) return false;
  if (scheme.hasCondition || role === 'method' || role === 'accuracy') return true;
  if (role === 'independent') return hasCalculation(point) || feeds(point, later);
  if (!scheme.isCalculation) return false;
  if (isRoundedToFinal(point, scheme.final)) return true;
  return hasCalculation(point) || feeds(point, later) || point.label.size === 0;
}
