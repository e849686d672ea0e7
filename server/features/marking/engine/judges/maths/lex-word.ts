import { readNumberWords } from '../number/number-words.ts';
import { isFunctionName } from './expression.ts';
import { addNumber } from './lex-number.ts';
import { add, matchHere, type Lexer } from './lexer.ts';
import { BREAK_WORDS, EQUAL_WORDS, SIGN_WORDS } from './maths-signs.ts';
import { isNumeric, isShare, type MathsToken } from './maths-token.ts';

const WORD = /\p{L}[\p{L}\p{M}\p{Nd}₀-₉'’]*/uy;
/** "pH3" is two things. */
const PH_BEFORE_FIGURE = /pH(?=\d)/y;
/** "3 root 5", "the square root of 49", "8sqrt3". */
const SPOKEN_ROOT = /(?:(?:square|cube)\s+)?root\s*(?:of\s+)?(?=[\d(])|sqrt\s*(?=\d)/iy;

/** A word of the text. */
interface Word {
  /** As it is written. */
  written: string;
  /** In lower case. */
  word: string;
  start: number;
  end: number;
}

/** Reads "square root of" before a figure. */
export function readRoot(lexer: Lexer): boolean {
  const { text, at } = lexer;
  const root = /\p{L}/u.test(text[at - 1] ?? '') ? null : matchHere(lexer, SPOKEN_ROOT);
  if (root === null) return false;
  const name = /^cube/i.test(root[0]) ? 'cbrt' : 'sqrt';
  add(lexer, { type: 'name', name, start: at, end: at + root[0].length });
  return true;
}

/** True for "0.5 x v²" and "m x ΔT", where v, Δ and T are unknowns. */
function isBeforeName(next: string, names: ReadonlySet<string>): boolean {
  const letters = /^\s+(\p{L}{1,4})(?!\p{L})/u.exec(next)?.[1] ?? '';
  return letters !== '' && [...letters].every((letter) => names.has(letter));
}

/**
 * True if x means times: in "5x8" and "5 x 8" it does; if x is an unknown, in "5x − 8" and "5x (…)"
 * it does not.
 */
function isTimes({ text, names }: Lexer, start: number): boolean {
  const next = text.slice(start + 1, start + 8);
  if (!names.has('x'))
    return /^\s*(?:[-−(\d.£√π]|(?:sin|cos|tan)\b)/i.test(next) || isBeforeName(next, names);
  const isApart = /\s/.test(text[start - 1] ?? '');
  if (isApart && /^\s+(?:sin|cos|tan)\b/i.test(next)) return true;
  return isApart ? /^\s+\d/.test(next) : /^\d/.test(next);
}

const isNumericOrName = (token: MathsToken | undefined): boolean =>
  isNumeric(token) || token?.type === 'name';

/** Reads an x that means times, after a figure or before one. */
function readTimes(lexer: Lexer, { written, start }: Word): boolean {
  const { text, names, tokens } = lexer;
  const last = tokens.at(-1);
  const isAfterName = last?.type === 'name' && !names.has('x') && /\s/.test(text[start - 1] ?? '');
  if (/^[xX]/.test(written) && (isNumeric(last) || isAfterName) && isTimes(lexer, start)) {
    add(lexer, { type: 'sign', sign: '*', start, end: start + 1 });
    return true;
  }
  // "x400" as a magnification: a sign before the figure, if x is not an unknown.
  const isMagnification =
    !names.has('x') &&
    !isNumeric(last) &&
    /^[xX]\s?\d{2,}(?!\s*=)/.test(text.slice(start, start + 12));
  if (isMagnification) lexer.at = start + 1;
  return isMagnification;
}

/** Reads a figure in words: "twenty-five". */
function readNumberWord(lexer: Lexer): boolean {
  const numbers = readNumberWords(lexer.text, lexer.at);
  if (numbers === null) return false;
  const here = lexer.tokens.length;
  addNumber(lexer, numbers.value, numbers.end);
  const made = lexer.tokens[here];
  if (made?.type === 'number') made.text = numbers.text;
  return true;
}

/** Reads a sign in words: "divided by", "squared", "minus 3". */
function readSignWord(lexer: Lexer, { word, start, end }: Word): boolean {
  const { text, tokens } = lexer;
  const isAfterValue = isNumericOrName(tokens.at(-1));
  const sign = SIGN_WORDS.get(word);
  if (sign !== undefined && isAfterValue) {
    const by = /^\s+by\b/.exec(text.slice(end, end + 8))?.[0].length ?? 0;
    add(lexer, { type: 'sign', sign, start, end: end + by });
    return true;
  }
  if ((word === 'squared' || word === 'cubed') && isAfterValue) {
    const value = word === 'squared' ? 2 : 3;
    add(lexer, { type: 'sign', sign: '^', start, end });
    add(lexer, { type: 'number', value, text: String(value), unit: null, start, end });
    return true;
  }
  if (word !== 'minus' && word !== 'negative') return false;
  if (!/^\s*(?:\d|[a-z])/i.test(text.slice(end, end + 3))) return false;
  add(lexer, { type: 'sign', sign: '-', start, end });
  return true;
}

/** Reads "xy" as two names if both are names in the question, otherwise as a word. */
function readLetters(lexer: Lexer, { written, start, end }: Word): void {
  const { names } = lexer;
  const letters = [...written];
  if (names.has(written)) add(lexer, { type: 'name', name: written, start, end });
  else if (letters.length > 4 || !letters.every((letter) => names.has(letter)))
    add(lexer, { type: 'word', word: written, start, end });
  else
    for (const [index, name] of letters.entries())
      add(lexer, { type: 'name', name, start: start + index, end: start + index + 1 });
}

/** Reads a word: a figure or sign in words, a name, or nothing of maths. */
export function readWord(lexer: Lexer): boolean {
  const match = matchHere(lexer, PH_BEFORE_FIGURE) ?? matchHere(lexer, WORD);
  if (match === null) return false;
  const { text, tokens, at: start } = lexer;
  const [written] = match;
  const word = written.toLowerCase();
  const end = start + written.length;
  const one = { written, word, start, end };
  if (readTimes(lexer, one) || readNumberWord(lexer) || readSignWord(lexer, one)) return true;
  const last = tokens.at(-1);
  const by = BREAK_WORDS.get(word);
  if (by !== undefined) add(lexer, { type: 'break', by, start, end });
  else if (EQUAL_WORDS.has(word)) add(lexer, { type: 'relation', sign: '=', start, end });
  else if (word === 'of' && isShare(last)) add(lexer, { type: 'sign', sign: '*', start, end });
  else if (word === 'to' && isNumeric(last) && /^\s*\d/.test(text.slice(end, end + 3)))
    add(lexer, { type: 'sign', sign: ':', start, end });
  else if (word === 'pi') add(lexer, { type: 'name', name: 'π', start, end });
  else if (isFunctionName(word)) add(lexer, { type: 'name', name: word, start, end });
  else if (written.length === 1) add(lexer, { type: 'name', name: written, start, end });
  else readLetters(lexer, one);
  return true;
}
