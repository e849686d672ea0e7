/**
 * Decision trees, each grown by `bench/random-forest.ts` on other answers that people marked. Of a case
 * each tree asks one sign after the other and ends at the chances of all outcomes; the forest says their
 * mean.
 */
export interface Forest {
  /** The signs that the trees ask for. */
  signs: readonly string[];
  /** What each sign is compared with. */
  bounds: readonly (readonly number[])[];
  /** How many outcomes each end has a chance of. */
  outcomes: number;
  /** The trees, as `writeTree` writes them. */
  trees: readonly string[];
}

/** A question whether a sign is at most so much, with what follows; or the chances, 0..1, at the end. */
export type TreeNode =
  | { sign: number; bound: number; atMost: TreeNode; above: TreeNode }
  | { chances: readonly number[] };

/** A question is the number of its sign, counted from 1, and of its bound; an end is 0 and its chances. */
const END = 0;
/** The steps in which chances are written. */
const STEPS = 250;

function bytesOf(node: TreeNode): number[] {
  if ('chances' in node) return [END, ...node.chances.map((chance) => Math.round(chance * STEPS))];
  return [node.sign + 1, node.bound, ...bytesOf(node.atMost), ...bytesOf(node.above)];
}

/** A tree in base64: each question, then what follows where its sign is at most the bound, then the rest. */
export const writeTree = (root: TreeNode): string => Buffer.from(bytesOf(root)).toString('base64');

/** A tree as it is walked: after each question stands what follows at most; `above` says where the rest is. */
interface Tree {
  bytes: Uint8Array;
  above: Uint32Array;
}

function readTree(text: string, outcomes: number): Tree {
  const bytes = Buffer.from(text, 'base64');
  const above = new Uint32Array(bytes.length);
  const open: number[] = [];
  let at = 0;
  while (at < bytes.length)
    if (bytes[at] === END) {
      at += 1 + outcomes;
      const question = open.pop();
      if (question !== undefined) above[question] = at;
    } else {
      open.push(at);
      at += 2;
    }
  return { bytes, above };
}

/** Where a case ends in a tree. */
function findEnd({ bytes, above }: Tree, inputs: Float64Array, bounds: Forest['bounds']): number {
  let at = 0;
  for (let sign = bytes[at] ?? END; sign !== END; sign = bytes[at] ?? END) {
    const bound = bounds[sign - 1]?.[bytes[at + 1] ?? 0] ?? 0;
    at = (inputs[sign - 1] ?? 0) <= bound ? at + 2 : (above[at] ?? 0);
  }
  return at;
}

/** Makes a forest ready to be asked for the chances of all outcomes, by the names of its signs. */
export function readForest(
  forest: Forest,
): (signs: Readonly<Record<string, number>>) => readonly number[] {
  const { outcomes, bounds } = forest;
  const trees = forest.trees.map((tree) => readTree(tree, outcomes));
  return (signs) => {
    const inputs = Float64Array.from(forest.signs, (sign) => signs[sign] ?? 0);
    const chances = Array.from({ length: outcomes }, () => 0);
    for (const tree of trees) {
      const end = findEnd(tree, inputs, bounds);
      for (const outcome of chances.keys())
        chances[outcome] = (chances[outcome] ?? 0) + (tree.bytes[end + 1 + outcome] ?? 0);
    }
    return chances.map((chance) => chance / STEPS / trees.length);
  };
}
