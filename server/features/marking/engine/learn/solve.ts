/**
 * The lower triangle of a positive definite matrix: its product with its transpose is the matrix.
 */
export type Triangle = readonly (readonly number[])[];

/** Returns the Cholesky decomposition of a symmetric positive definite matrix. */
export function decompose(matrix: readonly (readonly number[])[]): Triangle {
  const triangle: number[][] = [];
  for (const [row, values] of matrix.entries()) {
    const line: number[] = [];
    for (let column = 0; column <= row; column += 1) {
      const above = column === row ? line : (triangle[column] ?? []);
      let rest = values[column] ?? 0;
      for (let index = 0; index < column; index += 1) {
        rest -= (line[index] ?? 0) * (above[index] ?? 0);
      }
      line.push(column === row ? Math.sqrt(rest) : rest / (above[column] ?? 1));
    }
    triangle.push(line);
  }
  return triangle;
}

/**
 * Solves the triangular system: returns what the lower triangle must be multiplied by to give
 * `right`.
 */
export function solveLower(triangle: Triangle, right: readonly number[]): number[] {
  const solution: number[] = [];
  for (const [row, line] of triangle.entries()) {
    const rest = solution.reduce(
      (left, value, column) => left - value * (line[column] ?? 0),
      right[row] ?? 0,
    );
    solution.push(rest / (line[row] ?? 1));
  }
  return solution;
}
