import { readGroupHeading } from '../lines/read-group-heading.ts';
import { readFigureWorth } from '../lines/figure-worth.ts';
import { readCondition } from '../lines/read-condition.ts';
import { isGuidance, REMARK_SIGN, spellLetters } from '../lines/read-directive.ts';
import type { Asked } from '../scheme.ts';
import { CODED_CELL, CODES_CELL, MARK_CELL } from './cell-shapes.ts';
import type { Role } from './column-roles.ts';
import { ENDS_OPEN, ENDS_POINT, readFallenLines, type FallenLine } from './fallen-lines.ts';

/** A row of a table, each of its cells a list of lines. */
export interface TableCells {
  number: string;
  cells: string[][];
  /** Whether one of its cells continues on a line below. */
  isOfLines: boolean;
}

interface Place {
  /** The letter of the part that the row answers; empty if it has none. */
  letter: string;
  /** Whether it is the only row. */
  isOnly: boolean;
  asked: Asked;
}

const SHOWN = /(?<![\d.])[([](\d)\s*(?:marks?)?[)\]]|([✓✔]+)/g;
const LIST_SIGN = /^(?:[•●▪‣◦■♦§➢*–-]\s|\d{1,2}[.)]\s|[a-h][.)]\s)/u;
/** "low cost = ignore": a complete remark. */
const SAYS_WORTH =
  /\s[=–-]\s(?:ignore|reject|allow|accept|no\b|0)|\bnot (?:creditworthy|credited|enough|sufficient)\b/i;
/** An equation, whose aspects are below it, each with a mark. */
const IS_EQUATION = /→|->|⇌/;
/** "(tiredness)" over a remark about it. */
const ONLY_IN_BRACKETS = /^\([\p{L} ]{2,30}\)$/u;
const BEGINS_REMARK = /^(?:if|when|an? answer|answers?|both|max|any|all)\b/;
const ENDS_SAYING = /[.:;!?]$/;
/** "62 ; ;": signs at the end of an answer, which its mark replaces. */
const CLOSES = /(?<![\s;])[\s;]+$/;
const LONG_LINE = 30;
const NEARLY_FULL = 0.7;

const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** Joins the lines of a cell that only wrapped. */
function joinLines(lines: readonly string[], areRemarks = false): string[] {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const showsEnds = lines.some((line) => ENDS_POINT.test(line) || LIST_SIGN.test(line));
  const joined: string[] = [];
  let piece = '';
  for (const line of lines) {
    const above = joined.at(-1) ?? '';
    const isFull = piece.length >= LONG_LINE && piece.length >= width * NEARLY_FULL;
    const goesOn =
      above !== '' &&
      line !== '' &&
      !LIST_SIGN.test(line) &&
      !isGuidance(line) &&
      (areRemarks || !isGuidance(above)) &&
      !SAYS_WORTH.test(line) &&
      !ENDS_POINT.test(above) &&
      !ENDS_SAYING.test(above) &&
      !IS_EQUATION.test(above) &&
      !(areRemarks && BEGINS_REMARK.test(line) && !ENDS_OPEN.test(above)) &&
      (ENDS_OPEN.test(above) ||
        ONLY_IN_BRACKETS.test(above) ||
        hasOpenBracket(above) ||
        (/^(?:[\p{Ll}=/,+×÷→]|\((?!so\b|and\b|therefore\b|because\b)\p{Ll})/u.test(line) &&
          (showsEnds || isFull || areRemarks)));
    if (goesOn) joined[joined.length - 1] = `${above} ${line}`;
    else joined.push(line);
    piece = line;
  }
  return joined;
}

const isPoint = ({ kind }: FallenLine): boolean => kind === 'words' || kind === 'figure';

const shownIn = (text: string): number =>
  [...text.matchAll(SHOWN)].reduce(
    (sum, [, mark, ticks]) => sum + Number(mark ?? ticks?.length),
    0,
  );

/** Reads the mark column of a row: a figure for the whole row, or codes. */
function readWorth(lines: readonly string[]): { worth: number; codes: string[] } | null {
  const codes = lines.filter((line) => CODES_CELL.test(line) || CODED_CELL.test(line));
  const figure = lines.map((line) => MARK_CELL.exec(line)?.[1]).find((mark) => mark !== undefined);
  if (codes.length > 0) return figure === undefined ? { worth: 0, codes } : null;
  return { worth: Number(figure ?? 0), codes };
}

/** Distributes the marks of a row over its points; null if it is unclear which is whose. */
function spreadMarks(
  lines: readonly FallenLine[],
  { worth, codes }: { worth: number; codes: readonly string[] },
  { isOnly, asked }: Place,
): string[] | null {
  const texts = lines.map(({ text }) => text);
  const points = lines.filter(isPoint);
  // Next to a single point, its mark and its remarks are cells of a row.
  const sign = points.length === 1 && texts.filter(Boolean).length === 1 ? '\t' : ' ';
  const put = (marks: readonly string[]): string[] =>
    lines.map((line) => {
      const mark = marks[points.indexOf(line)];
      return mark === undefined ? line.text : `${line.text.replace(CLOSES, '')}${sign}${mark}`;
    });
  if (codes.length > 0) return codes.length === points.length ? put(codes) : null;
  const shown = texts.reduce((sum, text) => sum + shownIn(text), 0);
  if (worth === 0 || points.length === 0) return texts;
  const isHeaded = texts.some((text) => readGroupHeading(text) !== null);
  if (shown > 0 || isHeaded) {
    const isLimited = shown > worth && !isOnly && !isHeaded;
    return isLimited ? [...texts, `[max ${worth}]`] : texts;
  }
  if (points.length === worth) return put(points.map(() => '(1)'));
  if (points.length === 1) return put([`(${worth})`]);
  if (isOnly) return worth === asked.maxMark ? texts : null;
  return points.length > worth ? [`Any ${worth} from:`, ...texts] : null;
}

const ROLE_WORDS: Partial<Record<Role, string>> = {
  accept: 'accept',
  reject: 'reject',
  ignore: 'ignore',
};

/** "M1 for 21 ÷ 7" next to the whole answer; below several points it would be another point. */
const PART_MARKS = /^(?:or\s+)?(?:SC\s?)?[MAB]\s?\d\s+for\b/;

/**
 * True for "M1 for 21 ÷ 7" and "A1" that add up to the mark next to them: each is a separate mark,
 * not part of one.
 */
function areMarksOfMethod(lines: readonly string[], worth: number): boolean {
  const codes = lines.flatMap((line) => /^d?[MAB](\d)\b/.exec(line)?.[1] ?? []);
  return codes.length > 1 && codes.reduce((sum, code) => sum + Number(code), 0) === worth;
}

/** Writes the columns next to the answer, each remark on a line. */
function writeRemarks(
  lines: readonly string[],
  role: Role,
  { asked, isBesideOne }: { asked: Asked; isBesideOne: boolean },
): string[] {
  const word = ROLE_WORDS[role];
  return readFallenLines(joinLines(lines, true), asked)
    .filter(({ text }) => text !== '')
    .map(({ text, kind }) => {
      // "2. Accept co-transport" is about the second point.
      const spelled = spellLetters(text);
      if (isGuidance(spelled)) return spelled;
      if (isBesideOne && PART_MARKS.test(text)) return text;
      if (word !== undefined) return `${word} ${text}`;
      // "OR 6.0 × 80/48 (1)": remarks on marks in this column are about the points.
      const isKnown = readCondition(text, 0) !== null || readFigureWorth(text) !== null;
      return (isKnown && shownIn(text) === 0) || kind === 'total' ? text : `${REMARK_SIGN}${text}`;
    });
}

const isBeside = (role: Role | null): role is Role =>
  role === 'guidance' || (role !== null && ROLE_WORDS[role] !== undefined);

/** "Additional guidance: …" below the points in the same cell. */
const GUIDANCE_BELOW = /^(?:additional|further|extra)\s+(?:guidance|information)\b\s*:?/i;

/** Writes a row: its points, each with its marks, and the remarks below them. */
export function writeRow(
  { cells }: TableCells,
  roles: readonly (Role | null)[],
  place: Place,
): string[] | null {
  const linesOf = (role: Role): string[] =>
    cells.flatMap((lines, column) => (roles[column] === role ? lines : []));
  const worth = readWorth(linesOf('mark'));
  const said = linesOf('answer');
  const headed = said.findIndex((line) => GUIDANCE_BELOW.test(line));
  const answer = readFallenLines(joinLines(headed < 0 ? said : said.slice(0, headed)), place.asked);
  const points = worth === null ? null : spreadMarks(answer, worth, place);
  if (points === null || areMarksOfMethod(linesOf('guidance'), worth?.worth ?? 0)) return null;
  // "Possible answers include:" with the list of them in the guidance column.
  const listed = linesOf('guidance');
  if (!answer.some(isPoint) && listed.some((line) => LIST_SIGN.test(line)))
    return [...points, ...joinLines(listed)];
  const below =
    headed < 0 ? [] : said.slice(headed).map((line) => line.replace(GUIDANCE_BELOW, '').trim());
  const isBesideOne = points.filter((line) => line !== '').length === 1;
  const how = { asked: place.asked, isBesideOne };
  const remarks = [
    ...writeRemarks(below, 'guidance', how),
    ...cells.flatMap((lines, column) => {
      const role = roles[column] ?? null;
      return isBeside(role) ? writeRemarks(lines, role, how) : [];
    }),
  ];
  const first = points.findIndex((line) => line !== '');
  const lettered = points.map((line, at) =>
    at === first && place.letter !== '' ? `(${place.letter}) ${line}` : line,
  );
  const filled = lettered.filter((line) => line !== '');
  return filled.length === 1 ? [[...filled, ...remarks].join('\t')] : [...lettered, ...remarks];
}
