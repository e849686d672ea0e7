import type { Token } from '../text/tokenise.ts';

const fold = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** A shorter true sentence may match the scheme by chance. */
const LEAST_WORDS = 6;

/**
 * Counts words, but not figures and letters of maths: a right calculation looks like its scheme.
 */
const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

/** True if an answer contains the scheme's own text, or all its points in a row, word for word. */
export function copiesScheme(answer: string, scheme: string, points: readonly string[]): boolean {
  const given = fold(answer);
  const bare = scheme.replace(/^\s*[\p{L} ]{1,20}:\s*/u, '');
  return [scheme, bare, points.join(' ')]
    .map((text) => fold(text))
    .some((text) => countWords(text) >= LEAST_WORDS && given.includes(text));
}

const pairsOf = (tokens: readonly Token[]): Set<string> =>
  new Set(tokens.slice(1).map((token, index) => `${tokens[index]?.stem ?? ''} ${token.stem}`));

const LEAST_TOKENS = 5;
const FROM_SCHEME = 0.8;
const IN_ORDER = 0.3;
const LEAST_GLUE = 0.1;

/**
 * True if an answer is the scheme's words without its sentences: nearly every word is from the
 * scheme, and hardly two are together as they are there; or there are only key words.
 */
export function isBagOfWords(answer: readonly Token[], scheme: readonly Token[]): boolean {
  if (answer.length < LEAST_TOKENS) return false;
  const vocabulary = new Set(scheme.map((token) => token.stem));
  const known = answer.filter((token) => vocabulary.has(token.stem)).length / answer.length;
  if (known < FROM_SCHEME) return false;
  const wanted = pairsOf(scheme);
  const given = [...pairsOf(answer)];
  const inOrder = given.filter((pair) => wanted.has(pair)).length / Math.max(1, given.length);
  const glue = answer.filter((token) => token.isFunctionWord).length / answer.length;
  const schemeGlue = scheme.filter((token) => token.isFunctionWord).length / scheme.length;
  return inOrder < IN_ORDER || (glue < LEAST_GLUE && schemeGlue > 2 * LEAST_GLUE);
}
