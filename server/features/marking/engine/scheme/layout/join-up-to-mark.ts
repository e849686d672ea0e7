import { readGroupHeading } from '../lines/read-group-heading.ts';
import { rolesOf } from './column-roles.ts';
import { below, cellsIn, hasWorth, REMARK, STARTS_ITEM, WORTH } from './join-broken-rows.ts';

/**
 * Handles table rows whose cells run over several lines, recognised by the mark in the last line:
 * "left atrium ⇥ allow upper" over "chamber ⇥ 1 ⇥ AO1".
 */

const MOST_LINES = 12;
const NUMBER = /^(?:Q\s?)?\d{1,2}(?:\.\d{1,2})?(?:\s?\(?[a-h]\)?)?(?:\s?\([ivx]{1,4}\))?\t/;
const OBJECTIVE = /^AO\s?\d/;
const IS_TOTAL = /^\s*total\b/i;
/** "1 mark per nibble" below the answer. */
const PER_ITEM = /^(?:1|one) mark (?:per|(?:for )?each)\b/i;
/** "frees energy;", "frees energy (1)": text that marks its own end is a point by itself. */
const SHOWS_END = /(?:[;:✓✔]|[([]\d[)\]])\s*$/;

/** Returns the sum of the marks next to the rows. */
const sumOfWorths = (lines: readonly string[]): number =>
  lines
    .filter((line) => !IS_TOTAL.test(line))
    .flatMap((line) => cellsIn(line).slice(1))
    .filter((cell) => WORTH.test(cell))
    .reduce((sum, cell) => sum + Number(/\d/.exec(cell)?.[0]), 0);

/**
 * True if a line with an empty first cell continues the row above: it holds only a remark, or a
 * mark.
 */
function goesOnBeside(line: string): boolean {
  const filled = cellsIn(line).filter((cell) => cell !== '');
  return filled.every((cell, at) =>
    at === 0 ? REMARK.test(cell) || WORTH.test(cell) : WORTH.test(cell) || OBJECTIVE.test(cell),
  );
}

/**
 * Returns how many lines below a row belong to it, up to the one with its mark; 0 if there is none.
 */
function countPieces(lines: readonly string[], row: number): number {
  for (let more = 1; more <= MOST_LINES; more += 1) {
    const [above = '', next = ''] = lines.slice(row + more - 1, row + more + 1);
    if (next.trim() === '' || SHOWS_END.test(above) || NUMBER.test(next) || PER_ITEM.test(next))
      return 0;
    if (next.startsWith('\t') ? !goesOnBeside(next) : STARTS_ITEM.test(next)) return 0;
    if (hasWorth(next)) return more;
  }
  return 0;
}

/** True if each cell of a line names a column, or one of them names the mark column. */
function isTitled(line: string): boolean {
  const roles = rolesOf(cellsIn(line));
  return roles.includes('mark') || (roles.length > 1 && !roles.includes(null));
}

/** True if a row holds only the table's total below its columns. */
const isTotalAlone = (line: string, maxMark: number): boolean => {
  const filled = cellsIn(line).filter((cell) => cell !== '');
  return (
    maxMark > 1 && line.startsWith('\t\t') && filled.length === 1 && filled[0] === `(${maxMark})`
  );
};

/**
 * True if a line may be the first of a row that runs over several lines: not a list item, not a
 * title, and not ended by an empty cell.
 */
function mayGoOn(line: string): boolean {
  if (!line.includes('\t') || line.trim() === '' || hasWorth(line) || STARTS_ITEM.test(line))
    return false;
  if (line.endsWith('\t') || isTitled(line)) return false;
  return readGroupHeading(line.replace(NUMBER, '').trim())?.rest !== '';
}

/**
 * Joins table rows that run over several lines, if the marks next to them add up to the question's;
 * the number of lines stays the same.
 */
export function joinUpToMark(lines: readonly string[], maxMark: number): string[] {
  const joined = [...lines];
  if (sumOfWorths(lines) !== maxMark || lines.some((line) => isTotalAlone(line, maxMark)))
    return joined;
  for (const [row, first] of joined.entries()) {
    const more = mayGoOn(first) ? countPieces(joined, row) : 0;
    if (more === 0) continue;
    joined[row] = joined
      .slice(row + 1, row + more + 1)
      .reduce((all, next) => all + below(all, next.trimEnd()), first.trimEnd());
    joined.fill('', row + 1, row + more + 1);
  }
  return joined;
}
