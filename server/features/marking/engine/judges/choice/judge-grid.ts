import { stem } from '../../text/stem.ts';
import type { JudgeAll, KindVerdict, PointOfKind } from '../judge.ts';

/**
 * "has DNA: tick (bacteria), cross (virus)": a row of a table to be filled with ticks and crosses.
 */
interface GridRow {
  wanted: readonly string[];
  /** Stems of words that only this row's name has. */
  own: ReadonlySet<string>;
  columns: readonly ReadonlySet<string>[];
}

const ROW =
  /^([^:]+):\s*((?:tick|cross|either) \([^()]*\)(?:, (?:tick|cross|either) \([^()]*\))*)$/;
const CELL = /(tick|cross|either) \(([^()]*)\)/g;
const SIGN =
  /[✓✔☑]|[✗✘☒]|(?<![\p{L}\d])(?:ticks?|ticked|yes|true|cross(?:es)?|crossed|no|false|[xyntf])(?![\p{L}\d])/giu;
const SURE = { right: 0.92, wrong: 0.9, words: 0.8, unread: 0.5 } as const;

const isTick = (sign: string): boolean => /^(?:[✓✔☑]|tick|yes|true|y|t$)/i.test(sign);

interface Word {
  stem: string;
  start: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\d]{2,}/gu)].map(({ 0: word, index }) => ({
    stem: stem(word),
    start: index,
  }));

const stemsOf = (text: string): Set<string> => new Set(wordsOf(text).map((word) => word.stem));

const without = (words: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): Set<string> =>
  new Set([...words].filter((word) => !others.some((other) => other.has(word))));

/** Returns the rows among the points, each at the index of its point; null for other points. */
function readRows(points: readonly PointOfKind[]): (GridRow | null)[] {
  const read = points.map(({ text }) => ROW.exec(text));
  const names = read.map((match) => stemsOf(match?.[1] ?? ''));
  return read.map((match, at) => {
    if (match === null) return null;
    const cells = [...(match[2] ?? '').matchAll(CELL)];
    const titles = cells.map(([, , title = '']) => stemsOf(title));
    return {
      wanted: cells.map(([, sign = '']) => sign),
      own: without(
        names[at] ?? new Set(),
        names.filter((_, index) => index !== at),
      ),
      columns: titles.map((title, column) =>
        without(
          title,
          titles.filter((_, index) => index !== column),
        ),
      ),
    };
  });
}

/** Returns what an answer puts into the cells of a row; null if that is unclear. */
function readCells(text: string, { columns }: GridRow): boolean[] | null {
  const signs = [...text.matchAll(SIGN)].map(([sign]) => isTick(sign));
  if (signs.length > 0) return signs;
  const words = wordsOf(text);
  const has = (stems: ReadonlySet<string>): boolean => words.some((word) => stems.has(word.stem));
  if (/\b(?:both|all)\b/i.test(text)) return columns.map(() => true);
  if (/\b(?:neither|none)\b/i.test(text)) return columns.map(() => false);
  const named = columns.map((column) => has(column));
  return named.includes(true) ? named : null;
}

const unread: KindVerdict = { share: 0, sureness: SURE.unread, spans: [], finding: 'incomplete' };

function judgeRow(row: GridRow, text: string, start: number): KindVerdict {
  const cells = readCells(text, row);
  if (cells === null) return unread;
  const isRight =
    cells.length === row.wanted.length &&
    row.wanted.every((sign, at) => sign === 'either' || (sign === 'tick') === cells[at]);
  const sureness = SIGN.test(text) ? SURE.right : SURE.words;
  SIGN.lastIndex = 0;
  return isRight
    ? { share: 1, sureness, spans: [{ start, end: start + text.length }], finding: null }
    : { share: 0, sureness: Math.min(sureness, SURE.wrong), spans: [], finding: 'other-word' };
}

/**
 * Returns the part of the answer about each row: after its name, or in order if no row is named.
 */
function findParts(
  rows: readonly GridRow[],
  answer: string,
): ({ text: string; start: number } | null)[] {
  const words = wordsOf(answer);
  const places = rows.map(({ own }) => words.find((word) => own.has(word.stem))?.start ?? -1);
  if (places.some((place) => place >= 0))
    return places.map((start) => {
      const next = places.filter((place) => place > start).toSorted((a, b) => a - b)[0];
      return start < 0 ? null : { start, text: answer.slice(start, next) };
    });
  const signs = [...answer.matchAll(SIGN)];
  const size = rows[0]?.wanted.length ?? 0;
  if (signs.length !== rows.length * size) return rows.map(() => null);
  return rows.map((_, at) => {
    const own = signs.slice(at * size, (at + 1) * size);
    return { start: own[0]?.index ?? 0, text: own.map(([sign]) => sign).join(' ') };
  });
}

/**
 * Judges the rows of a table of ticks and crosses together; returns null for other points, or if
 * there is only one row.
 */
export function prepareGrid(points: readonly PointOfKind[]): JudgeAll {
  const rows = readRows(points);
  const all = rows.filter((row) => row !== null);
  if (all.length < 2) return () => points.map(() => null);
  return (answer) => {
    const parts = findParts(all, answer);
    return rows.map((row) => {
      if (row === null) return null;
      const part = parts[all.indexOf(row)] ?? null;
      return part === null ? unread : judgeRow(row, part.text, part.start);
    });
  };
}
