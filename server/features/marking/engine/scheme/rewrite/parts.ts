import { splitByAllLetters } from '../../text/split-letters.ts';
import { numberOf } from '../lines/read-marks.ts';
import type { Asked } from '../scheme.ts';

/**
 * Rewrites the answers to each part of a question, and lists followed by their count, in the form
 * that the scheme reader knows.
 */

/** "b iron - one mark": a bare letter that labels the part. */
const BARE_LETTER = /^[^\S\n]*([a-h])[^\S\n]+(?=\S)/gm;

/**
 * Puts letters at the start of lines in brackets, if the question has the same letters and they run
 * from "a".
 */
function bracketLetters(scheme: string, parts: number): string {
  const letters = [...scheme.matchAll(BARE_LETTER)].map(([, letter]) => letter);
  const areInOrder = letters.every((letter, at) => letter === 'abcdefgh'[at]);
  return letters.length === parts && areInOrder ? scheme.replace(BARE_LETTER, '($1) ') : scheme;
}

const N = String.raw`(?:[2-6]|two|three|four|five|six)`;
const EACH = String.raw`(?:(?:1|one)(?:\s+marks?)?\s+(?:for\s+)?each)`;
/** "– one mark each up to three", "; any two, 1 each", "(any three)", "- any 2". */
const COUNT_BEHIND = new RegExp(
  String.raw`(?:\s+[–-]|\s*;|\s*[([])\s*(?:${EACH},?\s+(?:up\s+to|to\s+a\s+max(?:imum)?\s+of|max(?:imum)?(?:\s+of)?|for\s+any|any)\s+(?<most>${N})|any\s+(?<any>${N})(?:,?\s*${EACH})?)(?:\s+marks?)?[)\]]?(?:\s*[.]\s*(?<rest>.*)|\s*)$`,
  'iu',
);
/** "cheap / quick ⇥ (1 each, max 2)": the count in a cell of its own. */
const COUNT_IN_CELL = new RegExp(String.raw`\t(?=[([]${EACH}[^\t]*$)`, 'i');
const PART_LETTER = /^\s*\([a-h]\)\s*/;
const COMMA = /,\s+(?:and\s+|or\s+)?(?![^()]*\))/;
const SLASH = /\s+\/\s+(?![^()]*\))/;
const separatorOf = (list: string): string | RegExp =>
  list.includes(';') ? ';' : COMMA.test(list) ? COMMA : SLASH;
const MOST_WORDS = 9;
/** A longer line is not a list, and is slow to match. */
const MOST_CHARACTERS = 500;

const isShort = (item: string): boolean =>
  item !== '' && item.split(/\s+/).length <= MOST_WORDS && !/[([]\d[)\]]|:/.test(item);

/** Moves the count in front of the list: "(b) oak, ash, elm, lime – one mark each up to two". */
function countInFront(written: string): string {
  const line = written.replace(COUNT_IN_CELL, ' ');
  if (line.length > MOST_CHARACTERS || line.includes('\t')) return written;
  const match = COUNT_BEHIND.exec(line);
  const label = PART_LETTER.exec(line)?.[0] ?? '';
  const list = line.slice(label.length, match?.index);
  const items = list.split(separatorOf(list)).map((item) => item.trim());
  const count = match?.groups?.most ?? match?.groups?.any;
  if (match === null || count === undefined || items.length <= numberOf(count)) return written;
  if (items.length < 3 || !items.every((item) => isShort(item))) return written;
  const rest = (match.groups?.rest ?? '').trim();
  return [
    `${label}Any ${count} from:`,
    ...items.map((item) => `• ${item}`),
    ...(rest === '' ? [] : [`NB ${rest}`]),
  ].join('\n');
}

/** "strings – violin, viola, cello": names below what the question asks for. */
const HEADED_NAMES = /^\s*(?<head>\p{L}[\p{L} ]{1,24}?)\s*[:=–-]\s+(?<list>\S.*)$/u;
const REMARK = /\s*\((?:[^()\s]+\s+){2,}[^()\s]+\)/g;
const OPEN_END = /\s*(?:,\s*)?(?:\.{3}|…|\betc\b)[.\s]*$/i;
const MOST_WORDS_OF_NAME = 3;

function readHeaded(line: string): { head: string; names: string[] } | null {
  const groups = line.length > MOST_CHARACTERS ? undefined : HEADED_NAMES.exec(line)?.groups;
  const list = (groups?.list ?? '').replace(REMARK, '').replace(OPEN_END, '');
  const names = list.split(/\s*,\s*/).map((name) => name.trim());
  const areNames =
    names.length > 1 &&
    names.every(
      (name) =>
        /^[(\p{L}][\p{L}\s()'’-]*$/u.test(name) && name.split(/\s+/).length <= MOST_WORDS_OF_NAME,
    );
  return groups?.head === undefined || !areNames ? null : { head: groups.head, names };
}

/**
 * Joins the names of each part as alternatives, if the question has one mark for each of its parts.
 */
function writeHeaded(scheme: string, { maxMark, questionText }: Asked): string {
  const lines = scheme.split('\n');
  const read = lines.map((line) => readHeaded(line));
  const heads = read.flatMap((one) => (one === null ? [] : [one.head.toLowerCase()]));
  const asked = questionText.toLowerCase();
  const parts = splitByAllLetters(asked).map(({ start, end }) => asked.slice(start, end));
  const areParts =
    parts.length === heads.length && heads.every((head, at) => parts[at]?.includes(head));
  const areAsked = heads.length === maxMark && heads.every((head) => asked.includes(head));
  if (maxMark < 2 || !areAsked) return scheme;
  let part = 0;
  return lines
    .map((line, at) => {
      const one = read[at];
      if (one === null || one === undefined) return line;
      const letter = 'abcdefgh'[part] ?? '';
      part += 1;
      return `${areParts ? `(${letter})` : `${one.head}:`} ${one.names.join(' / ')}`;
    })
    .join('\n');
}

/** "a) cell wall; b) nucleus": parts on one line, lettered in order. */
const LETTER_INSIDE = /(?:^|(?<=[\s;,.]))\(?([a-h])\)\s*(?=\S)/g;
const EACH_AT_END = /\s+[–—-]?\s*[([]?((?:1|one)\s+(?:mark\s+)?(?:for\s+)?each)[)\]]?\.?\s*$/i;

function partLettered(line: string): string {
  const starts = line.length > MOST_CHARACTERS ? [] : [...line.matchAll(LETTER_INSIDE)];
  const areInOrder = starts.every(([, letter], at) => letter === 'abcdefgh'[at]);
  if (starts.length < 2 || !areInOrder || line.slice(0, starts[0]?.index).trim() !== '')
    return line;
  return starts
    .map((start, at) => line.slice(start.index, starts[at + 1]?.index))
    .map((part) => part.replace(EACH_AT_END, '').replace(/[\s;,]+$/, ''))
    .join('\n');
}

/** Rewrites the answers to each part of a question; the lines of other schemes are kept. */
export function rewriteParts(scheme: string, asked: Asked): string {
  const parts = splitByAllLetters(asked.questionText).length;
  const apart = scheme.split('\n').map((line) => partLettered(line));
  const lettered = parts > 0 ? bracketLetters(apart.join('\n'), parts) : scheme;
  return writeHeaded(lettered, asked)
    .split('\n')
    .map((line) => countInFront(line))
    .join('\n');
}
