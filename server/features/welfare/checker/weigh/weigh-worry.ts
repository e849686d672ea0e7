import { readWeights } from '../../../../threads/read-weights.ts';
import { signsOfText } from './signs-of-text.ts';
import { conceptsIn } from './words-of-worry.ts';

/** The weights of signs, fitted by `node bench/fit/welfare.ts --write`. */
const WORRY_WEIGHTS = readWeights(new URL('worry-weights.txt', import.meta.url));

/**
 * The length up to which two sentences are also weighed as one: "I gave it away. I won't need it."
 */
const LONGEST_PART_WORDS = 60;
const STEP_WORDS = 30;

/**
 * Returns the parts of a text that are weighed: each sentence of `readText`, and each pair of
 * neighbours.
 */
function partsOf(sentences: readonly string[]): string[][] {
  const single = sentences.map((sentence) => sentence.trim().split(' '));
  const pairs = single
    .slice(1)
    .map((words, index) => [...(single[index] ?? []), ...words])
    .filter((words) => words.length <= LONGEST_PART_WORDS);
  return [...single.flatMap(inSteps), ...pairs];
}

/**
 * Splits long sentences into overlapping pieces, because weights would add up in a list without
 * full stops.
 */
function inSteps(words: string[]): string[][] {
  if (words.length <= LONGEST_PART_WORDS) return [words];
  const starts = Math.ceil((words.length - LONGEST_PART_WORDS) / STEP_WORDS) + 1;
  return Array.from({ length: starts }, (_, index) =>
    words.slice(index * STEP_WORDS, index * STEP_WORDS + LONGEST_PART_WORDS),
  );
}

/** Returns the signs of each part of a text, with those of the whole. */
export function signsOfParts(sentences: readonly string[]): string[][] {
  const whole = signsOfText(sentences);
  return partsOf(sentences).map((words) => [...signsOfWorry(words), ...whole]);
}

const stemOf = (word: string): string => word.replace(/(?<=.{4})(?:ing|ed|es|s)$/, '');

/**
 * Returns the signs that a part shares with disclosures: its words, their concepts, and its
 * structure.
 */
function signsOfWorry(words: readonly string[]): string[] {
  const concepts = new Set(words.flatMap((word) => conceptsIn(word)));
  const sorted = [...concepts].toSorted();
  const named = words.filter((word) => conceptsIn(word).length > 0).length;
  const has = (...some: string[]): boolean => some.some((concept) => concepts.has(concept));
  const isOwn = has('me', 'us');
  return [
    ...new Set([
      ...words.map((word) => `“${word}”`),
      ...words.map((word) => `${stemOf(word)}-`),
      ...words.slice(1).map((word, index) => `“${words[index]} ${word}”`),
      ...concepts,
      ...sorted.flatMap((one, index) =>
        sorted.slice(index + 1).map((other) => `${one} + ${other}`),
      ),
      `begins ${words[0]}`,
      `of life ${Math.min(concepts.size, 6)}`,
      `of else ${Math.floor((5 * (words.length - named)) / Math.max(words.length, 1))}`,
      `length ${Math.min(Math.floor(words.length / 4), 6)}`,
      isOwn ? 'of oneself' : 'not of oneself',
      ...(isOwn && has('family') ? ['oneself and family'] : []),
      ...(isOwn && has('he', 'she', 'they') ? ['oneself and another'] : []),
    ]),
  ];
}

const MOST_TOLD = 5;

/**
 * Returns how much a text reads like a disclosure, which is the weight of its heaviest part, and
 * the most significant words.
 */
export function weighWorry(sentences: readonly string[]): { weight: number; toldBy: string[] } {
  const always = WORRY_WEIGHTS.get('always') ?? 0;
  let weight = -Infinity;
  let strongest: string[] = [];
  for (const signs of signsOfParts(sentences)) {
    const sum = signs.reduce((total, sign) => total + (WORRY_WEIGHTS.get(sign) ?? 0), always);
    if (sum > weight) [weight, strongest] = [sum, signs];
  }
  const told = strongest
    .filter((sign) => /^“\S+”$/.test(sign) && (WORRY_WEIGHTS.get(sign) ?? 0) > 0)
    .toSorted((a, b) => (WORRY_WEIGHTS.get(b) ?? 0) - (WORRY_WEIGHTS.get(a) ?? 0));
  return { weight, toldBy: told.slice(0, MOST_TOLD).map((sign) => sign.slice(1, -1)) };
}
