/**
 * Decision trees, grown one after another by `bench/fit/boost-trees.ts` on answers that people marked,
 * each on the residuals of those before it. A tree tests one sign after another and ends at a value
 * that it adds to the score of one outcome; the scores of all outcomes give their probabilities.
 */
export interface BoostedTrees {
  /** The signs that the trees test. */
  signs: readonly string[];
  /** The thresholds that each sign is compared with. */
  bounds: readonly (readonly number[])[];
  /** The number of outcomes; the trees belong to the outcomes in turn. */
  outcomes: number;
  /** The trees, in the format of `writeTree`. */
  trees: readonly string[];
}

/**
 * A test whether a sign is at most a bound, with both branches; or a leaf with what it adds to the
 * score.
 */
export type TreeNode =
  | { sign: number; bound: number; atMost: TreeNode; above: TreeNode }
  | { score: number };

/**
 * A test is written as the number of its sign, counted from 1, and that of its bound; a leaf as 0
 * and its score.
 */
const END = 0;
/** The resolution in which scores are written, and the byte of a score of 0. */
const STEPS = 500;
const ZERO = 128;
const MAX_BYTE = 255;

const byteOf = (score: number): number =>
  Math.max(0, Math.min(MAX_BYTE, Math.round(score * STEPS) + ZERO));

function bytesOf(node: TreeNode): number[] {
  if ('score' in node) return [END, byteOf(node.score)];
  return [node.sign + 1, node.bound, ...bytesOf(node.atMost), ...bytesOf(node.above)];
}

/** Returns a tree in base64: each test, then its branch for at most the bound, then the other. */
export const writeTree = (root: TreeNode): string => Buffer.from(bytesOf(root)).toString('base64');

/**
 * The nodes of all trees in one array, so that walking through them stays within the cache. Each
 * is one number: the sign of a test, counted from 1, or END for a leaf, in the lowest byte; above
 * it the bound or score, as written; in the upper half how far on the branch above the bound is.
 * The branch for at most the bound is the next node.
 */
type Nodes = Int32Array;
const BYTE = 8;
const HALF = 16;

/** Returns the nodes of one tree. */
function readNodes(text: string): Nodes {
  const bytes = Buffer.from(text, 'base64');
  const nodes = new Int32Array(bytes.length / 2);
  const open: number[] = [];
  for (const at of nodes.keys()) {
    const sign = bytes[2 * at] ?? END;
    nodes[at] = sign | ((bytes[2 * at + 1] ?? ZERO) << BYTE);
    if (sign !== END) open.push(at);
    else {
      const test = open.pop();
      if (test !== undefined) nodes[test] = (nodes[test] ?? 0) | ((at + 1 - test) << HALF);
    }
  }
  return nodes;
}

/** Returns how many bounds are below a value; the bounds ascend. */
function countBelow(bounds: readonly number[], value: number): number {
  let least = 0;
  let most = bounds.length;
  while (least < most) {
    const middle = (least + most) >> 1;
    if (value <= (bounds[middle] ?? 0)) most = middle;
    else least = middle + 1;
  }
  return least;
}

/**
 * Returns what the tree that begins at `root` adds to the score of its outcome, in steps;
 * `places` has for each sign how many of its bounds are below its value.
 */
function stepsOf(nodes: Nodes, root: number, places: Uint8Array): number {
  let at = root;
  let node = nodes[at] ?? 0;
  for (let sign = node & MAX_BYTE; sign !== END; sign = node & MAX_BYTE) {
    const isAtMost = (places[sign - 1] ?? 0) <= ((node >> BYTE) & MAX_BYTE);
    at += isAtMost ? 1 : node >>> HALF;
    node = nodes[at] ?? 0;
  }
  return ((node >> BYTE) & MAX_BYTE) - ZERO;
}

/** Returns the probabilities, from 0 to 1, of outcomes with these scores. */
export function chancesOf(scores: ArrayLike<number>): number[] {
  const weights = Array.from(scores, (score) => Math.exp(score));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Prepares trees; the result returns the probabilities of all outcomes for signs given by name. */
export function readTrees(
  boosted: BoostedTrees,
): (signs: Readonly<Record<string, number>>) => readonly number[] {
  const { outcomes, bounds } = boosted;
  const trees = boosted.trees.map((tree) => readNodes(tree));
  const roots = new Int32Array(trees.length);
  const nodes = new Int32Array(trees.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const [at, tree] of trees.entries()) {
    roots[at] = end;
    nodes.set(tree, end);
    end += tree.length;
  }
  return (signs) => {
    const places = Uint8Array.from(boosted.signs, (sign, at) =>
      countBelow(bounds[at] ?? [], signs[sign] ?? 0),
    );
    const steps = new Int32Array(outcomes);
    for (const [at, root] of roots.entries()) {
      const outcome = at % outcomes;
      steps[outcome] = (steps[outcome] ?? 0) + stepsOf(nodes, root, places);
    }
    return chancesOf(Array.from(steps, (step) => step / STEPS));
  };
}
