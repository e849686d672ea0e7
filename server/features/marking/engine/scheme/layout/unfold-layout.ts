import { closeUnits } from './close-units.ts';

/**
 * Handles layouts in which the cells of a table are not side by side: each on a separate line,
 * between pipes, after dots; and marks in front of what they are for.
 */

const STROKES_ONLY = /^[\s|:+=-]*-[\s|:+=-]*$/;
const DOTS =
  /\s*(?:\.{4,}|…{2,}|(?:\. ){3,}\.?)\s*(?=(?:[([]?\d\s*(?:marks?)?|[([]?[MABCEP]\d)[)\]]?\s*$)/i;

/** Turns "| it is cheap | 1 | allow low cost |" into cells separated by tabs. */
function dropStrokes(line: string): string {
  const bare = line.trim();
  if (!bare.startsWith('|') || bare.length < 3) return line;
  return STROKES_ONLY.test(bare)
    ? ''
    : bare
        .replaceAll(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
        .join('\t')
        .trimEnd();
}

const OBJECTIVE = /^(?:AO\s?\d.*|\d(?:\.\d{1,2}){2,}[a-z]?|[A-Z]{1,2}\d{0,2}\.\d\S*|\d\.\d[a-z])$/;
const PART = /^(?:Q\s?)?0?\d{1,2}(?:\s?\.\s?\d{1,2})?(?:\s*\(?[a-h]\)?)?(?:\s*\([ivx]{1,4}\))?\.?$/;
const LEAST_TITLES = 3;
const MARK_TITLE = /^\s*(?:(?:total|max(?:imum)?)\s+)?marks?\s*$/i;

/** Handles "Question", "Answer", "Mark" below each other, followed by their cells, line by line. */
function gatherCells(
  lines: readonly string[],
  maxMark: number,
  isTitle: (cell: string) => boolean,
): string[] {
  const from = lines.findIndex((line) => line.trim() !== '');
  const body = lines.findIndex(
    (line, at) => at >= from && (line.trim() === '' || line.includes('\t') || !isTitle(line)),
  );
  const titles = lines.slice(from, body);
  if (from < 0 || titles.length < LEAST_TITLES || !titles.some((title) => MARK_TITLE.test(title)))
    return [...lines];
  const gathered: string[] = lines.slice(0, body).map(() => '');
  for (const [at, line] of lines.slice(body).entries()) {
    const cell = line.trim();
    const before = gathered.findLastIndex((text) => text !== '');
    const isMark = /^[([]?\d[)\]]?$/.test(cell) && Number(/\d/.exec(cell)?.[0]) <= maxMark;
    const isAside = OBJECTIVE.test(cell) || (at === 0 && PART.test(cell));
    if (isMark && before >= body && !gathered[before]?.includes('\t'))
      gathered[before] += `\t${cell}`;
    gathered.push(isAside || isMark ? '' : line);
  }
  return gathered;
}

const IN_FRONT = /^\s*([1-4])(?:\t\s*|\s{2,}|\s(?=\p{L}{2}))(?=[^\s|])(?!marks?\b)/u;

const NUMBER_TITLE = /^\s*(?:question|q[nu]?\.?|no\.?|number|part)(?:\s+number)?\t/i;

/** Puts leading marks in brackets: "1 ⇥ it is cheap" on every line is a mark, not a number. */
function bracketMarks(lines: readonly string[], maxMark: number): string[] {
  const found = lines.map((line) => IN_FRONT.exec(line));
  const marks = found.flatMap((match) => (match === null ? [] : [Number(match[1])]));
  const sum = marks.reduce((total, mark) => total + mark, 0);
  const areOnes = marks.length > 1 && marks.every((mark) => mark === 1) && sum >= maxMark;
  const areWorths =
    sum === maxMark && marks.some((mark, at) => mark !== at + 1) && marks.length > 1;
  const isOnly =
    marks.length === 1 && sum === maxMark && found.some((match) => match?.[0].includes('\t'));
  const areNumbers = lines.some((line) => NUMBER_TITLE.test(line));
  if (areNumbers || !(areOnes || areWorths || isOnly)) return [...lines];
  return lines.map((line, at) => {
    const match = found[at];
    return match === null || match === undefined
      ? line
      : `[${match[1]}] ${line.slice(match[0].length)}`;
  });
}

/** The question number and total on a line above the points. */
const ABOVE = new RegExp(
  String.raw`^\s*(?:question\s+)?(?:0\d(?:\s?\.\s?\d{1,2})?|(?:Q\s?)?\d{1,2}(?:\s*\(?[a-h]\)?)?(?:\s*\([ivx]{1,4}\))?)\.?(?:\s+[([]?(\d{1,2})\s*marks?[)\]]?)?\s*$`,
  'i',
);

function dropLabelAbove(lines: readonly string[], maxMark: number): string[] {
  const first = lines.findIndex((line) => line.trim() !== '');
  const match = ABOVE.exec(lines[first] ?? '');
  const below = lines.slice(first + 1).filter((line) => line.trim() !== '');
  if (match === null || below.length < 2) return [...lines];
  // A number alone may be the answer.
  const isFigure = /^\s*[1-9]\d?\s*(?:[([]\d|$)/.test(lines[first] ?? '');
  const areListed = below.filter((line) => /^\s*[•●▪*–-]\s/.test(line)).length > 1;
  const isTotal = match[1] === undefined || Number(match[1]) === maxMark;
  const isSure = isFigure ? match[1] !== undefined && areListed : true;
  return isTotal && isSure ? lines.map((line, at) => (at === first ? '' : line)) : [...lines];
}

const MARK_ALONE = /^\s*([1-4])\s*$/;
/** Other signs of marks, or of a table: a number alone on a line then has another meaning. */
const OTHER_SIGN = /[([]\d(?:\s*marks?)?[)\]]|[✓✔\t]/;

/** Adds a line with nothing but "1" as a mark to the line above it ("takes longer to stop"). */
function putMarksToLinesAbove(lines: readonly string[], maxMark: number): string[] {
  const marks = lines.map((line) => Number(MARK_ALONE.exec(line)?.[1] ?? 0));
  const found = marks.filter((mark) => mark > 0);
  const sum = found.reduce((total, mark) => total + mark, 0);
  const areBelow = marks.every(
    (mark, at) =>
      mark === 0 || ((marks[at - 1] ?? 1) === 0 && /\p{L}{3}/u.test(lines[at - 1] ?? '')),
  );
  const isEach = sum === maxMark || (sum > maxMark && found.every((mark) => mark === 1));
  const isOnlySign = !lines.some((line) => OTHER_SIGN.test(line));
  if (found.length < 2 || !areBelow || !isEach || !isOnlySign) return [...lines];
  return lines.map((line, at) => {
    if ((marks[at] ?? 0) > 0) return '';
    const mark = marks[at + 1] ?? 0;
    return mark > 0 ? `${line.trimEnd()} (${mark})` : line;
  });
}

/**
 * Writes a layout with its cells not side by side as a table with tabs, or with marks in brackets;
 * the number of lines stays the same.
 */
export function unfoldLayout(
  text: string,
  maxMark: number,
  isTitle: (cell: string) => boolean,
): string {
  const lines = text.split('\n').map((line) => closeUnits(dropStrokes(line).replace(DOTS, '\t')));
  const gathered = gatherCells(bracketMarksBehind(lines, maxMark), maxMark, isTitle);
  return putMarksToLinesAbove(dropLabelAbove(gathered, maxMark), maxMark).join('\n');
}

const DASH_AT_END = /[–—-]\s*[1-4]\s*$/;
const BEHIND_DASH = /^(\s*\S.*\p{L}{3}\S*)\s+[–—-]\s*([1-4])\s*$/u;

/** Puts trailing marks in brackets: "burning gives it off - 1" on all lines but headings. */
function bracketMarksBehind(lines: readonly string[], maxMark: number): string[] {
  const content = lines.filter((line) => line.trim() !== '' && !/:\s*$/.test(line));
  const marks = content.flatMap((line) =>
    DASH_AT_END.test(line) ? (BEHIND_DASH.exec(line)?.[2] ?? []) : [],
  );
  const sum = marks.reduce((total, mark) => total + Number(mark), 0);
  return marks.length > 1 && marks.length === content.length && sum >= maxMark
    ? lines.map((line) => line.replace(BEHIND_DASH, '$1 ($2)'))
    : [...lines];
}

/** Puts leading marks in brackets, once the columns are known. */
export const bracketMarksInFront = (text: string, maxMark: number): string =>
  bracketMarks(text.split('\n'), maxMark).join('\n');
