import { readDirective } from './read-directive.ts';

/** A piece of the scheme that stands for itself. */
export interface SchemeLine {
  text: string;
  /** Whether it came with a bullet or a number. */
  isListed: boolean;
  /** Whether an empty line stood before it. */
  startsBlock: boolean;
}

const HEADING =
  /^(?:(?:mark(?:ing)?\s*scheme|reference answer|model answer|sample answer|example answer|correct answer|expected answer|answers?|solution|suggested answer|points?)\s*:\s*)+/i;
const BULLET = /^(?:[-*•●▪‣◦–—·]\s+|[•●▪‣◦]\s*|\(?(?:\d{1,2}|[ivx]{1,4}|[a-h])[.)]\s+)/;
const MARK_INSIDE =
  /([([]\s*\+?\d{1,2}\s*(?:marks?|m)?\s*[)\]])[ \t]*[;,.]?[ \t]*(?=[^\s;,.])(?!\s*[([{])/gi;
/** Blanks mean no more when there are many, but patterns need ever longer for them. */
const BLANKS = /\s+/g;
const INLINE_BULLET = /\s*[•●▪‣◦]\s*/;

/** Splits at `sign`, but not inside brackets. */
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

/** "1. light 2. water": numbers that count up from 1 within a line. */
function splitNumbered(line: string): string[] {
  const starts = [...line.matchAll(/(?:^|\s)\(?(\d)[.)]\s+(?=\S)/g)];
  const counts =
    starts.length > 1 && starts.every((start, index) => Number(start[1]) === index + 1);
  if (!counts || line.slice(0, starts[0]?.index ?? 0).trim() !== '') return [line];
  return starts.map((start, index) => line.slice(start.index, starts[index + 1]?.index).trim());
}

function splitLine(line: string): string[] {
  if (readDirective(line) !== null) return [line];
  return splitNumbered(line)
    .flatMap((part) =>
      part.split(INLINE_BULLET).map((item, index) => (index > 0 ? `• ${item}` : item)),
    )
    .flatMap((part) => part.replace(MARK_INSIDE, '$1\n').split('\n'))
    .flatMap((part) => rejoinDirectives(splitOutsideBrackets(part, ';')));
}

/** Guidance after a semicolon stays with its point. */
function rejoinDirectives(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const isGuidance = readDirective(part.trim()) !== null;
    const last = joined.at(-1);
    if (isGuidance && last !== undefined && last.trim() !== '') {
      joined[joined.length - 1] = `${last}; ${part.trim()}`;
    } else joined.push(part);
  }
  return joined;
}

/** Leading "(1)", "(2)", "(3)" count the points; "(1)", "(1)" give marks. */
function areBracketsNumbers(lines: readonly string[]): boolean {
  const numbers = lines
    .map((line) => /^\((\d)\)\s/.exec(line)?.[1])
    .filter((found) => found !== undefined);
  return numbers.length > 1 && numbers.every((found, index) => Number(found) === index + 1);
}

/** Cuts a scheme into the pieces that mean something alone, headings left off. */
export function splitScheme(text: string): SchemeLine[] {
  const rawLines = text
    .replaceAll('\0', '')
    .replace(/\r\n?|\u2028/g, '\n')
    .split('\n');
  const dropNumbers = areBracketsNumbers(rawLines.map((line) => line.trim()));
  const lines: SchemeLine[] = [];
  let startsBlock = false;
  for (const raw of rawLines) {
    const line = raw.replaceAll(BLANKS, ' ').trim().replace(HEADING, '');
    if (line === '') startsBlock = true;
    for (const piece of splitLine(dropNumbers ? line.replace(/^\(\d\)\s/, '• ') : line)) {
      const trimmed = piece.trim();
      const bullet = BULLET.exec(trimmed);
      const content = trimmed.slice(bullet?.[0].length ?? 0).trim();
      if (content === '' || /^[^\p{L}\p{N}✓✔]+$/u.test(content)) continue;
      lines.push({ text: content, isListed: bullet !== null, startsBlock });
      startsBlock = false;
    }
  }
  return lines;
}
