/** A pipe between cells, not "|x|" or "a || b". */
const PIPE = /(?<![^\s])\|(?=\s|$)/g;
/** "1    R girl": a remark behind the mark. */
const GAP = /[^\S\n]{3,}/g;
const LEAST_PIPES = 2;

const pipesIn = (line: string): number => line.match(PIPE)?.length ?? 0;

/**
 * Writes tabs between the cells of a table with pipes, "17 | 10.9 | P1 | for √119" over " | | A1 |
 * cao", so that it is read like a copied one. Tables with a pipe at the start of each row, and those
 * that also have tabs, are returned unchanged.
 */
export function writeTabsForPipes(text: string): string {
  if (text.includes('\t')) return text;
  const rows = text.split('\n').filter((line) => pipesIn(line) >= LEAST_PIPES);
  const areEdged = rows.every((row) => /^\s*\|/.test(row));
  if (rows.length < LEAST_PIPES || areEdged) return text;
  return text
    .split('\n')
    .map((line) =>
      pipesIn(line) === 0
        ? line
        : line
            .split(PIPE)
            .map((cell) => cell.trim().replaceAll(GAP, '\t'))
            .join('\t'),
    )
    .join('\n');
}
