/** The lower triangle of a symmetric positive matrix: its product with its mirror is the matrix. */
export type Triangle = readonly (readonly number[])[];

/** Takes a symmetric positive definite matrix apart (Cholesky). */
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

/** What the lower triangle must be multiplied with to give `right`. */
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
