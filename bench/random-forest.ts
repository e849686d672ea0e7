import {
  writeTree,
  type Forest,
  type TreeNode,
} from '../server/features/marking/engine/total/forest.ts';
import type { Random } from './random.ts';

/** What is known of one case, and which outcome it had, counted from 0. */
export interface Case {
  inputs: readonly number[];
  outcome: number;
}

/** How a forest is grown. */
export interface Growing {
  trees: number;
  /** No end of a tree rests on fewer cases. */
  leastInLeaf: number;
  /** How many of the signs, 0..1, each split may choose from; other ones are drawn for every split. */
  signsPerSplit: number;
  /** Bounds per sign, at most 256. */
  bounds: number;
  /** How many outcomes there are. */
  outcomes: number;
}

/** Cases by the place of each input among its sign's bounds, so that a split is a count. */
interface Binned {
  places: readonly Uint16Array[];
  outcomes: Uint8Array;
  /** How many outcomes there are. */
  kinds: number;
}

const rounded = (value: number): number => Number(value.toPrecision(4));

/** Bounds between the values of a sign, as many cases between two of them where there are too many. */
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

/** The numbers below `many` in an order drawn by chance. */
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
  /** How pure both sides are: the squares of their outcomes' counts, each over its side's count. */
  worth: number;
}

function purityOf(counts: Float64Array, all: number): number {
  let sum = 0;
  for (const count of counts) sum += count * count;
  return sum / all;
}

/** Where the cases are best parted by one sign; null where no side would be big enough. */
function bestSplit(
  cases: Uint32Array,
  places: Uint16Array,
  { outcomes, kinds }: Binned,
  { leastInLeaf, bounds }: Growing,
): Split | null {
  const table = new Float64Array((bounds + 1) * kinds);
  const rest = new Float64Array(kinds);
  for (const one of cases) {
    const outcome = outcomes[one] ?? 0;
    const cell = (places[one] ?? 0) * kinds + outcome;
    table[cell] = (table[cell] ?? 0) + 1;
    rest[outcome] = (rest[outcome] ?? 0) + 1;
  }
  const below = new Float64Array(kinds);
  let best: Split | null = null;
  let count = 0;
  for (let bound = 0; cases.length - count >= leastInLeaf; bound += 1) {
    const before = count;
    for (let kind = 0; kind < kinds; kind += 1) {
      const here = table[bound * kinds + kind] ?? 0;
      below[kind] = (below[kind] ?? 0) + here;
      rest[kind] = (rest[kind] ?? 0) - here;
      count += here;
    }
    const left = cases.length - count;
    if (count === before || count < leastInLeaf || left < leastInLeaf) continue;
    const worth = purityOf(below, count) + purityOf(rest, left);
    if (worth > (best?.worth ?? 0)) best = { bound, worth };
  }
  return best;
}

/** The chances of a tree's end: how often each outcome is among its cases. */
function chancesOf(cases: Uint32Array, { outcomes, kinds }: Binned): number[] {
  const chances = Array.from({ length: kinds }, () => 0);
  for (const one of cases) {
    const outcome = outcomes[one] ?? 0;
    chances[outcome] = (chances[outcome] ?? 0) + 1 / cases.length;
  }
  return chances;
}

/** The best of as many signs as may be looked at; of more where none of these parts the cases. */
function chooseSplit(
  cases: Uint32Array,
  binned: Binned,
  growing: Growing,
  random: Random,
): (Split & { sign: number }) | null {
  const all = binned.places.length;
  const many = Math.max(1, Math.round(growing.signsPerSplit * all));
  let best: (Split & { sign: number }) | null = null;
  for (const [at, sign] of shuffle(all, random).entries()) {
    if (at >= many && best !== null) break;
    const places = binned.places[sign];
    const split = places === undefined ? null : bestSplit(cases, places, binned, growing);
    if (split !== null && split.worth > (best?.worth ?? 0)) best = { ...split, sign };
  }
  return best;
}

function growTree(cases: Uint32Array, binned: Binned, growing: Growing, random: Random): TreeNode {
  const chances = chancesOf(cases, binned);
  const isPure = chances.some((chance) => chance > 1 - 1e-9);
  const split =
    isPure || cases.length < 2 * growing.leastInLeaf
      ? null
      : chooseSplit(cases, binned, growing, random);
  if (split === null) return { chances };
  const { sign, bound } = split;
  const isAtMost = (one: number): boolean => (binned.places[sign]?.[one] ?? 0) <= bound;
  return {
    sign,
    bound,
    atMost: growTree(
      cases.filter((one) => isAtMost(one)),
      binned,
      growing,
      random,
    ),
    above: growTree(
      cases.filter((one) => !isAtMost(one)),
      binned,
      growing,
      random,
    ),
  };
}

/**
 * Grows a random forest (Breiman 2001) that says how likely each of `outcomes` is: each tree on as many
 * cases as there are, drawn with repetition. The same cases and the same chance give the same forest.
 */
export function growForest(
  signs: readonly string[],
  cases: readonly Case[],
  growing: Growing,
  random: Random,
): Forest {
  const columns = signs.map((_, sign) => cases.map(({ inputs }) => rounded(inputs[sign] ?? 0)));
  const bounds = columns.map((column) => boundsOf(column, growing.bounds));
  const binned = {
    places: columns.map((column, sign) =>
      Uint16Array.from(column, (value) => placeAmong(bounds[sign] ?? [], value)),
    ),
    outcomes: Uint8Array.from(cases, ({ outcome }) => outcome),
    kinds: growing.outcomes,
  };
  const trees = Array.from({ length: growing.trees }, () => {
    const drawn = Uint32Array.from(cases, () => Math.floor(random.uniform() * cases.length));
    return writeTree(growTree(drawn, binned, growing, random));
  });
  return { signs, bounds, outcomes: growing.outcomes, trees };
}
