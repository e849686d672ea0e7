import { isStructural, tellsMarker } from '../lines/line-shapes.ts';
import { readCondition, readScoredAnswer } from '../lines/read-condition.ts';
import { isGuidance } from '../lines/read-directive.ts';
import { allocatesMarks, readGroupHeading } from '../lines/read-group-heading.ts';
import { readMarks } from '../lines/read-marks.ts';
import { NEEDS_PREVIOUS } from './split-columns.ts';
import type { TableRow } from './read-table-row.ts';

/** What a point in a list begins with. */
export const BULLET =
  /^(?:[-*•●▪‣◦–—·]\s+|[•●▪‣◦]\s*|(?!\(g\)\s+(?:on|for|in)\b)\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+|\d{1,2}[.)](?=\p{L}))/u;

const ENDS_OPEN =
  /(?:[/,–(]|(?<![\p{L}\d’']|[=×÷*/+−] )(?:the|an?|of|to|or|and|for|in|on|by|with|from|that|which|is|are|as|than|no|not|so|because|since|but|if|when|while|they|their|its|OR))$/u;
const ENDS_CLOSED =
  /(?:[.;:!?]|[([]\s*\d\s*(?:marks?)?\s*[)\]]|[([]\d\s+\p{Ll}[^()[\]]{3,80}[)\]]|[✓✔]|\bmarks?)\s*$/iu;
const LONG_LINE = 70;
/** A wrapped line had hardly any room left for the first word of the next line. */
const LEAST_FULL = 0.9;
const MIDDLE_LINE = 40;
const HAS_MARK = /[([]\s*\d\s*(?:marks?)?\s*[)\]]/i;

const REMARK_AT_END =
  /(?<=;|[✓✔]|[([]\d[)\]])\s*;?\s*(?:[–—-]\s*(?:only|award|dep|must|if|not)\b|(?:[–—-]\s*|[([{])?(?:(?:also\s+)?accept|reject|ignore|disregard|n\.?b\.?|note|not|allow|condone|credit|award|insufficient|too vague|do(?:es)? n[o'’]t|don['’]t|ecf|ft|oe|isw|cao|ora|owtte|aw)\b).*$/i;
const LETTER_AT_END = /(?<=;|[✓✔]|[([]\d[)\]])\s*;?\s*[([](?:A|R|I|NE|CON|BOD|DNA)\s.*$/;
/** Returns a line without the remark after its mark. */
const bareOf = (text: string): string => text.replace(REMARK_AT_END, '').replace(LETTER_AT_END, '');

const HAS_OWN_MARK =
  /(?:;|[✓✔]|[([]\d[)\]]|\s\(?(?:d?[MABC]|SC\s?)\d\*?\)?(?:\s*(?:dep|ft|cao|oe))*\*?)\s*$/;

/** "(Any other valid point)" below the last of a list. */
const OPENS_LIST =
  /^\((?:any|accept|allow|credit) (?:any )?(?:other|valid|relevant|suitable|reasonable)\b/i;

/** "Award one mark for each of" over "1 a loop". */
const OPENS_COUNT = /\beach of(?: the following)?\s*:?$/i;

/**
 * True if a long line without a tick continues to the tick below it, where blank lines separate the
 * points.
 */
const runsIntoTick = (previous: TableRow, row: TableRow): boolean =>
  previous.startsBlock &&
  previous.text.length >= 30 &&
  !HAS_OWN_MARK.test(previous.text) &&
  !ENDS_CLOSED.test(previous.text) &&
  !isGuidance(previous.text) &&
  /[✓✔]\s*$/.test(row.text);

const hasOpenBracket = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

/** "M2 for 68 ÷ 0.85" next to a line, and "or M1 for …" or "or for …" below it. */
const PART_MARKS = /^(?:or\s+)?(?:SC\s?)?[MAB]\s?\d\s+for\b/;
const MORE_PART_MARKS = /^or\s+(?:(?:SC\s?)?[MAB]\s?\d\s+)?for\b/;

const goesOnPartMarks = (row: TableRow, previous: TableRow): boolean =>
  MORE_PART_MARKS.test(row.text) && previous.guidance.some((remark) => PART_MARKS.test(remark));

/**
 * True for "Correct answer without working scores 3": about the whole answer, not the row above.
 */
const saysWhatIsScored = (text: string): boolean =>
  readCondition(text, 0) !== null || readScoredAnswer(text, 0) !== null;

const OF_ANSWERS = /^(?:(?:an?|the)\s+)?(?:(?:bare|final|correct|wrong)\s+)*answers?\b/i;

/** No point is this long; joining more would rescan all of it for each line. */
const LONGEST_JOINED = 2_000;

/** True if a line continues the one before, as in text copied from a page. */
function continues(
  row: TableRow,
  previous: TableRow | undefined,
  { isFull, isShort }: { isFull: boolean; isShort: boolean },
): boolean {
  if (previous === undefined || row.startsBlock || row.text === '') return false;
  const before = previous.text;
  if (before.length > LONGEST_JOINED) return false;
  if (before === '' || before === NEEDS_PREVIOUS || isStructural(row.text) || BULLET.test(row.text))
    return false;
  if (OF_ANSWERS.test(row.text) && saysWhatIsScored(row.text)) return false;
  if (tellsMarker(row.text) || (tellsMarker(before) && HAS_OWN_MARK.test(row.text))) return false;
  if (/^[✓✔;]+$/.test(row.text)) return true;
  if (hasOpenBracket(before)) return true;
  if (isGroupHeading(before) || isGroupHeading(row.text)) return false;
  if (/:\s*$/.test(before) && HAS_OWN_MARK.test(row.text)) return false;
  // "Ignore: salt moves in" and "by osmosis (1)" below it.
  const isMarked = row.marks !== null || HAS_OWN_MARK.test(bareOf(row.text));
  // "Award 1 mark for a benefit, plus 2 further" and "marks for explaining it" below it.
  const isAward = row.isContinuation && /^award\b/i.test(before) && /^\p{Ll}/u.test(row.text);
  if (isAward && !ENDS_CLOSED.test(before)) return true;
  if (isGuidance(before) && (isMarked || readMarks(row.text).marks !== null)) return false;
  if (row.text.startsWith('(') && (allocatesMarks(row.text) || OPENS_LIST.test(row.text)))
    return false;
  if (OPENS_COUNT.test(before) && /^\d{1,2}\s+\S/.test(row.text)) return false;
  if (runsIntoTick(previous, row)) return true;
  // A table row continues the one above, unless both show their marks.
  if (row.isContinuation)
    return (
      !HAS_OWN_MARK.test(bareOf(before)) && !isGuidance(row.text) && !saysWhatIsScored(row.text)
    );
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
  // "detects a change" and "(in light) 1": a cell of two lines, with its mark on the second.
  if (/^\(\p{Ll}{3}[^()]*\)$/u.test(row.text) && row.marks !== null) return true;
  if (isGuidance(row.text) || ENDS_CLOSED.test(before)) return false;
  // A remark after a mark ends its line, if the next one is a point with a separate mark.
  if (bareOf(before) !== before && isMarked) return false;
  if (ENDS_OPEN.test(before)) return true;
  if (row.text.startsWith('/')) return true;
  if (row.text.startsWith('(') && HAS_MARK.test(before)) return false;
  if (!/^[\p{Ll}(]/u.test(row.text)) return false;
  // "No interest is charged (1). Therefore it will have" continues below.
  const isCutOff = HAS_MARK.test(before) && HAS_MARK.test(row.text) && before.length >= MIDDLE_LINE;
  return BULLET.test(before) || (before.length >= LONG_LINE && !isShort) || isCutOff;
}

/**
 * True if a text continues a remark, which it does in lower case; a figure or a capital begins a
 * new one.
 */
const runsOn = (before: string, text: string): boolean =>
  !isGuidance(text) &&
  !/^(?:not|(?:an?\s+)?(?:correct\s+)?answers?|both|max)\s|\bscores?\s+\d/i.test(text) &&
  (ENDS_OPEN.test(before) || (/^[\p{Ll}(]/u.test(text) && !ENDS_CLOSED.test(before)));

/** Joins a remark that runs over several rows of its column. */
function joinGuidance(before: readonly string[], row: TableRow): string[] {
  const [first, ...rest] = row.guidance;
  const last = before.at(-1);
  const goesOn =
    row.isContinuation && first !== undefined && last !== undefined && runsOn(last, first);
  if (goesOn) return [...before.slice(0, -1), `${last} ${first}`, ...rest];
  return [...before, ...row.guidance];
}

/**
 * True if a row continues the one above because its first word had no room there. Holds only where
 * the points mark their ends with a sign, and the row above has none.
 */
const isWrapped = (row: TableRow, lastPiece: number, width: number): boolean =>
  lastPiece > width / 2 && widthWith(row, lastPiece) > width;

/** Returns the width of the line above with the first word of this one. */
const widthWith = ({ text }: TableRow, lastPiece: number): number =>
  lastPiece + 1 + (/^\S*/.exec(text)?.[0].length ?? 0);

/**
 * True for "releases insulin" over "do not accept glucagon ⇥ 1": the mark is next to the remark
 * about the point.
 */
function hasMarkBelow(rows: readonly TableRow[], at: number): boolean {
  const before = rows[at - 1];
  if (before === undefined || before.marks === null || isGuidance(rows[at]?.text ?? ''))
    return false;
  const next = rows.slice(at + 1).find(({ text, marks }) => !isGuidance(text) || marks !== null);
  return next !== undefined && isGuidance(next.text);
}

/**
 * Removes the total of a mark column, if it is next to the first of as many points as it counts.
 */
export function dropTotal(rows: readonly TableRow[]): TableRow[] {
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

/** Joins the wrapped lines of points, and their remarks. */
export function joinRows(rows: readonly TableRow[]): TableRow[] {
  const joined: TableRow[] = [];
  const width = Math.max(...rows.map(({ text }) => text.length));
  const showsEnds = rows.filter(({ text }) => HAS_OWN_MARK.test(bareOf(text))).length > 1;
  let isInList = false;
  let lastPiece = 0;
  for (const [at, row] of rows.entries()) {
    const previous = joined.at(-1);
    const next = rows[at + 1];
    // Below guidance, a line that wraps begins the next point.
    const isBegun =
      isGuidance(previous?.text ?? '') &&
      next !== undefined &&
      !isGuidance(next.text) &&
      isWrapped(next, row.text.length, width);
    const isFull = showsEnds && !isBegun && isWrapped(row, lastPiece, width);
    const isShort = row.startsBlock || widthWith(row, lastPiece) < width * LEAST_FULL;
    lastPiece = row.text === '' ? lastPiece : row.text.length;
    isInList ||= isGroupHeading(row.text);
    // Below "any four from" each row is an item, although only the first has a mark next to it.
    const isApart = row.isContinuation && hasMarkBelow(rows, at);
    const own = isInList ? { ...row, isContinuation: false } : row;
    if (previous !== undefined && goesOnPartMarks(own, previous)) {
      joined[joined.length - 1] = {
        ...previous,
        guidance: [...previous.guidance, row.text],
      };
    } else if (
      previous !== undefined &&
      ((!isApart && continues(own, previous, { isFull, isShort })) || row.text === '')
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

/** True if a remark runs over into the row of the next point. */
function runsIntoGuidance(previous: TableRow, row: TableRow): boolean {
  const last = previous.guidance.at(-1);
  const [first] = row.guidance;
  return last !== undefined && first !== undefined && isGuidance(last) && runsOn(last, first);
}

const isGroupHeading = (text: string): boolean => readGroupHeading(text)?.rest === '';

/** Moves remarks next to "any two from" to the points below it. */
function takeOver(row: TableRow, above: TableRow | undefined): TableRow {
  if (isGroupHeading(row.text)) return { ...row, guidance: [] };
  return above !== undefined && isGroupHeading(above.text)
    ? { ...row, guidance: [...above.guidance, ...row.guidance] }
    : row;
}
