import { readNumberWords, readSize } from '../number/number-words.ts';
import { plainSuperscripts } from '../../text/superscripts.ts';
import { readUnitAt } from '../number/units.ts';
import { isFunctionName } from './expression.ts';
import { maskNames } from './mask-names.ts';
import { isNumeric, isShare, isTimesSign, type MathsToken } from './maths-token.ts';
import { BREAK_WORDS, EQUAL_WORDS, FRACTIONS, SIGN_WORDS, SIGNS } from './maths-signs.ts';

/** Longer texts are only read up to this length. */
const MOST_CHARACTERS = 6000;
const MOST_TOKENS = 1500;

/** "(a)", "b)", "a." and, before a figure, a bare "b": the label of an answer to a part. */
const PART =
  /\(?([a-h]|i{1,3})\)(?=[\s\d£$])|([a-h]|i{1,3})[.:]\s?(?=\s*[-−£$]?\d)|([b-d]|i{2,3})(?=\s+[-−£$]?\d)/y;
/** The bare "a" before a figure at the start of a line; elsewhere it is an article. */
const FIRST_PART = /(a)(?=\s+[-−£$]?\d)/y;
const SPACE = /[\s\u00a0\u202f]+/y;
const NUMBER =
  /(\d{1,3}(?:,\d{3})+(?![\d])|\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?![\d])|\d{1,40})(\.\d{1,40})?|(\.\d{1,40})/y;
const POWER_OF_TEN = /[eE]([+-−]?\d{1,3})(?![\p{L}\p{N}])/uy;
/** "3.0 × 1e8m/s": after a sign, the unit may follow directly. */
const POWER_OF_TIMES = /[eE]([+-−]?\d{1,3})(?!\d)/y;
const MIXED = /(\d{1,6})[^\S\n]+(\d{1,4})\s*\/\s*(\d{1,4})(?![\d.])/y;
const SUPERSCRIPT = /[⁻]?[⁰¹²³⁴-⁹]{1,4}/y;
const WORD = /\p{L}[\p{L}\p{M}\p{Nd}₀-₉'’]*/uy;

/** "3 root 5", "the square root of 49", "8sqrt3". */
const SPOKEN_ROOT = /(?:(?:square|cube)\s+)?root\s*(?:of\s+)?(?=[\d(])|sqrt\s*(?=\d)/iy;
const isWordStart = (text: string, at: number): boolean => !/\p{L}/u.test(text[at - 1] ?? '');

/** "pH3" is two things. */
const PH_BEFORE_FIGURE = /pH(?=\d)/y;

/** How names are distinguished from units. */
export interface LexOptions {
  /** Letters that are unknowns, and therefore not units. */
  names: ReadonlySet<string>;
}

/** Splits a text into figures, signs, units, names and words. Never throws; bounded in size. */
export function lexMaths(whole: string, { names }: LexOptions): MathsToken[] {
  const text = maskNames(whole.slice(0, MOST_CHARACTERS));
  const tokens: MathsToken[] = [];
  let at = 0;
  const matchHere = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    return pattern.exec(text);
  };
  const add = (token: MathsToken): void => {
    tokens.push(token);
    at = token.end;
  };

  const addNumber = (value: number, end: number): void => {
    const start = at;
    const spaces = /^[ \u00a0]{0,2}/.exec(text.slice(end, end + 2))?.[0].length ?? 0;
    const name = /^\p{L}(?!\p{L})/u.exec(text.slice(end + spaces, end + spaces + 2))?.[0];
    const isName = name !== undefined && names.has(name);
    const isDivided = /^\s*\//.test(text.slice(end, end + 3));
    const found = isDivided ? null : readUnitAt(text, end + spaces);
    // "15 m/s" is a speed, even if m is a name for masses.
    const isCompound = spaces > 0 && /\p{L}\s?[/²³⁻^]/u.test(found?.unit.text ?? '');
    const unit = isName && !isCompound ? null : found;
    const written = text.slice(start, end);
    const before = tokens.at(-1);
    if (before?.type === 'unit' && /^[£$€]$/.test(before.unit.text)) {
      tokens.pop();
      const own = unit?.unit.text.startsWith('p') === true ? null : before.unit;
      add({ type: 'number', value, text: written, unit: own, start: before.start, end });
      return;
    }
    add({
      type: 'number',
      value,
      text: written,
      unit: unit?.unit ?? null,
      start,
      end: unit?.end ?? end,
    });
  };

  const readNumber = (): boolean => {
    const mixed = matchHere(MIXED);
    if (mixed !== null) {
      const [all, ones, over, under] = mixed.map(Number);
      const isMixed = over !== undefined && under !== undefined && over < under && under !== 0;
      if (isMixed && !/^\d+\s+000/.test(mixed[0])) {
        addNumber((ones ?? 0) + over / under, at + mixed[0].length);
        return Number.isNaN(all) || true;
      }
    }
    const match = matchHere(NUMBER);
    if (match === null) return false;
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
      tokens.push({ type: 'number', value: 10, text: '10', unit: null, start: at, end });
      tokens.push({ type: 'sign', sign: '^', start: end, end: end + 1 });
      at = end + 1;
      addNumber(exponent, end + power[0].length);
      return true;
    }
    if (power !== null) {
      value *= 10 ** exponent;
      end += power[0].length;
    }
    const size = readSize(text, end, names);
    addNumber(value * size.times, size.end);
    return true;
  };

  /** True for "0.5 x v²" and "m x ΔT", where v, Δ and T are unknowns. */
  const isBeforeName = (next: string): boolean => {
    const letters = /^\s+(\p{L}{1,4})(?!\p{L})/u.exec(next)?.[1] ?? '';
    return letters !== '' && [...letters].every((letter) => names.has(letter));
  };

  /**
   * True if x means times: in "5x8" and "5 x 8" it does; if x is an unknown, in "5x − 8" and "5x
   * (…)" it does not.
   */
  const isTimes = (start: number): boolean => {
    const next = text.slice(start + 1, start + 8);
    if (!names.has('x'))
      return /^\s*(?:[-−(\d.£√π]|(?:sin|cos|tan)\b)/i.test(next) || isBeforeName(next);
    const isApart = /\s/.test(text[start - 1] ?? '');
    if (isApart && /^\s+(?:sin|cos|tan)\b/i.test(next)) return true;
    return isApart ? /^\s+\d/.test(next) : /^\d/.test(next);
  };

  const readWord = (): boolean => {
    const match = matchHere(PH_BEFORE_FIGURE) ?? matchHere(WORD);
    if (match === null) return false;
    const last = tokens.at(-1);
    const start = at;
    const isAfterName =
      last?.type === 'name' && !names.has('x') && /\s/.test(text[start - 1] ?? '');
    if (/^[xX]/.test(match[0]) && (isNumeric(last) || isAfterName) && isTimes(start)) {
      add({ type: 'sign', sign: '*', start, end: at + 1 });
      return true;
    }
    // "x400" as a magnification: a sign before the figure, if x is not an unknown.
    if (
      !names.has('x') &&
      !isNumeric(last) &&
      /^[xX]\s?\d{2,}(?!\s*=)/.test(text.slice(start, start + 12))
    ) {
      at = start + 1;
      return true;
    }
    const word = match[0].toLowerCase();
    const end = at + match[0].length;
    const by = BREAK_WORDS.get(word);
    const numbers = readNumberWords(text, at);
    if (numbers !== null) {
      at = start;
      const here = tokens.length;
      addNumber(numbers.value, numbers.end);
      const made = tokens[here];
      if (made?.type === 'number') made.text = numbers.text;
      return true;
    }
    const sign = SIGN_WORDS.get(word);
    if (sign !== undefined && (isNumeric(last) || last?.type === 'name')) {
      const by2 = /^\s+by\b/.exec(text.slice(end, end + 8))?.[0].length ?? 0;
      add({ type: 'sign', sign, start, end: end + by2 });
      return true;
    }
    if (word === 'squared' || word === 'cubed') {
      if (isNumeric(last) || last?.type === 'name') {
        add({ type: 'sign', sign: '^', start, end });
        const value = word === 'squared' ? 2 : 3;
        add({ type: 'number', value, text: String(value), unit: null, start, end });
        return true;
      }
    }
    if (
      (word === 'minus' || word === 'negative') &&
      /^\s*(?:\d|[a-z])/i.test(text.slice(end, end + 3))
    ) {
      add({ type: 'sign', sign: '-', start, end });
      return true;
    }
    if (by !== undefined) add({ type: 'break', by, start, end });
    else if (EQUAL_WORDS.has(word)) add({ type: 'relation', sign: '=', start, end });
    else if (word === 'of' && isShare(last)) add({ type: 'sign', sign: '*', start, end });
    else if (word === 'to' && isNumeric(last) && /^\s*\d/.test(text.slice(end, end + 3)))
      add({ type: 'sign', sign: ':', start, end });
    else if (word === 'pi') add({ type: 'name', name: 'π', start, end });
    else if (isFunctionName(word)) add({ type: 'name', name: word, start, end });
    else if (match[0].length === 1) add({ type: 'name', name: match[0], start, end });
    else readLetters(match[0], start, end);
    return true;
  };

  /** Reads "xy" as two names if both are names in the question, otherwise as a word. */
  const readLetters = (word: string, start: number, end: number): void => {
    if (names.has(word)) {
      add({ type: 'name', name: word, start, end });
      return;
    }
    const letters = [...word];
    if (letters.length > 4 || !letters.every((letter) => names.has(letter))) {
      add({ type: 'word', word, start, end });
      return;
    }
    for (const [index, name] of letters.entries()) {
      add({ type: 'name', name, start: start + index, end: start + index + 1 });
    }
  };

  const readSign = (): void => {
    const start = at;
    const character = text[at] ?? '';
    const two = text.slice(at, at + 2);
    if (two === '=>' || two === '->') add({ type: 'break', by: 'then', start, end: at + 2 });
    else if (two === '<=' || two === '>=')
      add({ type: 'relation', sign: two === '<=' ? '≤' : '≥', start, end: at + 2 });
    else if (two === '**') add({ type: 'sign', sign: '^', start, end: at + 2 });
    else if ('=≈≡'.includes(character)) add({ type: 'relation', sign: '=', start, end: at + 1 });
    else if ('<>≤≥'.includes(character)) {
      const sign = character as '<' | '>' | '≤' | '≥';
      add({ type: 'relation', sign, start, end: at + 1 });
    } else if ('→⇒∴'.includes(character)) add({ type: 'break', by: 'then', start, end: at + 1 });
    else if (character === '√') add({ type: 'name', name: 'sqrt', start, end: at + 1 });
    else if (character === '∛') add({ type: 'name', name: 'cbrt', start, end: at + 1 });
    else if (
      character === ':' &&
      isNumeric(tokens.at(-1)) &&
      /^\s*\d/.test(text.slice(at + 1, at + 4))
    )
      add({ type: 'sign', sign: ':', start, end: at + 1 });
    else if (';:?!'.includes(character)) add({ type: 'break', by: 'then', start, end: at + 1 });
    else if (character === ',') add({ type: 'break', by: 'comma', start, end: at + 1 });
    else if (character === '.') add({ type: 'break', by: 'line', start, end: at + 1 });
    else if ('£$€'.includes(character)) {
      const unit = readUnitAt(character, 0);
      if (unit !== null) add({ type: 'unit', unit: unit.unit, start, end: at + 1 });
    } else {
      const sign = SIGNS[character];
      if (sign === undefined) at += 1;
      else add({ type: 'sign', sign, start, end: at + 1 });
    }
  };

  while (at < text.length && tokens.length < MOST_TOKENS) {
    const isLine = at === 0 || text[at - 1] === '\n';
    const isStart = isLine || /\s/.test(text[at - 1] ?? '');
    const part = isStart ? (matchHere(PART) ?? (isLine ? matchHere(FIRST_PART) : null)) : null;
    if (part !== null && !names.has(part[1] ?? part[2] ?? part[3] ?? '')) {
      add({ type: 'break', by: 'line', start: at, end: at + part[0].length });
      continue;
    }
    const space = matchHere(SPACE);
    if (space !== null) {
      const start = at;
      at += space[0].length;
      if (space[0].includes('\n')) add({ type: 'break', by: 'line', start, end: at });
      continue;
    }
    const root = isWordStart(text, at) ? matchHere(SPOKEN_ROOT) : null;
    if (root !== null) {
      const name = /^cube/i.test(root[0]) ? 'cbrt' : 'sqrt';
      add({ type: 'name', name, start: at, end: at + root[0].length });
      continue;
    }
    const superscript = matchHere(SUPERSCRIPT);
    if (superscript !== null) {
      const start = at;
      const end = at + superscript[0].length;
      const figures = plainSuperscripts(superscript[0]);
      // "3.4 × 10² m/s"; the letter in "πr² h" is not a unit.
      const last = tokens.at(-1);
      const isOfTen = last?.type === 'number' && last.value === 10;
      // The rest of "πr²" is a word, and its superscript is not a figure.
      if (last?.type === 'word' || last === undefined) {
        at = end;
        continue;
      }
      tokens.push({ type: 'sign', sign: '^', start, end });
      if (isOfTen) addNumber(Number(figures), end);
      else add({ type: 'number', value: Number(figures), text: figures, unit: null, start, end });
      continue;
    }
    const fraction = FRACTIONS[text[at] ?? ''];
    if (fraction !== undefined) {
      addNumber(fraction, at + 1);
      continue;
    }
    if (readNumber() || readWord()) continue;
    const alone = text[at] === '%' || text[at] === '°' ? readUnitAt(text, at) : null;
    if (alone === null) readSign();
    else add({ type: 'unit', unit: alone.unit, start: at, end: alone.end });
  }
  return tokens;
}
