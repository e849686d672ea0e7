import { LEARNING } from '../engine/learn/learn-from-confirmed.ts';
import { similarity, toWordVector } from '../engine/learn/word-vector.ts';
import { tokenise } from '../engine/text/tokenise.ts';

/** A text that may be chosen. */
export interface SampleCandidate {
  text: string;
  /** The number of students who wrote it. */
  answers: number;
  /** How many answers of the student who represents it are in the sample already. */
  burden: number;
}

/** Fewer prove next to nothing, and the marker does not learn from them. */
const LEAST = LEARNING.leastAnswers;
const MOST = 10;
/** One answer in three, in a small class. */
const SHARE_OF_CLASS = 1 / 3;
/**
 * If less than this share is unexplained, the answers are so alike that more of them add nothing.
 */
const ENOUGH_EXPLAINED = 0.1;
/**
 * The weight of a student's answers already in the sample, so that others are preferred if they do
 * as well.
 */
const BURDEN_WEIGHT = 0.15;
/** Limits the candidates to the most frequent texts; texts written once add little beyond that. */
const MOST_CANDIDATES = 600;

/**
 * Returns the indexes of the most representative texts, in the order they were chosen: each leaves
 * the least variance in the marker's predictions for all answers, by the similarity with which it
 * learns from confirmed marks. Needs no marks. (Greedy, as in Gaussian processes; deterministic.)
 */
export function chooseSample(candidates: readonly SampleCandidate[]): number[] {
  const texts = candidates.slice(0, MOST_CANDIDATES);
  const covariance = measureLikeness(texts);
  const weights = texts.map(({ answers }) => answers);
  const all = sum(weights);
  const most = Math.min(MOST, texts.length, Math.max(LEAST, Math.ceil(all * SHARE_OF_CLASS)));
  const chosen: number[] = [];
  while (chosen.length < most) {
    const left = sum(texts.map((_, place) => (covariance[place]?.[place] ?? 0) * weightOf(place)));
    if (chosen.length >= LEAST && left < ENOUGH_EXPLAINED * all) break;
    const next = findBest(texts, covariance, weights, chosen);
    chosen.push(next);
    explain(covariance, next);
  }
  return chosen;

  function weightOf(place: number): number {
    return weights[place] ?? 0;
  }
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

function measureLikeness(texts: readonly SampleCandidate[]): Float64Array[] {
  const vectors = texts.map(({ text }) => toWordVector(tokenise(text)));
  const likeness = texts.map(() => new Float64Array(texts.length));
  for (const [row, one] of vectors.entries()) {
    const line = likeness[row];
    for (let column = 0; line && column < row; column += 1) {
      const other = vectors[column];
      const value = other ? similarity(one, other) : 0;
      line[column] = value;
      const mirrored = likeness[column];
      if (mirrored) mirrored[row] = value;
    }
    if (line) line[row] = 1;
  }
  return likeness;
}

function findBest(
  texts: readonly SampleCandidate[],
  covariance: readonly Float64Array[],
  weights: readonly number[],
  chosen: readonly number[],
): number {
  let best = 0;
  let most = -1;
  for (const [place, { burden }] of texts.entries()) {
    const line = covariance[place];
    if (!line || chosen.includes(place)) continue;
    let explained = 0;
    for (let other = 0; other < line.length; other += 1) {
      explained += (weights[other] ?? 0) * (line[other] ?? 0) ** 2;
    }
    explained /= ((line[place] ?? 0) + LEARNING.shrinkage) * (1 + BURDEN_WEIGHT * burden);
    if (explained > most) {
      most = explained;
      best = place;
    }
  }
  return best;
}

/** Updates the covariance to what is left to learn about all texts once this one has its mark. */
function explain(covariance: readonly Float64Array[], place: number): void {
  const known = Float64Array.from(covariance[place] ?? []);
  const variance = (known[place] ?? 0) + LEARNING.shrinkage;
  for (const [row, line] of covariance.entries()) {
    const factor = (known[row] ?? 0) / variance;
    if (factor === 0) continue;
    for (let column = 0; column < line.length; column += 1) {
      line[column] = (line[column] ?? 0) - factor * (known[column] ?? 0);
    }
  }
}
