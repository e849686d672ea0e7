import { readDirectionFacts, type DirectionFact } from '../text/direction.ts';
import { tokenise, type Token } from '../text/tokenise.ts';
import { trigramsOf } from '../text/trigrams.ts';
import { readVerdict, type Verdict } from './verdict.ts';

/** Characters of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** An answer prepared for the search for many statements. */
export interface Answer {
  text: string;
  /** The text with blanks in place of characters that do not count. */
  counted: string;
  tokens: readonly Token[];
  /** Where each different word occurs, as indexes of `tokens`. */
  places: ReadonlyMap<string, readonly number[]>;
  /** Its different content words. */
  words: readonly Token[];
  facts: readonly DirectionFact[];
  trigrams: ReadonlySet<string>;
  verdict: Verdict;
}

function findPlaces(tokens: readonly Token[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const known = places.get(token.word);
    if (known === undefined) places.set(token.word, [index]);
    else known.push(index);
  }
  return places;
}

/** Returns the different content words of a text, each at its first occurrence. */
export function contentWords(tokens: readonly Token[]): Token[] {
  const words = new Map<string, Token>();
  for (const token of tokens) {
    if (!token.isFunctionWord && !words.has(token.stem)) words.set(token.stem, token);
  }
  return [...words.values()];
}

/** Returns a copy of the answer with some of its words only. */
export function readAnswerTokens(answer: Answer, tokens: readonly Token[]): Answer {
  return {
    ...answer,
    tokens,
    places: findPlaces(tokens),
    words: contentWords(tokens),
    facts: readDirectionFacts(tokens),
    trigrams: trigramsOf(tokens.map((token) => token.word).join(' ')),
  };
}

const blank = (text: string, { start, end }: Span): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

/**
 * Removes the question's own negation from an answer: "She never eats meat", where the question is
 * what she never eats, denies nothing that the scheme says.
 */
function withoutAskedNegation(tokens: Token[], denied: ReadonlySet<string>): Token[] {
  if (denied.size === 0) return tokens;
  const repeats = new Set(
    tokens
      .filter(({ negatedBy, stem }) => negatedBy !== null && denied.has(stem))
      .map(({ negatedBy }) => negatedBy),
  );
  return tokens.map((token) =>
    repeats.has(token.negatedBy) ? { ...token, negatedBy: null } : token,
  );
}

/** Reads an answer; text in `ignored` (such as instructions to the marker) does not count. */
export function readAnswer(
  text: string,
  ignored: readonly Span[] = [],
  denied: ReadonlySet<string> = new Set(),
): Answer {
  const isIgnored = (token: Token): boolean =>
    ignored.some((span) => token.start >= span.start && token.end <= span.end);
  const tokens = withoutAskedNegation(
    tokenise(text).filter((token) => !isIgnored(token)),
    denied,
  );
  const kept = ignored.length === 0 ? text : tokens.map((token) => token.word).join(' ');
  return {
    text,
    counted: ignored.reduce(blank, text),
    tokens,
    places: findPlaces(tokens),
    words: contentWords(tokens),
    facts: readDirectionFacts(tokens),
    trigrams: trigramsOf(kept),
    verdict: readVerdict(tokens),
  };
}
