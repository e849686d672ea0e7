import { editDistance } from '../../../../../shared/edit-distance.ts';
import { directionsOf, tellsChange } from '../text/direction.ts';
import type { Token } from '../text/tokenise.ts';
import { COMMON_WORDS } from '../text/word-lists.ts';
import type { Answer } from './answer.ts';
import type { Finding } from './find-statement.ts';
import { WEIGHTS, type Slot, type Statement } from './statement.ts';
import { likeness } from './word-likeness.ts';

/** Finds words that a statement requires and an answer lacks, and other words in their place. */

const FEW_SLOTS = 3;

/** Longer statements are seldom expressed in full, and the words around a gap tell little. */
const MOST_SLOTS = 5;

const MOST_SLIPS = 2;

/** True for a statement so short that each word is required. */
export const isShort = ({ slots }: Statement): boolean => slots.length <= FEW_SLOTS;

const isSaid = ({ meet }: Slot, given: readonly Token[]): boolean =>
  given.some((token) => meet(token).quality > 0);

/** True if an answer lacks what every wording of the statement requires. */
export function lacksEssential(
  statement: Statement,
  keyWords: readonly Token[],
  answer: Answer,
): boolean {
  return (
    lacksChange(statement, answer) ||
    lacksSecondHalf(statement, answer) ||
    saysOptionalOnly(statement, answer) ||
    saysLabelOnly(statement, answer) ||
    lacksKeyWord(keyWords, answer)
  );
}

/** True for "the price" alone, or "the price matters", where the scheme has "the price rises". */
function lacksChange(statement: Statement, answer: Answer): boolean {
  if (!isShort(statement) || answer.facts.length > 0) return false;
  return statement.slots.some(
    (slot) => slot.tokens.some(({ stem }) => tellsChange(stem)) && !isSaid(slot, answer.tokens),
  );
}

/**
 * True for "Speeds up a reaction" where the scheme has "speeds up a reaction without being used
 * up": one mark, two halves.
 */
function lacksSecondHalf({ tokens, slots }: Statement, answer: Answer): boolean {
  const joint = tokens.find(({ word }, at) => at > 1 && JOINTS.has(word));
  if (joint === undefined) return false;
  const second = slots.filter(
    ({ tokens: [first], weight, isOptional }) =>
      (first?.start ?? 0) > joint.start && weight >= WEIGHTS.common && !isOptional,
  );
  const isMet = ({ meet }: Slot): boolean =>
    answer.tokens.some((given) => {
      const { quality, isOpposite } = meet(given);
      return quality > 0 && !isOpposite;
    });
  return second.length > 0 && !second.some((slot) => isMet(slot));
}
const JOINTS = new Set(['without', 'but']);

/** True for "Carbon dioxide" where the scheme has "carbon dioxide and water". */
export function lacksOneOfPair({ tokens, slots }: Statement, answer: Answer): boolean {
  const joint = tokens.find(({ word }) => word === 'and')?.start;
  if (joint === undefined) return false;
  const halves = Map.groupBy(slots, ({ tokens: [first] }) => (first?.start ?? 0) > joint);
  return [...halves.values()].some((half) => !half.some((slot) => isSaid(slot, answer.tokens)));
}

/**
 * True for an answer with only the scheme's words in brackets: "the outcome of a study" for "a
 * prediction (about …)".
 */
function saysOptionalOnly({ slots }: Statement, answer: Answer): boolean {
  const needed = slots.filter(({ isOptional, weight }) => !isOptional && weight >= WEIGHTS.common);
  return (
    needed.length > 0 &&
    slots.some(({ isOptional }) => isOptional) &&
    !needed.some((slot) => isSaid(slot, answer.tokens))
  );
}

/**
 * True for "Sodium at the cathode" where the scheme has "cathode: zinc": the label, with another
 * thing.
 */
function saysLabelOnly({ text, slots }: Statement, answer: Answer): boolean {
  const end = LABEL.exec(text)?.[0].length ?? 0;
  const behind = slots.filter(({ tokens: [first] }) => (first?.start ?? 0) >= end);
  return (
    end > 0 &&
    behind.length > 0 &&
    behind.length < slots.length &&
    !behind.some((slot) => isSaid(slot, answer.tokens))
  );
}
const LABEL = /^\s*\p{L}[\p{L} ]{0,30}:\s/u;

/** True if a word that the scheme prints in capitals or underlined is missing. */
const lacksKeyWord = (keyWords: readonly Token[], answer: Answer): boolean =>
  !keyWords.every((wanted) => answer.tokens.some((given) => likeness(wanted, given) > 0));

/** True if only a comparison was found, of something else: "more" for "mortgage payments rise". */
export function isComparisonAlone({ slots }: Statement, { tokens }: Finding): boolean {
  return (
    slots.length <= MOST_SLOTS &&
    tokens.every(({ word, stem }) => COMPARING.has(word) && !tellsChange(stem)) &&
    slots.some(
      (slot) =>
        slot.weight >= WEIGHTS.common &&
        !slot.tokens.some(({ stem }) => directionsOf(stem).length > 0) &&
        !isSaid(slot, tokens),
    )
  );
}
const COMPARING = new Set(['more', 'less', 'fewer', 'up', 'down', 'higher', 'lower']);

/**
 * True if another word replaces a missing word of the statement, between the same neighbours:
 * "breathing rate increases" for "heart rate increases".
 */
export function hasOtherWord({ slots }: Statement, answer: Answer): boolean {
  if (slots.length > MOST_SLOTS) return false;
  const content = answer.tokens.filter(
    ({ word, isFunctionWord }) => !isFunctionWord && !COMMON_WORDS.has(word),
  );
  // If the answer says more, the other word belongs to something else.
  if (content.length > slots.length) return false;
  const places = slots.map(({ meet }) => content.findIndex((token) => meet(token).quality > 0));
  const isOther = (token: Token): boolean => slots.every(({ meet }) => meet(token).quality === 0);
  return slots.some((slot, index) => {
    if (isSaid(slot, answer.tokens) || isMisspelt(slot, content)) return false;
    const before = places.findLastIndex((place, at) => at < index && place >= 0);
    const after = places.findIndex((place, at) => at > index && place >= 0);
    if (before < 0 && after < 0) return false;
    const from = (places[before] ?? -1) + 1;
    const between = content.slice(from, after < 0 ? content.length : places[after]);
    // At most as many words as are missing there.
    const missing = (after < 0 ? slots.length : after) - before - 1;
    return between.length > 0 && between.length <= missing && between.every(isOther);
  });
}

const isMisspelt = ({ tokens }: Slot, given: readonly Token[]): boolean =>
  tokens.some(({ word: own }) =>
    given.some(
      ({ word }) =>
        word.length > 2 * MOST_SLIPS && editDistance(word, own, MOST_SLIPS) <= MOST_SLIPS,
    ),
  );
