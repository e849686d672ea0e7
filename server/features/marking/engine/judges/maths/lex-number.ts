import { readSize } from '../number/number-words.ts';
import { readUnitAt, type FoundUnit } from '../number/units.ts';
import { plainSuperscripts } from '../../text/superscripts.ts';
import { add, matchHere, type Lexer } from './lexer.ts';
import { FRACTIONS } from './maths-signs.ts';
import { isTimesSign } from './maths-token.ts';

const NUMBER =
  /(\d{1,3}(?:,\d{3})+(?![\d])|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d])|\d{1,40})(\.\d{1,40})?|(\.\d{1,40})/y;
const POWER_OF_TEN = /[eE]([+-−]?\d{1,3})(?![\p{L}\p{N}])/uy;
/** "3.0 × 1e8m/s": after a sign, the unit may follow directly. */
const POWER_OF_TIMES = /[eE]([+-−]?\d{1,3})(?!\d)/y;
const MIXED = /(\d{1,6})[^\S\n]+(\d{1,4})\s*\/\s*(\d{1,4})(?![\d.])/y;
const SUPERSCRIPT = /[⁻]?[⁰¹²³⁴-⁹]{1,4}/y;

/** Finds the unit of a figure that ends at `end`: not before "/", and not a letter that is a name. */
function findUnit({ text, names }: Lexer, end: number): FoundUnit | null {
  if (/^\s*\//.test(text.slice(end, end + 3))) return null;
  const spaces = /^[ \u00a0]{0,2}/.exec(text.slice(end, end + 2))?.[0].length ?? 0;
  const found = readUnitAt(text, end + spaces);
  const name = /^\p{L}(?!\p{L})/u.exec(text.slice(end + spaces, end + spaces + 2))?.[0];
  const isName = name !== undefined && names.has(name);
  // "15 m/s" is a speed, even if m is a name for masses.
  const isCompound = spaces > 0 && /\p{L}\s?[/²³⁻^]/u.test(found?.unit.text ?? '');
  return isName && !isCompound ? null : found;
}

/** Adds a figure that ends at `end`, with its unit: the currency before it, or what follows. */
export function addNumber(lexer: Lexer, value: number, end: number): void {
  const start = lexer.at;
  const text = lexer.text.slice(start, end);
  const unit = findUnit(lexer, end);
  const before = lexer.tokens.at(-1);
  if (before?.type === 'unit' && /^[£$€]$/.test(before.unit.text)) {
    lexer.tokens.pop();
    const own = unit?.unit.text.startsWith('p') === true ? null : before.unit;
    add(lexer, { type: 'number', value, text, unit: own, start: before.start, end });
    return;
  }
  add(lexer, {
    type: 'number',
    value,
    text,
    unit: unit?.unit ?? null,
    start,
    end: unit?.end ?? end,
  });
}

/** Reads a mixed number: "2 1/3", but not "10 000/3". */
function readMixed(lexer: Lexer): boolean {
  const mixed = matchHere(lexer, MIXED);
  if (mixed === null || /^\d+\s+000/.test(mixed[0])) return false;
  const [, ones = 0, over = 0, under = 0] = mixed.map(Number);
  if (over >= under) return false;
  addNumber(lexer, ones + over / under, lexer.at + mixed[0].length);
  return true;
}

/** Reads a figure with what belongs to it: a fraction, a power of ten, a size such as "million". */
export function readNumber(lexer: Lexer): boolean {
  if (readMixed(lexer)) return true;
  const match = matchHere(lexer, NUMBER);
  if (match === null) return false;
  const { text, tokens, names, at } = lexer;
  let end = at + match[0].length;
  let value = Number(match[0].replaceAll(/[, \u00a0\u202f]/g, ''));
  const over = FRACTIONS[text[end] ?? ''] ?? FRACTIONS[text.slice(end, end + 2).trim()];
  if (over !== undefined) {
    value += over;
    end = text.indexOf(text.slice(end).trimStart()[0] ?? '', end) + 1;
  }
  const isOfTimes = match[0] === '1' && isTimesSign(tokens.at(-1));
  const pattern = isOfTimes ? POWER_OF_TIMES : POWER_OF_TEN;
  pattern.lastIndex = end;
  const power = pattern.exec(text);
  const exponent = Number((power?.[1] ?? '0').replace(/[−–]/, '-'));
  // "3.0 × 1e8" is in standard form, like a power of ten.
  if (power !== null && isOfTimes) {
    add(lexer, { type: 'number', value: 10, text: '10', unit: null, start: at, end });
    add(lexer, { type: 'sign', sign: '^', start: end, end: end + 1 });
    addNumber(lexer, exponent, end + power[0].length);
    return true;
  }
  if (power !== null) {
    value *= 10 ** exponent;
    end += power[0].length;
  }
  const size = readSize(text, end, names);
  addNumber(lexer, value * size.times, size.end);
  return true;
}

/**
 * Reads a superscript as a power. A unit may follow a power of ten, as in "3.4 × 10² m/s"; the
 * letter in "πr² h" is not one.
 */
export function readSuperscript(lexer: Lexer): boolean {
  const superscript = matchHere(lexer, SUPERSCRIPT);
  if (superscript === null) return false;
  const start = lexer.at;
  const end = start + superscript[0].length;
  const last = lexer.tokens.at(-1);
  // The rest of "πr²" is a word, and its superscript is not a figure.
  if (last?.type === 'word' || last === undefined) {
    lexer.at = end;
    return true;
  }
  const figures = plainSuperscripts(superscript[0]);
  const value = Number(figures);
  lexer.tokens.push({ type: 'sign', sign: '^', start, end });
  if (last.type === 'number' && last.value === 10) addNumber(lexer, value, end);
  else add(lexer, { type: 'number', value, text: figures, unit: null, start, end });
  return true;
}

/** Reads a fraction in one character: "½". */
export function readFraction(lexer: Lexer): boolean {
  const fraction = FRACTIONS[lexer.text[lexer.at] ?? ''];
  if (fraction === undefined) return false;
  addNumber(lexer, fraction, lexer.at + 1);
  return true;
}
