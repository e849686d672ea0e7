import type { Asked } from '../scheme.ts';
import {
  ENDS_OPEN,
  ENDS_POINT,
  haveCells,
  MOVED,
  readFallenLines,
  type FallenLine,
} from './fallen-lines.ts';

/**
 * Joins points that show their mark at the end and wrapped in a narrow column: "lower rent / wage"
 * over "costs (1)". The text above the mark is written on one line with it.
 */

const ENDS_SENTENCE = /[.:!?]$/;
/** "= 40%" and "(× 100)" below a calculation. */
const GOES_ON_SUM = /^(?:=|\([×÷*])/;
/** Lines of a program, and equations, are complete by themselves. */
const IS_CODE =
  /\+.{0,60}(?:→|->|⇌)|(?:→|->|⇌).{0,60}\+|[=<>←{}]|\(\)|\b(?:print|input|OUTPUT|INPUT|SELECT|endif|endwhile)\b/;
const SPEAKS_OF_MARKS = /\bmarks?\b|\bany\b|^(?:award|up to|one of|max)/i;
const MOST_LINES = 5;
const LEAST_WORDS = 3;
const LEAST_MARKED = 2;

/**
 * True if a point may begin here: a line of one or two words is more likely a topic of the points.
 */
const begins = ({ text }: FallenLine): boolean =>
  !SPEAKS_OF_MARKS.test(text) &&
  (text.split(/\s+/).length >= LEAST_WORDS || text.includes('/') || ENDS_OPEN.test(text));

/** "it is cheap ; A low cost": a point, and a remark about it. */
const HAS_REMARK =
  /(?:;|[✓✔]|[([]\d[)\]])\s*(?:[([]|(?:A|I|R|NE)\s|(?:accept|allow|ignore|reject|condone|credit|do not|not|ORA|OWTTE|AW)\b)/i;

const isOpen = (cell: FallenLine): boolean =>
  cell.kind === 'words' &&
  !HAS_REMARK.test(cell.text) &&
  !ENDS_POINT.test(cell.text) &&
  !ENDS_SENTENCE.test(cell.text) &&
  !IS_CODE.test(cell.text);

const goesOn = (first: FallenLine, above: FallenLine, cell: FallenLine): boolean =>
  cell.kind === 'words' &&
  !cell.begins &&
  !IS_CODE.test(cell.text.replace(/^=/, '')) &&
  ((GOES_ON_SUM.test(cell.text) && /\d/.test(above.text)) ||
    /^\p{Ll}/u.test(cell.text) ||
    first.begins ||
    ENDS_OPEN.test(above.text));

/** True if the text above a line is complete; otherwise it is unclear what the line belongs to. */
const isApart = (cells: readonly FallenLine[], at: number): boolean =>
  (cells[at - 1]?.kind !== 'words' && cells[at - 1]?.text !== 'AND') ||
  ENDS_POINT.test(cells[at - 1]?.text ?? '') ||
  cells[at]?.begins === true;

/** Returns how many lines below this one belong to it; 0 if they do not lead to a mark. */
function countBelow(cells: readonly FallenLine[], from: number): number {
  for (let more = 1; more < MOST_LINES; more += 1) {
    const [first, above, cell] = [cells[from], cells[from + more - 1], cells[from + more]];
    if (first === undefined || above === undefined || cell === undefined) return 0;
    if (!isOpen(above) || !goesOn(first, above, cell)) return 0;
    if (ENDS_POINT.test(cell.text)) return more;
  }
  return 0;
}

/**
 * Returns how many lines continue each line at which a point begins; null if a line leads to a mark
 * and may or may not continue the text above it.
 */
function findWrapped(cells: readonly FallenLine[]): ReadonlyMap<number, number> | null {
  const found = new Map<number, number>();
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at];
    const more = cell !== undefined && begins(cell) ? countBelow(cells, at) : 0;
    if (more > 0 && !isApart(cells, at)) return null;
    if (more > 0) found.set(at, more);
    at += more;
  }
  return found;
}

/** Joins wrapped points that show their mark at the end, without changing the number of lines. */
export function joinWrapped(text: string, asked: Asked): string {
  const lines = text.split('\n');
  const marked = lines.filter((line) => ENDS_POINT.test(line));
  if (haveCells(lines) || marked.length < LEAST_MARKED) return text;
  const cells = readFallenLines(lines, asked);
  for (const [at, more] of findWrapped(cells) ?? []) {
    const below = cells.slice(at + 1, at + more + 1).map((one) => one.text);
    lines[at] = [(lines[at] ?? '').trimEnd(), ...below].join(' ');
    lines.fill(MOVED, at + 1, at + more + 1);
  }
  return lines.join('\n');
}
