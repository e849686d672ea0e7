import { directionsOf, readDirectionFacts, type DirectionFact } from '../text/direction.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import { COMMON_WORDS, NEGATORS } from '../text/word-lists.ts';

/** One thing that a statement asks for: any of the tokens fills it. */
export interface Slot {
  tokens: readonly Token[];
  /** How much finding it proves, 0..1. */
  weight: number;
  negatedBy: number | null;
}

/** A sentence of the scheme, made ready to be looked for in many answers. */
export interface Statement {
  text: string;
  tokens: readonly Token[];
  slots: readonly Slot[];
  facts: readonly DirectionFact[];
  /** The sum of the slots' weights. */
  weight: number;
  /** Says how one thing goes with another, so that both may be turned round together. */
  isRelation: boolean;
  /** A phrase and not a sentence. */
  isTerse: boolean;
}

/** Constants that hold for any subject; see `bench/marking.ts` for what they are worth. */
export const WEIGHTS = {
  content: 1,
  common: 0.5,
  direction: 0.9,
  number: 1.2,
  /** For words that the question already gave away. */
  fromQuestion: 0.2,
  /** For words in brackets, which schemes use for what may be missing. */
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

/** "gas / vapour" and "lighter or smaller" ask for either word. */
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

/** Reads a statement of the scheme; `asked` holds the stems of the question. */
export function readStatement(text: string, asked: ReadonlySet<string>): Statement {
  const tokens = tokenise(text);
  const brackets = bracketedRanges(text);
  const slots: Slot[] = [];
  const seen = new Set<string>();
  for (const group of groupTokens(text, tokens)) {
    const [first] = group;
    if (first === undefined) continue;
    const key = group.map((token) => token.stem).join('/');
    const repeated = seen.has(key);
    seen.add(key);
    const inBrackets = brackets.some(([from, to]) => first.start >= from && first.end <= to);
    const full = Math.max(...group.map((token) => weightOf(token, asked.has(token.stem))));
    const weight = full * (inBrackets ? WEIGHTS.inBrackets : 1);
    if (weight > 0 && !repeated) slots.push({ tokens: group, weight, negatedBy: first.negatedBy });
  }
  const weight = slots.reduce((sum, slot) => sum + slot.weight, 0);
  const isTerse = !tokens.some((token) => token.isFunctionWord && weightOf(token, false) === 0);
  return {
    text,
    tokens,
    slots,
    facts: readDirectionFacts(tokens),
    weight,
    isRelation: RELATION.test(text),
    isTerse,
  };
}
