import { isStructural, tellsMarker } from './line-shapes.ts';
import { isGuidance, markStopped, spellLetters, usesLetters } from './read-directive.ts';
import { allocatesMarks, readGroupHeading } from './read-group-heading.ts';
import { readMarks } from './read-marks.ts';
import { splitColumns } from './split-columns.ts';
import { createRowReader, type TableRow } from './read-table-row.ts';

/** A piece of the scheme that stands for itself. */
export interface SchemeLine {
  text: string;
  /** Whether it came with a bullet or a number. */
  isListed: boolean;
  /** Whether an empty line stood before it. */
  startsBlock: boolean;
  /** The line of the scheme's text, from 0. */
  line: number;
  /** What the table's mark column says; null without one. */
  marks: number | null;
  /** What the table's guidance column says. */
  guidance: readonly string[];
}

const HEADING =
  /^(?:(?:indicative(?:\s+content(?=\s*:\s*award\b))?|mark(?:ing)?\s*(?:scheme|points?)|(?:reference|model|sample|example|correct|expected|suggested)\s+answers?|answers?|solution|points?)\s*:\s*)+/i;
const BULLET =
  /^(?:[-*•●▪‣◦–—·]\s+|[•●▪‣◦]\s*|\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+|\d{1,2}[.)](?=\p{L}))/u;
/** Boxes, ticks in front and the private letters that word processors use for bullets. */
const ODD_BULLET = /^\s*[\uE000-\uF8FF☐□▢◻▪◾➢➤⮚✓✔☑]\s*(?=\S)/u;
/** The ticks of the symbol fonts, as they come out of a PDF. */
const PRIVATE_TICK = /[\uF050\uF052\uF0FC\uF0FE]/g;
const MARK_INSIDE =
  /((?:\s|(?<=[\p{L}'’"”)]))[([]\s*\+?(?:\d|½|0\.5)\s*(?:marks?|m)?\s*[)\]]|[✓✔]+)[ \t]*[;,.]?[ \t]*(?=[^\s;,.✓✔])(?!\s*[([{](?:AO|[A-Z]{1,2}\b)|\s*(?:and|each)\b\s*$|\s*:(?![^\n]*[([]\d[)\]]))/giu;
/** Blanks mean no more when there are many, but patterns need ever longer for them. */
const BLANKS = /[^\S\n]+/g;
const INLINE_BULLET = /\s*[•●▪‣◦\uE000-\uF8FF]\s*/u;

/** Splits at `sign`, but not inside brackets or quotation marks. */
function splitOutsideBrackets(text: string, sign: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth = Math.max(0, depth - 1);
    else if (letter === sign && depth === 0) {
      pieces.push(text.slice(from, index));
      from = index + 1;
    }
  }
  return [...pieces, text.slice(from)];
}

/** "1. light 2. water": numbers that count up from 1 within a line. */
function splitNumbered(line: string): string[] {
  const starts = [...line.matchAll(/(?:^|\s)\(?(\d)[.)]\s+(?=\S)/g)];
  const counts =
    starts.length > 1 && starts.every((start, index) => Number(start[1]) === index + 1);
  if (!counts || line.slice(0, starts[0]?.index ?? 0).trim() !== '') return [line];
  return starts.map((start, index) => line.slice(start.index, starts[index + 1]?.index).trim());
}

/** "Idea (1): blue wash; dim light": what follows are other ways to earn the one mark. */
const LABEL_WITH_MARK = /^\p{Lu}[\p{L} ]{2,24}[([]\d[)\]]\s*:\s/u;

function splitLine(line: string, keepsSemicolons: boolean): string[] {
  const remarks = splitRemarks(line);
  if (remarks.length > 1) return remarks;
  if (isGuidance(line) || /^for each\b/i.test(line) || allocatesMarks(line)) return [line];
  if (LABEL_WITH_MARK.test(line))
    return [line.replace(/;\s*/g, line.includes('/') ? ' OR ' : ' / ')];
  const isBulleted = BULLET.test(line);
  return splitNumbered(line.replace(/\s*[;,]\s*(?=A\.?V\.?P\b)/, '\n'))
    .flatMap((part) => part.split('\n'))
    .flatMap((part) =>
      part.split(INLINE_BULLET).map((item, index) => (index > 0 ? `• ${item}` : item)),
    )
    .flatMap((part) => part.replace(MARK_INSIDE, '$1\n').split('\n'))
    .flatMap((part) =>
      keepsSemicolons && isBulleted ? [part] : rejoinDirectives(splitOutsideBrackets(part, ';')),
    );
}

/** Guidance after a semicolon stays with its point; so does a mark. */
function rejoinDirectives(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const belongs = isGuidance(part.trim()) || /^\s*[([]\d[)\]]\s*$/.test(part);
    const last = joined.at(-1);
    if (belongs && last !== undefined && last.trim() !== '') {
      joined[joined.length - 1] = `${last}; ${part.trim()}`;
    } else joined.push(part);
  }
  return joined;
}

/** "a ionic", "b covalent": the letters of the question's parts. */
const LETTER = /^([a-h])\s+(?=\p{L}{2})/u;

/** Leading "(1)", "(2)", "(3)" or "1", "2", "3" count the points; "(1)", "(1)" give marks. */
function findCounting(lines: readonly string[]): RegExp | null {
  for (const pattern of [/^\((\d)\)\s/, /^(\d{1,2})\s+(?!marks?\b)(?=[(\p{L}])/u]) {
    const numbers = lines
      .map((line) => pattern.exec(line)?.[1])
      .filter((found) => found !== undefined);
    const counts = numbers.every((found, index) => Number(found) === index + 1);
    if (numbers.length > 1 && counts) return pattern;
  }
  const letters = lines.map((line) => LETTER.exec(line)?.[1]).filter((one) => one !== undefined);
  if (letters.length > 1 && 'abcdefgh'.startsWith(letters.join(''))) return LETTER;
  return null;
}

const ENDS_OPEN =
  /(?:[/,–(]|(?<![\p{L}’'])(?:the|an?|of|to|or|and|for|in|on|by|with|from|that|which|is|are|as|than|no|not))$/u;
const ENDS_CLOSED =
  /(?:[.;:!?]|[([]\s*\d\s*(?:marks?)?\s*[)\]]|[([]\d\s+\p{Ll}[^()[\]]{3,80}[)\]]|[✓✔]|\bmarks?)\s*$/iu;
const LONG_LINE = 70;
const HAS_MARK = /[([]\s*\d\s*(?:marks?)?\s*[)\]]/i;

const REMARK_AT_END =
  /(?<=;|[✓✔]|[([]\d[)\]])\s*;?\s*(?:[([](?:A|R|I|NE|CON)\s|[([]?(?:accept|reject|ignore|note|not|allow|do not (?:accept|allow|credit)|ecf|ft|oe|cao)\b).*$/;
/** A line without the remark behind its mark. */
const bareOf = (text: string): string => text.replace(REMARK_AT_END, '');

const HAS_OWN_MARK = /(?:;|[✓✔]|[([]\d[)\]]|\s\(?d?[MAB]\d\)?(?:\s+(?:dep|ft|cao|oe))*)\s*$/;

/** "Award one mark for each of" over "1 a loop". */
const OPENS_COUNT = /\beach of(?: the following)?\s*:?$/i;

/** Where blank lines part the points, a long line without a tick goes on to the tick below it. */
const runsIntoTick = (previous: TableRow, row: TableRow): boolean =>
  previous.startsBlock &&
  previous.text.length >= 30 &&
  !HAS_OWN_MARK.test(previous.text) &&
  !ENDS_CLOSED.test(previous.text) &&
  !isGuidance(previous.text) &&
  /[✓✔]\s*$/.test(row.text);

const hasOpenBracket = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/** "M2 for 68 ÷ 0.85" beside a line, and "or M1 for …" or "or for …" below it. */
const PART_MARKS = /^(?:or\s+)?(?:SC\s?)?[MAB]\s?\d\s+for\b/;
const MORE_PART_MARKS = /^or\s+(?:(?:SC\s?)?[MAB]\s?\d\s+)?for\b/;

const goesOnPartMarks = (row: TableRow, previous: TableRow): boolean =>
  MORE_PART_MARKS.test(row.text) && previous.guidance.some((remark) => PART_MARKS.test(remark));

/** Whether a line only goes on with the one before, as text copied from a page does. */
function continues(row: TableRow, previous: TableRow | undefined, isFull: boolean): boolean {
  if (previous === undefined || row.startsBlock || row.text === '') return false;
  const before = previous.text;
  if (before === '' || isStructural(row.text) || BULLET.test(row.text)) return false;
  if (tellsMarker(row.text)) return false;
  if (/^[✓✔;]+$/.test(row.text)) return true;
  if (hasOpenBracket(before)) return true;
  if (isGroupHeading(before)) return false;
  // "Ignore: salt moves in" and "by osmosis (1)" below it.
  const isMarked = row.marks !== null || HAS_OWN_MARK.test(bareOf(row.text));
  if (isGuidance(before) && (isMarked || readMarks(row.text).marks !== null)) return false;
  if (row.text.startsWith('(') && allocatesMarks(row.text)) return false;
  if (OPENS_COUNT.test(before) && /^\d{1,2}\s+\S/.test(row.text)) return false;
  if (runsIntoTick(previous, row)) return true;
  // A table's row goes on with the one above, save where both show their marks.
  if (row.isContinuation) return !HAS_OWN_MARK.test(bareOf(before)) && !isGuidance(row.text);
  const goesOn =
    isFull &&
    previous.marks !== 1 &&
    /^[\p{Ll}(]/u.test(row.text) &&
    !HAS_OWN_MARK.test(bareOf(before));
  if (goesOn && !allocatesMarks(before)) return !isGuidance(row.text);
  if (HAS_OWN_MARK.test(before) && HAS_OWN_MARK.test(row.text)) return false;
  if (previous.marks !== null && !ENDS_OPEN.test(before)) return false;
  if (row.isIndented && row.text.startsWith('(')) return true;
  if (before.endsWith('/')) return true;
  // "detects a change" and "(in light) 1": a cell that ran over two lines, with its mark on the second.
  if (/^\(\p{Ll}{3}[^()]*\)$/u.test(row.text) && row.marks !== null) return true;
  if (isGuidance(row.text) || ENDS_CLOSED.test(before)) return false;
  // A remark behind a mark ends its line, where the next one is a point with a mark of its own.
  if (bareOf(before) !== before && isMarked) return false;
  if (ENDS_OPEN.test(before)) return true;
  if (row.text.startsWith('/')) return true;
  if (row.text.startsWith('(') && HAS_MARK.test(before)) return false;
  if (!/^[\p{Ll}(]/u.test(row.text)) return false;
  return BULLET.test(before) || before.length >= LONG_LINE;
}

/** A remark goes on in small letters; what begins with a figure or a capital stands for itself. */
const runsOn = (before: string, text: string): boolean =>
  !isGuidance(text) &&
  !/^(?:not|(?:an?\s+)?(?:correct\s+)?answers?|both|max)\s|\bscores?\s+\d/i.test(text) &&
  (ENDS_OPEN.test(before) || (/^[\p{Ll}(]/u.test(text) && !ENDS_CLOSED.test(before)));

/** A remark may run over several rows of its column. */
function joinGuidance(before: readonly string[], row: TableRow): string[] {
  const [first, ...rest] = row.guidance;
  const last = before.at(-1);
  const goesOn =
    row.isContinuation && first !== undefined && last !== undefined && runsOn(last, first);
  if (goesOn) return [...before.slice(0, -1), `${last} ${first}`, ...rest];
  return [...before, ...row.guidance];
}

/** Remarks of several sentences on one line: "Max 4. No credit for a diagram." */
const STARTS_REMARK =
  /^(?:\d\s*[x×]\s*\d\b|max(?:imum)?\b|any (?:other|language|valid|reasonable|relevant)|credit|award|accept|allow|ignore|reject|do not|list principle|NB|note)\b/i;

function splitRemarks(line: string): string[] {
  if (!STARTS_REMARK.test(line) || /[([]\d[)\]]/.test(line)) return [line];
  return line.split(/(?<=[.])\s+(?=\p{Lu})/u);
}

/**
 * Whether a row only goes on because the one above was full: its first word had no room there. Only so
 * where the points show by a sign where they end, and the row above does not.
 */
const isWrapped = (row: TableRow, lastPiece: number, width: number): boolean =>
  lastPiece > width / 2 && lastPiece + 1 + (/^\S*/.exec(row.text)?.[0].length ?? 0) > width;

/** "releases insulin" over "do not accept glucagon ⇥ 1": the mark stands beside what is said of the point. */
function hasMarkBelow(rows: readonly TableRow[], at: number): boolean {
  const before = rows[at - 1];
  if (before === undefined || before.marks === null || isGuidance(rows[at]?.text ?? ''))
    return false;
  const next = rows.slice(at + 1).find(({ text, marks }) => !isGuidance(text) || marks !== null);
  return next !== undefined && isGuidance(next.text);
}

/** The total of a column of marks stands beside the first of as many points as it counts. */
function dropTotal(rows: readonly TableRow[]): TableRow[] {
  const points = rows.filter(({ text }) => !isGuidance(text) && readGroupHeading(text) === null);
  const [first, ...others] = points;
  const isTotal =
    first !== undefined &&
    (first.marks ?? 0) > 1 &&
    first.marks === points.length &&
    others.every(({ marks }) => marks === null) &&
    points.every(({ text }) => HAS_OWN_MARK.test(bareOf(text)));
  return rows.map((row) => (isTotal && row === first ? { ...row, marks: null } : row));
}

function joinRows(rows: readonly TableRow[]): TableRow[] {
  const joined: TableRow[] = [];
  const width = Math.max(...rows.map(({ text }) => text.length));
  const showsEnds = rows.filter(({ text }) => HAS_OWN_MARK.test(bareOf(text))).length > 1;
  let isInList = false;
  let lastPiece = 0;
  for (const [at, row] of rows.entries()) {
    const previous = joined.at(-1);
    const next = rows[at + 1];
    // Below guidance a line that runs over itself begins the next point.
    const isBegun =
      isGuidance(previous?.text ?? '') &&
      next !== undefined &&
      !isGuidance(next.text) &&
      isWrapped(next, row.text.length, width);
    const isFull = showsEnds && !isBegun && isWrapped(row, lastPiece, width);
    lastPiece = row.text === '' ? lastPiece : row.text.length;
    isInList ||= isGroupHeading(row.text);
    // Below "any four from" each row is an item, though only the first has a mark beside it.
    const isApart = row.isContinuation && hasMarkBelow(rows, at);
    const own = isInList ? { ...row, isContinuation: false } : row;
    if (previous !== undefined && goesOnPartMarks(own, previous)) {
      joined[joined.length - 1] = { ...previous, guidance: [...previous.guidance, row.text] };
    } else if (
      previous !== undefined &&
      ((!isApart && continues(own, previous, isFull)) || row.text === '')
    ) {
      joined[joined.length - 1] = {
        ...previous,
        text: row.text === '' ? previous.text : `${previous.text} ${row.text}`,
        marks: previous.marks ?? row.marks,
        guidance: joinGuidance(previous.guidance, row),
      };
    } else if (previous !== undefined && runsIntoGuidance(previous, row)) {
      const [first = '', ...guidance] = row.guidance;
      const remarks = [...previous.guidance.slice(0, -1), `${previous.guidance.at(-1)} ${first}`];
      joined[joined.length - 1] = { ...previous, guidance: remarks };
      joined.push({ ...row, guidance });
    } else joined.push(row);
  }
  return joined.map((row, at) => takeOver(row, joined[at - 1]));
}

/** A remark may run over into the row of the next point. */
function runsIntoGuidance(previous: TableRow, row: TableRow): boolean {
  const last = previous.guidance.at(-1);
  const [first] = row.guidance;
  return last !== undefined && first !== undefined && isGuidance(last) && runsOn(last, first);
}

const isGroupHeading = (text: string): boolean => readGroupHeading(text)?.rest === '';

/** What stands beside "any two from" is said of the points below it. */
function takeOver(row: TableRow, above: TableRow | undefined): TableRow {
  if (isGroupHeading(row.text)) return { ...row, guidance: [] };
  return above !== undefined && isGroupHeading(above.text)
    ? { ...row, guidance: [...above.guidance, ...row.guidance] }
    : row;
}

/** "[1] accelerates" and "[2] drag increases" below it: numbers of points, and no marks. */
const IN_ORDER = /^\s*\[1\][^\n]{3,}\n(?:[^\n]*\n){0,4}?\s*\[2\]\s*\S/m;
const NUMBER_IN_BRACKETS = /^[^\S\n]*\[(\d{1,2})\]\s+(?=\S)/gm;

const PRONOUN = /\bI(?=\s)/g;

/** Each cell by itself; an answer in the second column may begin with "A". */
const spellCells = (row: string, isLettered: boolean, isBelow: boolean): string =>
  row
    .split('\t')
    .map((cell, at, [first = '']) =>
      spellLetters(cell, at === 0 ? isBelow : isLettered && (at > 1 || /\p{L}{3}/u.test(first))),
    )
    .join('\t');

function readRows(text: string, questionText: string): TableRow[] {
  const stopped = markStopped(text);
  const numbered = IN_ORDER.test(stopped)
    ? stopped.replaceAll(NUMBER_IN_BRACKETS, '$1. ')
    : stopped;
  const rawLines = numbered
    .replaceAll('\0', '')
    .replaceAll(PRIVATE_TICK, '✓')
    .replace(/\r\n?|\u2028/g, '\n')
    .split('\n');
  const readRow = createRowReader(questionText);
  const isLettered = usesLetters(text);
  const isTranslation = /\btranslat|\binto english\b/i.test(questionText);
  const rows: TableRow[] = [];
  let startsBlock = false;
  for (const { raw, line } of splitColumns(
    rawLines.map((one, at) => ({ raw: one, line: at })),
    questionText,
  )) {
    if (raw.trim() === '') {
      startsBlock = true;
      continue;
    }
    const isBelow = isLettered && rows.length > 0;
    const listed = raw.replace(ODD_BULLET, '• ');
    // "I went" is a translation, and no remark.
    const spelled = isTranslation
      ? spellLetters(listed.replaceAll(PRONOUN, 'I\u2060'), isBelow).replaceAll('\u2060', '')
      : spellCells(listed, isLettered, isBelow);
    const row = readRow(spelled, line);
    if (row === null) continue;
    rows.push({ ...row, startsBlock });
    startsBlock = false;
  }
  return dropTotal(joinRows(rows));
}

/** Cuts a scheme into the pieces that mean something alone, headings left off. */
export function splitScheme(text: string, questionText = ''): SchemeLine[] {
  const rows = readRows(text, questionText);
  const counting = findCounting(rows.map((row) => row.text));
  const keepsSemicolons = rows.filter((row) => BULLET.test(row.text)).length > 1;
  return rows.flatMap((row) => {
    const line = row.text.replaceAll(BLANKS, ' ').trim().replace(HEADING, '');
    const listed = counting === null ? line : line.replace(counting, '• ');
    const pieces = splitLine(listed, keepsSemicolons).flatMap((piece, at) => {
      // "Light (1) – cheap to carry (1)": the dash joins, and begins no item.
      const trimmed = at > 0 ? piece.trim().replace(/^[–—-]\s+/, '') : piece.trim();
      const bullet = BULLET.exec(trimmed);
      const content = trimmed.slice(bullet?.[0].length ?? 0).trim();
      const isEmpty = content === '' || /^[^\p{L}\p{N}✓✔]+$/u.test(content);
      return isEmpty ? [] : [{ text: content, isListed: bullet !== null }];
    });
    return pieces.map((piece, index) => ({
      ...piece,
      line: row.line,
      startsBlock: index === 0 && row.startsBlock,
      marks: index === pieces.length - 1 ? row.marks : null,
      guidance: index === pieces.length - 1 ? row.guidance : [],
    }));
  });
}
