import { areOpposites, tellsSameChange } from '../text/direction.ts';
import { quantityAgreement } from '../text/numbers.ts';
import { isMisspelling } from '../text/spelling.ts';
import { areAkin, areSynonyms, isListedWord } from '../text/synonyms.ts';
import type { Token } from '../text/tokenise.ts';

/** What each way of meeting a wanted word is worth. */
const LIKENESS = {
  same: 1,
  synonym: 0.85,
  opposite: 0.8,
  misspelt: 0.9,
  related: 0.7,
  akin: 0.5,
} as const;

const SHORTEST_ROOT = 4;

/** `magnet` and `magnetic`: one stem begins the other. */
function shareRoot(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  return short.length >= SHORTEST_ROOT && long.length - short.length <= 4 && long.startsWith(short);
}

/** Whether two words begin so that one may be a form of the other, or a slip for it. */
const beginAlike = (a: string, b: string): boolean =>
  a[0] === b[0] || (a[0] === b[1] && a[1] === b[0]);

/** How well an answer's word says what the scheme's word says, 0..1, negation aside. */
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
  // Most pairs of words end here, so that what follows may cost more.
  if (!beginAlike(given.word, wanted.word) && !beginAlike(given.stem, wanted.stem)) return 0;
  if (areOpposites(wanted.stem, given.stem)) return 0;
  if (shareRoot(wanted.stem, given.stem)) return LIKENESS.related;
  if (isListed) return 0;
  const misspelt = isMisspelling(given.word, wanted.word) || isMisspelling(given.stem, wanted.stem);
  return misspelt ? LIKENESS.misspelt : 0;
}

/** How much an answer's word has to do with the scheme's, 0..1: as `likeness`, and looser. */
export function relatedness(wanted: Token, given: Token): number {
  const exact = likeness(wanted, given);
  if (exact > 0 || given.isFunctionWord || areOpposites(wanted.stem, given.stem)) return exact;
  return areAkin(wanted.stem, given.stem) ? LIKENESS.akin : 0;
}

/** How well a word of an answer meets any of the wanted words. */
export interface Meeting {
  quality: number;
  /** Met by its opposite, which says the same under negation. */
  isOpposite: boolean;
}

/** Looks for the best meeting, and for an opposite where there is none. */
export function meetAny(wanted: readonly Token[], given: Token): Meeting {
  let quality = 0;
  for (const one of wanted) quality = Math.max(quality, likeness(one, given));
  if (quality > 0) return { quality, isOpposite: false };
  const isOpposite = wanted.some((one) => areOpposites(one.stem, given.stem));
  return { quality: isOpposite ? LIKENESS.opposite : 0, isOpposite };
}
