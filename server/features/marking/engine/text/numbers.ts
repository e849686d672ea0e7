import { plainSuperscripts } from './superscripts.ts';

/** A measured value, converted to base units if it has a unit. */
export interface Quantity {
  /** In base units: `2 km` is 2000. */
  value: number;
  /** As written in the text: `2 km` is 2. */
  written: number;
  /** Base units with exponents in a fixed order, e.g. `m1s-2`; null if there is none. */
  unit: string | null;
}

type Atom = readonly [dimension: string, factor: number];

const ATOMS: ReadonlyMap<string, Atom> = new Map<string, Atom>([
  ...named('m', 1, 'm metre metres meter meters'),
  ...named('m', 0.01, 'cm centimetre centimetres centimeter centimeters'),
  ...named('m', 0.001, 'mm millimetre millimetres millimeter millimeters'),
  ...named('m', 1000, 'km kilometre kilometres kilometer kilometers'),
  ...named('m', 0.1, 'dm decimetre'),
  ...named('m', 1e-9, 'nm nanometre nanometres'),
  ...named('g', 1, 'g gram grams gramme grammes'),
  ...named('g', 1000, 'kg kilogram kilograms kilo kilos'),
  ...named('g', 0.001, 'mg milligram milligrams'),
  ...named('s', 1, 's sec secs second seconds'),
  ...named('s', 60, 'min mins minute minutes'),
  ...named('s', 3600, 'h hr hrs hour hours'),
  ...named('N', 1, 'N newton newtons'),
  ...named('N', 1000, 'kN'),
  ...named('J', 1, 'J joule joules'),
  ...named('J', 1000, 'kJ kilojoule kilojoules'),
  ...named('W', 1, 'W watt watts'),
  ...named('W', 1000, 'kW kilowatt kilowatts'),
  ...named('V', 1, 'V volt volts'),
  ...named('A', 1, 'A amp amps ampere amperes'),
  ...named('A', 0.001, 'mA'),
  ...named('ohm', 1, 'Ω ohm ohms'),
  ...named('Hz', 1, 'Hz hertz'),
  ...named('Hz', 1000, 'kHz'),
  ...named('Pa', 1, 'Pa pascal pascals'),
  ...named('Pa', 1000, 'kPa'),
  ...named('C', 1, '°C C celsius degrees degree'),
  ...named('K', 1, 'K kelvin'),
  ...named('mol', 1, 'mol mole moles'),
  ...named('l', 1, 'l L litre litres liter liters'),
  ...named('l', 0.001, 'ml mL millilitre millilitres milliliter milliliters'),
  ...named('%', 1, '% percent percentage'),
  ...named('£', 1, '£ pound pounds'),
]);

function named(dimension: string, factor: number, names: string): [string, Atom][] {
  return names.split(' ').map((name) => [name, [dimension, factor]]);
}

const plain = (text: string): string =>
  plainSuperscripts(text).replaceAll('−', '-').replaceAll('×', 'x');

const UNIT_PART = /^(?:([A-Za-z°Ω%£]+?)(\^?-?\d)?)(?=$|[\s/.*·-]|(?<=\d))/;

/**
 * Reads `m/s^2`, `m/s2`, `ms-2` and `m s⁻²` as the same exponents; returns null if there is no
 * unit.
 */
function readUnit(text: string): { unit: string; factor: number } | null {
  const exponents = new Map<string, number>();
  let factor = 1;
  let rest = plain(text).trim();
  let side = 1;
  while (rest !== '') {
    const slash = /^(?:\s*(?:\/|per\s)\s*)/.exec(rest);
    if (slash !== null) {
      side = -1;
      rest = rest.slice(slash[0].length);
    }
    const part = UNIT_PART.exec(rest);
    const atoms = part === null ? null : atomsOf(part[1] ?? '');
    if (part === null || atoms === null) return null;
    const power = side * Number((part[2] ?? '1').replace('^', ''));
    for (const [index, [dimension, size]] of atoms.entries()) {
      const own = index === atoms.length - 1 ? power : side;
      exponents.set(dimension, (exponents.get(dimension) ?? 0) + own);
      factor *= size ** own;
    }
    rest = rest.slice(part[0].length).replace(/^[\s.*·]+/, '');
  }
  if (exponents.size === 0) return null;
  const unit = [...exponents]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, power]) => `${name}${power}`);
  return { unit: unit.join(''), factor };
}

/** `ms` in `ms-2` is a metre and a second, not one unit. */
function atomsOf(symbol: string): readonly Atom[] | null {
  const whole = ATOMS.get(symbol);
  if (whole !== undefined) return [whole];
  if (symbol.length !== 2) return null;
  const pair = [...symbol].map((letter) => ATOMS.get(letter));
  const [first, second] = pair;
  return first !== undefined && second !== undefined ? [first, second] : null;
}

/** Matches both "100,000" and "100 000". */
const VALUE =
  /[-−]?(?:\d{1,3}(?:[ \u00a0\u2009\u202f]000)+(?!\d)|\d{1,2}[ \u00a0\u2009\u202f]\d{3}(?![ \d])|\d+(?:,\d{3})*)(?:\.\d+)?(?:\s?[x×*]\s?10\s?(?:\^?-?\d+|[⁻⁰¹²³⁴-⁹]+))?/y;
const UNIT =
  /\s?(?:[A-Za-z°Ω%£]+(?:\^?-?\d|[⁻¹²³]+)?)(?:\s?(?:\/|\bper\s)\s?[A-Za-z]+(?:\^?-?\d|[⁻¹²³]+)?|[ ·.](?:[a-zA-Z]{1,3})(?:\^?-\d|⁻[¹²³]))*/y;

/** A quantity found in a text, with the index of its end. */
interface FoundQuantity extends Quantity {
  end: number;
}

function parseValue(text: string): number {
  const [mantissa = '', power] = plain(text)
    .replaceAll(/[,\s]/g, '')
    .split(/\s?[x*]\s?10\s?\^?/);
  return Number(mantissa) * (power === undefined ? 1 : 10 ** Number(power));
}

/**
 * Reads the quantity that starts at `start`, or returns null. A word after it that is not a unit is
 * not included.
 */
export function readQuantity(text: string, start: number): FoundQuantity | null {
  VALUE.lastIndex = start;
  const value = VALUE.exec(text);
  if (value === null) return null;
  const end = VALUE.lastIndex;
  const amount = parseValue(value[0]);
  UNIT.lastIndex = end;
  const written = UNIT.exec(text);
  const unit = written === null ? null : readUnit(written[0]);
  if (unit === null) return { value: amount, written: amount, unit: null, end };
  return { value: amount * unit.factor, written: amount, unit: unit.unit, end: UNIT.lastIndex };
}

const close = (a: number, b: number): boolean =>
  Math.abs(a - b) <= 1e-6 * Math.max(1e-12, Math.abs(a), Math.abs(b));

/**
 * Returns how far a given quantity agrees with the wanted one: 1, or 0.5 if only the unit is
 * missing.
 */
export function quantityAgreement(wanted: Quantity, given: Quantity): number {
  if (wanted.unit === null) return close(wanted.written, given.written) ? 1 : 0;
  if (given.unit === wanted.unit) return close(wanted.value, given.value) ? 1 : 0;
  return given.unit === null && close(wanted.written, given.written) ? 0.5 : 0;
}
