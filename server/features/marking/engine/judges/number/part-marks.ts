import type { KindVerdict } from '../judge.ts';
import { figuresOf } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import { findFormFault, isEqualValue, isIrrational } from './compare-values.ts';
import { findMethod } from './find-steps.ts';
import { isUnfinished, matchResult } from './match-final.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';
import { plainDigits, type NumberSpecial } from './number-specials.ts';
import type { NumberTarget } from './read-target.ts';
import { earned, SURE } from './number-verdicts.ts';

/** Returns the scheme without its forms: part marks are for the right value in another form. */
const withoutForms = (scheme: NumberScheme): NumberScheme => ({
  ...scheme,
  forms: scheme.forms.filter((form) => form !== 'simplest' && form !== 'standard'),
});

/**
 * Returns the verdict with part of a point's marks, if the answer earns a part that the scheme
 * names.
 */
export function applyPartial(
  verdict: KindVerdict,
  { point, partial }: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
): KindVerdict {
  if (verdict.share === 1) return verdict;
  const loose = withoutForms(scheme);
  for (const { target, marks } of partial) {
    const at = figures.results.find((result) => matchResult(target, result, loose).isRight);
    const share = Math.min(1, marks / point.marks);
    if (at !== undefined && share > (verdict.share ?? 0))
      return { ...earned([at], SURE.figureOnTheWay, verdict.finding), share };
  }
  return verdict;
}

/** True if the final figure has the wanted digits, and is in standard form if required. */
function hasDigits(
  { text, isStandard }: NonNullable<NumberSpecial['digits']>,
  { final }: AnswerFigures,
): boolean {
  if (final === null) return false;
  const { written } = final;
  const [first] = figuresOf(written.expression);
  const inStandard = findFormFault(written, ['standard'], null) === null;
  return first !== undefined && plainDigits(first.text) === text && (!isStandard || inStandard);
}

/** False for "40.8 × 10¹" as the 408 of a special case, if standard form is asked for. */
const isInForm = (target: NumberTarget, { expression }: Written, scheme: NumberScheme): boolean =>
  !scheme.forms.includes('standard') ||
  target.options.some(({ result }) => result?.expression.type === expression.type);

/** True for a one-digit number, which occurs in many calculations that do not result in it. */
const isCommon = (value: number): boolean => Number.isInteger(value) && Math.abs(value) < 10;

/**
 * True if the figure of "B1 for 148.5 seen" is anywhere in the working, unless the question gives
 * it.
 */
const isOnTheWay = (
  target: NumberTarget,
  { parts, results }: AnswerFigures,
  { given }: NumberScheme,
): boolean =>
  target.options.some(
    ({ result }) =>
      result !== null &&
      given.every(({ value }) => !isEqualValue(value, result.value)) &&
      (isCommon(result.value) ? results : parts).some(({ value }) =>
        isEqualValue(result.value, value),
      ),
  );

export function meetsSpecial(
  { target, denominator, digits, isStep, isUnitless }: NumberSpecial,
  figures: AnswerFigures,
  scheme: NumberScheme,
): boolean {
  if (denominator > 0 && new RegExp(String.raw`\d\s*/\s*${denominator}(?!\d)`).test(figures.text))
    return true;
  if (digits !== null) return hasDigits(digits, figures);
  if (target === null || figures.final === null) return false;
  const { unit, expression } = figures.final.written;
  if (isUnitless && (unit !== null || isIrrational(expression))) return false;
  if (isStep && isOnTheWay(target, figures, scheme)) return true;
  // A step is a calculation, whatever the form of the answer.
  if (isStep && findMethod({ target }, figures) !== null) return true;
  if (!isInForm(target, figures.final.written, scheme)) return false;
  const isFinished = !isUnfinished(figures.final.written, target);
  if (isFinished && matchResult(target, figures.final.written, withoutForms(scheme)).isRight)
    return true;
  return (
    target.options.some(({ methods, relations }) => methods.length + relations.length > 0) &&
    findMethod({ target }, figures) !== null
  );
}

const namesExactly = ({ target }: NumberSpecial, { final }: AnswerFigures): boolean =>
  target?.options.some(
    ({ result }) =>
      result !== null && final !== null && isEqualValue(result.value, final.written.value),
  ) ?? false;

/** Adds up steps of one mark each: "M1 for (2x + 1)(x − 3)" over "M1 for (x + 3)(x − 3)". */
function sumOfSteps(all: readonly NumberSpecial[], met: readonly NumberSpecial[]): number {
  const areOfOne = all.every(({ marks, isStep }) => !isStep || marks === 1);
  const lines = new Set(met.filter(({ isStep }) => isStep).map(({ line }) => line));
  return areOfOne ? lines.size : 0;
}

/** Gives the first points the marks of a special case, if they have fewer in all. */
export function applySpecials(
  verdicts: (KindVerdict | null)[],
  figures: AnswerFigures,
  scheme: NumberScheme,
): void {
  const met = scheme.specials.filter((special) => meetsSpecial(special, figures, scheme));
  // "63.616 scores 1" is for exactly that figure, although it rounds to 63.6.
  const exact = met.filter((special) => namesExactly(special, figures));
  const marks = Math.max(
    sumOfSteps(scheme.specials, met),
    ...(exact.length > 0 ? exact : met).map((special) => special.marks),
  );
  const worth = ({ index, point }: NumberPoint): number =>
    (verdicts[index]?.share ?? 0) * point.marks;
  let lacking = marks - scheme.points.reduce((sum, point) => sum + worth(point), 0);
  for (const wanted of scheme.points) {
    if (lacking <= 0) return;
    const more = Math.min(lacking, wanted.point.marks - worth(wanted));
    if (more <= 0) continue;
    const share = (worth(wanted) + more) / wanted.point.marks;
    verdicts[wanted.index] = {
      ...earned(figures.final === null ? [] : [figures.final.written], SURE.figureOnTheWay),
      share,
    };
    lacking -= more;
  }
}

/**
 * Takes marks off the first points of an answer without working, down to the most that it may get.
 */
export function limitUnshown(
  verdicts: (KindVerdict | null)[],
  { points }: NumberScheme,
  most: number,
): void {
  const worth = ({ index, point }: NumberPoint): number =>
    (verdicts[index]?.share ?? 0) * point.marks;
  let over = points.reduce((sum, point) => sum + worth(point), 0) - most;
  for (const wanted of points) {
    const verdict = verdicts[wanted.index] ?? null;
    const less = Math.min(over, worth(wanted));
    if (less <= 0 || verdict === null) continue;
    const share = (worth(wanted) - less) / wanted.point.marks;
    verdicts[wanted.index] = { ...verdict, share, spans: share > 0 ? verdict.spans : [] };
    over -= less;
  }
}

/** Lowers the sureness of wrong answers that an unread special case may describe. */
export function doubtUnread(
  verdicts: (KindVerdict | null)[],
  { specials, points }: NumberScheme,
): void {
  if (specials.every((one) => one.target !== null || one.denominator > 0 || one.digits !== null))
    return;
  for (const { index } of points) {
    const verdict = verdicts[index] ?? null;
    if (verdict !== null && (verdict.share ?? 0) < 1 && verdict.finding !== 'incomplete')
      verdicts[index] = {
        ...verdict,
        sureness: Math.min(verdict.sureness, SURE.unreadSpecial),
      };
  }
}
