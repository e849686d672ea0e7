/**
 * "or" alone on a line between lists that each have all the marks: one of the routes is enough.
 * Elsewhere it only introduces another wording of the point above it.
 */

const OR_ALONE = /^\s*or\s*$/i;
/**
 * "If the final answer is wrong, look for", "Otherwise award part marks:": steps, in place of the
 * whole answer.
 */
const HEADS_STEPS =
  /^\s*(?:or\b[,:]?\s*)?(?:(?:(?:if|where)\b(?=[^\d\t]*\b(?:wrong|incorrect|not|missing|no)\b)[^\d\t]{3,90}|otherwise|failing that|else)(?:[,:]?\s*(?:award|look for|give|allow|credit)\b[^\d\t]{0,50})?|(?:for\s+)?part(?:ial)?\s+(?:marks?|credit))\s*[:,]?\s*$/i;
const MARK = /[([](\d)\s*(?:marks?)?[)\]]|([✓✔]+)|\b([1-9])\s+marks?[.;]?\s*$/g;
const LEAST_MARKED = 2;

const marksIn = (lines: readonly string[]): number[] =>
  lines.flatMap((line) =>
    [...line.matchAll(MARK)].map(
      ([, mark, ticks, behind]) => ticks?.length ?? Number(mark ?? behind),
    ),
  );

const sumOf = (marks: readonly number[]): number => marks.reduce((sum, mark) => sum + mark, 0);

/**
 * True for lists that have all the marks each, or an answer that has all of them followed by what
 * its steps earn.
 */
function areWays([first = [], ...others]: readonly number[][], maxMark: number): boolean {
  const isWhole = (marks: readonly number[]) =>
    marks.length >= LEAST_MARKED && sumOf(marks) === maxMark;
  const isPart = (marks: readonly number[]) => marks.length > 0 && sumOf(marks) < maxMark;
  if (isWhole(first)) return others.every(isWhole);
  return first.length === 1 && first[0] === maxMark && others.every((m) => isWhole(m) || isPart(m));
}

/** Ends a heading over steps with a colon, so that it does not run into the step below it. */
export const endHeadings = (text: string): string =>
  text
    .split('\n')
    .map((line) => (HEADS_STEPS.test(line) ? `${line.replace(/[\s,:]+$/, '')}:` : line))
    .join('\n');

/**
 * Opens the first of several routes with EITHER, and writes OR between them, without changing the
 * number of lines.
 */
export function openRoutes(text: string, maxMark: number): string {
  const lines = text.split('\n');
  const places = lines.flatMap((line, at) =>
    OR_ALONE.test(line) || HEADS_STEPS.test(line) ? [at] : [],
  );
  const first = lines.findIndex((line) => line.search(MARK) >= 0);
  if (places.length === 0 || first < 0 || first > (places[0] ?? 0)) return text;
  const ways = [first - 1, ...places].map((at, index) =>
    marksIn(lines.slice(at + 1, places[index] ?? lines.length)),
  );
  if (!areWays(ways, maxMark)) return text;
  return lines
    .map((line, at) =>
      places.includes(at) ? 'OR' : at === first ? `EITHER ${line.trimStart()}` : line,
    )
    .join('\n');
}
