/**
 * Decision trees, grown one after another by `bench/boost-trees.ts` on answers that people marked,
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
  { sign: number; bound: number; atMost: TreeNode; above: TreeNode } | { score: number };

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
 * A tree prepared for evaluation: each test is followed by its branch for at most; `above` says
 * where the other is.
 */
interface Tree {
  bytes: Uint8Array;
  above: Uint16Array;
}

function readTree(text: string): Tree {
  const bytes = Buffer.from(text, 'base64');
  const above = new Uint16Array(bytes.length);
  const open: number[] = [];
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] !== END) open.push(at);
    else {
      const question = open.pop();
      if (question !== undefined) above[question] = at + 2;
    }
  }
  return { bytes, above };
}

/** Returns what a tree adds to the score of its outcome. */
function scoreOf({ bytes, above }: Tree, inputs: Float64Array, bounds: BoostedTrees['bounds']) {
  let at = 0;
  for (let sign = bytes[at] ?? END; sign !== END; sign = bytes[at] ?? END) {
    const bound = bounds[sign - 1]?.[bytes[at + 1] ?? 0] ?? 0;
    at = (inputs[sign - 1] ?? 0) <= bound ? at + 2 : (above[at] ?? 0);
  }
  return ((bytes[at + 1] ?? ZERO) - ZERO) / STEPS;
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
  const trees = boosted.trees.map((tree) => readTree(tree));
  return (signs) => {
    const inputs = Float64Array.from(boosted.signs, (sign) => signs[sign] ?? 0);
    const scores = new Float64Array(outcomes);
    for (const [at, tree] of trees.entries()) {
      const outcome = at % outcomes;
      scores[outcome] = (scores[outcome] ?? 0) + scoreOf(tree, inputs, bounds);
    }
    return chancesOf(scores);
  };
}
