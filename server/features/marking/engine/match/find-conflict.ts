import { staysSame } from '../text/direction.ts';
import type { Answer } from './answer.ts';
import { isOtherQuantity, isTimeReversed } from './compare-quantities.ts';
import { areRolesSwapped } from './compare-roles.ts';
import { compareSides } from './compare-sides.ts';
import { isContrastSwapped, isOtherProportion } from './compare-contrasts.ts';
import {
  compareDirections,
  isComparisonSwapped,
  isPathReversed,
  isSubjectCompared,
} from './compare-directions.ts';
import type { Finding } from './find-statement.ts';
import type { Statement } from './statement.ts';

/** Why words of the scheme do not earn their point. */
export type Conflict = 'negated' | 'reversed' | 'rejected' | 'contradicted';

/** The share of what was found from which a wrong negation decides. */
const NEGATION_DECIDES = 1 / 4;
/**
 * The share from which two comparisons count as using the same words, including the comparing word.
 */
const SAME_WORDS = 0.7;

function isNegated({ share, negated, isContraposition }: Finding): boolean {
  return !isContraposition && negated >= (share + negated) * NEGATION_DECIDES;
}

/** True for "The price stays the same" where the scheme has "the price increases". */
function isSteady({ facts, words }: Statement, answer: Answer): boolean {
  const stems = words.flatMap((word) => word.tokens.map((token) => token.stem));
  return facts.some(({ ofAThing, things }) => {
    const told = things.length > 0 ? things : stems;
    return ofAThing && !staysSame(facts, told) && staysSame(answer.facts, told);
  });
}

/**
 * Returns how an answer contradicts what was found of a statement; null if it does not. `verdict`
 * compares what both decide with "yes" or "no": a "no" in both cancels the negation. `degrees` is
 * how both compare two things, if they do.
 */
export function findConflict(
  statement: Statement,
  answer: Answer,
  finding: Finding,
  { verdict, degrees }: { verdict: -1 | 0 | 1; degrees: 'same' | 'reversed' | null },
): Conflict | null {
  if (verdict === -1) return 'contradicted';
  if (degrees !== null) return degrees === 'reversed' ? 'reversed' : null;
  if (verdict === 0 && isNegated(finding)) return 'negated';
  if (isPathReversed(statement.tokens, answer.tokens)) return 'reversed';
  if (isSubjectCompared(statement.tokens, answer.tokens)) return 'reversed';
  if (statement.side !== null && compareSides(statement.side, answer.tokens) === 'turned')
    return 'reversed';
  if (areRolesSwapped(statement.tokens, answer.tokens)) return 'reversed';
  if (isOtherQuantity(statement.tokens, answer.tokens)) return 'reversed';
  if (isTimeReversed(statement.tokens, answer.tokens)) return 'reversed';
  if (isContrastSwapped(statement.tokens, answer.tokens)) return 'reversed';
  if (isOtherProportion(statement.tokens, answer.tokens)) return 'reversed';
  const isSwapped = isComparisonSwapped(statement.tokens, answer.tokens);
  const directions = compareDirections(statement.facts, answer.facts);
  if (directions === 'both') return null;
  if (directions === 'silent' && isSteady(statement, answer)) return 'reversed';
  if (directions === 'silent') return isSwapped && finding.share > SAME_WORDS ? 'reversed' : null;
  const isTurned =
    directions === 'reversed' || (directions === 'mirrored' && !statement.isRelation);
  return isTurned === isSwapped ? null : 'reversed';
}
