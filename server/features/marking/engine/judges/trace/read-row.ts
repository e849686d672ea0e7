import { plainValue } from './read-trace.ts';

const NAME = /^(?!(?:true|false)$)[\p{L}_][\p{L}\d_[\]]*$/iu;
const IS_VALUE = /^(?:["“'‘].*["”'’]|[-−–]?\d+(?:\.\d+)?|true|false)$/i;
const IS_BLANK = /^[-–—_.]*$/;
/** The name before a value: "p = 3". */
const NAMED = /[\p{L}_][\p{L}\d_[\]]*\s*(?:=|:|←|<-|\bis\b)\s*/gu;

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .split(/\s*[|,;\t]\s*|\s+/)
    .filter((cell) => !IS_BLANK.test(cell));

/** Returns the names in the heading row of a trace table; null for any other line. */
export function titlesOfTrace(line: string): string[] | null {
  const cells = cellsOf(line);
  return cells.length > 1 && cells.every((cell) => NAME.test(cell)) ? cells : null;
}

/** Returns the values of a row without its blank cells; empty if the line has anything else. */
export function valuesOfRow(line: string): string[] {
  const cells = cellsOf(line.replaceAll(NAMED, ' '));
  return cells.every((cell) => IS_VALUE.test(cell)) ? cells.map((cell) => plainValue(cell)) : [];
}
