/** A cell that holds a mark and nothing else. */
const MARK_CELL = /^\s*[([]?([1-9])[)\]]?\s*$/;
/** Words that a point may consist of; question labels ("2(b)(i)", "5 c i") have none. */
const WORDS = /\p{L}{3}/u;
const NUMBERED = /^\s*(?:\(?\d{1,2}[.)]?|\(?[a-h][.)]|MP\s?\d{1,2}[.):]?|[•●▪‣◦*–-])\s+\S/u;
const ENDED = /;\s*$/;
const ANY_OTHER = /^\s*AVP\b/;
const LIMIT = /\bmax(?:imum)?\b/i;

const looksLikePoint = (cell: string): boolean =>
  WORDS.test(cell) && !ANY_OTHER.test(cell) && (ENDED.test(cell) || NUMBERED.test(cell));

/** The row and the cell of a total that is printed once, next to the first of several points. */
interface Total {
  row: number;
  cell: number;
}

function findTotal(rows: readonly (readonly string[])[], maxMark: number): Total | null {
  const marks = rows.flatMap((cells, row) =>
    cells.flatMap((text, cell) => (MARK_CELL.test(text) ? [{ row, cell, text }] : [])),
  );
  const [total] = marks;
  if (total === undefined || marks.length > 1) return null;
  const above = rows.slice(0, total.row).flat();
  if (above.some((cell) => looksLikePoint(cell))) return null;
  const beside = rows[total.row]?.slice(0, total.cell).find((cell) => WORDS.test(cell)) ?? '';
  const isWorthAll = Number(MARK_CELL.exec(total.text)?.[1]) === maxMark;
  return isWorthAll && looksLikePoint(beside) ? total : null;
}

/** Ends a cell with a semicolon, which shows where its point ends. */
const close = (cell: string): string =>
  looksLikePoint(cell) && !ENDED.test(cell) ? `${cell.trimEnd()} ;` : cell;

/**
 * Handles a table that prints the marks of all its points once, next to the first:
 *
 *     1 enzyme denatures ;          3
 *     2 bonds break ;
 *     3 active site changes ;
 *     4 substrate no longer fits ;
 *
 * If there are more points than marks, the total becomes a limit below them.
 */
export function lowerTotal(text: string, maxMark: number): string {
  if (maxMark < 2 || !text.includes('\t')) return text;
  const rows = text.split('\n').map((line) => line.split('\t'));
  const total = findTotal(rows, maxMark);
  if (total === null) return text;
  const isPoint = rows.map(
    (cells, row) =>
      row >= total.row && cells.slice(0, total.cell).some((cell) => looksLikePoint(cell)),
  );
  if (isPoint.filter(Boolean).length <= maxMark) return text;
  const lines = rows.map((cells, row) =>
    cells
      .map((cell, at) => (row === total.row && at === total.cell ? '' : cell))
      .map((cell, at) => (isPoint[row] === true && at < total.cell ? close(cell) : cell))
      .join('\t'),
  );
  return (LIMIT.test(text) ? lines : [...lines, `[max ${maxMark}]`]).join('\n');
}

const LETTERED = /^(?:.*\t)?[^\S\n]*Mark [A-H]\b/gm;
const FIGURE_ALONE = /^\s*[([]?(\d{1,2})[)\]]?\s*$/;

/** Removes a total between "Mark A for …", "Mark B for …", each of which is worth one mark. */
export function dropTotalAmongLetters(text: string, maxMark: number): string {
  if (maxMark < 2 || (text.match(LETTERED)?.length ?? 0) < maxMark) return text;
  const lines = text.split('\n');
  const totals = lines.filter((line) => Number(FIGURE_ALONE.exec(line)?.[1]) === maxMark);
  return totals.length === 1 ? lines.filter((line) => line !== totals[0]).join('\n') : text;
}

/** "4.7 × 10⁻⁴ ⇥ 2 B2": the total in the same cell as the code for all of it. */
const TOTAL_BESIDE_CODE = /\t[^\S\n]*([1-9])[^\S\n]+(?=[MAB]\1(?!\d))/g;

export const dropTotalBesideCode = (text: string): string =>
  text.replaceAll(TOTAL_BESIDE_CODE, '\t');
