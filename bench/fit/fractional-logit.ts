import {
  decompose,
  solveLower,
  type Triangle,
} from '../../server/features/marking/engine/learn/solve.ts';

/** The inputs of one case, and its share (from 0 to 1). */
export interface Case {
  inputs: readonly number[];
  share: number;
}

/** Weights for the unstandardised inputs, and the constant. */
export interface Fit {
  weights: number[];
  constant: number;
}

/** Newton steps; the fit stops changing well before the last. */
const STEPS = 25;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * Solves the transposed triangular system: returns what the lower triangle's transpose must be
 * multiplied by to give `right`.
 */
function solveUpper(triangle: Triangle, right: readonly number[]): number[] {
  const solution = right.map(() => 0);
  for (let row = right.length - 1; row >= 0; row -= 1) {
    let rest = right[row] ?? 0;
    for (let below = row + 1; below < right.length; below += 1)
      rest -= (triangle[below]?.[row] ?? 0) * (solution[below] ?? 0);
    solution[row] = rest / (triangle[row]?.[row] ?? 1);
  }
  return solution;
}

/** Returns the gradient and the Hessian: the mean over the rows, with the penalty. */
function slopesAt(
  rows: readonly Float64Array[],
  shares: readonly number[],
  weights: readonly number[],
  penalty: number,
): { slopes: number[]; curves: number[][] } {
  const size = weights.length;
  const slopes = weights.map((weight, kind) => (kind === 0 ? 0 : -penalty * weight));
  const curves = weights.map((_, kind) =>
    weights.map((__, other) => (kind === other && kind > 0 ? penalty : 0)),
  );
  for (const [index, row] of rows.entries()) {
    let logit = 0;
    for (let kind = 0; kind < size; kind += 1) logit += (row[kind] ?? 0) * (weights[kind] ?? 0);
    const chance = logistic(logit);
    const error = ((shares[index] ?? 0) - chance) / rows.length;
    const spread = Math.max(1e-9, chance * (1 - chance)) / rows.length;
    for (let kind = 0; kind < size; kind += 1) {
      const x = row[kind] ?? 0;
      slopes[kind] = (slopes[kind] ?? 0) + error * x;
      const curve = curves[kind] ?? [];
      for (let other = 0; other < size; other += 1)
        curve[other] = (curve[other] ?? 0) + spread * x * (row[other] ?? 0);
    }
  }
  return { slopes, curves };
}

/**
 * Fits shares by logistic regression on the inputs, with a penalty on the squared weights of the
 * standardised inputs. Newton's method on all cases: the same cases always give the same fit.
 */
export function fitFractionalLogit(cases: readonly Case[], penalty: number): Fit {
  const kinds = (cases[0]?.inputs ?? []).map((_, kind) => kind);
  const columns = kinds.map((kind) => cases.map(({ inputs }) => inputs[kind] ?? 0));
  const centres = columns.map((column) => mean(column));
  const scales = columns.map(
    (column, kind) => Math.sqrt(mean(column.map((x) => (x - (centres[kind] ?? 0)) ** 2))) || 1,
  );
  const rows = cases.map(({ inputs }) =>
    Float64Array.of(
      1,
      ...kinds.map((kind) => ((inputs[kind] ?? 0) - (centres[kind] ?? 0)) / (scales[kind] ?? 1)),
    ),
  );
  const shares = cases.map(({ share }) => share);
  let fitted = [0, ...kinds.map(() => 0)];
  for (let step = 0; step < STEPS; step += 1) {
    const { slopes, curves } = slopesAt(rows, shares, fitted, penalty);
    const triangle = decompose(curves);
    const change = solveUpper(triangle, solveLower(triangle, slopes));
    fitted = fitted.map((weight, kind) => weight + (change[kind] ?? 0));
  }
  const [constant = 0, ...weights] = fitted;
  const plain = weights.map((weight, kind) => weight / (scales[kind] ?? 1));
  const shift = plain.reduce((sum, weight, kind) => sum + weight * (centres[kind] ?? 0), 0);
  return { weights: plain, constant: constant - shift };
}
