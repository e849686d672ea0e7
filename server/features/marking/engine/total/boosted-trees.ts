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
 * A tree prepared for evaluation, with one entry per node. `signs` has the sign that a test
 * compares, counted from 1, or END for a leaf. `values` has the bound of a test, or the score of a
 * leaf. `above` has the index of the branch above the bound; the branch for at most the bound is
 * the next node.
 */
interface Tree {
  signs: Uint8Array;
  values: Float64Array;
  above: Uint16Array;
}

function readTree(text: string, bounds: BoostedTrees['bounds']): Tree {
  const bytes = Buffer.from(text, 'base64');
  const nodes = bytes.length / 2;
  const signs = Uint8Array.from({ length: nodes }, (_, at) => bytes[2 * at] ?? END);
  const values = Float64Array.from(signs, (sign, at) => {
    const byte = bytes[2 * at + 1] ?? ZERO;
    return sign === END ? (byte - ZERO) / STEPS : (bounds[sign - 1]?.[byte] ?? 0);
  });
  const above = new Uint16Array(nodes);
  const open: number[] = [];
  for (const [at, sign] of signs.entries()) {
    if (sign !== END) open.push(at);
    else {
      const test = open.pop();
      if (test !== undefined) above[test] = at + 1;
    }
  }
  return { signs, values, above };
}

/** Returns what a tree adds to the score of its outcome. */
function scoreOf({ signs, values, above }: Tree, inputs: Float64Array): number {
  let at = 0;
  for (let sign = signs[at] ?? END; sign !== END; sign = signs[at] ?? END) {
    at = (inputs[sign - 1] ?? 0) <= (values[at] ?? 0) ? at + 1 : (above[at] ?? 0);
  }
  return values[at] ?? 0;
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
  const trees = boosted.trees.map((tree) => readTree(tree, bounds));
  return (signs) => {
    const inputs = Float64Array.from(boosted.signs, (sign) => signs[sign] ?? 0);
    const scores = new Float64Array(outcomes);
    for (const [at, tree] of trees.entries()) {
      const outcome = at % outcomes;
      scores[outcome] = (scores[outcome] ?? 0) + scoreOf(tree, inputs);
    }
    return chancesOf(scores);
  };
}
