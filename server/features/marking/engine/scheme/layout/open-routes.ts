/**
 * "or" alone on a line between lists of which each has all the marks: one of the ways is enough. It would
 * else only name another wording of the point above it.
 */

const OR_ALONE = /^\s*or\s*$/i;
const MARK = /[([](\d)\s*(?:marks?)?[)\]]/g;
const LEAST_MARKED = 2;

const marksIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line) => [...line.matchAll(MARK)].map(([, mark]) => Number(mark)));

/** Opens the first of such ways with EITHER, and writes OR between them; the lines keep their places. */
export function openRoutes(text: string, maxMark: number): string {
  const lines = text.split('\n');
  const places = lines.flatMap((line, at) => (OR_ALONE.test(line) ? [at] : []));
  const first = lines.findIndex((line) => /[([]\d/.test(line));
  if (places.length === 0 || first < 0 || first > (places[0] ?? 0)) return text;
  const ways = [first - 1, ...places].map((at, index) =>
    marksIn(lines.slice(at + 1, places[index] ?? lines.length)),
  );
  const areWhole = ways.every(
    (marks) =>
      marks.length >= LEAST_MARKED && marks.reduce((sum, mark) => sum + mark, 0) === maxMark,
  );
  if (!areWhole) return text;
  return lines
    .map((line, at) =>
      places.includes(at) ? 'OR' : at === first ? `EITHER ${line.trimStart()}` : line,
    )
    .join('\n');
}
