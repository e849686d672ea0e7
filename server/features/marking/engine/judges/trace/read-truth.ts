/** A row of a truth table: the names and values of its inputs, then of its other columns. */
export type TruthRow = readonly string[];

const BIT = /^(?:[01]|t|f|true|false)$/i;

const bitOf = (cell: string): string => (/^(?:1|t)/i.test(cell) ? '1' : '0');

/** Returns the cells of a line, however they are separated. */
export const cellsOfTruth = (line: string): string[] =>
  line
    .trim()
    .split(/\s*[|,\t]\s*|\s+/)
    .filter((cell) => cell !== '');

/** Returns the values of a line of a truth table; null for any other line. */
export function readTruthRow(line: string): TruthRow | null {
  // "001 = 1": the inputs without spaces, and a sign before the output.
  const cells = cellsOfTruth(line.replaceAll(/[=:→]|->/g, ' '));
  const own = cells.flatMap((cell) => (/^[01]{2,6}$/.test(cell) ? [...cell] : [cell]));
  return own.length > 0 && own.every((cell) => BIT.test(cell)) ? own.map(bitOf) : null;
}
