import { splitByAllLetters } from '../../text/split-letters.ts';
import { isHeading, speaksOfMarks, tellsMarker } from '../lines/line-shapes.ts';
import { readCondition } from '../lines/read-condition.ts';
import { isGuidance, usesLetters } from '../lines/read-directive.ts';
import { allocatesMarks, readGroupHeading } from '../lines/read-group-heading.ts';
import { isTotal } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';
import { REFERENCE_CELL } from './cell-shapes.ts';
import { isFurniture } from './page-furniture.ts';
import { isTitleCell } from './restore-columns.ts';

/** Placeholder for a line whose words moved up: unlike an empty line it separates nothing. */
export const MOVED = '\uFEFF';

/** What a line holds where each table cell is on separate lines. */
type Kind =
  | 'empty'
  /** "(a)", the label of a part. */
  | 'part'
  /** "1": a mark, an answer or the number of the question. */
  | 'figure'
  /** "(1)", "B1 cao": certainly a mark. */
  | 'mark'
  | 'total'
  | 'or'
  /** A heading or a limit for the points below it. */
  | 'heading'
  /** A remark about the points. */
  | 'remark'
  /** A remark that is recognised only by its position. */
  | 'said'
  | 'words';

export interface FallenLine {
  at: number;
  text: string;
  kind: Kind;
  /** The worth of a figure or a mark. */
  worth: number;
  /** True if a list marker or a part label shows that the line does not continue the one above. */
  begins: boolean;
}

const FIGURE = /^\d$/;
const IN_BRACKETS = /^[([]\s*(\d)\s*(?:marks?)?\s*[)\]](?:\s*(?:ecf|cao|oe))?$/i;
export const CODE =
  /^[([]?d?[MABC]([1-4])(?:\s?dep)?\*?[)\]]?(?:\s+(?:cao|cso|oe|isw|ft|awrt|nfww|www|dep))*$/;
const PART = /^\(?([a-h])\)$/;
const TOTAL = /^[([]?\d{1,2}\s*marks?(?:\s+total)?[)\]]?$/i;
const OR = /^(?:or|OR|and|AND)$/;
const SAID_IN_BRACKETS = /^\((?:both\b|all (?:two|three|four)\b|(?:in )?any order\b|must be\b)/i;
/** "or half of their (a)". */
const OTHER_WORDING = /^or\s(?!(?:SC|[MAB])\s?\d)/;
const SAID =
  /^(?:[([]\s*)?(?:not\b(?! all\b)|(?:NE|R)\s|I\s+[\p{Ll}'‘"“]|(?:isw|oe|cao|ecf|ft|owtte|nfww|www|dep)\b|(?:must|should) be\b|both\b|all (?:two|three|four)\b|(?:in )?any order\b|order must\b|units? (?:not|needed|required|penalty)\b|no (?:credit|marks?)\b|[MAB]\d\s+(?:for|dep)\b|or\s+(?:SC|[MAB])\s?\d|0 for\b|(?:wrong|missing|incorrect)\b.{0,20}\bunits?\b|final answer\b|award\b|answers? only\b|any (?:reference|mention)\b)|\bSC\s?\d/u;

const lettersIn = (question: string): string =>
  splitByAllLetters(question)
    .map(({ letter }) => letter)
    .join('');

/** "A tarmac sheds rain" below a point: a letter that means "accept" or "ignore". */
const LETTER_FOR_VERB = /^[AI]\s+[\p{Ll}'‘"“\d(]/u;
/** "(b) 4.0 V": a line that opens with the letter of a part. */
const LETTER_IN_FRONT = /^\(([a-h])\)\s+\S/;

/** "1 dead pathogens", "2 white blood cells": point numbers without a full stop. */
const COUNTED = /^(\d)\s+(?=[\p{L}(])(?!marks?\b)/u;
function countUp(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => COUNTED.exec(line.trim())?.[1] ?? []);
  return numbers.length > 1 && numbers.every((number, at) => Number(number) === at + 1);
}

/** Classifies each line. */
export function readFallenLines(lines: readonly string[], asked: Asked): FallenLine[] {
  const letters = lettersIn(asked.questionText);
  const isListed =
    lines.filter((line) => LOST_SIGN.test(line)).length > 1 &&
    lines.some((line) => /^\S/.test(line));
  const areCounted = countUp(lines);
  const isLettered = usesLetters(lines.join('\n'));
  let part = 0;
  return lines.map((line, at) => {
    const text = line.trim();
    const letter = (PART.exec(text) ?? LETTER_IN_FRONT.exec(text))?.[1];
    const isPart = letter !== undefined && letter === letters[part];
    if (isPart) part += 1;
    const begins =
      isPart ||
      STARTS_ITEM.test(text) ||
      (isListed && LOST_SIGN.test(line)) ||
      (areCounted && COUNTED.test(text));
    const worth = Number(IN_BRACKETS.exec(text)?.[1] ?? CODE.exec(text)?.[1] ?? 0);
    if (worth > 0) return { at, text, kind: 'mark', worth, begins };
    if (FIGURE.test(text)) return { at, text, kind: 'figure', worth: Number(text), begins };
    const kind = isPart && PART.test(text) ? 'part' : kindOf(text, asked.questionText);
    if (isLettered && LETTER_FOR_VERB.test(text))
      return { at, text, kind: 'remark', worth: 0, begins };
    return { at, text, kind, worth: 0, begins };
  });
}

function kindOf(text: string, question: string): Kind {
  if (text === '' || REFERENCE_CELL.test(text) || isFurniture(text)) return 'empty';
  if (isTitleCell(text)) return 'heading';
  if (TOTAL.test(text) || isTotal(text)) return 'total';
  if (OR.test(text)) return 'or';
  if (SAID_IN_BRACKETS.test(text)) return 'said';
  if (OTHER_WORDING.test(text)) return 'words';
  if (isGuidance(text) || SAID.test(text) || tellsMarker(text)) return 'remark';
  if (readGroupHeading(text)?.rest === '' || allocatesMarks(text) || isHeading(text))
    return 'heading';
  const isSaid = readCondition(text, 0) !== null || speaksOfMarks(text, question);
  return isSaid ? 'remark' : 'words';
}

export const ENDS_OPEN =
  /(?:[/,–(=+×÷−√-]|\p{L}['’]s|(?<![\p{L}\d’'])(?:the|an?|of|to|or|and|for|in|on|by|with|from|that|which|is|are|as|than|so|because|their|its))$/iu;

/** The marker of a list item. */
const STARTS_ITEM = /^(?:[•●▪‣◦■♦§➢*–-]\s*\p{L}|→\s*\p{Ll}|o\s|\d[.)]\s|[\uE000-\uF8FF])/u;

/** A line whose list marker was lost, leaving the space after it. */
const LOST_SIGN = /^ {1,2}[\p{L}(]/u;

/** Cells that are side by side. */
const HAS_CELLS = /\t|\S {3,}\S/;
export const haveCells = (lines: readonly string[]): boolean =>
  lines.some((line) => HAS_CELLS.test(line));
/** A mark, or a board's sign for one, at the end of a point. */
export const ENDS_POINT = /(?:;|[✓✔]+|(?<![\d.])[([][1-9]\s*(?:marks?)?[)\]])\s*$/;

/** True if a line continues the one above. */
export const goesOn = (above: string, { text, begins }: FallenLine): boolean =>
  !begins &&
  (/^(?:[\p{Ll}=/,+×÷→]|\([^()]*\)$)/u.test(text) ||
    ENDS_OPEN.test(above) ||
    hasOpenBracket(above));

const hasOpenBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** "ALLOW" over what is allowed. */
const ONLY_VERB = /^(?:allow|accept|ignore|reject|not|do not (?:accept|allow|credit))[:.]?$/i;

/** True if a remark is unfinished, so that the line below continues it. */
export const isOpenRemark = (text: string): boolean => hasOpenBracket(text) || ONLY_VERB.test(text);

/** True if a line may continue a remark: no point is likely to begin with such a word. */
export const mayGoOn = (above: string, text: string): boolean =>
  ENDS_OPEN.test(above) ||
  /^(?:with|without|to|of|on|in|for|from|by|than|and|that|which|as|alone|only|unless|if|or)\b/.test(
    text,
  );
