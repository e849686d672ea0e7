/** A text by its clauses, each by the signs that it has. */
export interface Example {
  clauses: readonly (readonly string[])[];
  /** Whether one of its clauses is what is looked for. */
  isFound: boolean;
  /** How much it weighs beside the others. */
  importance: number;
}
export type Weights = ReadonlyMap<string, number>;

const TOWARDS_NOUGHT = 0.01;
const SPARSE = 0.003;
const SMALLEST = 0.12;

function weigh(weights: Weights, signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), weights.get('always') ?? 0);
}

/** The same order each time, so that the same examples give the same weights. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const keys = list.map(() => (state = (state * 16_807) % 2_147_483_647));
  return list
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** How long it is fitted and in what steps, and how often a sign must be seen to have a weight. */
interface FitOptions {
  rounds?: number;
  rate?: number;
  seenAtLeast?: number;
}

/**
 * Logistic regression by adaptive steps. Of what is to be found, the clause that reads most like it
 * counts; of the others, each.
 */
export function fitSigns(
  examples: readonly Example[],
  { rounds = 25, rate: first = 0.3, seenAtLeast = 3 }: FitOptions = {},
): Weights {
  const seen = new Map<string, number>();
  for (const sign of examples.flatMap(({ clauses }) => clauses.flat()))
    seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const weights = new Map([['always', -1]]);
  const squares = new Map<string, number>();
  const step = (sign: string, slope: number): void => {
    const square = (squares.get(sign) ?? 0) + slope * slope;
    squares.set(sign, square);
    const rate = first / Math.sqrt(1 + square);
    const moved = (weights.get(sign) ?? 0) + rate * slope;
    const kept = sign === 'always' ? moved : moved * (1 - rate * TOWARDS_NOUGHT);
    const less = sign === 'always' ? 0 : rate * SPARSE;
    weights.set(sign, Math.sign(kept) * Math.max(0, Math.abs(kept) - less));
  };
  for (let round = 1; round <= rounds; round++)
    for (const { clauses, isFound, importance } of shuffled(examples, round)) {
      const [strongest = []] = clauses.toSorted((a, b) => weigh(weights, b) - weigh(weights, a));
      for (const signs of isFound ? [strongest] : clauses) {
        const chance = 1 / (1 + Math.exp(-weigh(weights, signs)));
        const slope = ((isFound ? 1 : 0) - chance) * importance;
        for (const sign of ['always', ...signs])
          if (sign === 'always' || (seen.get(sign) ?? 0) >= seenAtLeast) step(sign, slope);
      }
    }
  return new Map([...weights].filter(([, weight]) => Math.abs(weight) >= SMALLEST));
}

/** What each example weighs by weights that were fitted without its fold, e.g. without its author. */
export function weighUnseen<T extends Example>(
  examples: readonly T[],
  foldOf: (example: T, index: number) => number | string,
  options?: FitOptions,
): { one: T; weight: number }[] {
  const folds = Map.groupBy(examples, foldOf);
  return [...folds].flatMap(([, held]) => {
    const inFold = new Set(held);
    const weights = fitSigns(
      examples.filter((one) => !inFold.has(one)),
      options,
    );
    return held.map((one) => ({
      one,
      weight: Math.max(...one.clauses.map((signs) => weigh(weights, signs))),
    }));
  });
}

const LINE = 140;

/** Signs under the weight that they have, so that a file of them stays short. */
export function linesOf(weights: Weights): string[] {
  const lists = Map.groupBy([...weights.keys()].toSorted(), (sign) =>
    (weights.get(sign) ?? 0).toFixed(1),
  );
  return [...lists]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .flatMap(([weight, signs]) => {
      const rows: string[] = [];
      for (const sign of signs) {
        const row = rows.at(-1);
        const longer = row === undefined ? '' : `${row}|${sign}`;
        if (row !== undefined && longer.length < LINE) rows[rows.length - 1] = longer;
        else rows.push(sign);
      }
      return rows.map((row) => `${weight}|${row}`);
    });
}

/** A module of weights. */
export function moduleOf(
  weights: Weights,
  { name, bench }: { name: string; bench: string },
): string {
  return [
    `/** Fitted by \`node bench/${bench} --write\`: the weight, and the signs that have it. */`,
    'const WEIGHTS = `',
    ...linesOf(weights),
    '`;',
    '',
    `export const ${name}: ReadonlyMap<string, number> = new Map(`,
    "  WEIGHTS.trim().split('\\n').flatMap((line) => {",
    "    const [weight, ...signs] = line.split('|');",
    '    return signs.map((sign) => [sign, Number(weight)] as const);',
    '  }),',
    ');',
    '',
  ].join('\n');
}
