import { readDirectionFacts, type DirectionFact } from '../text/direction.ts';
import { tokenise, type Token } from '../text/tokenise.ts';

/** Characters of a text, from `start` up to `end`. */
export interface Span {
  start: number;
  end: number;
}

/** An answer made ready to be searched for many statements. */
export interface Answer {
  text: string;
  tokens: readonly Token[];
  /** Where each different word stands, as indexes of `tokens`. */
  places: ReadonlyMap<string, readonly number[]>;
  facts: readonly DirectionFact[];
}

/** Reads an answer; what stands in `ignored` (such as orders to the marker) does not count. */
export function readAnswer(text: string, ignored: readonly Span[] = []): Answer {
  const isIgnored = (token: Token): boolean =>
    ignored.some((span) => token.start >= span.start && token.end <= span.end);
  const tokens = tokenise(text).filter((token) => !isIgnored(token));
  const places = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const known = places.get(token.word);
    if (known === undefined) places.set(token.word, [index]);
    else known.push(index);
  }
  return { text, tokens, places, facts: readDirectionFacts(tokens) };
}
