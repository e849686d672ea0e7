import { cellsOfTruth, readTruthRow, type TruthRow } from '../../judges/trace/read-truth.ts';
import type { Asked } from '../scheme.ts';

/** "A", "Q", "A.B": the name of a column. */
const NAME = /^(?!\d)[\p{L}\d¬.+'’()⊕∧∨]{1,10}$/u;
const PER_ROW =
  /\b(?:per|each|every)\b.{0,20}\b(?:row|line)s?\b|\b(?:row|line)s?\b.{0,12}\beach\b/i;

/** "1 mark for each pair of correct rows", "two correct rows: 1 mark". */
const PER_GROUP =
  /\bpairs?\b.{0,30}\brows?\b|\brows?\b.{0,20}\bpairs?\b|\b(?:each|every|any)\s+(?:two|2|four|4)\b.{0,20}\brows?\b/i;

/** The mark of a row. */
const WORTH = /\s*[([]1[)\]]\s*$/;

interface TruthTable {
  at: number;
  names: readonly string[];
  rows: readonly TruthRow[];
}

/** Finds a line of names with rows of 0 and 1 below it. */
function findTable(lines: readonly string[]): TruthTable | null {
  for (const [at, line] of lines.entries()) {
    const names = cellsOfTruth(line);
    if (names.length < 2 || !names.every((name) => NAME.test(name))) continue;
    const rows: TruthRow[] = [];
    for (const below of lines.slice(at + 1)) {
      const row = readTruthRow(below.replace(WORTH, ''));
      if (row?.length !== names.length) break;
      rows.push(row);
    }
    if (rows.length > 1) return { at, names, rows };
  }
  return null;
}

/**
 * Rewrites the truth table of a scheme as a point for each row, "truth A = 0, B = 1: Q = 1", if
 * each earns a mark; returns other schemes unchanged. The number of lines stays the same.
 */
export function rewriteTruth(text: string, { maxMark, questionText }: Asked): string {
  if (!/\btruth\s+tables?\b/i.test(questionText)) return text;
  const lines = text.split('\n');
  const table = findTable(lines);
  if (table === null) return text;
  const { at, names, rows } = table;
  const inputs = Math.log2(rows.length);
  const isWhole = Number.isInteger(inputs) && inputs < names.length;
  const size = rows.length / maxMark;
  const isGrouped = Number.isInteger(size) && size > 1 && PER_GROUP.test(text);
  if (!isWhole || (size !== 1 && !isGrouped)) return text;
  const each = rows.map((row) => {
    const pairs = names.map((name, column) => `${name} = ${row[column] ?? ''}`);
    return `truth ${pairs.slice(0, inputs).join(', ')}: ${pairs.slice(inputs).join(', ')}`;
  });
  const written = each.map((_, index) =>
    index % size === 0 ? `${each.slice(index, index + size).join(' and ')} (1)` : '',
  );
  return lines
    .map((line, index) => {
      if (index === at || PER_ROW.test(line) || (isGrouped && PER_GROUP.test(line))) return '';
      return written[index - at - 1] ?? line;
    })
    .join('\n');
}
