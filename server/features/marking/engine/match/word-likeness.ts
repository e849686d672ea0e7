import { areOpposites, tellsSameChange } from '../text/direction.ts';
import { quantityAgreement } from '../text/numbers.ts';
import { isMisspelling } from '../text/spelling.ts';
import { areAkin, areSynonyms, isListedWord } from '../text/synonyms.ts';
import type { Token } from '../text/tokenise.ts';

/** The worth of each way of matching a wanted word. */
const LIKENESS = {
  same: 1,
  synonym: 0.85,
  opposite: 0.8,
  misspelt: 0.9,
  related: 0.7,
  akin: 0.5,
} as const;

const SHORTEST_ROOT = 4;

/** True for `magnet` and `magnetic`: one stem begins with the other. */
function shareRoot(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_ROOT && long.length - short.length <= 4 && long.startsWith(short);
}

/** True if two words begin alike, so that one may be a form or a misspelling of the other. */
const beginAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/**
 * Returns how well an answer's word matches the scheme's in meaning, from 0 to 1, ignoring
 * negation.
 */
export function likeness(wanted: Token, given: Token): number {
  if (wanted.quantity !== null) {
    return given.quantity === null ? 0 : quantityAgreement(wanted.quantity, given.quantity);
  }
  if (wanted.stem === given.stem) return LIKENESS.same;
  if (given.quantity !== null) return 0;
  if (tellsSameChange(wanted, given)) return LIKENESS.synonym;
  if (given.isFunctionWord) return 0;
  const isListed = isListedWord(given.stem);
  if (isListed && areSynonyms(wanted.stem, given.stem)) return LIKENESS.synonym;
  // Most pairs of words end here, so that the rest may be more expensive.
  if (!beginAlike(given.word, wanted.word) && !beginAlike(given.stem, wanted.stem)) return 0;
  if (areOpposites(wanted.stem, given.stem)) return 0;
  if (shareRoot(wanted.stem, given.stem)) return LIKENESS.related;
  if (isListed) return 0;
  const misspelt = isMisspelling(given.word, wanted.word) || isMisspelling(given.stem, wanted.stem);
  return misspelt ? LIKENESS.misspelt : 0;
}

/**
 * Returns how closely an answer's word is related to the scheme's, from 0 to 1: like `likeness`,
 * but looser.
 */
export function relatedness(wanted: Token, given: Token): number {
  const exact = likeness(wanted, given);
  if (exact > 0 || given.isFunctionWord || areOpposites(wanted.stem, given.stem)) return exact;
  return areAkin(wanted.stem, given.stem) ? LIKENESS.akin : 0;
}

/** How well a word of an answer matches any of the wanted words. */
export interface Meeting {
  quality: number;
  /** Whether it is the opposite, which means the same under negation. */
  isOpposite: boolean;
}

/** Finds the best match, or an opposite if there is none. */
export function meetAny(wanted: readonly Token[], given: Token): Meeting {
  let quality = 0;
  for (const one of wanted) quality = Math.max(quality, likeness(one, given));
  if (quality > 0) return { quality, isOpposite: false };
  const isOpposite = wanted.some((one) => areOpposites(one.stem, given.stem));
  return { quality: isOpposite ? LIKENESS.opposite : 0, isOpposite };
}
