import type { Token } from '../text/tokenise.ts';
import type { Answer } from './answer.ts';
import { rememberByWord } from './likeness-memory.ts';
import type { Statement } from './statement.ts';
import type { Meeting } from './word-likeness.ts';

/** A word of the answer that fills a slot of the statement. */
interface Hit {
  slot: number;
  /** Index of the token in the answer. */
  at: number;
  quality: number;
  /** False if one of the two is negated and the other is not. */
  agrees: boolean;
  /** Whether it is the slot's opposite, under negation. */
  isOpposite: boolean;
}

/** Where and how far a statement was found in an answer. */
export interface Finding {
  /** Share of the statement's weight that was found with the right negation, from 0 to 1. */
  share: number;
  /** Share of the statement's weight that was found only with the wrong negation. */
  negated: number;
  /** Whether both ends of a relation are negated: "no light, no growth". */
  isContraposition: boolean;
  /** The tokens of the answer with most of what was found, in order. */
  tokens: readonly Token[];
}

/** The greatest distance between words of one statement, in words of the answer. */
const WIDEST = 60;
/** The penalty per word of width, which decides between passages that say equally much. */
const COST_OF_WIDTH = 0.004;

/** How a word matches one slot of a statement. */
interface SlotMet extends Meeting {
  slot: number;
}

const NONE: readonly SlotMet[] = [];

/**
 * Cached per statement: most words of an answer match no slot at all, so that one look-up settles
 * all slots.
 */
const slotsMet = new WeakMap<Statement, (given: Token) => readonly SlotMet[]>();

function meetSlots(statement: Statement): (given: Token) => readonly SlotMet[] {
  const known = slotsMet.get(statement);
  if (known !== undefined) return known;
  const meet = rememberByWord((given) => {
    const met = statement.slots
      .map((slot, index) => ({ ...slot.meet(given), slot: index }))
      .filter(({ quality }) => quality > 0);
    return met.length === 0 ? NONE : met;
  });
  slotsMet.set(statement, meet);
  return meet;
}

/**
 * Finds the words that fill slots: "not complete" matches "incomplete"; "complete" alone does not,
 * and is left to the comparison of directions.
 */
function findHits(statement: Statement, answer: Answer): Hit[] {
  const meet = meetSlots(statement);
  const hits: Hit[] = [];
  for (const places of answer.places.values()) {
    const sample = answer.tokens[places[0] ?? -1];
    if (sample === undefined) continue;
    for (const { slot, quality, isOpposite } of meet(sample)) {
      const isPlain = statement.slots[slot]?.negatedBy === null;
      for (const at of places) {
        const sameSign = isPlain === (answer.tokens[at]?.negatedBy === null);
        const agrees = sameSign !== isOpposite;
        if (agrees || !isOpposite) hits.push({ slot, at, quality, agrees, isOpposite });
      }
    }
  }
  return hits.toSorted((a, b) => a.at - b.at || a.slot - b.slot);
}

interface Passage {
  worth: number;
  /** The best hit for each slot. */
  best: ReadonlyMap<number, Hit>;
}

const isBetter = (hit: Hit, than: Hit | undefined): boolean =>
  than === undefined ||
  (hit.agrees && !than.agrees) ||
  (hit.agrees === than.agrees && hit.quality > than.quality);

/**
 * Returns the passage from this hit on that expresses most of the statement in the fewest words.
 */
function bestPassageFrom(hits: readonly Hit[], from: number, statement: Statement): Passage {
  const first = hits[from]?.at ?? 0;
  const best = new Map<number, Hit>();
  let found: Passage = { worth: 0, best };
  let weight = 0;
  for (let index = from; index < hits.length; index += 1) {
    const hit = hits[index];
    if (hit === undefined || hit.at - first > WIDEST) break;
    const known = best.get(hit.slot);
    if (!isBetter(hit, known)) continue;
    const slotWeight = statement.slots[hit.slot]?.weight ?? 0;
    const value = (one: Hit | undefined): number =>
      one === undefined ? 0 : one.quality * slotWeight * (one.agrees ? 1 : 0.5);
    weight += value(hit) - value(known);
    best.set(hit.slot, hit);
    const worth = weight / statement.weight - COST_OF_WIDTH * (hit.at - first);
    if (worth > found.worth) found = { worth, best: new Map(best) };
  }
  return found;
}

/**
 * Clears a negation from other words once a word has used it: in "not the same size" it belongs to
 * "same", and "size" is not negated; in "not a complete circuit" it belongs to "complete" if the
 * scheme negates that.
 */
function settleSpent(hits: readonly Hit[], statement: Statement, answer: Answer): Hit[] {
  const negatorOf = (hit: Hit): number | null => answer.tokens[hit.at]?.negatedBy ?? null;
  const isSpentOn = (hit: Hit): boolean =>
    hit.isOpposite || (hit.agrees && statement.slots[hit.slot]?.negatedBy !== null);
  const spent = new Set(hits.filter((hit) => isSpentOn(hit)).map((hit) => negatorOf(hit)));
  spent.delete(null);
  return hits.map((hit) => (spent.has(negatorOf(hit)) ? { ...hit, agrees: true } : hit));
}

function describe(passage: Passage, statement: Statement, answer: Answer): Finding {
  const hits = settleSpent([...passage.best.values()], statement, answer).toSorted(
    (a, b) => a.at - b.at,
  );
  const weightOf = (hit: Hit): number => statement.slots[hit.slot]?.weight ?? 0;
  const heaviest = Math.max(...hits.map((hit) => weightOf(hit)));
  const sum = (wanted: boolean): number =>
    hits
      .filter((hit) => hit.agrees === wanted)
      .reduce((total, hit) => total + hit.quality * weightOf(hit), 0);
  const negators = new Set(
    hits.filter((hit) => !hit.agrees).map((hit) => answer.tokens[hit.at]?.negatedBy),
  );
  return {
    share: sum(true) / statement.weight,
    negated: sum(false) / statement.weight,
    isContraposition: statement.isRelation && negators.size > 1 && hits.every((hit) => !hit.agrees),
    tokens: hits
      .filter((hit) => weightOf(hit) * 2 >= heaviest)
      .map((hit) => answer.tokens[hit.at])
      .filter((token) => token !== undefined),
  };
}

/**
 * Finds the passage of the answer that expresses most of the statement; returns null if none does.
 */
export function findStatement(statement: Statement, answer: Answer): Finding | null {
  const hits = findHits(statement, answer);
  let best: Passage | null = null;
  for (let from = 0; from < hits.length; from += 1) {
    if (hits[from]?.at === hits[from - 1]?.at) continue;
    const passage = bestPassageFrom(hits, from, statement);
    if (passage.worth > (best?.worth ?? 0)) best = passage;
  }
  return best === null ? null : describe(best, statement, answer);
}
