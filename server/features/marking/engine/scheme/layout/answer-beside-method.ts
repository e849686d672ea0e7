import { isGuidance } from '../lines/read-directive.ts';
import { writeMethodsByExample } from '../rewrite/conventions.ts';
import { MOVED } from './fallen-lines.ts';

/**
 * Handles "15/28 ⇥ M1 ⇥ for …" over "M1 for …" and "A1 oe": the answer has its own column next to
 * the first method mark, and is what the accuracy mark below is for.
 */

const METHOD = /^d?[MP]\d\*?(?:\s*\(?(?:dep|ft)\)?)*$/;
const ANY_CODE = /^(d?[MPAB]\d\*?(?:\s*(?:dep|ft|cao|oe))*)\s*(.*)$/;
/** An accuracy mark that does not name an answer. */
const SAYS_NO_ANSWER =
  /^(?:(?:oe|cao|awrt|isw|ft|dep|nfww|www|cso)\b[\s,;.]*|\(.*\)\s*|for (?:the )?(?:correct |final )?answer\b(?!.*\d\s*(?:to|and|[–-])\s*\d).*)*$/i;
const NUMBER = /^(?:Q\s?)?\d{1,2}(?:\s?\(?[a-h]\)?)?\.?$/;
/** What a candidate writes: a figure, an expression, an equation. */
const IS_ANSWER = /^(?=.*\d)[\d\p{L}\s.,()²³√π£$%°=+–−×÷*/^<>≤≥-]{1,40}$/u;
const OTHER_FORMS = /\(((?:[^()]|\([^()]*\))*)\)/;

const cellsOf = (line: string): string[] =>
  line
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

/**
 * "cao Correct answer without working scores 3 marks", which the number judge reads in the scheme
 * itself.
 */
const ON_WORKING =
  /\b(?:(?:a\s+)?correct answer|answer only|no working|with(?:out)? working)\b.*$/i;
const ownRemark = (rest = ''): string => rest.replace(ON_WORKING, '');

/**
 * Writes an accuracy mark with its answer, and accepts the forms after it: "(0.535(7…), 53.6%,
 * 30/56)".
 */
function writeAccuracy(code: string, answer: string, rest: string): string {
  const forms = OTHER_FORMS.exec(rest)?.[1]?.split(/\s*,\s*/) ?? [];
  const accepted = forms.filter((form) => /^[^\p{L}]*\d[^\p{L}]*$/u.test(form));
  const said = [code, answer, ownRemark(rest.replace(OTHER_FORMS, '')).trim()].filter(Boolean);
  return accepted.length === 0
    ? said.join(' ')
    : `${said.join(' ')}\taccept ${accepted.join(' or ')}`;
}

/** "11 ⇥ 3": the answer and its total. */
const isTotal = (cell: string | undefined): boolean => /^\d$/.test(cell ?? '');

/** "or for dividing both sides by 3", below the method that it belongs to. */
const GOES_ON = /^(?:or|oe|and|where|with)\b/i;

/** Returns the answer in the cells before the first code; null if something else is there. */
function findAnswer(before: readonly string[]): string | null {
  const isHeaded = before.length > 1 && before.length < 4 && isTotal(before.at(-1));
  const own =
    isHeaded && !(before.length === 2 && NUMBER.test(before[0] ?? ''))
      ? before.slice(0, -1)
      : before;
  return answerIn(own);
}

/**
 * Returns the answer in a row without its total, with or without the question's number before it.
 */
function answerIn(own: readonly string[]): string | null {
  const answer = own.at(-1) ?? '';
  const isBeside = own.length === 1 || (own.length === 2 && NUMBER.test(own[0] ?? ''));
  return isBeside && IS_ANSWER.test(answer) && !/[×÷]|\d\s*[+*]\s*\d/.test(answer) ? answer : null;
}

const worthOf = (code: string | undefined): number => Number(/\d/.exec(code ?? '')?.[0] ?? 0);

/**
 * Reads "1.5, −4 ⇥ 3 ⇥ M1 for …" over "M1 for …" and "A1 for …": the codes below each other in the
 * notes column add up to the total, so each is a separate mark. Returns null for other notes.
 */
function readNotes(lines: readonly string[], rows: readonly string[][]): string[] | null {
  const at = rows.findIndex((cells) => findNotes(cells) > 0);
  const row = rows[at] ?? [];
  const place = findNotes(row);
  const answer = answerIn(row.slice(0, Math.max(0, place - 1)));
  if (at < 0 || answer === null) return null;
  const codes = [ANY_CODE.exec(row[place] ?? '')];
  for (const cells of rows.slice(at + 1)) {
    const code = cells.length < 3 ? ANY_CODE.exec(cells[0] ?? '') : null;
    if (code === null) break;
    codes.push(code);
  }
  const sum = codes.reduce((all, code) => all + worthOf(code?.[1]), 0);
  const [, last = '', rest = ''] = codes.at(-1) ?? [];
  if (sum !== Number(row[place - 1]) || !last.startsWith('A')) return null;
  return lines.map((line, index) => {
    if (index === at) return writeNote(row.slice(place));
    const isLast = index === at + codes.length - 1;
    if (isLast && SAYS_NO_ANSWER.test(ownRemark(rest))) return writeAccuracy(last, answer, rest);
    return index > at && index < at + codes.length ? writeNote(rows[index] ?? []) : line;
  });
}

/** Writes "M1 for …" with the cells next to it as remarks. */
const writeNote = ([code = '', ...remarks]: readonly string[]): string =>
  [writeMethodsByExample(code), ...remarks.map((remark) => asRemark(remark))].join('\t');
const asRemark = (text: string): string => (isGuidance(text) ? text : remarkOf(text));
const remarkOf = (text: string): string => {
  const other = text.replace(/^e\.?g\.?,?\s+/i, '');
  return other !== text && IS_ANSWER.test(other) ? `accept ${other}` : `Note: ${text}`;
};

/**
 * Returns where "M1 for …" follows a total, as the last or last but one cell of a row; otherwise
 * -1.
 */
function findNotes(cells: readonly string[]): number {
  const at = cells.findIndex(
    (cell, index) => isTotal(cells[index - 1]) && /^d?M\d\b.*\bfor\b/.test(cell),
  );
  return at >= cells.length - 2 ? at : -1;
}

const ONLY_CODE = /^d?[MABC]\d\*?$/;

/** Splits "A1 ⇥ cao ⇥ Terms in any order" into the mark and what the last column says about it. */
function partRemark(cells: readonly string[]): { said: string; remarks: string[] } {
  const [code = '', said = '', remark = ''] = cells;
  return cells.length === 3 && ONLY_CODE.test(code) && !GOES_ON.test(remark)
    ? { said: `${code} ${said}`, remarks: [remark] }
    : { said: cells.join(' '), remarks: [] };
}

/** Joins a line that continues the one above to it, and leaves an empty line in its place. */
function joinGoingOn(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let above = -1;
  for (const [index, line] of lines.entries()) {
    const [only = '', ...others] = cellsOf(line);
    const goesOn = above >= 0 && others.length === 0 && GOES_ON.test(only);
    if (goesOn) joined[above] = `${joined[above] ?? ''} ${only}`;
    else above = index;
    joined.push(goesOn ? '' : line);
  }
  return joined;
}

/**
 * True if the marks also name the answer that is next to the method: "A1 x = –2" and "A1 y = 5".
 */
function isStatedBelow(below: readonly (RegExpExecArray | null)[], answer: string): boolean {
  const figures = answer.match(FIGURE) ?? [];
  const accuracy = below.filter((match) => match?.[1]?.startsWith('A'));
  const said = new Set(accuracy.flatMap((match) => match?.[2]?.match(FIGURE) ?? []));
  return accuracy.length > 0 && figures.every((figure) => said.has(figure));
}
const FIGURE = /\d[\d.]*(?<![.])/g;

const ENDS_IN_TOTAL = /^(.*\S)\s*\(([2-9])\)$/;
const CODE_FOR = /^d?[MABP]\d\*?\s+(?:for|oe|cao)\b/;

/**
 * Reads "5/12 × 4/11  7/12 × 6/11  31/66 oe (4)" over "B1 for …", "M1 for …", "M1 for …" and "A1
 * oe": the codes add up to the total, so each is a separate mark, and the line above them only
 * shows the working. Returns null if there is no such list.
 */
function readCodesBelow(lines: readonly string[]): string[] | null {
  for (const [at, line] of lines.entries()) {
    const [, working = '', total] = ENDS_IN_TOTAL.exec(line.trim()) ?? [];
    if (total === undefined) continue;
    const below = lines.slice(at + 1).map((text) => text.trim());
    const end = below.findIndex((text) => text !== '' && text !== MOVED && !CODE_FOR.test(text));
    const codes = below.slice(0, end < 0 ? below.length : end);
    const own = codes.filter((text) => CODE_FOR.test(text));
    const [, last = '', rest = ''] = ANY_CODE.exec(own.at(-1) ?? '') ?? [];
    const sum = own.reduce((all, text) => all + worthOf(text), 0);
    if (own.length < 2 || sum !== Number(total) || !/^[AB]/.test(last)) continue;
    const answer = working.split(/\s(?=\S+(?:\s(?:oe|cao))?$)/).at(-1) ?? '';
    const isSaid = !SAYS_NO_ANSWER.test(ownRemark(rest));
    return lines.map((text, index) => {
      if (index === at) return MOVED;
      const isLast = index === at + 1 + codes.lastIndexOf(own.at(-1) ?? '');
      return isLast && !isSaid ? writeAccuracy(last, answer, rest) : text;
    });
  }
  return null;
}

/** Moves the answer next to the mark that it earns, without changing the number of lines. */
export function putAnswerToItsMark(lines: readonly string[]): string[] {
  const coded = readCodesBelow(lines);
  if (coded !== null) return coded;
  const noted = readNotes(
    lines,
    lines.map((line) => cellsOf(line)),
  );
  if (noted !== null) return noted;
  const joined = joinGoingOn(lines);
  const rows = joined.map((line) => cellsOf(line));
  const at = rows.findIndex((cells) => cells.some((cell) => METHOD.test(cell)));
  const place = rows[at]?.findIndex((cell) => METHOD.test(cell)) ?? -1;
  const answer = findAnswer(rows[at]?.slice(0, place) ?? []);
  const method = partRemark((rows[at] ?? []).slice(place));
  if (answer === null || METHOD.test(method.said)) return [...lines];
  const below = rows.map((cells, index) =>
    index > at ? ANY_CODE.exec(partRemark(cells).said) : null,
  );
  const last = below.findLastIndex(
    (match) => match?.[1]?.startsWith('A') === true && SAYS_NO_ANSWER.test(ownRemark(match[2])),
  );
  const areCoded = below
    .slice(at + 1, last)
    .every((match, index) => match !== null || rows[at + 1 + index]?.length === 0);
  if (last < 0 && isStatedBelow(below, answer))
    return joined.map((line, index) => {
      if (index === at) return writeNote([method.said, ...method.remarks]);
      return index > at && below[index] !== null ? line.trim() : (lines[index] ?? '');
    });
  if (last < 0 || !areCoded) return [...lines];
  return joined.map((_, index) => {
    if (index === at) return writeNote([method.said, ...method.remarks]);
    const [, code = '', rest = ''] = below[index] ?? [];
    if (index <= at || index > last) return lines[index] ?? '';
    if (below[index] === null) return '';
    const own = index === last ? writeAccuracy(code, answer, rest) : `${code} ${rest}`;
    return writeNote([own, ...partRemark(rows[index] ?? []).remarks]);
  });
}
