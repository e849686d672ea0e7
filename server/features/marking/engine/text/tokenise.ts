import { readPhrasalVerbs } from './phrasal-verbs.ts';
import { readQuantity, type Quantity } from './numbers.ts';
import { stem } from './stem.ts';
import { CLAUSE_OPENERS, FUNCTION_WORDS, NEGATORS, NUMBER_WORDS } from './word-lists.ts';

/** A word, number or option letter in a text, with its position. */
export interface Token {
  /** Lower case, without accents, with superscripts as plain figures. */
  word: string;
  stem: string;
  /** Characters of the original text: `text.slice(start, end)`. */
  start: number;
  end: number;
  sentence: number;
  clause: number;
  isFunctionWord: boolean;
  /** Index at which the negating word that applies here starts, or null. */
  negatedBy: number | null;
  quantity: Quantity | null;
}

const PIECE =
  /(?<number>(?:(?<![\p{L}\p{N})])[-−])?\d)|(?<word>\p{L}[\p{L}\p{M}\p{N}\p{No}]*(?:['’]\p{L}+)?)|(?<arrow>→|⟶|->)|(?<stop>[.!?\n;]+)|(?<pause>[,:()–—]+)/gu;

const FAR = 7;

function foldWord(text: string): string {
  // Plain ASCII, by far the most common, does not need Unicode processing.
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** Words that never follow an article. */
const AFTER_LABEL: ReadonlySet<string> = new Set(
  'because since is was has and or would will'.split(' '),
);

/** True for `B`, `X` and `Q` as the name of an option or a thing; false for `I` and an article. */
function isLabel(text: string, raw: string, end: number): boolean {
  if (!/^[A-Z]$/.test(raw) || raw === 'I') return false;
  const next = /^\s+([a-z]+)/.exec(text.slice(end, end + 12))?.[1];
  return raw !== 'A' || next === undefined || AFTER_LABEL.has(next);
}

interface Place {
  sentence: number;
  clause: number;
}

function wordToken(text: string, raw: string, start: number, place: Place): Token {
  const end = start + raw.length;
  const word = foldWord(raw);
  const label = isLabel(text, raw, end);
  const value = NUMBER_WORDS.get(word);
  const counts = value !== undefined && word !== 'one';
  return {
    word,
    stem: label ? `=${word}` : stem(word.replace(/'s$/, '')),
    start,
    end,
    ...place,
    isFunctionWord: !label && FUNCTION_WORDS.has(word),
    negatedBy: null,
    quantity: counts ? { value, written: value, unit: null } : null,
  };
}

function numberToken(text: string, start: number, place: Place): Token | null {
  const quantity = readQuantity(text, start);
  if (quantity === null) return null;
  const { end, ...rest } = quantity;
  const word = text.slice(start, end);
  const stemmed = `#${quantity.value}${quantity.unit ?? ''}`;
  return {
    word,
    stem: stemmed,
    start,
    end,
    ...place,
    isFunctionWord: false,
    negatedBy: null,
    quantity: rest,
  };
}

/** True for "No, because…", which answers the question; "no light" negates. */
function isVerdict(tokens: readonly Token[], index: number, text: string): boolean {
  const token = tokens[index];
  const next = tokens[index + 1];
  if (token?.word !== 'no' || index > 1) return false;
  if (next === undefined) return true;
  return (
    next.clause !== token.clause ||
    next.isFunctionWord ||
    /[,.;:\n]/.test(text.slice(token.end, next.start))
  );
}

/**
 * True for "It is not broken it is complete": a new subject, unless it is what somebody does not
 * think.
 */
function beginsSentence(tokens: readonly Token[], index: number, negator: number): boolean {
  const word = tokens[index]?.word ?? '';
  const verb = tokens[index + 1]?.word ?? '';
  if (!SUBJECTS.has(word) || !/^(?:is|are|was|were|has|have|will)$/.test(verb)) return false;
  const between = tokens.slice(0, index).filter((token) => token.start > negator);
  return (
    between.some((token) => !token.isFunctionWord) &&
    !between.some((token) => /^(?:think|believe|mean|say|know|show|matter)$/.test(token.stem))
  );
}

const SUBJECTS: ReadonlySet<string> = new Set(['it', 'they', 'he', 'she', 'we', 'there']);

const isOnlyEmphasis = (next: Token | undefined): boolean =>
  next !== undefined && /^(?:only|just|doubt|matter)$/.test(next.word);

/** True for "Cause it is dark", slang for "because"; in "does not cause" it is the verb. */
const opensClause = ({ word }: Token, previous: Token): boolean =>
  CLAUSE_OPENERS.has(word) && !(word === 'cause' && BEFORE_VERB.test(previous.word));
const BEFORE_VERB =
  /^(?:not|to|can|cannot|could|may|might|will|would|does|do|did|that|which|it|they|also|\p{L}+n'?t)$/u;

/**
 * Negates what precedes words such as "missing" at the end of a clause: "The nucleus is missing".
 */
function markMissing(tokens: Token[]): void {
  for (const [at, { word, start, clause }] of tokens.entries()) {
    const next = tokens[at + 1];
    const goesOn = next !== undefined && next.clause === clause && !CLAUSE_OPENERS.has(next.word);
    if (!/^(?:missing|absent)$/.test(word) || goesOn) continue;
    const before = tokens.slice(0, at).filter((token) => token.clause === clause);
    for (const token of before.slice(-3)) if (!token.isFunctionWord) token.negatedBy = start;
  }
}

/** Reads "A poor conductor", "conducts heat badly" as if they contained "not". */
function markPoor(tokens: Token[]): void {
  for (const [at, poor] of tokens.entries()) {
    if (!/^(?:poor|poorly|bad|badly)$/.test(poor.word)) continue;
    const done = poor.word.endsWith('ly') ? [at - 1, at - 2, at - 3] : [at + 1, at + 2];
    const token = done
      .map((place) => tokens[place])
      .find((one) => one?.clause === poor.clause && DOES.test(one.word));
    if (token === undefined) continue;
    token.negatedBy = token.negatedBy === null ? poor.start : null;
    tokens[at] = { ...poor, word: 'not', stem: 'not', isFunctionWord: true };
  }
}
const DOES =
  /^(?:conduct|insulat|emit|absorb|reflect|transmit|radiat)(?:s|es|ed|ing|ors?|t?ers?)?$/;

/**
 * Sets on each token the negating word that applies to it: up to the next clause, or for a few
 * words.
 */
function markNegation(tokens: Token[], text: string): void {
  let negator: number | null = null;
  let reach = 0;
  for (const [index, token] of tokens.entries()) {
    const previous = tokens[index - 1];
    if (
      previous !== undefined &&
      (previous.clause !== token.clause || opensClause(token, previous))
    ) {
      negator = null;
    }
    if (negator !== null && beginsSentence(tokens, index, negator)) negator = null;
    const negates = NEGATORS.has(token.word) && !isOnlyEmphasis(tokens[index + 1]);
    if (negates && !isVerdict(tokens, index, text)) {
      negator = token.start;
      reach = FAR;
      continue;
    }
    if (negator !== null && reach > 0) token.negatedBy = negator;
    if (!token.isFunctionWord) reach -= 1;
  }
  markMissing(tokens);
  markPoor(tokens);
}

/** Splits a text into tokens with their sentence, clause and negation. Never throws. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  const place: Place = { sentence: 0, clause: 0 };
  PIECE.lastIndex = 0;
  for (let match = PIECE.exec(text); match !== null; match = PIECE.exec(text)) {
    const { number, word, arrow } = match.groups ?? {};
    if (number !== undefined) {
      const token = numberToken(text, match.index, place);
      if (token === null) continue;
      tokens.push(token);
      PIECE.lastIndex = token.end;
    } else if (word !== undefined) {
      tokens.push(wordToken(text, word, match.index, place));
    } else if (arrow !== undefined) {
      tokens.push({
        ...wordToken(text, 'to', match.index, place),
        end: match.index + arrow.length,
      });
    } else {
      place.clause += 1;
      if (match.groups?.['stop'] !== undefined) place.sentence += 1;
    }
  }
  markNegation(tokens, text);
  readPhrasalVerbs(tokens);
  return tokens;
}
