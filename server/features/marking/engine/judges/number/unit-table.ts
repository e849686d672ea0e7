/** Exponents of the base dimensions, in the order of {@link DIMENSIONS}. */
export type Exponents = readonly number[];

/** Length, mass, time, current, temperature, amount, money, angle, information. */
const DIMENSIONS = ['m', 'g', 's', 'A', 'K', 'mol', '£', '°', 'B'] as const;

/** The meaning of one symbol, in base units. */
export interface UnitAtom {
  factor: number;
  exponents: Exponents;
}

const exponentsOf = (text: string): Exponents =>
  DIMENSIONS.map((dimension) => {
    const found = text
      .split(' ')
      .find((part) => part.replace(/-?\d$/, '') === dimension && part !== '');
    if (found === undefined) return 0;
    return Number(/-?\d$/.exec(found)?.[0] ?? 1);
  });

const KILO = 1000;

/** Symbol, factor, exponents, names of the units used in schools, without prefixes. */
const PLAIN: readonly (readonly [
  symbols: string,
  factor: number,
  exponents: string,
  names: string,
])[] = [
  ['m', 1, 'm', 'metre metres meter meters'],
  ['g', 1, 'g', 'gram grams gramme grammes'],
  ['s', 1, 's', 'second seconds sec secs'],
  ['A', 1, 'A', 'amp amps ampere amperes'],
  ['K', 1, 'K', 'kelvin kelvins'],
  ['mol', 1, 'mol', 'mole moles mols'],
  ['N', KILO, 'm g s-2', 'newton newtons'],
  ['J', KILO, 'm2 g s-2', 'joule joules'],
  ['W', KILO, 'm2 g s-3', 'watt watts'],
  ['Pa', KILO, 'm-1 g s-2', 'pascal pascals'],
  ['V', KILO, 'm2 g s-3 A-1', 'volt volts'],
  ['C', 1, 's A', 'coulomb coulombs'],
  ['Ω', KILO, 'm2 g s-3 A-2', 'ohm ohms'],
  ['T', KILO, 'g s-2 A-1', 'tesla teslas'],
  ['F', 1 / KILO, 'm-2 g-1 s4 A2', 'farad farads'],
  ['Hz', 1, 's-1', 'hertz'],
  ['Bq', 1, 's-1', 'becquerel becquerels'],
  ['l L', 0.001, 'm3', 'litre litres liter liters'],
  ['eV', 1.602e-16, 'm2 g s-2', 'electronvolt electronvolts'],
  ['cal', 4184, 'm2 g s-2', 'calorie calories'],
  ['B', 1, 'B', 'byte bytes'],
  ['bit', 0.125, 'B', 'bits'],
];

/** Units that take no prefix. */
const FIXED: readonly (readonly [names: string, factor: number, exponents: string])[] = [
  ['min mins minute minutes', 60, 's'],
  ['h hr hrs hour hours', 3600, 's'],
  ['day days', 86_400, 's'],
  ['week weeks', 604_800, 's'],
  ['month months', 2_629_800, 's'],
  ['year years yr yrs', 31_557_600, 's'],
  ['kilo kilos', KILO, 'g'],
  ['tonne tonnes', 1e6, 'g'],
  ['mph', 0.44704, 'm s-1'],
  ['kph kmph', KILO / 3600, 'm s-1'],
  ['mile miles', 1609.344, 'm'],
  ['inch inches', 0.0254, 'm'],
  ['ft foot feet', 0.3048, 'm'],
  ['ha hectare hectares', 10_000, 'm2'],
  ['cc', 1e-6, 'm3'],
  ['bar', 1e8, 'm-1 g s-2'],
  ['atm', 101_325_000, 'm-1 g s-2'],
  ['£ pound pounds quid', 1, '£'],
  ['p pence penny', 0.01, '£'],
  ['$ dollar dollars', 1, '£2'],
  ['€ euro euros', 1, '£3'],
  ['°C ℃ degC celsius centigrade', 1, 'K2'],
  ['° degree degrees deg', 1, '°'],
  ['nibble nibbles', 0.5, 'B'],
  ['% percent', 0.01, ''],
];

const PREFIXES: readonly (readonly [symbol: string, name: string, factor: number])[] = [
  ['T', 'tera', 1e12],
  ['G', 'giga', 1e9],
  ['M', 'mega', 1e6],
  ['k', 'kilo', 1e3],
  ['K', 'kilo', 1e3],
  ['d', 'deci', 0.1],
  ['c', 'centi', 0.01],
  ['m', 'milli', 0.001],
  ['µ', 'micro', 1e-6],
  ['μ', 'micro', 1e-6],
  ['n', 'nano', 1e-9],
  ['p', 'pico', 1e-12],
];

function buildTable(): Map<string, UnitAtom> {
  const table = new Map<string, UnitAtom>();
  for (const [symbols, factor, exponents, names] of PLAIN) {
    for (const [prefix, named, size] of PREFIXES) {
      const atom = { factor: factor * size, exponents: exponentsOf(exponents) };
      for (const symbol of symbols.split(' ')) table.set(prefix + symbol, atom);
      for (const name of names.split(' ')) table.set(named + name, atom);
    }
  }
  for (const [symbols, factor, exponents, names] of PLAIN) {
    const atom = { factor, exponents: exponentsOf(exponents) };
    for (const name of `${symbols} ${names}`.split(' ')) table.set(name, atom);
  }
  for (const [names, factor, exponents] of FIXED) {
    const atom = { factor, exponents: exponentsOf(exponents) };
    for (const name of names.split(' ')) table.set(name, atom);
  }
  return table;
}

let table: Map<string, UnitAtom> | null = null;

/** Returns the unit of a symbol or name, or null; builds the table on first use. */
export function findUnit(name: string): UnitAtom | null {
  table ??= buildTable();
  return table.get(name) ?? (name.length > 3 ? table.get(name.toLowerCase()) : undefined) ?? null;
}

export const DIMENSIONLESS: Exponents = exponentsOf('');
