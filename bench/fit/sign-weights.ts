/** A text as its clauses, each as the signs that it has. */
export interface Example {
  clauses: readonly (readonly string[])[];
  /** Whether one of its clauses is what is being looked for. */
  isFound: boolean;
  /** Its weight relative to the others. */
  importance: number;
}
export type Weights = ReadonlyMap<string, number>;

const TOWARDS_NOUGHT = 0.01;
const SPARSE = 0.003;
const SMALLEST = 0.12;

function weigh(weights: Weights, signs: readonly string[]): number {
  return signs.reduce((sum, sign) => sum + (weights.get(sign) ?? 0), weights.get('always') ?? 0);
}

/** Shuffles a list in the same order each time, so that the same examples give the same weights. */
function shuffled<T>(list: readonly T[], seed: number): T[] {
  let state = seed;
  const keys = list.map(() => (state = (state * 16_807) % 2_147_483_647));
  return list
    .map((item, index) => ({ item, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/**
 * How many rounds and which learning rate to use, and how often a sign must occur to get a weight.
 */
export interface FitOptions {
  rounds?: number;
  rate?: number;
  seenAtLeast?: number;
  /** Over how many of the last rounds weights are averaged, which reduces the effect of chance. */
  averaged?: number;
  /** Weights to start from and to stay near: they were learnt from texts that were not all kept. */
  before?: Weights;
}

/** Numbers the signs, so that the inner loop does not look them up by name. */
function numbered(examples: readonly Example[], seenAtLeast: number, before: Weights) {
  const seen = new Map<string, number>();
  for (const sign of examples.flatMap(({ clauses }) => clauses.flat()))
    seen.set(sign, (seen.get(sign) ?? 0) + 1);
  const often = [...seen].filter(([, times]) => times >= seenAtLeast).map(([sign]) => sign);
  const names = [...new Set(['always', ...before.keys(), ...often])];
  const numbers = new Map(names.map((sign, index) => [sign, index]));
  const inNumbers = (signs: readonly string[]) =>
    Int32Array.of(0, ...signs.flatMap((sign) => numbers.get(sign) ?? []));
  return {
    names,
    all: examples.map((one) => ({ ...one, clauses: one.clauses.map(inNumbers) })),
  };
}

/**
 * Logistic regression with adaptive steps. In a text with something to find, only the clause with
 * the highest weight counts; in others, each clause counts.
 */
export function fitSigns(
  examples: readonly Example[],
  {
    rounds = 25,
    rate: first = 0.3,
    seenAtLeast = 3,
    averaged = 1,
    before = new Map([['always', -1]]),
  }: FitOptions = {},
): Weights {
  const { names, all } = numbered(examples, seenAtLeast, before);
  const begun = Float64Array.from(names, (name) => before.get(name) ?? 0);
  const weights = begun.slice();
  const squares = new Float64Array(names.length);
  const sums = new Float64Array(names.length);
  const weightOf = (signs: Int32Array): number =>
    signs.reduce((sum, sign) => sum + (weights[sign] ?? 0), 0);
  const step = (sign: number, slope: number): void => {
    const square = (squares[sign] ?? 0) + slope * slope;
    squares[sign] = square;
    const rate = first / Math.sqrt(1 + square);
    const from = begun[sign] ?? 0;
    const moved = (weights[sign] ?? 0) - from + rate * slope;
    const kept = sign === 0 ? moved : moved * (1 - rate * TOWARDS_NOUGHT);
    const less = sign === 0 ? 0 : rate * SPARSE;
    weights[sign] = from + Math.sign(kept) * Math.max(0, Math.abs(kept) - less);
  };
  for (let round = 1; round <= rounds; round++) {
    for (const { clauses, isFound, importance } of shuffled(all, round))
      for (const signs of isFound ? strongestOf(clauses, weightOf) : clauses) {
        const chance = 1 / (1 + Math.exp(-weightOf(signs)));
        const slope = ((isFound ? 1 : 0) - chance) * importance;
        for (const sign of signs) step(sign, slope);
      }
    if (round > rounds - averaged)
      for (const sign of sums.keys()) sums[sign] = (sums[sign] ?? 0) + (weights[sign] ?? 0);
  }
  const fitted = names.map((sign, index) => [sign, (sums[index] ?? 0) / averaged] as const);
  return new Map(fitted.filter(([, weight]) => Math.abs(weight) >= SMALLEST));
}

/** Returns the clause with the highest weight; none if there are no clauses. */
function strongestOf(
  clauses: readonly Int32Array[],
  weightOf: (signs: Int32Array) => number,
): Int32Array[] {
  let strongest: Int32Array[] = [];
  let most = -Infinity;
  for (const signs of clauses) {
    const weight = weightOf(signs);
    if (weight > most) [most, strongest] = [weight, [signs]];
  }
  return strongest;
}

/**
 * Returns the weight of each example by weights that were fitted without its fold, e.g. without its
 * author.
 */
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

/** Returns the signs grouped by weight, so that a file of them stays short. */
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

/** Returns the source of a module with the weights. */
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
