import { plainSuperscripts } from '../../text/superscripts.ts';
import { FUNCTION_WORDS } from '../../text/word-lists.ts';
import { DIMENSIONLESS, findUnit, type Exponents, type UnitAtom } from './unit-table.ts';

/** A unit as written, such as `km/h`. */
export interface Unit {
  text: string;
  /** How many base units it is equal to. */
  factor: number;
  /** A key that is the same for units of the same quantity. */
  dimension: string;
}

/** A unit found in a text, with the index of its end. */
export interface FoundUnit {
  unit: Unit;
  end: number;
}

const ATOM = /(?:[\p{L}°Ω℃]+|[%£$€])/uy;
const POWER = /(?:\s*\^\s*|)\(?([-−–]?\d)\)?(?!\d)|([⁻]?[¹²³⁴])|\s(squared|cubed)\b/uy;
const JOIN = /\s*\/\s*\(?|\s+per\s+|\s*[·⋅.]\s*(?=\p{L})|\s+(?=[\p{L}°Ω℃])/uy;
const WORD_POWER: Readonly<Record<string, number>> = { squared: 2, cubed: 3 };
const MOST_ATOMS = 6;

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Splits two units written without a space: `Nm`, `kgm`, `ms` (before a power). */
function splitSymbol(symbol: string): readonly UnitAtom[] | null {
  // "800 g has a …" continues in words.
  if (FUNCTION_WORDS.has(symbol)) return null;
  for (let cut = 1; cut < symbol.length && symbol.length <= 5; cut += 1) {
    const first = findUnit(symbol.slice(0, cut));
    const second = findUnit(symbol.slice(cut));
    if (first !== null && second !== null) return [first, second];
  }
  return null;
}

function readPower(text: string, at: number): { power: number; end: number } | null {
  const match = matchAt(POWER, text, at);
  if (match === null) return null;
  const [whole, digits, superscript, word] = match;
  const end = at + whole.length;
  if (word !== undefined) return { power: WORD_POWER[word] ?? 1, end };
  const figures = plainSuperscripts(digits ?? superscript ?? '1').replace(/[−–]/, '-');
  return { power: Number(figures), end };
}

interface Building {
  factor: number;
  exponents: Exponents;
  end: number;
}

const multiply = (one: Building, atom: UnitAtom, power: number): Building => ({
  ...one,
  factor: one.factor * atom.factor ** power,
  exponents: one.exponents.map((value, index) => value + (atom.exponents[index] ?? 0) * power),
});

/** Reads one factor of a unit with its power; `side` is -1 in the denominator. */
function readFactor(text: string, built: Building, at: number, side: 1 | -1): Building | null {
  const match = matchAt(ATOM, text, at);
  if (match === null) return null;
  // "square metres", "cubic metres"
  const before = /^(square|cubic)$/i.exec(match[0])?.[1]?.toLowerCase();
  if (before !== undefined) {
    const next = matchAt(ATOM, text, at + match[0].length + 1);
    const atom = next === null ? null : findUnit(next[0]);
    if (next === null || atom === null) return null;
    const made = multiply(built, atom, side * (before === 'square' ? 2 : 3));
    return { ...made, end: at + match[0].length + 1 + next[0].length };
  }
  // "£9" is an amount, not a power of pounds.
  const power = /[£$€]/.test(match[0]) ? null : readPower(text, at + match[0].length);
  const end = power?.end ?? at + match[0].length;
  // "J/kg K⁻¹" has its kelvin in the denominator once, not twice.
  const isBelow = side === -1 && (power?.power ?? 1) < 0 && text[at - 1] === ' ';
  const exponent = (power?.power ?? 1) * (isBelow ? -1 : 1);
  const whole = findUnit(match[0]);
  // "ms-2" is metres per second squared; "ms" alone is milliseconds.
  const isPair = exponent < 0 && match[0].length > 1 && !match[0].startsWith('°');
  const pair = whole === null || isPair ? splitSymbol(match[0]) : null;
  const [first, second] = pair ?? [];
  if (first !== undefined && second !== undefined) {
    const made = multiply(multiply(built, first, side), second, side * exponent);
    return { ...made, end };
  }
  return whole === null ? null : { ...multiply(built, whole, side * exponent), end };
}

/** "degrees C" is not a degree times a coulomb. */
const CELSIUS = /(?:degrees?|deg)\s+(?:C|celsius|centigrade)(?![\p{L}\p{N}/])/iuy;

/** Returns the longest unit that starts at `start`, or null. */
export function readUnitAt(text: string, start: number): FoundUnit | null {
  const celsius = matchAt(CELSIUS, text, start);
  const degree = celsius === null ? null : findUnit('°C');
  if (celsius !== null && degree !== null) {
    const { factor, exponents } = degree;
    const unit = { text: celsius[0], factor, dimension: exponents.join(' ') };
    return { unit, end: start + celsius[0].length };
  }
  let best: Building | null = null;
  let at = start;
  let side: 1 | -1 = 1;
  let isOpen = false;
  let built: Building = { factor: 1, exponents: DIMENSIONLESS, end: start };
  for (let count = 0; count < MOST_ATOMS; count += 1) {
    const next = readFactor(text, built, at, side);
    if (next === null) break;
    built = next;
    // A letter that continues a word is not a unit: "5 metals" is not "5 m".
    if (!/^[\p{L}\p{N}]/u.test(text.slice(next.end, next.end + 1))) best = next;
    if (isOpen && text[next.end] === ')') {
      best = { ...next, end: next.end + 1 };
      break;
    }
    const join = matchAt(JOIN, text, next.end);
    if (join === null) break;
    isOpen ||= join[0].includes('(');
    // "J/kg °C": everything after a slash is in the denominator.
    if (/\/|per/.test(join[0])) side = -1;
    at = next.end + join[0].length;
  }
  if (best === null) return null;
  const unit = {
    text: text.slice(start, best.end),
    factor: best.factor,
    dimension: best.exponents.join(' '),
  };
  return { unit, end: best.end };
}

/** Reads a text that is a unit and nothing else; otherwise returns null. */
export function readUnit(text: string): Unit | null {
  const trimmed = text.trim();
  const found = readUnitAt(trimmed, 0);
  return found !== null && found.end === trimmed.length ? found.unit : null;
}

const TEMPERATURES: ReadonlySet<string> = new Set(['°C', '℃', '°', 'C', 'degrees', 'degree']);

const exponentsIn = ({ dimension }: Unit): number[] => dimension.split(' ').map(Number);
const KELVIN = findUnit('K')?.exponents.indexOf(1) ?? 0;

/** True for "J/kg K" and "J/kg °C": as one factor of a unit, a difference is equal in both. */
function differsByDegrees(one: Unit, other: Unit): boolean {
  const [own, its] = [exponentsIn(one), exponentsIn(other)];
  const [kelvin = 0, celsius = 0] = [own[KELVIN], its[KELVIN]];
  return (
    kelvin !== 0 &&
    celsius === 2 * kelvin &&
    own.some((power, at) => power !== 0 && at !== KELVIN) &&
    own.every((power, at) => at === KELVIN || power === its[at])
  );
}

/** True if two units measure the same quantity; °, C and °C are interchangeable. */
export function isSameQuantity(one: Unit, other: Unit): boolean {
  if (one.dimension === other.dimension) return true;
  if (differsByDegrees(one, other) || differsByDegrees(other, one)) return true;
  return TEMPERATURES.has(one.text) && TEMPERATURES.has(other.text);
}
