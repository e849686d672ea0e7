import { MOVED } from './fallen-lines.ts';
import { joinBoth } from './join-both.ts';
import { BULLET, dropTotal, joinRows } from './join-rows.ts';
import { isGuidance, markStopped, spellLetters, usesLetters } from '../lines/read-directive.ts';
import { allocatesMarks, readGroupHeading } from '../lines/read-group-heading.ts';
import { splitColumns } from './split-columns.ts';
import { createRowReader, type TableRow } from './read-table-row.ts';

/** A piece of the scheme that is complete in itself. */
export interface SchemeLine {
  text: string;
  /** Whether it had a bullet or a number. */
  isListed: boolean;
  /** Whether an empty line preceded it. */
  startsBlock: boolean;
  /** Index of its line in the scheme's text, from 0. */
  line: number;
  /** The mark in the table's mark column; null without one. */
  marks: number | null;
  /** The remarks in the table's guidance column. */
  guidance: readonly string[];
}

const HEADING =
  /^(?:(?:indicative(?:\s+content(?=\s*:\s*(?:award|credit|(?:one|1|two|2)\s+marks?)\b))?|mark(?:ing)?\s*(?:scheme|points?)|(?:reference|model|sample|example|correct|expected|suggested)\s+answers?|answers?|solution|points?)\s*:\s*)+/i;
/** Boxes, leading ticks and the private-use characters that word processors use for bullets. */
const ODD_BULLET = /^(\s*)[\uE000-\uF8FF☐□▢◻▪◾➢➤⮚✓✔☑■♦◆§❖○]\s*(?=\S)/u;
/** "o  wash hands": the hollow bullet of word processors, as extracted from a PDF. */
const LETTER_BULLET = /^([^\S\n]*)o[^\S\n]+(?=\p{L}|\()/gmu;
/** The ticks of symbol fonts, as extracted from a PDF. */
const PRIVATE_CROSS = /[\uF0FB\uF0FD]/g;
const PRIVATE_TICK = /[\uF050\uF052\uF0FC\uF0FE]/g;
const MARK_INSIDE =
  /((?:\s|(?<=[\p{L}'’"”)])(?<!(?<!\p{L})\p{L}['’′″]{0,3}))[([]\s*\+?(?:\d|½|0\.5)\s*(?:marks?|m)?\s*[)\]](?![²³⁰-⁹^])|[✓✔]+)[ \t]*[;,.]?[ \t]*(?=[^\s;,.✓✔])(?!\s*[([{](?:AO|[A-Z]{1,2}\b)|\s*(?:and|each)\b\s*$|\s*:(?![^\n]*[([]\d[)\]]))/giu;
/** A run of blanks means the same as one, but makes the patterns below slow. */
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

/** Splits a line with numbers that count up from 1: "1. light 2. water". */
function splitNumbered(line: string): string[] {
  const starts = [...line.matchAll(/(?:^|\s)\(?(\d)[.)]\s+(?=\S)/g)];
  const counts =
    starts.length > 1 && starts.every((start, index) => Number(start[1]) === index + 1);
  if (!counts || line.slice(0, starts[0]?.index ?? 0).trim() !== '') return [line];
  return starts.map((start, index) => line.slice(start.index, starts[index + 1]?.index).trim());
}

/** The start of a remark, where several are on one line: "Max 4. No credit for a diagram." */
const STARTS_REMARK =
  /^(?:\d\s*[x×]\s*\d\b|max(?:imum)?\b|any (?:other|language|valid|reasonable|relevant)|credit|award|accept|allow|ignore|reject|do not|list principle|NB|note|DNA|BOD|not:|ft)\b/i;

function splitRemarks(line: string): string[] {
  if (!STARTS_REMARK.test(line) || /[([]\d[)\]]/.test(line)) return [line];
  return line.split(/(?<=[.])\s+(?=\p{Lu})/u);
}

/** "Valid ways include: light; water" after the sentence that says what each is worth. */
const LEADS_ON =
  /^(?:\p{L}+\s+){0,3}(?:(?:may|might|could|can|should)\s+)?(?:include|be|are)\s*:\s*(?=\S)/iu;

const SECOND_MARK = /\b(?:second|2nd|further|additional|extra) marks?\b/i;

/**
 * Splits "1 mark for each way. Valid ways include: light; water" into how marks are given and what
 * for.
 */
function splitAllocation(line: string): string[] {
  const sentences = line.split(/(?<=[.])\s+(?=\p{Lu})/u);
  const at = sentences.findIndex((one) => allocatesMarks(one));
  const isOne = at < 0 || sentences.length < 2 || sentences.some((one) => SECOND_MARK.test(one));
  if (isOne || /[([]\d[)\]]/.test(line)) return [line];
  return sentences.flatMap((one, place) => {
    const list = one.replace(LEADS_ON, '');
    if (list !== one)
      return list.replace(/[.]$/, '').split(list.includes(';') ? /\s*;\s*/ : /\s*,\s*/);
    // Other sentences on this line are addressed to the marker.
    return [place === at || isGuidance(one) ? one : `NB ${one}`];
  });
}

/** "Idea (1): blue wash; dim light": alternatives that earn the one mark. */
const LABEL_WITH_MARK = /^\p{Lu}[\p{L} ]{2,24}[([]\d[)\]]\s*:\s/u;

/** "3 correct = 2 marks; 1 or 2 correct = 1 mark" is one statement. */
const IS_SCALE = /\bcorrect\b\s*[:=–→-]+\s*[([]?\d.*;.*\bcorrect\b\s*[:=–→-]+\s*[([]?\d/i;
/** "simple; memorable; relevant. 3 × 1" */
const TIMES_AT_END =
  /(?<=\p{L}[.;,)]?)\s+(?=[([]?\s*(?:any\s+)?[2-6]\s*[x×]\s*[([]?\s*1\s*(?:marks?)?\s*[)\]]{0,2}\s*[.]?$)/iu;

function splitLine(line: string, keepsSemicolons: boolean): string[] {
  if (IS_SCALE.test(line)) return [line];
  const remarks = splitRemarks(line);
  if (remarks.length > 1) return remarks;
  const sentences = splitAllocation(line);
  if (sentences.length > 1) return sentences.flatMap((one) => splitLine(one, keepsSemicolons));
  if (isGuidance(line) || /^for each\b/i.test(line) || allocatesMarks(line)) return [line];
  if (LABEL_WITH_MARK.test(line) && !/[([]\d[)\]].*[([]\d[)\]]/.test(line))
    return [line.replace(/;\s*/g, line.includes('/') ? ' OR ' : ' / ')];
  const isBulleted = BULLET.test(line);
  return splitNumbered(line.replace(/\s*[;,]\s*(?=A\.?V\.?P\b)/, '\n'))
    .flatMap((part) => part.split('\n'))
    .flatMap((part) =>
      part.split(INLINE_BULLET).map((item, index) => (index > 0 ? `• ${item}` : item)),
    )
    .flatMap((part) => part.split(TIMES_AT_END))
    .flatMap((part) => part.replace(MARK_INSIDE, '$1\n').split('\n'))
    .flatMap((part) =>
      keepsSemicolons && isBulleted ? [part] : rejoinDirectives(splitOutsideBrackets(part, ';')),
    );
}

/** Joins guidance, or a mark, after a semicolon to its point. */
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

/** "[1] accelerates" with "[2] drag increases" below it: point numbers, not marks. */
const IN_ORDER = /^[^\S\n]*\[1\][^\n]{3,}\n(?:[^\n]*\n){0,4}?\s*\[2\]\s*\S/m;
const NUMBER_IN_BRACKETS = /^[^\S\n]*\[(\d{1,2})\]\s+(?=\S)/gm;

const PRONOUN = /\bI(?=\s)/g;

/**
 * Spells out the letters of each cell separately; an answer in the second column may begin with
 * "A".
 */
const spellCells = (row: string, isLettered: boolean, isBelow: boolean): string =>
  row
    .split('\t')
    .map((cell, at, [first = '']) =>
      spellLetters(cell, at === 0 ? isBelow : isLettered && (at > 1 || /\p{L}{3}/u.test(first))),
    )
    .join('\t');

const withoutJoiners = (row: TableRow): TableRow => ({
  ...row,
  text: row.text.replaceAll('\u2060', ''),
  guidance: row.guidance.map((remark) => remark.replaceAll('\u2060', '')),
});

function readRows(text: string, questionText: string): TableRow[] {
  const stopped = markStopped(text);
  const numbered = IN_ORDER.test(stopped)
    ? stopped.replaceAll(NUMBER_IN_BRACKETS, '$1. ')
    : stopped;
  const rawLines = numbered
    .replaceAll('\0', '')
    .replaceAll(PRIVATE_TICK, '✓')
    .replaceAll(PRIVATE_CROSS, '✗')
    .replace(/\r\n?|\u2028/g, '\n')
    .split('\n');
  const hasLetterBullets = (text.match(LETTER_BULLET)?.length ?? 0) > 1;
  const readRow = createRowReader(questionText);
  const isLettered = usesLetters(text);
  const isTranslation = /\btranslat|\binto english\b/i.test(questionText);
  const rows: TableRow[] = [];
  let startsBlock = false;
  for (const { raw, line } of splitColumns(
    rawLines.map((one, at) => ({ raw: one, line: at })),
    questionText,
  )) {
    if (raw === MOVED) continue;
    if (raw.trim() === '') {
      startsBlock = true;
      continue;
    }
    const isBelow = isLettered && rows.length > 0;
    const signed = hasLetterBullets ? raw.replace(LETTER_BULLET, '$1• ') : raw;
    const listed = signed.replace(ODD_BULLET, '$1• ');
    // "I went" is a translation, not a remark.
    const spelled = isTranslation
      ? spellLetters(listed.replaceAll(PRONOUN, 'I\u2060'), isBelow)
      : spellCells(listed, isLettered, isBelow);
    const row = readRow(spelled, line);
    if (row === null) continue;
    rows.push({ ...withoutJoiners(row), startsBlock: startsBlock || row.startsBlock });
    startsBlock = false;
  }
  return dropTotal(joinRows(rows));
}

/** Separators of list items on one line, the strongest first. */
const BETWEEN_ITEMS = [/\s*\/\/\s*/, /\s+\/\s+/, /,\s+(?![^()]*\))/];
const MOST_WORDS_OF_ITEM = 5;

/**
 * Splits "light // water // warmth" below "Any two from:": if nothing else is listed, each side is
 * a point.
 */
function partItems(lines: readonly SchemeLine[]): SchemeLine[] {
  return lines.flatMap((line, at) => {
    const count = readGroupHeading(lines[at - 1]?.text ?? '')?.count ?? 0;
    const next = lines[at + 1];
    const isOnly =
      next === undefined ||
      isGuidance(next.text) ||
      allocatesMarks(next.text) ||
      readGroupHeading(next.text) !== null;
    if (count < 2 || !isOnly || isGuidance(line.text)) return [line];
    const sign = BETWEEN_ITEMS.find((one) => one.test(line.text)) ?? BETWEEN_ITEMS[0];
    const items = line.text.split(sign ?? '');
    const areShort =
      sign !== BETWEEN_ITEMS.at(-1) ||
      items.every((item) => item.split(/\s+/).length <= MOST_WORDS_OF_ITEM);
    return items.length > count && areShort ? items.map((text) => ({ ...line, text })) : [line];
  });
}

/** Splits a scheme into pieces that each mean something alone, without headings. */
export function splitScheme(text: string, questionText = ''): SchemeLine[] {
  const rows = readRows(text, questionText);
  const counting = findCounting(rows.map((row) => row.text));
  const keepsSemicolons = rows.filter((row) => BULLET.test(row.text)).length > 1;
  const lines = rows.flatMap((row) => {
    const line = row.text.replaceAll(BLANKS, ' ').trim().replace(HEADING, '');
    const listed = counting === null ? line : line.replace(counting, '• ');
    const pieces = splitLine(listed, keepsSemicolons).flatMap((piece, at) => {
      // "Light (1) – cheap to carry (1)": the dash joins two points, and does not begin a list
      // item.
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
  return joinBoth(partItems(lines));
}
