import type { Scheme } from './scheme.ts';

// Lines that begin like guidance but are points: "Allow it to cool (1)".

/** A sign in front of a line that is a point, whatever it begins with. */
export const POINT_SIGN = '\u2061';

/** Words that begin a remark in schemes, and a sentence in students' answers. */
const OPENS_REMARK =
  /^(?:(?:accept|allow|reject|ignore|disregard|condone|credit|penalise|award|do not|not|notes?|guidance|comments?|candidates?|students?|examiners?|answers?|and|or|either|for each|full|no|follow|ft|max(?:imum)?|mark|two|may|can|could|should|must|cannot|needs?)|(?:AO|A|I|R|NE|CON|ORA|AW|NB|BOD|DNA|AVP|ECF|OWTTE))(?=\s+\p{L}{2}|\s+[A-Z]\b)|^[MABCE]\d(?=\s+(?:is|are|was|were|has|have|needs?|may|can)\b)/iu;
/** In lower case these are ordinary words, and "a membrane (1)" is read as a point anyway. */
const SMALL_LETTERS = /^(?:a|i|r|ne|con|ora|aw|nb|bod|dna|avp|ecf|owtte|ao|[mabce]\d)\b/;
/** Remarks about marks or about answers in general. */
const IS_REMARK =
  /^(?:accept|allow|credit|award|condone)\s+(?:any|other|all|both|reasonable|valid|suitable|appropriate|relevant|alternative|equivalent|correct|marks?|up to|max|for|if|one|two|three|either|full|only|answers?|responses?|reference|ecf|error|own)\b|^(?:full|no|one|two)\s+(?:marks?|credit)\s+(?:for|if|unless|when|where|can|may|should|is|are to|to be)\b|^(?:max(?:imum)?)\s+(?:of\s+)?(?:\d|one|two|three)\b|^for each\s+(?:correct|valid|relevant|point|reason|one|of)\b|\bmarks?\s+(?:for|if)\b|^(?:ecf|ft|owtte|aw|ora|avp|nb|con)\b\s*(?:$|[.;:,]|from|for|if)|[:/]\s*$/i;
/** Words that may begin guidance, unless the line has its own mark and is a point. */
const DIRECTS =
  /^(?:accept|allow|reject|ignore|disregard|condone|credit|penalise|do not|not|[AIR]|NE|CON)\b/i;
const ALLOWS_TO = /^allow\b.*?\bto\s+\p{L}/iu;

const LIST_SIGN = /^\s*(?:[•●▪‣◦*–-]\s+|\(?\d{1,2}[.)]\s+|\(?[a-h][.)]\s+|MP\s?\d{1,2}[.):]?\s+)?/u;
const OWN_MARK = /\s*(?:[([](?<worth>[1-3])\s*(?:marks?)?[)\]]|(?<tick>[✓✔]))\s*[.;,]?\s*$/u;

interface Item {
  /** Index in the line at which its words begin. */
  at: number;
  words: string;
  /** The mark of the item; null if it has none. */
  worth: number | null;
  isNumbered: boolean;
}

/** Reads a list item, or a table row; returns null for any other line. */
function readItem(row: string): Item | null {
  const cells = row.split('\t');
  if (cells.length > 1) {
    const mark = cells.findLast((cell) => /^\s*[([]?[1-3][)\]]?\s*$/.test(cell));
    const cell = cells.find((one) => /\p{L}{2}.*\s\S/u.test(one));
    if (mark === undefined || cell === undefined) return null;
    const at = row.indexOf(cell) + (LIST_SIGN.exec(cell)?.[0].length ?? 0);
    const words = cell.replace(LIST_SIGN, '');
    return { at, words, worth: Number(/\d/.exec(mark)?.[0]), isNumbered: false };
  }
  const sign = LIST_SIGN.exec(row)?.[0] ?? '';
  const mark = OWN_MARK.exec(row);
  const words = row.slice(sign.length, mark?.index).replace(/\s*[.;,]?\s*$/, '');
  if (mark === null && sign.trim() === '' && !/;\s*$/.test(row)) return null;
  const worth = mark === null ? null : Number(mark.groups?.worth ?? 1);
  return { at: sign.length, words, worth, isNumbered: /\d/.test(sign) };
}

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

function mayBePoint({ words, worth, isNumbered }: Item): boolean {
  const opener = OPENS_REMARK.exec(words)?.[0];
  if (opener === undefined || SMALL_LETTERS.test(opener) || IS_REMARK.test(words)) return false;
  return worth !== null || isNumbered || !DIRECTS.test(words) || ALLOWS_TO.test(words);
}

/**
 * Returns what the points read so far are worth: their marks, or one each if the scheme shows none.
 */
function worthOf({ groups }: Scheme, hasMarks: boolean): number {
  return groups.reduce((all, { cap, points }) => {
    const sum = points.reduce((total, { marks }) => total + (hasMarks ? marks : 1), 0);
    return all + Math.min(cap ?? sum, sum);
  }, 0);
}

/**
 * Returns the scheme's text with a sign before each line that must be a point, if the points read
 * so far lack exactly the marks of the lines that only look like remarks; otherwise null.
 */
export function signMissedPoints(text: string, maxMark: number, read: Scheme): string | null {
  if (read.kind !== 'points' || read.scale !== null) return null;
  const rows = text.split('\n');
  const items = rows.map(readItem);
  const hasMarks = items.some((item) => item !== null && item.worth !== null);
  const missing = maxMark - worthOf(read, hasMarks);
  const known = read.groups.flatMap(({ points }) =>
    points.flatMap((point) => [point.text, ...point.statements].map(lettersOf)),
  );
  const missed = items.flatMap((item, line) => {
    if (item === null || !mayBePoint(item)) return [];
    const letters = lettersOf(item.words);
    return known.some((one) => one.includes(letters)) ? [] : [{ line, ...item }];
  });
  const worth = missed.reduce((sum, one) => sum + (one.worth ?? 1), 0);
  if (worth === 0 || worth !== missing) return null;
  for (const { line, at } of missed) {
    const row = rows[line] ?? '';
    rows[line] = `${row.slice(0, at)}${POINT_SIGN}${row.slice(at)}`;
  }
  return rows.join('\n');
}
