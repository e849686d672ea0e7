import type { Token } from '../text/tokenise.ts';

/** The weight of each different word in a text; the squares of all weights add up to 1. */
export type WordVector = ReadonlyMap<string, number>;

/** The weight of a function word, relative to a content word. */
const FUNCTION_WORD_WEIGHT = 0.3;

/** The weight of a pair of adjacent words, and that of all letter trigrams of a word together. */
const PAIR_WEIGHT = 0.4;
const LETTERS_WEIGHT = 0.5;

/**
 * Describes a text by its words, its pairs of adjacent words and, for misspelt ones, letter
 * trigrams; a negated word counts as another word.
 */
export function toWordVector(tokens: readonly Token[]): WordVector {
  const weights = new Map<string, number>();
  let before = '';
  for (const token of tokens) {
    const word = token.negatedBy === null ? token.stem : `not ${token.stem}`;
    weights.set(word, token.isFunctionWord ? FUNCTION_WORD_WEIGHT : 1);
    if (before !== '') weights.set(`${before}_${word}`, PAIR_WEIGHT);
    before = word;
    if (token.isFunctionWord) continue;
    const letters = `^${token.stem}$`;
    const runs = letters.length - 2;
    for (let from = 0; from < runs; from += 1)
      weights.set(`#${letters.slice(from, from + 3)}`, LETTERS_WEIGHT / Math.sqrt(runs));
  }
  const squares = [...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0);
  const length = Math.sqrt(squares) || 1;
  return new Map([...weights].map(([word, weight]) => [word, weight / length]));
}

/** Returns how similar two texts are in their words: 0 with none in common, 1 with the same. */
export function similarity(a: WordVector, b: WordVector): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [word, weight] of few) sum += weight * (many.get(word) ?? 0);
  return sum;
}
