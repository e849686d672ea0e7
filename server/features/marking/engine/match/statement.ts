import { directionsOf, readDirectionFacts, type DirectionFact } from '../text/direction.ts';
import { rarityOf } from '../text/rarity.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import { COMMON_WORDS, NEGATORS } from '../text/word-lists.ts';
import { contentWords } from './answer.ts';
import { sideOf, type Side } from './compare-sides.ts';
import { readContrasted, type Subject } from './subjects.ts';
import type { TaughtSynonyms } from './taught-synonyms.ts';
import { readVerdict, type Verdict } from './verdict.ts';
import { meetAny, type Meeting } from './word-likeness.ts';

/** One thing that a statement asks for, which any of the tokens fills. */
export interface Slot {
  tokens: readonly Token[];
  /** How much finding it proves, from 0 to 1. */
  weight: number;
  negatedBy: number | null;
  /** Whether it is in brackets, which schemes use for optional words. */
  isOptional: boolean;
  /** Returns how well a word of an answer matches it. */
  meet: (given: Token) => Meeting;
}

/** What a question implies for the words of its scheme. */
export interface QuestionWords {
  /** Stems that the question contains. */
  asked: ReadonlySet<string>;
  synonyms: TaughtSynonyms;
  /** The stems that distinguish two things that the question compares, if it does. */
  pair: readonly [string, string] | null;
}

/** A content word of a statement, with all words that may replace it. */
interface WantedWord {
  tokens: readonly Token[];
  /** How much it tells, from 0 to 1; little if the question contains it. */
  rarity: number;
  isAsked: boolean;
}

/** A sentence of the scheme, prepared for the search in many answers. */
export interface Statement {
  text: string;
  tokens: readonly Token[];
  slots: readonly Slot[];
  words: readonly WantedWord[];
  facts: readonly DirectionFact[];
  verdict: Verdict;
  /** Which of two things that the question compares it is about. */
  side: Side | null;
  /** What it is about, if that is one of two opposite things. */
  contrasted: Subject | null;
  /** The sum of the slots' weights. */
  weight: number;
  /** Whether it relates two things, so that both may be reversed together. */
  isRelation: boolean;
  /** Whether it is a phrase or a very short sentence. */
  isTerse: boolean;
}

/** Constants that apply to every subject; their effect is measured by `bench/marking.ts`. */
export const WEIGHTS = {
  content: 1,
  common: 0.5,
  direction: 0.9,
  number: 1.2,
  /** For words that the question already contains. */
  fromQuestion: 0.2,
  rarityFromQuestion: 0.1,
  /** For words in brackets, which schemes use for optional words. */
  inBrackets: 0.35,
} as const;

function weightOf(token: Token, isAsked: boolean): number {
  if (NEGATORS.has(token.word)) return 0;
  if (token.quantity !== null) return WEIGHTS.number;
  if (directionsOf(token.stem).length > 0) return WEIGHTS.direction;
  if (token.isFunctionWord) return 0;
  const weight = COMMON_WORDS.has(token.word) ? WEIGHTS.common : WEIGHTS.content;
  return isAsked ? weight * WEIGHTS.fromQuestion : weight;
}

const BRACKETED = /\([^()]*\)/g;

function bracketedRanges(text: string): readonly (readonly [number, number])[] {
  return [...text.matchAll(BRACKETED)].map((match) => [match.index, match.index + match[0].length]);
}

/** True for "gas / vapour" and "lighter or smaller", which ask for either word. */
function isAlternativeTo(text: string, left: Token, right: Token): boolean {
  return /^\s*(?:\/|\bor\b)\s*$/i.test(text.slice(left.end, right.start));
}

function groupTokens(text: string, tokens: readonly Token[]): Token[][] {
  const groups: Token[][] = [];
  let last: Token | undefined;
  for (const token of tokens) {
    if (token.word === 'or') continue;
    const group = groups.at(-1);
    const joins = last !== undefined && group !== undefined && isAlternativeTo(text, last, token);
    if (joins && !token.isFunctionWord) group.push(token);
    else groups.push([token]);
    last = token;
  }
  return groups;
}

const RELATION = /\b(?:when|if|as|whenever|the\s+(?:more|less|fewer|\w{3,}er))\b/i;

function toSlot(
  tokens: readonly Token[],
  weight: number,
  negatedBy: number | null,
  isOptional = false,
): Slot {
  return { tokens, weight, negatedBy, isOptional, meet: (given) => meetAny(tokens, given) };
}

function readSlots(
  text: string,
  tokens: readonly Token[],
  { asked, synonyms }: QuestionWords,
): Slot[] {
  const brackets = bracketedRanges(text);
  const slots = new Map<string, Slot>();
  for (const group of groupTokens(text, tokens)) {
    const [first] = group;
    const key = group.map((token) => token.stem).join('/');
    if (first === undefined || slots.has(key)) continue;
    const inBrackets = brackets.some(([from, to]) => first.start >= from && first.end <= to);
    const full = Math.max(...group.map((token) => weightOf(token, asked.has(token.stem))));
    const weight = full * (inBrackets ? WEIGHTS.inBrackets : 1);
    if (weight === 0) continue;
    slots.set(key, toSlot(synonyms.widen(group), weight, first.negatedBy, inBrackets));
  }
  return [...slots.values()];
}

/**
 * Returns slots for a statement such as "Yes" or "No", whose only words are searched for literally.
 */
function bareSlots(tokens: readonly Token[]): Slot[] {
  return tokens.map((token) => toSlot([token], 1, token.negatedBy));
}

function readWords(tokens: readonly Token[], { asked, synonyms }: QuestionWords): WantedWord[] {
  return contentWords(tokens).map((token) => {
    const isAsked = asked.has(token.stem);
    const rarity = rarityOf(token) * (isAsked ? WEIGHTS.rarityFromQuestion : 1);
    return { tokens: synonyms.widen([token]), rarity, isAsked };
  });
}

const HAS_LABEL = /^\s*\p{L}[\p{L} ]*:/u;

/** Reads a statement of the scheme for one question. */
export function readStatement(text: string, question: QuestionWords): Statement {
  const tokens = tokenise(text);
  const found = readSlots(text, tokens, question);
  const slots = found.length > 0 ? found : bareSlots(tokens);
  // What a label names is searched for in a separate part of an answer.
  const side = HAS_LABEL.test(text) ? null : sideOf(tokens, question.pair);
  const isRelation = RELATION.test(text);
  return {
    text,
    tokens,
    slots,
    words: readWords(tokens, question),
    facts: readDirectionFacts(tokens),
    verdict: readVerdict(tokens),
    side,
    contrasted: isRelation ? null : readContrasted(tokens, side),
    weight: slots.reduce((sum, slot) => sum + slot.weight, 0),
    isRelation,
    isTerse: isTerse(tokens, slots),
  };
}

/**
 * True for a phrase, and for two telling words such as "glucose is produced", where every word
 * matters too.
 */
function isTerse(tokens: readonly Token[], slots: readonly Slot[]): boolean {
  const isPhrase = !tokens.some((token) => token.isFunctionWord && weightOf(token, false) === 0);
  return isPhrase || (slots.length === 2 && slots.every((slot) => slot.weight >= WEIGHTS.content));
}

/** Returns the statement with one word replaced: "the plant makes sugar" for "… makes glucose". */
export function replaceSlot(statement: Statement, index: number, standIn: Slot): Statement {
  const replaced = statement.slots[index];
  if (replaced === undefined) return statement;
  const { tokens } = standIn;
  const stem = replaced.tokens[0]?.stem;
  return {
    ...statement,
    slots: statement.slots.with(index, { ...replaced, tokens, meet: standIn.meet }),
    words: statement.words.map((word) =>
      word.tokens[0]?.stem === stem ? { ...word, tokens } : word,
    ),
  };
}
