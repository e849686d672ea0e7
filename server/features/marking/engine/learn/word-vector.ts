import type { Token } from '../text/tokenise.ts';

/** The weight of each different word of a text; the squares of all weights add up to 1. */
export type WordVector = ReadonlyMap<string, number>;

/** What a word that only holds sentences together counts beside a content word. */
export const FUNCTION_WORD_WEIGHT = 0.3;

/** Describes a text by its words; a negated word is another word. */
export function toWordVector(tokens: readonly Token[]): WordVector {
  const weights = new Map<string, number>();
  for (const token of tokens) {
    const word = token.negatedBy === null ? token.stem : `not ${token.stem}`;
    weights.set(word, token.isFunctionWord ? FUNCTION_WORD_WEIGHT : 1);
  }
  const squares = [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
  const length = Math.sqrt(squares) || 1;
  return new Map([...weights].map(([word, weight]) => [word, weight / length]));
}

/** How alike two texts are in their words: 0 with none in common, 1 with the same. */
export function similarity(a: WordVector, b: WordVector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}
