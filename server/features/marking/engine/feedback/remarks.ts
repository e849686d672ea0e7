import type { Finding } from '../judges/judge.ts';
import type { PointKind } from '../scheme/scheme.ts';

/**
 * What a student can do about a finding, in words for twelve-year-olds; null if a remark would say
 * more than is known, or give the answer away. Each is true whether or not the point earned
 * something.
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
  'too-many': 'Your answer gives more than the question asks for.',
  unbalanced: 'Check that both sides of your equation balance.',
  'wrong-species': 'Check each substance in your equation.',
  reversed: 'Check which way round it goes.',
  'missing-state-symbols': 'Check the state symbols.',
  contradicted: 'Your answer says two different things. Decide on one.',
  'order-wrong': 'Check the order.',
  incomplete: 'Part of the answer is still missing.',
  unreadable: null,
};

const BY_KIND: Readonly<Partial<Record<PointKind, Partial<Record<Finding, string>>>>> = {
  translation: { 'other-word': 'Look again at each part of the sentence.' },
  formula: { reversed: 'Check which side of the equation is which.' },
  expression: { 'not-simplest': 'This is right so far. Now simplify it.' },
};

/**
 * Remarks without the part that calls something right, for use when another finding contradicts it.
 */
const WITHOUT_PRAISE: Readonly<Partial<Record<Finding, string>>> = {
  'unit-missing': 'The unit is missing.',
  'unit-wrong': 'Check the unit.',
  'power-of-ten': 'Check the decimal point and any change of units.',
  'not-simplest': 'Check that it is in its simplest form.',
};

/** For a value that is not the answer but may be a right step. */
const ON_THE_WAY = 'Part of this is right. Check each step up to the final answer.';

interface Found {
  finding: Finding;
  kind: PointKind;
}

/**
 * Returns a sentence for each finding that has one; `marks` are those of the whole answer. A slip
 * explains the wrong value before it, and if two things were found neither is called right.
 */
export function remarksOn(found: readonly Found[], marks: number): string[] {
  const findings = new Set(found.map(({ finding }) => finding));
  const sentenceFor = ({ finding, kind }: Found): string | null => {
    if (finding === 'other-value' && findings.has('slip-carried-forward')) return null;
    if (finding === 'other-value' && marks > 0) return ON_THE_WAY;
    if (finding === 'incomplete' && marks === 0) return null;
    // A reversed equation needs no other remark on its formulae.
    if (finding === 'wrong-species' && findings.has('reversed')) return null;
    if (findings.size > 1 && finding in WITHOUT_PRAISE) return WITHOUT_PRAISE[finding] ?? null;
    return BY_KIND[kind]?.[finding] ?? REMARKS[finding];
  };
  return found.flatMap((one) => sentenceFor(one) ?? []);
}
