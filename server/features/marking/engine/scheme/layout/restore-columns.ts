import { alignColumns } from './align-columns.ts';
import { dropQuestion } from './drop-question.ts';
import { joinUpToMark } from './join-up-to-mark.ts';
import { lowerTotal } from './total-beside-first.ts';
import { dropPageFurniture } from './page-furniture.ts';
import { dropQuestionLabel } from './question-label.ts';
import { raiseAnswer } from './raise-answer.ts';
import { isTotal } from '../lines/read-marks.ts';

/**
 * Restores columns in tables copied from a PDF, where only blanks are left between the cells. Two
 * or more blanks separate cells as a tab does. Where there is only one, the look of a cell shows
 * where it begins (a mark, an assessment objective, a question number).
 */

/** A wider gap means the same, and costs time; leading blanks may be a program's indentation. */
const WIDE_GAP = /(?<=\S)[^\S\t\n]{4,}/g;
/** A gap between columns; the two blanks that some people type between sentences are not one. */
const GAP = /(?<=[^\s.!?:]) {2,}(?=\S)|(?<=\S) {3,}(?=\S)|(?<=[.!?:]) {2,}(?=\d|[MAB]\d|AO)/g;
const HAS_MARK_CELL = /\S {2,}(?:[([]?\d[)\]]?|d?[MAB]\d)(?= {2,}|\s*$)/;

const TITLE = String.raw`(?:question(?:\s+(?:number|part))?|qu?\.?|qn|pt|no\.?|number|part|(?:acceptable\s+|expected\s+|model\s+|indicative\s+|correct\s+)?answers?|(?:expected\s+)?responses?|indicative\s+content|mark\s?scheme|(?:illustrative\s+|generic\s+)?scheme|marking\s+(?:points?|details|guidance)|working|reject|(?:also\s+)?(?:accept|allow)|(?:do\s+)?not\s+accept|ignore|maths|prac(?:tical)?|(?:extra|additional|further)\s+(?:information|guidance)|(?:part(?:ial)?\s+marks?(?:\s+and\s+guidance)?)|guidance|comments?|notes?|(?:total\s+|max(?:imum)?\s+)?marks?(?:\s+(?:available|awarded|total))?|total|AO(?:s|\s*\d)?(?:\s+element)?(?:\s*\/\s*spec\.?\s*ref\.?)?|spec(?:ification)?\.?\s*ref(?:erence)?\.?|level)`;
/** Titles are removed one at a time: a single pattern for all of them would backtrack too much. */
const TITLES = new RegExp(String.raw`(?:^|\s+)${TITLE}(?=\s|$)`, 'gi');
const MAX_HEADER_CHARACTERS = 200;
const NAMES_COLUMN = /\bmarks?\b|\bAO\b|\bguidance\b|\binformation\b|\bcomments?\b/i;

const OBJECTIVE = String.raw`AO\s?\d.*`;
/** "… 1 AO2 4.3.1.7" */
const BEFORE_OBJECTIVE = new RegExp(String.raw`^(.*\S)\s+(\d)\s+(${OBJECTIVE})$`);
const REMARK = String.raw`(?:allow|accept|ignore|reject|do not|not|ecf|ft|dep(?:endent)?|independent|both|must|or(?! (?:more|less|fewer|over|under|above|below|greater|higher|lower|later|earlier|older|younger)\b)|oe)\b.*`;
/** "… 1" and "… 1 allow sugar", which a figure of the answer may look like. */
const AFTER_BLANK = new RegExp(
  String.raw`^(.*[^\s=+−–×÷*/^<>≤≥≈:,(-]) (\d)(?: (${REMARK}))?$`,
  'i',
);
/** "… M1 for a correct substitution" and "… 2 M1 for 3n + k": a part mark and what it is for. */
const CODE = String.raw`d?[MAB]\d\*?(?: (?:dep|ft|cao|oe|isw)\b)*`;
const BEFORE_CODE = new RegExp(
  String.raw`^(.*\S)(?<![,;]|\bSC|\bor|\bthen) (${CODE}) ((?:for|accept|allow)\b.*)$`,
);
const BEFORE_PART = new RegExp(String.raw`^(.*\S) (\d|${CODE}) (\(?${CODE} for\b.*)$`);
const QUESTION_NUMBER = /^\s*0\s?\d\s?\.\s?\d{1,2}\s+(?=\S)/;
/**
 * "8 (a) hydrogen", "5c 1 mark …", "Q3(b)(ii)" and "6.2 chloroplast" before the first line, but no
 * figure with its unit.
 */
const FIRST_NUMBER =
  /^\s*(?:Q\s?\d{1,2}(?:\s?\([a-z]+\)|[a-f])*|\d{1,2}(?:\s?\([a-hivx]{1,3}\))+|\d{1,2}[abcef](?=[ ]+(?:\p{L}{3,}|\d marks?))|\d{1,2}(?=[ ]+a[ ]+\p{L}{2})|\d{1,2}\.\d(?=[ ]+\p{Ll}{5,}\b)(?![ ]+(?:met(?:re|er)|gram|lit(?:re|er)|kilo|milli|centi|joule|newton|watt|volt|amp|second|minute|hour|degree|per\s?cent|pound|million|billion|times|units?)))[ ]+(?=\S)(?!\([ivx]{1,4}\)\s*$)/u;
/** "9 32 ÷ 0.8" under "Question, Working, Answer". */
const NUMBER_UNDER_TITLE = /^\s*\d{1,2}[ ]+(?=[^\s+−–×÷*/=<>-])/;
const MOST = /^\s*max(?:imum)?\.?\s*(?:of\s*)?\d/i;

/** The title of the whole scheme, on a separate line. */
const NAMES_SCHEME = /^\s*mark(?:ing)?\s?scheme\s*:?\s*$/i;

interface Cells {
  body: string;
  mark: string;
  beside: string | undefined;
  isCertain: boolean;
}

function readCells(line: string, maxMark: number): Cells | null {
  const certain = BEFORE_OBJECTIVE.exec(line) ?? BEFORE_PART.exec(line) ?? BEFORE_CODE.exec(line);
  const [, body = '', mark, beside] = certain ?? AFTER_BLANK.exec(line) ?? [];
  const worth = Number(/\d/.exec(mark ?? '')?.[0]);
  const isMark = mark !== undefined && worth > 0 && worth <= maxMark;
  return isMark ? { body, mark, beside, isCertain: certain !== null } : null;
}

const RANGE = String.raw`\d{1,2}\s?[–-]\s?\d{1,2}`;
const LEVELS_HEADER = /^\s*levels?\s+(?:marks?|descriptors?|criteria)\b/i;
const LEVEL_ROW = new RegExp(
  String.raw`^\s*(\d)\s+(?:(${RANGE})\s+(\S.*)|(\S.*?)\s+(${RANGE}))\s*$`,
);

/** Turns "3 ⇥ 5–6 ⇥ Detailed" under "Level, Marks, Descriptor" into "Level 3 (5–6): Detailed". */
function nameLevels(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => LEVELS_HEADER.test(line));
  if (at < 0) return lines;
  return lines.map((line, index) => {
    const row = index > at ? LEVEL_ROW.exec(line) : null;
    if (row === null) return index === at ? '' : line;
    const [, level, before, after, text, range] = row;
    return `Level ${level} (${before ?? range}): ${after ?? text}`;
  });
}

/** A mark that a table shows on a separate line. */
const LONE_MARK = /^\(\d\)$/;
const LIMITED = /\bmax(?:imum)?\b|\bany (?:\d|one|two|three|four|five)\b/i;

/**
 * True if possible figures are marks: they add up to the question's marks, or are one for each line
 * where only some lines count.
 */
function addUp(lines: readonly string[], maxMark: number, isHeaded: boolean): boolean {
  const read = lines
    .filter((line) => mayHoldMark(line))
    .flatMap((line) => readCells(line, maxMark) ?? []);
  const sum = read.reduce((total, { mark }) => total + Number(/\d/.exec(mark)?.[0]), 0);
  const isFigure = maxMark > 1 && /(?:[\d)]|\boe)$/.test(read[0]?.body ?? '');
  const isSure = isHeaded || read.length > 1 || isFigure || read[0]?.beside !== undefined;
  const alone = lines
    .filter((line) => LONE_MARK.test(line))
    .reduce((all, mark) => all + Number(mark[1]), 0);
  const isEach = sum > maxMark && read.length > 1 && sum === read.length;
  return (
    (isEach && lines.some((line) => LIMITED.test(line))) || (isSure && sum + alone === maxMark)
  );
}

function widenGaps(lines: readonly string[]): string[] {
  const parted = lines.map((line) => (line.includes('\t') ? line : line.replaceAll(GAP, '\t')));
  const found = parted.filter((line, index) => line !== lines[index]);
  const isTable = found.length > 1 || lines.some((line) => HAS_MARK_CELL.test(line));
  return isTable ? parted : [...lines];
}

/** Splits off the guidance, which begins with its verb, if a header names a column for it. */
const partGuidance = (body: string): string =>
  body.replace(
    /(?<!\bdo not) (?=(?:allow|accept|ignore|reject|do not (?:accept|allow|credit)) )/,
    '\t',
  );

/** True if the whole cell is the title of a column. */
export const isTitleCell = (cell: string): boolean => /^[\s/]*$/.test(cell.replaceAll(TITLES, ''));

/** "Question Answers Extra information Mark AO / Spec. Ref." */
function isHeader(line: string): boolean {
  const text = line.trim();
  if (text.length > MAX_HEADER_CHARACTERS || !/\s/.test(text) || !NAMES_COLUMN.test(text))
    return false;
  return isTitleCell(text) && (text.match(TITLES)?.length ?? 0) > 1;
}

const mayHoldMark = (line: string): boolean =>
  !/\t|\s\|\s|[([]\d[)\]]|\bfor (?:line|row|point|step) \d\s*$|\bmarks? (?:per|for each)\b/.test(
    line,
  ) &&
  !MOST.test(line) &&
  !isTotal(line) &&
  !isHeader(line);

/**
 * A cell that repeats this many words of the question does so on purpose, except in a translation.
 */
const LEAST_REPEATED = 3;
const IS_REMARK = /^\s*(?:accept|allow|ignore|reject|do not)\b/i;

/**
 * Returns the index of the last word up to which the words occur in the question in sequence; -1
 * for none.
 */
function lastAsked(words: readonly string[], asked: string): number {
  let said = '';
  for (const [at, word] of words.entries()) {
    said += ` ${word}`;
    if (!asked.includes(`${said} `)) return at - 1;
  }
  return words.length - 1;
}

/**
 * Splits off the start of each line as the first cell of a table, if it is a different piece of the
 * question in each.
 */
function partAsked(lines: readonly string[], question: string): readonly string[] {
  const asked = ` ${(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;
  const least = asked.startsWith(' translate ') ? 1 : LEAST_REPEATED;
  const rows = lines.map((line) => {
    const [first = ''] = line.split('\t');
    const words = [...first.matchAll(/[\p{L}\p{N}]+/gu)];
    const last = lastAsked(
      words.map(([word]) => word.toLowerCase()),
      asked,
    );
    const next = words[last + 1];
    const isCell = last + 1 >= least && next !== undefined && /\p{L}/u.test(next[0]);
    return isCell ? `${line.slice(0, next.index)}\t${line.slice(next.index)}` : null;
  });
  const content = lines.filter(
    (line) =>
      /\p{L}/u.test(line) &&
      !isHeader(line) &&
      !MOST.test(line) &&
      !isTotal(line) &&
      !IS_REMARK.test(line),
  );
  const parted = new Set(rows.filter((row) => row !== null).map((row) => row.split('\t')[0]));
  return parted.size > 1 && parted.size >= content.length - 1
    ? lines.map((line, index) => rows[index] ?? line)
    : lines;
}

/**
 * Restores the tabs of a table that was copied without them, line by line. A header whose columns
 * cannot be distinguished is removed. Lines that have tabs, or marks in brackets, are kept
 * unchanged.
 */
export function restoreColumns(text: string, maxMark: number, questionText = ''): string {
  const printed = dropPageFurniture(dropQuestion(text.split('\n'), questionText), maxMark);
  const aligned = raiseAnswer(alignColumns(joinUpToMark(printed, maxMark), isTitleCell));
  const placed = dropQuestionLabel(aligned, (line) => isHeader(line) || NAMES_SCHEME.test(line));
  const isLabelled = placed.some((line, index) => line !== aligned[index]);
  const lines = widenGaps(nameLevels(placed.map((line) => line.replace(WIDE_GAP, '   '))));
  const isHeaded = lines.some((line) => isHeader(line));
  const first = lines.findIndex((line) => line.trim() !== '' && !isHeader(line));
  const isNumbered = lines.some((line) => isHeader(line) && /^\s*qu?(?:estion|\.)?\b/i.test(line));
  const numbers =
    isNumbered && !lines[first]?.includes('\t') && !isLabelled
      ? [FIRST_NUMBER, NUMBER_UNDER_TITLE]
      : [FIRST_NUMBER];
  const bodies = lines.map((line, index) => {
    if (isHeaded && /^\s*\d\s*$/.test(line) && Number(line) < maxMark) return `(${line.trim()})`;
    const named = index === first ? numbers.find((number) => number.test(line)) : undefined;
    const keepsCell = lines[index + 1]?.startsWith('\t') === true;
    return line
      .replace(named ?? QUESTION_NUMBER, (found) => (keepsCell && found.includes('\t') ? '\t' : ''))
      .trimEnd();
  });
  const hasGuidance = lines.some((line) => isHeader(line) && /guidance|information/i.test(line));
  const hasMarks = addUp(bodies, maxMark, isHeaded);
  const restored = lines.map((line, index) => {
    const own = bodies[index] ?? '';
    if (isHeader(line) && !line.includes('\t')) return '';
    const cells = mayHoldMark(own) ? readCells(own, maxMark) : null;
    if (cells === null || !(cells.isCertain || hasMarks))
      return hasGuidance && !line.includes('\t')
        ? partGuidance(own)
        : index === first || LONE_MARK.test(own)
          ? own
          : line;
    const body = hasGuidance ? partGuidance(cells.body) : cells.body;
    return [body, cells.mark, cells.beside ?? ''].join('\t').trimEnd();
  });
  return lowerTotal(partAsked(restored, questionText).join('\n'), maxMark);
}
