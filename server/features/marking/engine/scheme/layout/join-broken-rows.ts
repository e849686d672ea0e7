import { rolesOf } from './column-roles.ts';

const MOST_PIECES = 3;

export const WORTH = /^[([]?\d[)\]]?$/;
const CODE = /^d?[MAB]\d\*?$/;
export const cellsIn = (line: string): string[] => line.split('\t').map((cell) => cell.trim());
export const hasWorth = (line: string): boolean =>
  cellsIn(line)
    .slice(1)
    .some((cell) => WORTH.test(cell) || CODE.test(cell));
/**
 * True for "for a complete method" next to its code, over "eg 8000 × 1.025³ ⇥ or three increases",
 * which continues it.
 */
const isCodedAbove = (line: string, next: string): boolean =>
  cellsIn(line).some((cell) => CODE.test(cell)) && next.includes('\t') && !hasWorth(`\t${next}`);

/** Finds the titles of a table whose rows must be whole: each cell names its column. */
export function findTitles(lines: readonly string[]): number {
  return lines.findIndex((line) => {
    const cells = cellsIn(line);
    if (cells.length < 3) return false;
    if (/(?:^|\t)working(?:\t|\s*$)/i.test(line)) return cells.length > 3;
    const roles = rolesOf(cells);
    return roles.includes('mark') && cells.every((cell, at) => cell === '' || roles[at] !== null);
  });
}

export const STARTS_ITEM = /^\s*(?:[•●▪‣◦\uE000-\uF8FF-]|total\b)/iu;
/** A separate remark below another in one cell. */
export const REMARK =
  /^(?:allow|accept|ignore|reject|do not|not|credit|condone|penalise|(?:an?\s+|the\s+)?(?:correct\s+)?answers?\s+of\b|units?\s+marks?\b|any\s+(?:reference|mention)\b)|\b(?:is|are) (?:insufficient|not (?:enough|sufficient))\b/i;
const GOES_ON = /(?:[/,]|\b(?:or|and|of|for))\s*$/i;

/** Returns a line below another of the same row, with the separator between the two. */
export function below(above: string, next: string): string {
  if (next.startsWith('\t')) return next;
  if (REMARK.test(next) && !GOES_ON.test(above)) return `; ${next}`;
  // "faster" over "or moves more": either is enough.
  return ` ${next.replace(/^or(?=\s|$)/, 'OR')}`;
}

/**
 * Joins rows broken in two by a cell of several lines, such as "3x + 2y = 16" over "5x – 2y = 8"
 * under "Working", or "allow no oxygen" over "ignore nutrients": the first piece has no mark, and
 * together they are whole.
 */
export function joinBrokenRows(text: string): string {
  const lines = text.split('\n');
  const at = findTitles(lines);
  const columns = lines[at]?.split('\t').length ?? 0;
  if (at < 0) return text;
  const isWorking = /\bworking\b/i.test(lines[at] ?? '');
  for (let row = at + 1; row < lines.length; row += 1) {
    let joined = lines[row] ?? '';
    if (!joined.includes('\t') || joined.split('\t').length >= columns) continue;
    if (!isWorking && hasWorth(joined) && !isCodedAbove(joined, lines[row + 1] ?? '')) continue;
    for (let more = 1; more <= MOST_PIECES; more += 1) {
      const next = lines[row + more] ?? '';
      if (next.trim() === '' || next.startsWith('\t') || STARTS_ITEM.test(next)) break;
      joined += below(joined, next);
      if (joined.split('\t').length !== columns) continue;
      if (!isWorking && !hasWorth(joined)) break;
      lines.splice(row, more + 1, joined, ...Array.from({ length: more }, () => ''));
      break;
    }
  }
  return lines.join('\n');
}
