import { cannotTell, type JudgeOne, type KindVerdict, type PointOfKind } from '../judge.ts';
import { cellsOfTruth, readTruthRow, type TruthRow } from './read-truth.ts';

/** "truth A = 0, B = 1: Q = 1", as written by `rewriteTruth`; " and " before the next row of a group. */
const POINT = /^truth ([^:]+): ([^:]+)$/;
const NEXT_ROW = /\s+and\s+(?=truth )/;

const SURE = { right: 0.92, wrong: 0.85 } as const;

interface Wanted {
  names: readonly string[];
  inputs: readonly string[];
  outputs: readonly string[];
}

const pairsOf = (part: string): string[][] => part.split(', ').map((pair) => pair.split(' = '));

function readRows({ text }: Pick<PointOfKind, 'text'>): Wanted[] | null {
  const rows = text.split(NEXT_ROW).map((row) => readWanted(row));
  return rows.every((row) => row !== null) ? rows : null;
}

function readWanted(text: string): Wanted | null {
  const [, before, behind] = POINT.exec(text.trim()) ?? [];
  if (before === undefined || behind === undefined) return null;
  const valuesOf = (part: string): string[] => pairsOf(part).map(([, value = '']) => value);
  return {
    names: [...pairsOf(before), ...pairsOf(behind)].map(([name = '']) => name),
    inputs: valuesOf(before),
    outputs: valuesOf(behind),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

/**
 * Returns the rows of an answer in the scheme's order of columns; rows with outputs only are in the
 * scheme's order of rows. Returns null if they are not a complete table.
 */
function readTable(answer: string, all: readonly Wanted[]): TruthRow[] | null {
  const lines = answer.slice(0, 2000).split('\n');
  const [{ names, inputs, outputs } = { names: [], inputs: [], outputs: [] }] = all;
  const rows = lines.flatMap((line) => {
    const row = readTruthRow(line);
    return row === null ? [] : [row];
  });
  const title = lines.map((line) => cellsOfTruth(line)).find((cells) => isNamed(cells, names));
  if (rows.length > 0 && rows.every((row) => row.length === names.length))
    return rows.map((row) =>
      title === undefined
        ? row
        : names.map(
            (name) =>
              row[title.findIndex((cell) => cell.toLowerCase() === name.toLowerCase())] ?? '',
          ),
    );
  const [only = []] = rows;
  const column = outputs.length === 1 ? (rows.length === 1 ? only : rows.flat()) : [];
  return column.length === all.length && inputs.length > 0
    ? all.map((one, at) => [...one.inputs, column[at] ?? ''])
    : null;
}

const isNamed = (cells: readonly string[], names: readonly string[]): boolean =>
  isSame(
    cells.map((cell) => cell.toLowerCase()).toSorted(),
    names.map((name) => name.toLowerCase()).toSorted(),
  );

/** Returns whether an answer has a row, and has it right. */
function compareRow(rows: readonly TruthRow[], wanted: Wanted): KindVerdict['finding'] {
  const own = rows.filter((row) => isSame(row.slice(0, wanted.inputs.length), wanted.inputs));
  if (own.length === 0) return 'incomplete';
  return own.every((row) => isSame(row.slice(wanted.inputs.length), wanted.outputs))
    ? null
    : 'other-value';
}

/** Returns the judge of a row, or a group of rows, of a truth table; null for other points. */
export function prepareTruth(point: PointOfKind, points: readonly PointOfKind[]): JudgeOne | null {
  const wanted = readRows(point);
  if (wanted === null) return null;
  const all = points.flatMap((one) => readRows(one) ?? []);
  return (answer): KindVerdict => {
    const rows = readTable(answer, all);
    if (rows === null) return cannotTell;
    const finding = wanted.map((row) => compareRow(rows, row)).find((one) => one !== null) ?? null;
    const isRight = finding === null;
    return {
      share: isRight ? 1 : 0,
      sureness: isRight ? SURE.right : SURE.wrong,
      spans: isRight ? [{ start: 0, end: answer.length }] : [],
      finding,
    };
  };
}
