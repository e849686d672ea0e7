import {
  chancesOf,
  writeTree,
  type BoostedTrees,
  type TreeNode,
} from '../../server/features/marking/engine/total/boosted-trees.ts';
import type { Random } from '../random.ts';

/** The inputs of one case, and its outcome, counted from 0. */
export interface Case {
  inputs: readonly number[];
  outcome: number;
  /** Counts as this many cases. */
  weight: number;
}

/** The parameters for growing trees. */
export interface Growing {
  /** Each round grows one tree for each outcome. */
  rounds: number;
  /** The greatest depth of a tree. */
  depth: number;
  /** The learning rate, from 0 to 1. */
  rate: number;
  /** The share of the cases, from 0 to 1, that each round uses; drawn again for every round. */
  casesPerRound: number;
  /**
   * The share of the signs, from 0 to 1, that each split may choose from; drawn again for every
   * split.
   */
  signsPerSplit: number;
  /**
   * The least weight in a leaf: a case weighs at most half, and less the surer its outcome already
   * is.
   */
  leastWeight: number;
  /** Bounds per sign, at most 255. */
  bounds: number;
  /** How many outcomes there are. */
  outcomes: number;
}

/** Cases as indexes of their inputs among the bounds of each sign, so that a split is a sum. */
type Places = readonly Uint16Array[];

/** By how much the probability of one outcome is too high, and the weight of each case. */
interface Pull {
  gradient: Float64Array;
  weight: Float64Array;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Returns bounds between the values of a sign; if there are too many values, quantiles. */
function boundsOf(column: readonly number[], most: number): number[] {
  const values = column.toSorted((a, b) => a - b);
  const different = [...new Set(values)];
  const middles = different
    .slice(1)
    .map((value, at) => rounded((value + (different[at] ?? 0)) / 2));
  if (middles.length <= most) return [...new Set(middles)];
  const quantiles = Array.from({ length: most }, (_, at) =>
    rounded(values[Math.floor(((at + 1) * values.length) / (most + 1))] ?? 0),
  );
  return [...new Set(quantiles)];
}

function placeAmong(bounds: readonly number[], value: number): number {
  const above = bounds.findIndex((bound) => value <= bound);
  return above === -1 ? bounds.length : above;
}

/** Returns the numbers below `many` in random order. */
function shuffle(many: number, random: Random): number[] {
  const all = Array.from({ length: many }, (_, index) => index);
  for (let at = 0; at < many; at += 1) {
    const other = at + Math.floor(random.uniform() * (many - at));
    [all[at], all[other]] = [all[other] ?? 0, all[at] ?? 0];
  }
  return all;
}

interface Split {
  bound: number;
  /** How much better both sides are explained by separate scores. */
  worth: number;
}

interface Sums {
  gradient: number;
  weight: number;
}

/** Keeps leaves of little weight near 0. */
const REGULARISATION = 1;
const explainedBy = ({ gradient, weight }: Sums): number =>
  gradient ** 2 / (weight + REGULARISATION);

function sumOf(cases: Uint32Array, pull: Pull): Sums {
  const sums = { gradient: 0, weight: 0 };
  for (const one of cases) {
    sums.gradient += pull.gradient[one] ?? 0;
    sums.weight += pull.weight[one] ?? 0;
  }
  return sums;
}

/**
 * Returns the best split of the cases by one sign; null if no split leaves enough weight on both
 * sides.
 */
function bestSplit(
  cases: Uint32Array,
  places: Uint16Array,
  pull: Pull,
  { all, leastWeight, bounds }: { all: Sums; leastWeight: number; bounds: number },
): Split | null {
  const gradients = new Float64Array(bounds + 1);
  const weights = new Float64Array(bounds + 1);
  for (const one of cases) {
    const place = places[one] ?? 0;
    gradients[place] = (gradients[place] ?? 0) + (pull.gradient[one] ?? 0);
    weights[place] = (weights[place] ?? 0) + (pull.weight[one] ?? 0);
  }
  const whole = explainedBy(all);
  const below = { gradient: 0, weight: 0 };
  let best: Split | null = null;
  for (let bound = 0; bound < bounds; bound += 1) {
    below.gradient += gradients[bound] ?? 0;
    below.weight += weights[bound] ?? 0;
    const above = {
      gradient: all.gradient - below.gradient,
      weight: all.weight - below.weight,
    };
    if (below.weight < leastWeight || above.weight < leastWeight) continue;
    const worth = explainedBy(below) + explainedBy(above) - whole;
    if (worth > (best?.worth ?? 1e-9)) best = { bound, worth };
  }
  return best;
}

/** The input for growing a tree. */
interface Ground {
  places: Places;
  pull: Pull;
  growing: Growing;
  random: Random;
}

/** Returns the best split among a random choice of the signs. */
function chooseSplit(
  cases: Uint32Array,
  all: Sums,
  { places, pull, growing, random }: Ground,
): (Split & { sign: number }) | null {
  const { signsPerSplit, leastWeight, bounds } = growing;
  const many = Math.max(1, Math.round(signsPerSplit * places.length));
  let best: (Split & { sign: number }) | null = null;
  for (const sign of shuffle(places.length, random).slice(0, many)) {
    const column = places[sign];
    if (column === undefined) continue;
    const split = bestSplit(cases, column, pull, { all, leastWeight, bounds });
    if (split !== null && split.worth > (best?.worth ?? 0)) best = { ...split, sign };
  }
  return best;
}

function growTree(cases: Uint32Array, depth: number, ground: Ground): TreeNode {
  const { places, pull, growing } = ground;
  const all = sumOf(cases, pull);
  const split =
    depth === 0 || all.weight < 2 * growing.leastWeight ? null : chooseSplit(cases, all, ground);
  if (split === null)
    return { score: (-growing.rate * all.gradient) / (all.weight + REGULARISATION) };
  const { sign, bound } = split;
  const isAtMost = (one: number): boolean => (places[sign]?.[one] ?? 0) <= bound;
  return {
    sign,
    bound,
    atMost: growTree(
      cases.filter((one) => isAtMost(one)),
      depth - 1,
      ground,
    ),
    above: growTree(
      cases.filter((one) => !isAtMost(one)),
      depth - 1,
      ground,
    ),
  };
}

/** Returns what a tree adds to the score of a case. */
function scoreOf(node: TreeNode, places: Places, one: number): number {
  if ('score' in node) return node.score;
  const isAtMost = (places[node.sign]?.[one] ?? 0) <= node.bound;
  return scoreOf(isAtMost ? node.atMost : node.above, places, one);
}

/** Returns how far each case's probability of an outcome is off, by its scores so far. */
function pullOf(outcome: number, cases: readonly Case[], chances: readonly number[][]): Pull {
  const gradient = Float64Array.from(
    cases,
    (one, at) => one.weight * ((chances[at]?.[outcome] ?? 0) - (one.outcome === outcome ? 1 : 0)),
  );
  const weight = Float64Array.from(cases, (one, at) => {
    const chance = chances[at]?.[outcome] ?? 0;
    return one.weight * 2 * chance * (1 - chance);
  });
  return { gradient, weight };
}

/**
 * Grows boosted trees (Friedman 2002) that give the probability of each of `outcomes`: in each
 * round one tree for each outcome, on some of the cases. The same cases and the same `random` give
 * the same trees.
 */
export function boostTrees(
  signs: readonly string[],
  cases: readonly Case[],
  growing: Growing,
  random: Random,
): BoostedTrees {
  const columns = signs.map((_, sign) => cases.map(({ inputs }) => rounded(inputs[sign] ?? 0)));
  const bounds = columns.map((column) => boundsOf(column, growing.bounds));
  const places = columns.map((column, sign) =>
    Uint16Array.from(column, (value) => placeAmong(bounds[sign] ?? [], value)),
  );
  const scores = cases.map(() => new Float64Array(growing.outcomes));
  const trees: string[] = [];
  for (let round = 0; round < growing.rounds; round += 1) {
    const chances = scores.map((own) => chancesOf(own));
    const many = Math.ceil(growing.casesPerRound * cases.length);
    const drawn = Uint32Array.from(shuffle(cases.length, random).slice(0, many));
    for (let outcome = 0; outcome < growing.outcomes; outcome += 1) {
      const pull = pullOf(outcome, cases, chances);
      const tree = growTree(drawn, growing.depth, { places, pull, growing, random });
      for (const [at, own] of scores.entries())
        own[outcome] = (own[outcome] ?? 0) + scoreOf(tree, places, at);
      trees.push(writeTree(tree));
    }
  }
  return { signs, bounds, outcomes: growing.outcomes, trees };
}
