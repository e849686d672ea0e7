import type { Finding } from './judges/judge.ts';
import type { PointKind } from './scheme/scheme.ts';

/**
 * What a student can do about a finding, in words for twelve-year-olds; null where it would say more
 * than is known, or give the answer away. Each holds whether or not the point earned something.
 */
const REMARKS: Readonly<Record<Finding, string | null>> = {
  'unit-missing': 'The number is right, but the unit is missing.',
  'unit-wrong': 'The number is right. Check the unit.',
  rounding: 'Check how you rounded your answer.',
  'power-of-ten': 'The digits are right. Check the decimal point and any change of units.',
  sign: 'Check the sign: is it plus or minus?',
  inverted: 'Check which number is divided by which.',
  'working-only': 'Give the final answer as well.',
  'slip-carried-forward': 'There is a slip early in your working, and the rest follows from it.',
  'not-simplest': 'The value is right. Now give it in its simplest form.',
  'wrong-form': 'Look at how the question wants the answer written.',
  'other-value': 'Check your working step by step.',
  'other-word': 'Check the word that you chose: a similar word can mean something else.',
  unbalanced: 'Count the atoms on both sides of your equation.',
  'wrong-species': 'Check each formula in your equation.',
  reversed: 'Check which way round it goes.',
  'missing-state-symbols': 'The state symbols are missing.',
  contradicted: 'Your answer says two different things. Decide on one.',
  'order-wrong': 'Check the order.',
  incomplete: 'Part of the answer is still missing.',
  unreadable: null,
};

const BY_KIND: Readonly<Partial<Record<PointKind, Partial<Record<Finding, string>>>>> = {
  formula: { reversed: 'Check which side of the equation is which.' },
  expression: { 'not-simplest': 'This is right so far. Now simplify it.' },
};

interface Found {
  finding: Finding;
  kind: PointKind;
}

/** A sentence for each finding that has one. A slip explains the wrong value before it. */
export function remarksOn(found: readonly Found[]): string[] {
  const hasSlip = found.some(({ finding }) => finding === 'slip-carried-forward');
  return found
    .filter(({ finding }) => !(hasSlip && finding === 'other-value'))
    .flatMap(({ finding, kind }) => BY_KIND[kind]?.[finding] ?? REMARKS[finding] ?? []);
}
