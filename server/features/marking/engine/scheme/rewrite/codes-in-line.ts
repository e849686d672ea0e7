import type { Asked } from '../scheme.ts';

/**
 * Handles lines with several mark codes, "2x = 8 M1  x = 4 A1" and "B1 for 60, B1 for 300", and codes
 * within a line, "240 – 84 M1 or 65% of 240", "2x = 8 M1 (adds the equations)": each code is written
 * on a line of its own, in front of what it is for.
 */

const CODE = String.raw`d{0,2}[MABP][1-4]\*?`;
const ON_OTHER = String.raw`\s+on\s+(?:the\s+|their\s+|at\s+least\s+)?(?:previous|preceding|first|second|1st|2nd|last|one|M\d)(?:\s+(?:method|mark|M\d|M))*`;
const REMARK = String.raw`(?:\(?(?:oe|cao|ft|isw|cso|soi|dep(?:${ON_OTHER})?)\)?(?![\p{L}\d]))`;
/** A code, bare or in brackets of its own, and the remarks behind it. */
const CODED = new RegExp(
  String.raw`(?<=^|[\s,;=])(?:[([](${CODE})((?:[\s,]+${REMARK})*)[)\]]|(?<![=×÷*/+−-]\s*)(${CODE})((?:[\s,]+${REMARK})*))(?=$|[\s,;:.])(?!\s*[×÷*/])[:.]?`,
  'gu',
);
const FROM_OTHER = new RegExp(`(?<=dep)${ON_OTHER}`);
/** What else may be between codes: they are spoken of, or are not codes. */
const SPEAKS_OF_CODES =
  /\b(?:only|scores?|award|allow|gets?|gains?|max|SC\d?|loses?|penali[sz]e|unless|cannot|available|implied|vitamins?|hex(?:adecimal)?|no working|[MAB]0)\b|\b(?:or|on|and|if|than|the|both|as)\s+[MABP]\d\b/i;
const LONGEST = 300;

/** A code and what is in front of it and behind it, up to its neighbours. */
interface Piece {
  codes: string[];
  remarks: string;
  text: string;
}

const worthOf = (codes: readonly string[]): number =>
  codes.reduce((sum, code) => sum + Number(/\d/.exec(code)?.[0] ?? 0), 0);

/** True outside brackets at the index. */
function isOutside(line: string, index: number): boolean {
  const before = line.slice(0, index);
  return (before.match(/[([]/g)?.length ?? 0) <= (before.match(/[)\]]/g)?.length ?? 0);
}

/** Writes a code in front of what it is for; two codes for one result are a mark of two. */
function writePiece({ codes, remarks, text }: Piece): string {
  const [first = ''] = codes;
  const code = codes.length === 1 ? first : `B${worthOf(codes)}`;
  return [code, remarks, text].filter((part) => part !== '').join(' ');
}

/** Splits a parenthesised remark off the front: "(adds the equations) = 20". */
function splitNote(text: string): { note: string; rest: string } {
  const [whole = '', note = ''] = /^\(([^()]+)\)\s*/.exec(text) ?? [];
  return { note, rest: text.slice(whole.length) };
}

const trimmed = (text: string): string =>
  text.replace(/^[\s,;:]+|[\s,;]+$/g, '').replace(/[\s,;]+(?:and|then)$/i, '');

/** Reads "X M1  Y A1": each code is behind what it is for. */
function readBehind(line: string, found: readonly RegExpExecArray[]): string[] | null {
  const pieces: Piece[] = [];
  const below: string[] = [];
  let from = 0;
  for (const match of found) {
    const { note, rest } = splitNote(trimmed(line.slice(from, match.index)));
    const isBehindCode = pieces.length > 0 && note !== '';
    const text = isBehindCode ? trimmed(rest) : trimmed(line.slice(from, match.index));
    if (isBehindCode) below.push(note);
    const code = match[1] ?? match[3] ?? '';
    const remarks = (match[2] ?? match[4] ?? '').replace(FROM_OTHER, '').trim();
    const last = pieces.at(-1);
    if (text === '' && last !== undefined && !isBehindCode) {
      last.codes.push(code);
      last.remarks = [last.remarks, remarks].filter(Boolean).join(' ');
    } else pieces.push({ codes: [code], remarks, text });
    from = match.index + match[0].length;
  }
  const tail = trimmed(line.slice(from));
  const last = pieces.at(-1);
  const isOther = /^or\s+.*\d/i.test(tail);
  if (last !== undefined && isOther) last.text = `${last.text} ${tail}`;
  const { note, rest } = splitNote(isOther ? '' : tail);
  if (pieces.some(({ text }) => text === '') || !pieces.some(({ text }) => /\d/.test(text)))
    return null;
  const isPlain = found.length === 1 && !FROM_OTHER.test(found[0]?.[0] ?? '');
  const isApart = pieces.some(({ text }) => /\S\s{2,}\S/.test(text));
  const saysNothing = note === '' || DIRECTS.test(note) || !/\p{L}{3}/u.test(note);
  if (rest !== '' || isApart || (isPlain && !isOther && saysNothing)) return null;
  const notes = [...below, note].filter((one) => one !== '').map((one) => writeNote(one));
  return [...pieces.map((piece) => writePiece(piece)), ...notes];
}

/** "(or gradient shown)", "(x = 2 must be seen)": more than what the mark is called. */
const DIRECTS = /^(?:or|oe|and|with|condone|allow|accept|ignore|not|reject)\b|\bmust\b|\d/i;

const writeNote = (note: string): string =>
  DIRECTS.test(note) && !/^[MAB]\dB?0/.test(note) ? `(${note})` : `Note: ${note}`;

/** Reads "M1 for X, A1 for Y": each code is in front of what it is for. */
function readFront(line: string, found: readonly RegExpExecArray[]): string[] | null {
  const pieces = found.map((match, at) => trimmed(line.slice(match.index, found[at + 1]?.index)));
  const isWhole = pieces.every((piece, at) => piece.length > (found[at]?.[0].length ?? 0) + 1);
  return found.length > 1 && isWhole && pieces.some((piece) => /\d.*\d/.test(piece))
    ? pieces
    : null;
}

function partLine(line: string, maxMark: number): string {
  const bare = line.trim();
  if (bare.length > LONGEST || line.includes('\t')) return line;
  const found = [...bare.matchAll(CODED)].filter(({ index }) => isOutside(bare, index));
  const codes = found.map((match) => match[1] ?? match[3] ?? '');
  if (found.length === 0 || worthOf(codes) > maxMark) return line;
  const between = found.reduce((text, [code]) => text.replace(code, ' '), bare);
  if (SPEAKS_OF_CODES.test(bare.replace(FROM_OTHER, '')) || SPEAKS_OF_CODES.test(between))
    return line;
  const parts = found[0]?.index === 0 ? readFront(bare, found) : readBehind(bare, found);
  return parts === null ? line : parts.join('\n');
}

export const rewriteCodesInLine = (text: string, { maxMark }: Asked): string =>
  text
    .split('\n')
    .map((line) => partLine(line, maxMark))
    .join('\n');
