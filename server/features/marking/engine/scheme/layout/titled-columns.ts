import { isTotal } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';
import { MARK_CELL, NUMBER_CELL, OF_A_PAPER } from './cell-shapes.ts';
import { rolesOf, type Role } from './column-roles.ts';
import { dropPageFurniture } from './page-furniture.ts';
import { writeRow } from './write-cells.ts';

/**
 * Handles a table copied column by column: "Answer" over all answers, "Marks" over their marks,
 * "Guidance" over the remarks. Text above the first title is part of the answer, too.
 */

interface Column {
  role: Role;
  lines: string[];
}

const MOST_LINES = 120;
const LEAST_COLUMNS = 3;
/** "3", "(3)", "3 x (AO2)", "AO1": what the marks column may hold. */
const IN_MARKS = /^(?:[([]?\d[)\]]?(?:\s*marks?)?|\d?\s*[x×]?\s*[([]?AO\s?\d\w?[)\]]?.*)?$/i;

/** Returns the column that a title names, if it is alone on its line. */
const titleOf = (line: string): Role | null => (line === '' ? null : (rolesOf([line])[0] ?? null));

function readColumns(lines: readonly string[]): Column[] {
  const columns: Column[] = [{ role: 'answer', lines: [] }];
  for (const line of lines) {
    const role = isTotal(line) ? null : titleOf(line);
    if (role === null) columns.at(-1)?.lines.push(isTotal(line) ? '' : line);
    else columns.push({ role, lines: [] });
  }
  return columns.filter(({ lines: own }) => own.some(Boolean));
}

const isNumber = (line: string): boolean => NUMBER_CELL.test(line) || OF_A_PAPER.test(line);

/** True if each column holds what its title says, above all the marks. */
function areColumns(columns: readonly Column[]): boolean {
  const roles = columns.map(({ role }) => role);
  const isSure = columns.every(({ role, lines }) =>
    role === 'mark'
      ? lines.every((line) => IN_MARKS.test(line)) && lines.some((line) => MARK_CELL.test(line))
      : role !== 'none' || lines.every((line) => line === '' || isNumber(line)),
  );
  const isEach = ['answer', 'mark', 'guidance'].every(
    (role) => roles.filter((one) => one === role).length === 1,
  );
  return columns.length >= LEAST_COLUMNS && isSure && isEach;
}

/** Returns the lines without the question number above the answers. */
const withoutNumber = (lines: readonly string[]): string[] => {
  const first = lines.findIndex(Boolean);
  return isNumber(lines[first] ?? '') && lines.filter(Boolean).length > 1
    ? lines.slice(first + 1)
    : [...lines];
};

/**
 * Writes a table copied column by column as lines with their marks, with the remarks about them
 * below.
 */
export function writeTitledColumns(text: string, asked: Asked): string {
  const given = text.split('\n').map((line) => line.trim());
  if (text.includes('\t') || given.length > MOST_LINES) return text;
  const columns = readColumns(dropPageFurniture(given, asked.maxMark));
  if (!areColumns(columns)) return text;
  const cells = columns.map(({ role, lines }) => {
    if (role === 'answer') return withoutNumber(lines);
    if (role !== 'mark') return [...lines];
    const worth = lines
      .filter((line) => MARK_CELL.test(line))
      .reduce((sum, line) => sum + Number(/\d/.exec(line)?.[0]), 0);
    return [String(worth)];
  });
  const roles = columns.map(({ role }) => role);
  const row = { number: '', cells, isOfLines: true };
  const written = writeRow(row, roles, { letter: '', isOnly: true, asked });
  return written === null ? text : ['', ...written].join('\n');
}
