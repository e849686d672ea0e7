import { tokenise, type Token } from '../text/tokenise.ts';
import { DENIES, readContrast } from './compare-contrasts.ts';

/** Two things that a question compares, and which of them a statement is about. */
export interface Side {
  own: string;
  other: string;
}

const PAIRS: readonly RegExp[] = [
  /\b(?:differences?|similarit(?:y|ies))\s+between\s+(.{2,40}?)\s+and\s+(.{2,40}?)(?=[.?,;\n]|$)/iu,
  /\bcompare\s+(.{2,40}?)\s+(?:with|and|to)\s+(.{2,40}?)(?=[.?,;\n]|$)/iu,
  /\bhow\s+(?:is|are|does|do)\s+(.{2,40}?)\s+(?:different|differs?)\s+from\s+(.{2,40}?)(?=[.?,;\n]|$)/iu,
];

const contentStems = (text: string): string[] =>
  tokenise(text).flatMap(({ isFunctionWord, stem }) => (isFunctionWord ? [] : [stem]));

/**
 * Returns the stems that distinguish two things in a question: "plant" and "animal" cells; null if
 * it does not compare two.
 */
export function readPair(questionText: string): readonly [string, string] | null {
  for (const pattern of PAIRS) {
    const [, one = '', other = ''] = pattern.exec(questionText) ?? [];
    // "The particles of a liquid": the liquid is what is compared.
    const [first, second] = [contentStems(one.replace(/^.*\bof\b/, '')), contentStems(other)];
    const own = first.find((stem) => !second.includes(stem));
    const others = second.find((stem) => !first.includes(stem));
    if (own !== undefined && others !== undefined) return [own, others];
  }
  return null;
}

/**
 * Returns the side that a statement is about if it names one of the two; null if it names both or
 * neither.
 */
export function sideOf(
  tokens: readonly Token[],
  pair: readonly [string, string] | null,
): Side | null {
  if (pair === null || tokens.some(({ word }) => DENIES.test(word))) return null;
  const [first, second] = pair.map((stem) => tokens.some((token) => token.stem === stem));
  if (first === second) return null;
  return first ? { own: pair[0], other: pair[1] } : { own: pair[1], other: pair[0] };
}

/**
 * Returns how an answer speaks about the two: `turned` if it says of the other what the statement
 * says of its own ("animal cells have a cell wall"), `apart` if it denies it of the other;
 * otherwise null.
 */
export function compareSides(
  { own, other }: Side,
  given: readonly Token[],
): 'turned' | 'apart' | null {
  const told = readContrast(given);
  const ofOwn = told.get(own);
  if (ofOwn !== undefined) return ofOwn && told.get(other) === false ? 'turned' : null;
  const ofOther = told.get(other);
  return ofOther === undefined ? null : ofOther ? 'apart' : 'turned';
}
