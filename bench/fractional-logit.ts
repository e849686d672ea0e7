/** What is fitted: the kinds of evidence of one case, and the share (0..1) that came of it. */
export interface Case {
  inputs: readonly number[];
  share: number;
}

/** Weights for inputs as they are, and the constant. */
export interface Fit {
  weights: number[];
  constant: number;
}

const ROUNDS = 1500;
const STEP = 0.5;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Fits shares by a logistic curve over the inputs, with a penalty on the squared weights of the
 * standardised inputs. Plain gradient descent: the same cases always give the same fit.
 */
export function fitFractionalLogit(cases: readonly Case[], penalty: number): Fit {
  const kinds = (cases[0]?.inputs ?? []).map((_, kind) => kind);
  const columns = kinds.map((kind) => cases.map(({ inputs }) => inputs[kind] ?? 0));
  const centres = columns.map((column) => mean(column));
  const scales = columns.map(
    (column, kind) => Math.sqrt(mean(column.map((x) => (x - (centres[kind] ?? 0)) ** 2))) || 1,
  );
  const standard = cases.map(({ inputs }) =>
    kinds.map((kind) => ((inputs[kind] ?? 0) - (centres[kind] ?? 0)) / (scales[kind] ?? 1)),
  );
  const weights = kinds.map(() => 0);
  let constant = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = kinds.map(() => 0);
    let level = 0;
    for (const [index, row] of standard.entries()) {
      const logit = row.reduce((sum, x, kind) => sum + x * (weights[kind] ?? 0), constant);
      const error = (cases[index]?.share ?? 0) - logistic(logit);
      level += error;
      for (const [kind, x] of row.entries()) slopes[kind] = (slopes[kind] ?? 0) + error * x;
    }
    constant += (STEP * level) / cases.length;
    for (const kind of kinds) {
      const slope = (slopes[kind] ?? 0) / cases.length - penalty * (weights[kind] ?? 0);
      weights[kind] = (weights[kind] ?? 0) + STEP * slope;
    }
  }
  const plain = weights.map((weight, kind) => weight / (scales[kind] ?? 1));
  const shift = plain.reduce((sum, weight, kind) => sum + weight * (centres[kind] ?? 0), 0);
  return { weights: plain, constant: constant - shift };
}
