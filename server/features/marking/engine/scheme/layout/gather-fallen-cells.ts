import { splitByAllLetters } from '../../text/split-letters.ts';
import type { Asked } from '../scheme.ts';
import {
  ENDS_OPEN,
  ENDS_POINT,
  haveCells,
  isOpenRemark,
  mayGoOn,
  MOVED,
  readFallenLines,
  type FallenLine,
} from './fallen-lines.ts';
import { joinHeadings } from './join-headings.ts';
import { findFallenMarks } from './fallen-marks.ts';

/**
 * Handles a table whose cells are each on separate lines, as some PDF readers copy it:
 *
 *     12
 *     (a)
 *     20/56 oe
 *     2
 *     M1 for 5/8 × 4/7
 *
 * Each mark is written on one line with what it is for, and the question number is left out.
 */

const IS_TOTAL = /^[([]\s*(?:[2-9]|\d\s*marks?)\s*[)\]]$/;
const MOST_LINES = 120;
const LONGEST = 400;
const FIGURES = String.raw`\d{1,2}`;
/** "7 a", "3(b)(ii)", "01.4": a question number alone on its line. */
const NUMBER = new RegExp(
  String.raw`^(?:(?:Q\s?)?${FIGURES}\.?(?:\s?\([a-h]\)|\s[a-h])(?:\s?\([ivx]{1,4}\)|\s[ivx]{1,4})?|0\d(?:\.\d{1,2})?)$`,
);
/** "14(a)", "5(c) 4": a question number at the end, perhaps with the total. */
const NUMBER_BELOW = /^\d{1,2}\s?\([a-h]\)(?:\s?\([ivx]{1,4}\))?(?:\s\d{1,2})?$/;
const FIGURE = /^\d{1,2}$/;
const NUMBER_OF_PART = /^\s*(?:Q\s?)?\d{1,2}\.?\s?(?=\([a-h]\)\s)/;

/**
 * True if "12" above the first cell is the question number and not an answer, because words follow
 * it.
 */
function isNumber({ text }: FallenLine, next: FallenLine | undefined, hasMarks: boolean): boolean {
  if (NUMBER.test(text)) return true;
  if (!FIGURE.test(text) || next === undefined) return false;
  if (next.kind === 'part') return true;
  return (
    hasMarks && next.kind === 'words' && /\p{L}/u.test(next.text) && !/^(?:or|[=≈])/.test(next.text)
  );
}

/** Empties the lines with the question number, above its cells or below them. */
function dropNumbers(cells: readonly FallenLine[]): FallenLine[] {
  const filled = cells.filter(({ kind }) => kind !== 'empty' && kind !== 'heading');
  const hasMarks = filled.some(({ kind, at }) => kind === 'mark' || (kind === 'figure' && at > 0));
  const first = filled.findIndex(({ kind }) => kind !== 'mark' && kind !== 'figure');
  const tops = [filled[0], filled[first]].filter((cell) => cell !== undefined);
  const last = filled.at(-1);
  const numbers = tops.filter((cell) => isNumber(cell, filled[filled.indexOf(cell) + 1], hasMarks));
  if (last !== undefined && filled.length > 2 && NUMBER_BELOW.test(last.text)) numbers.push(last);
  return cells.map((cell) =>
    numbers.includes(cell) ? { ...cell, kind: 'empty', text: '' } : cell,
  );
}

/** A point whose lines are all known, and what it is worth. */
interface Gathered {
  at: number;
  text: string;
  worth: string;
}

interface Gathering {
  lines: string[];
  /** The label of a part that has no line yet. */
  label: FallenLine | null;
  /** The lines of a point whose mark has not been read yet. */
  open: FallenLine[];
  last: Gathered | null;
  above: FallenLine | null;
}

const joinWords = (cells: readonly FallenLine[]): string => cells.map(({ text }) => text).join(' ');

const worthOf = ({ text, kind }: FallenLine): string =>
  kind === 'mark' && /^[([]?d?[MABC]/.test(text)
    ? text.replaceAll(/[()[\]]/g, '')
    : `(${/\d/.exec(text)?.[0]})`;

const writePoint = (gathering: Gathering): void => {
  const { lines, last } = gathering;
  if (last !== null) lines[last.at] = `${last.text} ${last.worth}`;
};

const LEADS_ON =
  /^(?:to|of|in|on|at|for|with|without|and|or|than|by|from|as|into|through|between|that|is|are|was|were)\b/;

/** True if each line may be a separate point: none is cut off in the middle of a phrase. */
const areApart = (open: readonly FallenLine[]): boolean =>
  open.every(
    ({ text, kind }, at) =>
      kind === 'words' &&
      /\S\s+\S/.test(text) &&
      /\p{L}{3}/u.test(text) &&
      !/[=×÷→]/.test(text) &&
      !isOpenRemark(text) &&
      (at === open.length - 1 || !ENDS_OPEN.test(text)) &&
      (at === 0 || !LEADS_ON.test(text)),
  );

/** Gives one mark to each line if the total below them equals the number of lines. */
function closeEach(gathering: Gathering, open: readonly FallenLine[], mark: FallenLine): boolean {
  const { lines, label } = gathering;
  const last = open.at(-1);
  const isEach = label === null && open.length > 1 && open.length === mark.worth && areApart(open);
  if (!isEach || last === undefined) return false;
  for (const { at, text } of open) lines[at] = `${text} (1)`;
  gathering.last = { at: last.at, text: last.text, worth: '(1)' };
  return true;
}

/** Adds a mark to the lines above it. */
function closePoint(gathering: Gathering, mark: FallenLine): void {
  const { lines, open, label } = gathering;
  lines[mark.at] = MOVED;
  gathering.open = [];
  if (closeEach(gathering, open, mark)) return;
  const [first, ...more] = open;
  const text = joinWords(open);
  if (first === undefined) return;
  if (text.length > LONGEST || more.some(({ begins }) => begins)) {
    lines[mark.at] = mark.text;
    return;
  }
  for (const { at } of open) lines[at] = MOVED;
  const inFront = label === null ? '' : `(${/[a-h]/.exec(label.text)?.[0]}) `;
  if (label !== null) lines[label.at] = MOVED;
  gathering.label = null;
  gathering.last = { at: first.at, text: inFront + text, worth: worthOf(mark) };
  writePoint(gathering);
}

const CODE_AT_END = /\s[MAB]\d\s*$/;
const showsMark = ({ text }: FallenLine): boolean =>
  ENDS_POINT.test(text) || CODE_AT_END.test(text);
const IN_BRACKETS = /^\([^()]{1,20}\)$/;

/** True if words below a mark only continue the answer above it. */
const belongsAbove = (
  { above, last }: Gathering,
  { text }: FallenLine,
  isBelowAll: boolean,
): boolean =>
  last !== null &&
  (above?.kind === 'mark' || above?.kind === 'figure') &&
  (IN_BRACKETS.test(text) || (isBelowAll && /^\p{Ll}/u.test(text)));

/** True if words only continue the remark above them. */
function goesOnRemark(remark: string, cell: FallenLine, place: Place): boolean {
  const { text, begins } = cell;
  if (begins || showsMark(cell)) return false;
  if (isOpenRemark(remark)) return true;
  if (place === 'below all marks') return /^[\p{Ll}(]/u.test(text);
  return place === 'with more' && mayGoOn(remark, text);
}

/**
 * Where words are: if more words follow before the next mark, these may not be what the mark is
 * for.
 */
type Place = 'below all marks' | 'with more' | 'other';

function takeWords(gathering: Gathering, cell: FallenLine, place: Place): void {
  const { lines, above, last, open } = gathering;
  const isBelowAll = place === 'below all marks';
  const remark = above?.kind === 'remark' || above?.kind === 'said' ? above : null;
  const isRemark = remark !== null && goesOnRemark(lines[remark.at] ?? '', cell, place);
  if (isRemark && remark !== null) {
    lines[remark.at] = `${lines[remark.at]} ${cell.text}`;
    lines[cell.at] = MOVED;
    return;
  }
  gathering.above = cell;
  if (
    last !== null &&
    open.length === 0 &&
    belongsAbove({ ...gathering, above }, cell, isBelowAll)
  ) {
    const isLabel = /^[\d\s.,]+$/.test(last.text);
    gathering.last = isLabel ? last : { ...last, text: `${last.text} ${cell.text}` };
    lines[cell.at] = isLabel ? `Note: ${cell.text}` : MOVED;
    writePoint(gathering);
    // What continues the answer here may continue further below.
    gathering.above = above;
  } else if (showsMark(cell)) gathering.open = [];
  else if (!isBelowAll) gathering.open.push(cell);
  else lines[cell.at] = FIGURE.test(cell.text) ? '' : `Note: ${cell.text}`;
}

/** Writes the cells of each point on one line. */
function gather(
  cells: readonly FallenLine[],
  marks: ReadonlySet<FallenLine>,
  lines: readonly string[],
): string[] {
  const gathering: Gathering = {
    lines: [...lines],
    label: null,
    open: [],
    last: null,
    above: null,
  };
  const lastMark = cells.findLastIndex((cell) => marks.has(cell) || showsMark(cell));
  for (const [index, cell] of cells.entries()) {
    if (cell.kind === 'empty') continue;
    if (marks.has(cell)) closePoint(gathering, cell);
    else if (
      cell.kind === 'words' ||
      cell.kind === 'figure' ||
      (cell.kind === 'or' && gathering.open.length > 0)
    ) {
      const next = cells[index + 1];
      const isMore = marks.size > 0 && index < lastMark && next !== undefined && !marks.has(next);
      const isBelowAll = marks.size > 0 && index > lastMark;
      takeWords(gathering, cell, isBelowAll ? 'below all marks' : isMore ? 'with more' : 'other');
      continue;
    } else if (cell.kind === 'said') {
      gathering.lines[cell.at] = `Note: ${cell.text}`;
    } else if (cell.kind !== 'remark') {
      gathering.open = [];
      gathering.label = cell.kind === 'part' ? cell : null;
      if (cell.kind === 'or' && index > lastMark) gathering.last = null;
    }
    gathering.above = cell;
  }
  return gathering.lines;
}

/**
 * Writes a table with each cell on separate lines in the usual form, without changing the number of
 * lines.
 */
export function gatherFallenCells(text: string, asked: Asked): string {
  const given = text.split('\n');
  if (given.length > MOST_LINES) return text;
  const hasParts = splitByAllLetters(asked.questionText).length > 1;
  const written = joinHeadings(given).map((line) =>
    hasParts ? line.replace(NUMBER_OF_PART, '') : line,
  );
  if (haveCells(written)) return text;
  const read = readFallenLines(written, asked);
  const cells = dropNumbers(read);
  const found = findFallenMarks(cells, asked.maxMark);
  const lines = written.map((line, at) => (line !== MOVED && cells[at]?.text === '' ? '' : line));
  if (found === null) return gather(cells, new Set(), lines).join('\n');
  // A total in brackets is recognised anywhere.
  for (const { at, text: total } of found.totals) if (!IS_TOTAL.test(total)) lines[at] = '';
  const kept = found.cells.filter((cell) => !found.totals.includes(cell));
  return gather(kept, found.marks, lines).join('\n');
}
