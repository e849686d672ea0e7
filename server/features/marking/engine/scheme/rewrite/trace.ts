import { readTrace, type Trace } from '../../judges/trace/read-trace.ts';
import type { Asked } from '../scheme.ts';

/**
 * Rewrites a trace table and what its marks are for as a point for each: "column x: 3, 6, 12 (1)".
 */

const NAME = /^[\p{L}_][\p{L}\d_[\]]*$/u;
const IS_VALUE = /^(?:["“'‘].*["”'’]|[-−–]?\d+(?:\.\d+)?|true|false)$/i;

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/g, '')
    .split(/\t|\|/)
    .map((cell) => cell.trim());

/** Finds the title line of the table, its names, and the index after the last row of values. */
function findTable(
  lines: readonly string[],
  asked: string,
): { at: number; names: string[]; end: number } | null {
  for (const [at, line] of lines.entries()) {
    const cells = cellsOf(line).filter((cell) => cell !== '');
    const names = cells.filter((cell) => NAME.test(cell) && isAsked(cell, asked));
    if (names.length < 2 || names.length < cells.length - 1) continue;
    const below = lines.slice(at + 1).findIndex((row) => {
      const values = cellsOf(row).filter((cell) => cell !== '');
      return values.length === 0 || !values.every((cell) => IS_VALUE.test(cell));
    });
    const end = below < 0 ? lines.length : at + 1 + below;
    if (end - at > 2) return { at, names, end };
  }
  return null;
}

const isAsked = (name: string, asked: string): boolean =>
  /^(?:outputs?|printed?)$/i.test(name) ||
  new RegExp(String.raw`(?<![\p{L}\d_])${RegExp.escape(name)}(?![\p{L}\d_])`, 'iu').test(asked);

/** A longer line is not a mark for a column, and would be slow to match. */
const MOST_CHARACTERS = 300;
const WORTH =
  /^\s*(?:[•●▪-]\s*)?(?:(?:1|one) mark|mark [A-H]|\[1\])\s*(?::|for|[–-])?\s*(\S[^\t]*)/i;

/** Returns what a line gives a mark for. */
const saidOf = (line: string): string | undefined =>
  WORTH.exec(line.slice(0, MOST_CHARACTERS))?.[1]
    ?.trimEnd()
    .replace(/\s*[.;]$/, '');
const EACH = /\b(?:per|each|every)\b.{0,20}\bcolumns?\b|\bcolumns?\b.{0,12}\beach\b/i;
/**
 * "Ignore repeated values and blank cells. No mark for a column with an extra value": how columns
 * are judged anyway.
 */
const OF_VALUES =
  /^\s*(?:ignore\b.*\b(?:repeat\w*|blanks?|empty)\b.*|.*\b(?:extra|additional|further)\b.{0,20}\bvalues?\b.*)$/i;
const STARTS = /\b(?:start|begin|first|initial)\w*\b/i;
const ENDS =
  /\b(?:last|final|end(?:s|ing)?)\s+(?:value|with|at|as|on)\b|\b(?:last|final)\b(?!\s+total\b)/i;
const FOLLOWS =
  /\(?\b(?:ft|ecf|follow through|allow|their)\b.*?\btheir\s+(?:own\s+)?(?:last\s+|final\s+)?(?:value\s+of\s+)?([\p{L}_][\p{L}\d_]*)/iu;

const placeOf = (name: string, text: string): number =>
  text.search(new RegExp(String.raw`(?<![\p{L}\d_])${RegExp.escape(name)}(?![\p{L}\d_])`, 'iu'));

/** "x = 6, total = 3". */
const pairsIn = (text: string, names: readonly string[]): [string, string][] =>
  [...text.matchAll(/([\p{L}_][\p{L}\d_]*)\s*(?:=|is|:)\s*(["“'‘]?[-−–]?\w+["”'’]?)/giu)].flatMap(
    ([, one = '', value = '']): [string, string][] => {
      const name = names.find((known) => known.toLowerCase() === one.toLowerCase());
      return name !== undefined && IS_VALUE.test(value) ? [[name, value]] : [];
    },
  );

/** Writes what one mark is for; returns null if the line names no column. */
function writeMark(said: string, names: readonly string[], columns: Trace): string | null {
  const follows = names.find(
    (name) => name.toLowerCase() === FOLLOWS.exec(said)?.[1]?.toLowerCase(),
  );
  const own = said.replace(/\([^()]*\)/g, ' ');
  const pairs = pairsIn(own, names);
  if (new Set(pairs.map(([one]) => one)).size > 1)
    return `row ${pairs.map((pair) => pair.join(' = ')).join(', ')} (1)`;
  // "output is 9, the last total": the mark is for the first name.
  const [name] = names
    .filter((one) => placeOf(one, own) >= 0)
    .toSorted((a, b) => placeOf(a, own) - placeOf(b, own));
  const all = name === undefined ? undefined : columns.get(name);
  if (name === undefined || all === undefined) return null;
  const figures = own.match(/[-−–]?\b\d+(?:\.\d+)?\b/g) ?? [];
  if (figures.some((figure) => !all.includes(figure))) return null;
  const isEnd = ENDS.test(own) && figures.length === 1 && all.length > 1;
  const isStart = STARTS.test(own) && figures.length > 0 && figures.length < all.length;
  const values = (isEnd || isStart ? figures : all).join(', ');
  const written = isEnd ? `…, ${values}` : isStart ? `${values}, …` : values;
  return `column ${name}: ${written}${follows === undefined ? '' : ` (as their ${follows})`} (1)`;
}

/** "p: 2, 4, 8, 16 (1)" on separate lines. */
const SERIES =
  /^\s*(?:[•●▪-]\s*)?(?:column\s+)?([\p{L}_][\p{L}\d_[\]]*)(?:\s+column)?\s*(?:[:=–-]|is|takes)\s*((?:["“'‘]?[\p{L}\d.−–-]+["”'’]?)(?:(?:\s*[,→]\s*|\s+then\s+)["“'‘]?[\p{L}\d.−–-]+["”'’]?)*)\s*((?:[([]\s*\d(?:\s*marks?)?\s*[)\]]|\t\d)?)\s*$/iu;

function writeSeries(lines: readonly string[], questionText: string): string[] {
  const written = lines.map((line) => {
    const [, name = '', list = '', worth = ''] = SERIES.exec(line.slice(0, MOST_CHARACTERS)) ?? [];
    const values = list.split(/\s*[,→]\s*|\s+then\s+/);
    return name !== '' &&
      isAsked(name, questionText) &&
      values.every((value) => IS_VALUE.test(value))
      ? `column ${name}: ${values.join(', ')} ${worth}`
      : null;
  });
  const found = written.filter((line) => line !== null && line.includes(','));
  return found.length > 1 ? lines.map((line, at) => written[at] ?? line) : [...lines];
}

const isHead = (line: string): boolean => !/\t/.test(line) || cellsOf(line).includes('Answer');

/**
 * Rewrites a scheme with a trace table as points, without changing the number of lines; returns
 * other schemes unchanged.
 */
export function rewriteTrace(text: string, { maxMark, questionText }: Asked): string {
  if (!/\btrac(?:e|ing)\b/i.test(questionText)) return text;
  const lines = text.split('\n');
  const table = findTable(lines, questionText);
  if (table === null) return writeSeries(lines, questionText).join('\n');
  const { at, names, end } = table;
  const columns = readTrace(withTitles(lines.slice(at, end), names), names);
  const marks = lines.map((line, index) => {
    const said = index < end ? undefined : saidOf(line);
    return said === undefined || EACH.test(said) ? null : writeMark(said, names, columns);
  });
  const written = marks.filter((mark) => mark !== null).length;
  const isByRow = /\brows?\b/i.test(text);
  const isEach = written === 0 && !isByRow && (names.length === maxMark || EACH.test(text));
  if (written !== maxMark && !isEach) return text;
  return lines
    .map((line, index) => {
      if (index >= at && index < end) {
        const name = names[index - at];
        const isOwn = isEach && name !== undefined;
        return isOwn ? `column ${name}: ${columns.get(name)?.join(', ') ?? ''} (1)` : '';
      }
      if (index < at) return isHead(line) ? '' : line;
      const isBare = line.trim() === '' || (isEach && (EACH.test(line) || OF_VALUES.test(line)));
      return marks[index] ?? (isBare ? '' : `Note: ${line.trim()}`);
    })
    .join('\n');
}

/** Returns the rows from the column of the first name; the question number may precede it. */
function withTitles(rows: readonly string[], names: readonly string[]): string {
  const from = cellsOf(rows[0] ?? '').indexOf(names[0] ?? '');
  const ends = from + names.length;
  return rows.map((row) => cellsOf(row).slice(from, ends).join('\t')).join('\n');
}
