/**
 * Decision trees, grown one after the other by `bench/boost-trees.ts` on answers that people marked, each
 * on what those before it left unexplained. Of a case each tree asks one sign after the other and ends at
 * what it adds to the score of one outcome; the scores of all outcomes give their chances.
 */
export interface BoostedTrees {
  /** The signs that the trees ask for. */
  signs: readonly string[];
  /** What each sign is compared with. */
  bounds: readonly (readonly number[])[];
  /** How many outcomes there are; the trees are for one after the other, in turn. */
  outcomes: number;
  /** The trees, as `writeTree` writes them. */
  trees: readonly string[];
}

/** A question whether a sign is at most so much, with what follows; or what the end adds to the score. */
export type TreeNode =
  { sign: number; bound: number; atMost: TreeNode; above: TreeNode } | { score: number };

/** A question is the number of its sign, counted from 1, and of its bound; an end is 0 and its score. */
const END = 0;
/** The steps in which scores are written, and the byte of a score of 0. */
const STEPS = 500;
const ZERO = 128;
const MAX_BYTE = 255;

const byteOf = (score: number): number =>
  Math.max(0, Math.min(MAX_BYTE, Math.round(score * STEPS) + ZERO));

function bytesOf(node: TreeNode): number[] {
  if ('score' in node) return [END, byteOf(node.score)];
  return [node.sign + 1, node.bound, ...bytesOf(node.atMost), ...bytesOf(node.above)];
}

/** A tree in base64: each question, then what follows where its sign is at most the bound, then the rest. */
export const writeTree = (root: TreeNode): string => Buffer.from(bytesOf(root)).toString('base64');

/** A tree as it is walked: after each question stands what follows at most; `above` says where the rest is. */
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

/** What a tree adds to the score of its outcome. */
function scoreOf({ bytes, above }: Tree, inputs: Float64Array, bounds: BoostedTrees['bounds']) {
  let at = 0;
  for (let sign = bytes[at] ?? END; sign !== END; sign = bytes[at] ?? END) {
    const bound = bounds[sign - 1]?.[bytes[at + 1] ?? 0] ?? 0;
    at = (inputs[sign - 1] ?? 0) <= bound ? at + 2 : (above[at] ?? 0);
  }
  return ((bytes[at + 1] ?? ZERO) - ZERO) / STEPS;
}

/** The chances, 0..1, of outcomes with these scores. */
export function chancesOf(scores: ArrayLike<number>): number[] {
  const weights = Array.from(scores, (score) => Math.exp(score));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** Makes trees ready to be asked for the chances of all outcomes, by the names of their signs. */
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
