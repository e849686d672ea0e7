import { readFraction, readNumber, readSuperscript } from './lex-number.ts';
import { readSign, readUnitAlone } from './lex-sign.ts';
import { readRoot, readWord } from './lex-word.ts';
import { add, matchHere, type Lexer } from './lexer.ts';
import { maskNames } from './mask-names.ts';
import type { MathsToken } from './maths-token.ts';

/** Longer texts are only read up to this length. */
const MOST_CHARACTERS = 6000;
const MOST_TOKENS = 1500;

/** "(a)", "b)", "a." and, before a figure, a bare "b": the label of an answer to a part. */
const PART =
  /\(?([a-h]|i{1,3})\)(?=[\s\d£$])|([a-h]|i{1,3})[.:]\s?(?=\s*[-−£$]?\d)|([b-d]|i{2,3})(?=\s+[-−£$]?\d)/y;
/** The bare "a" before a figure at the start of a line; elsewhere it is an article. */
const FIRST_PART = /(a)(?=\s+[-−£$]?\d)/y;
const SPACE = /[\s\u00a0\u202f]+/y;

/** How names are distinguished from units. */
export type LexOptions = Pick<Lexer, 'names'>;

/** Reads the label of a part, which begins a line of its own. */
function readPart(lexer: Lexer): boolean {
  const { text, names, at: start } = lexer;
  const isLine = start === 0 || text[start - 1] === '\n';
  if (!isLine && !/\s/.test(text[start - 1] ?? '')) return false;
  const part = matchHere(lexer, PART) ?? (isLine ? matchHere(lexer, FIRST_PART) : null);
  if (part === null || names.has(part[1] ?? part[2] ?? part[3] ?? '')) return false;
  add(lexer, { type: 'break', by: 'line', start, end: start + part[0].length });
  return true;
}

/** Skips space; with a line break in it, it separates statements. */
function readSpace(lexer: Lexer): boolean {
  const space = matchHere(lexer, SPACE);
  if (space === null) return false;
  const start = lexer.at;
  const end = start + space[0].length;
  if (space[0].includes('\n')) add(lexer, { type: 'break', by: 'line', start, end });
  lexer.at = end;
  return true;
}

/** Each reads at the lexer's place what it knows, or returns false; the first that does counts. */
const READERS: readonly ((lexer: Lexer) => boolean)[] = [
  readPart,
  readSpace,
  readRoot,
  readSuperscript,
  readFraction,
  readNumber,
  readWord,
  readUnitAlone,
];

/** Splits a text into figures, signs, units, names and words. Never throws; bounded in size. */
export function lexMaths(whole: string, { names }: LexOptions): MathsToken[] {
  const lexer: Lexer = {
    text: maskNames(whole.slice(0, MOST_CHARACTERS)),
    names,
    tokens: [],
    at: 0,
  };
  while (lexer.at < lexer.text.length && lexer.tokens.length < MOST_TOKENS)
    if (!READERS.some((read) => read(lexer))) readSign(lexer);
  return lexer.tokens;
}
