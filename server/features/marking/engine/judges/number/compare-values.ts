import { evaluate, figuresOf, isOperation, partsOf, type Expression } from '../maths/expression.ts';
import { gcd } from '../maths/gcd.ts';
import type { Written } from '../maths/read-working.ts';
import type { Finding } from '../judge.ts';
import type { NumberForm } from './asked-forms.ts';
import type { Figures } from './read-target.ts';
import { isSameQuantity } from './units.ts';

const EXACT = 1e-9;
const ROUNDED = 0.005;
const ROUNDED_OF_TWO = 0.01;
const IRRATIONAL = 0.002;
/** The least number of decimal figures that may replace a fraction. */
const WRITTEN_OUT = 3;

const isNear = (a: number, b: number, share: number): boolean =>
  Math.abs(a - b) <= share * Math.max(Math.abs(a), Math.abs(b), 1e-300);

/** True if two values are equal apart from rounding: schemes write "44 ÷ 2π", and then "7.00". */
export const isRoundedOn = (one: number, other: number): boolean => isNear(one, other, ROUNDED);

export const isEqualValue = (a: number, b: number): boolean => isNear(a, b, EXACT);

const plainFigures = (text: string): string => text.replaceAll(/[^\d.]/g, '');

/** Returns the number of decimal places in a figure as written. */
function decimalsOf(text: string): number {
  return plainFigures(text).split('.')[1]?.length ?? 0;
}

/**
 * Returns the number of significant figures as written; zeros at the end of a whole number count.
 */
export function significantOf(text: string): number {
  return plainFigures(text).replace('.', '').replace(/^0+/, '').length;
}

const roundTo = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals * (1 + EXACT)) / 10 ** decimals;

/** Returns the digits as written: those of the mantissa in standard form. */
function textOf(expression: Expression): string {
  return figuresOf(expression)[0]?.text ?? '';
}

/** True if a figure is given as exactly as asked for: "8.24" for three significant figures. */
export function isGivenTo(written: Written, { by, count }: Figures): boolean {
  const text = textOf(written.expression);
  if (by === 'decimal') return decimalsOf(text) === count;
  const significant = significantOf(text);
  if (significant === count) return true;
  // 8200 may have two significant figures, or three.
  const isWhole = decimalsOf(text) === 0;
  return isWhole && significant > count && plainFigures(text).replace(/0+$/, '').length <= count;
}

/** True if a figure is another one rounded to fewer places. */
export function isRounded(exact: Written, given: Written): boolean {
  const [from, to] = [decimalsOf(textOf(exact.expression)), decimalsOf(textOf(given.expression))];
  return to < from && isEqualValue(roundTo(exact.value, to), given.value);
}

/** True if a figure in a step is the wanted one to three significant figures or more. */
export function isRoundedStep(wanted: Written, given: Written): boolean {
  const places = significantOf(textOf(given.expression));
  if (places < 3 || places >= significantOf(textOf(wanted.expression))) return false;
  const isSameUnit =
    wanted.unit === null || given.unit === null || wanted.unit.factor === given.unit.factor;
  return isSameUnit && isEqualValue(Number(wanted.value.toPrecision(places)), given.value);
}

/** The result of comparing a given figure with the wanted one. */
interface Comparison {
  isEqual: boolean;
  finding: Finding | null;
}

export const isIrrational = (expression: Expression): boolean =>
  partsOf(expression).some(
    (part) => part.type === 'call' || (part.type === 'name' && part.name === 'π'),
  );

/**
 * Returns how far a figure with more places may be from the scheme's, which it rounds to, as a
 * share of that. A scheme's "5.3" is assumed to be rounded, and so is "122" if an answer has 122.2;
 * "3" and "120" may be exact.
 */
function roundedShare(text: string, given: Written): number {
  const places = significantOf(text);
  if (decimalsOf(text) > 0)
    return places > 1 && significantOf(textOf(given.expression)) > 2 ? ROUNDED_OF_TWO : ROUNDED;
  return places > 2 && !text.endsWith('0') && decimalsOf(textOf(given.expression)) > 0
    ? ROUNDED
    : 0;
}

/** Removes the sign: "–0.35" is a plain figure like 0.35. */
const unsigned = (expression: Expression): Expression =>
  expression.type === 'negative' ? expression.of : expression;

function compareFigures(
  wanted: Written,
  given: Written,
  a: number,
  b: number,
  isLoose: boolean,
): Comparison {
  if (isNear(a, b, EXACT)) return { isEqual: true, finding: null };
  if (isIrrational(wanted.expression) && isNear(a, b, IRRATIONAL))
    return { isEqual: true, finding: null };
  const isSameScale = b === given.value && a === wanted.value;
  const text = textOf(wanted.expression);
  const decimals = decimalsOf(text);
  const isPlain = unsigned(wanted.expression).type === 'number';
  if (isSameScale && (isPlain || isStandard(wanted.expression))) {
    // "4.91 × 10⁻⁷" rounds to 4.9 × 10⁻⁷, as 4.91 rounds to 4.9.
    const scale = isPlain ? 1 : a / Number(text);
    const rounds = isNear(roundTo(b / scale, decimals), a / scale, EXACT);
    if (rounds && (isLoose || isNear(a, b, roundedShare(text, given))))
      return { isEqual: true, finding: null };
  }
  const isWrittenOut =
    isSameScale &&
    unsigned(given.expression).type === 'number' &&
    fractionOf(wanted.expression) !== null &&
    significantOf(textOf(given.expression)) >= WRITTEN_OUT;
  if (isWrittenOut && isNear(roundTo(a, decimalsOf(textOf(given.expression))), b, EXACT))
    return { isEqual: true, finding: null };
  if (isEqualValue(a, -b)) return { isEqual: false, finding: 'sign' };
  if (isEqualValue(a * b, 1)) return { isEqual: false, finding: 'inverted' };
  const power = Math.log10(Math.abs(b / a));
  if (Math.abs(power) > 0.5 && Math.abs(power - Math.round(power)) < 1e-6)
    return { isEqual: false, finding: 'power-of-ten' };
  const hasFewerPlaces =
    isSameScale && isNear(roundTo(a, decimalsOf(textOf(given.expression))), b, EXACT);
  return { isEqual: false, finding: hasFewerPlaces ? 'rounding' : 'other-value' };
}

/** Compares figures with their units, converted if both units are of the same quantity. */
export function compareValues(wanted: Written, given: Written, isLoose = false): Comparison {
  const { unit: asked } = wanted;
  const { unit } = given;
  if (asked !== null && unit !== null) {
    if (isSameQuantity(asked, unit))
      return compareFigures(wanted, given, ...inSameUnit(wanted, given), isLoose);
    const compared = compareFigures(wanted, given, wanted.value, given.value, isLoose);
    return compared.isEqual ? { isEqual: true, finding: 'unit-wrong' } : compared;
  }
  const isPercent = isPercentage(asked) || isPercentage(unit);
  const isEquivalent =
    isPercent && (isNear(wanted.base, given.base, EXACT) || isRoundedPercent(wanted, given));
  // "0.4%" is not 2/5, though 0.4 is.
  if (asked === null && isPercentage(unit) && fractionOf(wanted.expression) !== null)
    return { isEqual: isEquivalent, finding: isEquivalent ? null : 'other-value' };
  const compared = compareFigures(wanted, given, wanted.value, given.value, isLoose);
  if (compared.isEqual)
    return asked !== null && unit === null ? { isEqual: true, finding: 'unit-missing' } : compared;
  // "55p" where the scheme has 0.55, in pounds.
  if (
    asked === null &&
    unit?.text.startsWith('p') === true &&
    unit.factor === 0.01 &&
    isNear(wanted.value, given.base, EXACT)
  )
    return { isEqual: true, finding: null };
  // 25 % equals 0.25, and 3/8 equals 37.5 %.
  return isEquivalent ? { isEqual: true, finding: null } : compared;
}

const isPercentage = (unit: Written['unit']): boolean =>
  unit !== null && (unit.text === '%' || unit.text.startsWith('per'));

const PERCENT = 100;

/** True for "15.2%" and 5/33, either way round: one is exact, the other rounded. */
function isRoundedPercent(wanted: Written, given: Written): boolean {
  const [percent, exact] = given.unit === null ? [wanted, given] : [given, wanted];
  const text = textOf(percent.expression);
  const isExact = fractionOf(exact.expression) !== null && exact.unit === null;
  return (
    isExact &&
    percent.expression.type === 'number' &&
    significantOf(text) >= WRITTEN_OUT &&
    isNear(roundTo(exact.value * PERCENT, decimalsOf(text)), percent.value, EXACT)
  );
}

function inSameUnit(wanted: Written, given: Written): [number, number] {
  return wanted.unit?.factor === given.unit?.factor
    ? [wanted.value, given.value]
    : [wanted.base, given.base];
}

interface Fraction {
  over: number;
  under: number;
}

function fractionOf(expression: Expression): Fraction | null {
  if (expression.type === 'negative') return fractionOf(expression.of);
  if (expression.type === 'number') {
    const [, over, under] = /(\d+)\s*\/\s*(\d+)$/.exec(expression.text) ?? [];
    return over === undefined ? null : { over: Number(over), under: Number(under) };
  }
  if (!isOperation(expression) || expression.sign !== '/') return null;
  const [over, under] = [evaluate(expression.left), evaluate(expression.right)];
  return Number.isInteger(over) && Number.isInteger(under) && under < 1e9 ? { over, under } : null;
}

/** Returns what is wrong with the form of a right figure, or null. */
export function findFormFault(
  given: Written,
  asked: readonly NumberForm[],
  wanted: Written | null,
): Finding | null {
  const { expression, unit, base } = given;
  // "(a) in standard form, (b) as an ordinary number": a form that the scheme's own figure does not
  // have is asked for in another part.
  const forms = wanted === null ? asked : asked.filter((form) => hasForm(wanted, form));
  const fraction = fractionOf(expression);
  if (forms.includes('decimal') && isPercentage(unit)) return 'wrong-form';
  // "24" is accepted for 24 %; 0.24 is the same in another form.
  const isShare = wanted !== null && isPercentage(wanted.unit) && isNear(base, wanted.base, EXACT);
  if (forms.includes('percentage') && isShare && !isPercentage(unit)) return 'wrong-form';
  if (forms.includes('exact') && !isIrrational(expression)) return 'wrong-form';
  if (forms.includes('fraction') && fraction === null) return 'wrong-form';
  if (forms.includes('decimal') && fraction !== null) return 'wrong-form';
  if (forms.includes('simplest') && fraction !== null && gcd(fraction.over, fraction.under) > 1)
    return 'not-simplest';
  if (forms.includes('standard') && !isStandard(expression)) return 'wrong-form';
  if (forms.includes('ordinary') && isStandard(expression)) return 'wrong-form';
  if (
    forms.includes('mixed') &&
    !(expression.type === 'number' && fraction !== null && /\s/.test(expression.text))
  )
    return /½|¼|¾/.test(textOf(expression)) ? null : 'wrong-form';
  return null;
}

/** True for "12/30" before "2/5": the same fraction, not yet in its simplest form. */
export function isUnsimplified(one: Expression, simplest: Expression): boolean {
  const [whole, cancelled] = [fractionOf(one), fractionOf(simplest)];
  return (
    whole !== null &&
    cancelled !== null &&
    whole.over * cancelled.under === cancelled.over * whole.under &&
    gcd(whole.over, whole.under) > 1 &&
    gcd(cancelled.over, cancelled.under) === 1
  );
}

const hasForm = (written: Written, form: NumberForm): boolean =>
  findFormFault(written, [form], null) === null;

/**
 * True for "420 000" and the question's 4.2 × 10⁵, or 3/5 and its 0.6: the same figure in another
 * form.
 */
export const isInOtherForm = (one: Written, other: Written): boolean =>
  isStandard(one.expression) !== isStandard(other.expression) ||
  (fractionOf(one.expression) === null) !== (fractionOf(other.expression) === null) ||
  isPercentage(one.unit) !== isPercentage(other.unit);

function isStandard(expression: Expression): boolean {
  if (expression.type === 'number') return /[\d.]e/i.test(expression.text);
  if (expression.type === 'negative') return isStandard(expression.of);
  if (!isOperation(expression) || expression.sign !== '*') return false;
  const size = Math.abs(evaluate(expression.left));
  const { right } = expression;
  return (
    size >= 1 &&
    size < 10 &&
    (isOperation(right)
      ? right.sign === '^' && evaluate(right.left) === 10
      : right.type === 'number' && /^1e/i.test(right.text))
  );
}
