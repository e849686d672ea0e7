import type { SchemeCondition } from '../../scheme/scheme.ts';
import { readTarget, type NumberTarget } from './read-target.ts';

/**
 * Something besides the points that earns marks; without target and denominator it could not be
 * read.
 */
export interface NumberSpecial {
  target: NumberTarget | null;
  /** "12 as denominator"; 0 if the scheme names none. */
  denominator: number;
  marks: number;
  /** "figs 408": these digits with any power of ten, or in standard form if one of ten follows. */
  digits: { text: string; isStandard: boolean } | null;
  /** Whether the target is a final figure, not a step or a sign. */
  isFigure: boolean;
  /** Whether the target may be anywhere in the working. */
  isStep: boolean;
  /** Whether the marks are only for answers without working. */
  isUnshown: boolean;
  /** True if the marks are only for figures without a unit, and without π. */
  isUnitless: boolean;
  line: number;
}

const FIGURE =
  /^[-–−]?\s?[£$€]?\d(?:[\d., ]*\d)?(?:\(\d+\))?(?:\s?[:/]\s?\d+)?(?:\s?[^\s\d=]{1,8})?(?:\s+(?:with|without|as|from)\b[^\d]*)?$/;

/** "12 as denominator", "denominator of 12". */
const DENOMINATOR =
  /\b(\d+)\s+(?:seen\s+)?as\s+(?:the\s+)?denominator\b|\bdenominator\s+(?:of\s+|is\s+|=\s*)?(\d+)\b/i;

/** "figs 408 seen", "figures 4.08 × 10ⁿ". */
const DIGITS = /\bfig(?:ure)?s\.?\s+(\d[\d.]*)(\s*[×x]\s*10)?/i;

/** Returns the digits of a number without its decimal point and without zeros at either end. */
export const plainDigits = (text: string): string =>
  text.replaceAll(/\D/g, '').replaceAll(/^0+|0+$/g, '');

/** Returns what a scheme's conditions give marks for, besides the points. */
export function readSpecials(
  conditions: readonly SchemeCondition[],
  names: ReadonlySet<string>,
): NumberSpecial[] {
  return conditions.flatMap((condition): NumberSpecial[] => {
    if (condition.kind !== 'special-case') return [];
    const { answer: text, marks, line } = condition;
    const own = {
      marks,
      line,
      isStep: condition.isStep === true,
      isUnshown: condition.isUnshown === true,
      isUnitless: condition.isUnitless === true,
    };
    if (/\bassociated with\b/i.test(text))
      return [{ ...own, target: null, denominator: 0, digits: null, isFigure: false }];
    const [, digits, power] = DIGITS.exec(text) ?? [];
    if (digits !== undefined) {
      const wanted = { text: plainDigits(digits), isStandard: power !== undefined };
      return [{ ...own, target: null, denominator: 0, digits: wanted, isFigure: false }];
    }
    const denominator = Number(DENOMINATOR.exec(text)?.slice(1).find(Boolean) ?? 0);
    const target = readTarget({ text: text.replace(DENOMINATOR, ' ') }, names);
    if (target === null && denominator === 0)
      return [{ ...own, target: null, denominator, digits: null, isFigure: false }];
    return [{ ...own, target, denominator, digits: null, isFigure: FIGURE.test(text.trim()) }];
  });
}
