import { findTitles } from '../layout/join-broken-rows.ts';
import { pairRows } from '../layout/pair-rows.ts';
import type { Asked } from '../scheme.ts';

/**
 * Rewrites layouts that can only be recognised from several lines in the form that the scheme
 * reader knows.
 */

const atLeastTwo = (text: string, pattern: RegExp): boolean =>
  [...text.matchAll(new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`))].length > 1;

/** "> fold in the flour": a bullet used in emails and on slides. */
const ODD_BULLET = /^([^\S\n]*)(?:>{1,2}|»|→|►|=>)[^\S\n]+(?=\p{L})/gmu;
/** "5 ⇥ c ⇥ • ⇥ SELECT title": a bullet in its own cell, after the question number. */
const BULLET_CELL =
  /^(?:Q?\d{1,2}[.)]?\t)?(?:\(?[a-h]\)?\t)?(?:\(?[ivx]{1,4}\)?\t)?([•●▪])[^\S\n]*\t[^\S\n]*(?=\S)/gm;
/** A line drawn across the page. */
const RULE = /^[^\S\n]*(?:[-–—_=*·][^\S\n]*){5,}$/gm;
/** "Step 3: filter". */
const STEP = /^[^\S\n]*(?:step|stage)[^\S\n]*\d{1,2}[^\S\n]*[:.)–-][^\S\n]*/gim;
/** "hot all year ► the sun is high": a cause and its effect. */
const ARROW_BETWEEN = /(?<=[\p{L})])[^\S\n]+(?:►|▶|➔|➜|=>|>>)[^\S\n]+(?=\p{L})/gu;
/** "Becket    1/2": half a mark in a column. */
const HALF_IN_COLUMN = /(?:\t| {2,})1\/2(?<=\p{L}[^\n]*\S(?:\t| {2,})1\/2)[^\S\n]*$/gmu;
/** "open all day [P], so sales rise [D]": the part of the answer that a mark is for. */
const PART_IN_BRACKETS = /[^\S\n]*\[(?:P|D|K|E|A|AP|AN|App|Dev|Pt)\](?=[^\S\n]*(?:[.,;]|\s|$))/gm;
/** "lernen   ✓ word order": a tick with a remark next to it. */
const TICK_AND_REMARK = /^([^\t\n✓]*\S)(?: {2,}|\t)✓[^\S\n]+([^\s✓|([][^✓\n\t]*)$/gm;

/**
 * "11 × 16 + 7 (1) = 183 (1) // 1011 0111 (1) = 183 (1)": two ways to the same marks, side by side.
 */
const WITH_MARK = /[^()[\]]*?[([]\d[)\]]/g;
const bare = (part: string): string => part.replace(/\s*[([]\d[)\]]$/, '').trim();

function zipWays(line: string): string {
  const [first = '', second, ...others] = line.split(/\s*\/\/\s*/);
  if (second === undefined || others.length > 0) return line;
  const [one, two] = [first, second].map((side) => side.match(WITH_MARK) ?? []);
  if (one === undefined || two === undefined || one.length !== two.length || one.length < 2)
    return line;
  return one
    .map((part, at) => {
      const other = bare(two[at] ?? '');
      return bare(part) === other ? part : part.replace(/\s*(?=[([]\d[)\]]$)/, ` OR ${other} `);
    })
    .join('');
}

/** "1  diffuses in", "2  into the cells": point numbers in a separate column. */
const NUMBER_IN_COLUMN = /^[^\S\n]*(\d{1,2})(?:\t| {2,})(?=[\p{L}(])/gmu;
const LEAST_COUNTED = 3;

function dropCounting(text: string): string {
  const numbers = [...text.matchAll(NUMBER_IN_COLUMN)].map(([, number]) => Number(number));
  const counts = numbers.every((number, at) => number === at + 1);
  // A column of numbers below titles must stay.
  if (findTitles(text.split('\n')) >= 0) return text;
  if (!counts || numbers.length < LEAST_COUNTED) return text;
  const [first] = text.matchAll(new RegExp(NUMBER_IN_COLUMN.source, 'gmu'));
  const above = text.slice(0, first?.index).trimEnd();
  // The title above the numbers is empty, and is removed with them.
  const head = above.replace(/(^|\n)\t([^\n]*)$/, '$1$2');
  return `${head}${text.slice(above.length).replace(NUMBER_IN_COLUMN, '')}`;
}

/** "puella [1] the girl": the mark is between the text to translate and the translation. */
const MARK_BETWEEN = /^(.*\S)[^\S\n]*([([]\d[)\]])[^\S\n]+(\S.*)$/;

const wordsOf = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Removes the column titles "⇥ DNA ⇥ RNA": what is compared, in words of the question. */
function dropComparedTitles(text: string, questionText: string): string {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => line.trim() !== '');
  const [first = '', ...titles] = (lines[at] ?? '').split('\t').map((cell) => cell.trim());
  const below = lines
    .slice(at + 1)
    .map((line) => line.split('\t').filter((cell) => cell.trim() !== ''));
  const rows = below.filter((cells) => cells.length > 1);
  const asked = wordsOf(questionText);
  const areTitles =
    first === '' &&
    titles.length > 1 &&
    titles.every((title) => title !== '' && asked.includes(wordsOf(title))) &&
    rows.length > 1 &&
    rows.every((cells) => cells.length === titles.length + 1);
  return areTitles ? lines.with(at, '').join('\n') : text;
}

function putMarksBehind(text: string, questionText: string): string {
  const asked = wordsOf(questionText);
  if (!/\btranslat|\binto english\b/i.test(questionText)) return text;
  const lines = text.split('\n');
  const turned = lines.map((line) => {
    const [, source = '', mark, own] = MARK_BETWEEN.exec(line) ?? [];
    return own !== undefined && asked.includes(wordsOf(source)) ? `${own} ${mark}` : null;
  });
  return turned.filter((line) => line !== null).length > 1
    ? lines.map((line, at) => turned[at] ?? line).join('\n')
    : text;
}

/** A line that introduces a list, but not a sample program, which keeps its indent. */
const LEADS_TO_LIST = /^(?!.*\b(?:e\.?g|examples?|code|program|solution)\b)\S.*:[^\S\n]*$/i;
const INDENTED_WORDS = /^ {1,4}(?=[\p{L}(][^=\n]*\p{L}{3})/u;

/**
 * Restores lost bullets below "award one mark for each:" on lines that still begin with a blank.
 */
function restoreBullets(text: string): string {
  const lines = text.split('\n');
  let isInList = false;
  const restored = lines.map((line, at) => {
    isInList = INDENTED_WORDS.test(line) && (isInList || LEADS_TO_LIST.test(lines[at - 1] ?? ''));
    return isInList ? line.replace(INDENTED_WORDS, '• ') : line;
  });
  return restored.filter((line, at) => line !== lines[at]).length > 1 ? restored.join('\n') : text;
}

/** Rewrites signs that mean something only if several lines have them. */
export function rewriteLayout(text: string, { questionText }: Asked): string {
  let plain = restoreBullets(text).replace(RULE, '').replace(BULLET_CELL, '$1 ');
  if (atLeastTwo(plain, STEP)) plain = plain.replace(STEP, '');
  if (atLeastTwo(plain, ODD_BULLET)) plain = plain.replace(ODD_BULLET, '$1• ');
  if (atLeastTwo(plain, ARROW_BETWEEN)) plain = plain.replace(ARROW_BETWEEN, ' – ');
  if (atLeastTwo(plain, HALF_IN_COLUMN)) plain = plain.replace(HALF_IN_COLUMN, ' ½');
  if (atLeastTwo(plain, PART_IN_BRACKETS) && !/[([]1[)\]]/.test(plain))
    plain = plain.replace(PART_IN_BRACKETS, ' (1)');
  if (atLeastTwo(plain, TICK_AND_REMARK)) plain = plain.replace(TICK_AND_REMARK, '$1\t1\t$2');
  if (plain.includes('//')) plain = plain.split('\n').map(zipWays).join('\n');
  const untitled = dropComparedTitles(plain, questionText);
  return putMarksBehind(pairRows(dropCounting(untitled)), questionText);
}
