/**
 * Reads tables that were copied with their layout: blanks keep each cell below the title of its
 * column, and an empty cell is only a wider gap. The position of a cell tells its column.
 */

interface Cell {
  text: string;
  from: number;
  to: number;
}

/** How many characters left or right of its title a cell may begin. */
const SLACK = 3;
/** The share of cells that must be aligned with a title. */
const LEAST_ALIGNED = 0.8;
const MAX_LINE = 400;

const MARK_BEHIND = /^(?:[([]\d[)\]]|[✓✔;]+)$/;

const cellsOf = (line: string): Cell[] =>
  [...line.matchAll(/\S+(?: \S+)*/g)].map(({ 0: text, index }) => ({
    text,
    from: index,
    to: index + text.length,
  }));

/** Returns the column of a cell; null if it begins at no title and overlaps none, or two. */
function columnOf({ text, from, to }: Cell, titles: readonly Cell[]): number | null {
  const below = titles.findIndex((title) => Math.abs(title.from - from) <= SLACK);
  if (below >= 0) return below;
  const over = titles.flatMap((title, at) => (from < title.to && to > title.from ? [at] : []));
  if (over.length === 1) return over[0] ?? null;
  // "12 × 3   (1)": a mark after a gap belongs to what it is for.
  return MARK_BEHIND.test(text) ? titles.findLastIndex((title) => title.from < from) : null;
}

/**
 * True if a cell is the title of a column; in a line of titles, every cell between gaps must be
 * one.
 */
export type IsTitle = (cell: string) => boolean;

/**
 * Puts tabs between the columns of a table whose header is one of the lines, including empty cells.
 * Returns the lines unchanged if they are not aligned with the titles.
 */
export function alignColumns(lines: readonly string[], isTitle: IsTitle): string[] {
  const at = lines.findIndex((line) => {
    if (line.includes('\t') || line.length > MAX_LINE) return false;
    const cells = cellsOf(line);
    return (
      cells.length > 1 && / {3,}\S/.test(line.trim()) && cells.every(({ text }) => isTitle(text))
    );
  });
  if (at < 0) return [...lines];
  const titles = cellsOf(lines[at] ?? '');
  const below = lines
    .slice(at + 1)
    .map((line) => (line.includes('\t') || line.length > MAX_LINE ? null : cellsOf(line)));
  if (below.includes(null)) return [...lines];
  const rows = below.map((cells) =>
    (cells ?? []).map((cell) => ({ cell, column: columnOf(cell, titles) })),
  );
  const all = rows.flat();
  const aligned = all.filter(({ column }) => column !== null);
  if (rows.every((row) => row.length < 2) || aligned.length < all.length * LEAST_ALIGNED)
    return [...lines];
  const written = rows.map((row) => {
    if (row.length === 0) return '';
    const columns = titles.map(() => '');
    let last = 0;
    for (const { cell, column } of row) {
      last = Math.max(last, column ?? last);
      columns[last] = `${columns[last] ?? ''} ${cell.text}`.trim();
    }
    return columns.join('\t');
  });
  return [...lines.slice(0, at), titles.map(({ text }) => text).join('\t'), ...written];
}
