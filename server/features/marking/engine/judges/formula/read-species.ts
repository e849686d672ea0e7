import { plainSuperscripts } from '../../text/superscripts.ts';

/** The symbols of the elements. */
const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br ' +
    'Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho ' +
    'Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu'
  ).split(' '),
);

/** A substance in an equation. */
export interface Species {
  coefficient: number;
  /**
   * Possible readings, formula and charge: `SO42-` is typed for the sulfate ion, although it
   * literally means something else.
   */
  readings: readonly string[];
  state: 's' | 'l' | 'g' | 'aq' | null;
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';

/** Turns subscripts into digits, and superscripts into digits after `^`. */
export function plainFormula(text: string): string {
  return (
    text
      .replaceAll(/[₀-₉]/g, (sign) => String(SUBSCRIPTS.indexOf(sign)))
      .replaceAll(/<\/?su[bp]>/gi, '')
      .replaceAll(/[⁰¹²³⁴-⁹]*[⁺⁻]|[⁰¹²³⁴-⁹]+/g, (run) => {
        return `^${plainSuperscripts(run).replace('⁺', '+')}`;
      })
      .replaceAll(/[−–]/g, '-')
      // An electron, with or without its charge, in brackets or not.
      .replaceAll(/(?<![A-Za-z])e\s?(?:\^?-|\(\s?-\s?\))/g, 'e')
      .replaceAll(/_\{?(\d+)\}?/g, '$1')
      .replaceAll(/\^\{([^}]{1,4})\}/g, '^$1')
      .replaceAll(/[·•∙⋅*]/g, '.')
  );
}

/** Reads elements and brackets with their counts; returns null if the text is not a formula. */
function readBody(text: string): string | null {
  if (text === 'e') return 'e';
  if (text.length > 60) return null;
  let rest = text;
  let depth = 0;
  let atoms = 0;
  while (rest !== '') {
    const piece = /^(?:([A-Z][a-z]?)|([([])|([)\]])|(\.\d{0,2}(?=[A-Z])))(\d{0,3})/.exec(rest);
    if (piece === null) return null;
    const [whole, symbol, open, close] = piece;
    if (open !== undefined) depth += 1;
    if (close !== undefined) depth -= 1;
    if (depth < 0) return null;
    if (symbol !== undefined) {
      const isElement = ELEMENTS.has(symbol);
      const first = symbol.slice(0, 1);
      if (!isElement && (symbol.length < 2 || !ELEMENTS.has(first))) return null;
      // "Co" is read as written; "Ha" is not an element, and H cannot precede a lower-case letter.
      if (!isElement) return null;
      atoms += 1;
    }
    rest = rest.slice(whole.length);
  }
  return depth === 0 && atoms > 0 ? text.replaceAll('[', '(').replaceAll(']', ')') : null;
}

const CHARGED = /^(.+?)(?:\^\(?(\d?)([+-])(\d?)\)?|(\d?)([+-]))$/;

/** Returns all possible readings of a formula and its charge. */
function readingsOf(text: string): string[] {
  const plain = readBody(text);
  if (plain !== null) return [plain];
  const match = CHARGED.exec(text);
  if (match === null) return [];
  const [, body = '', before, sign, behind, typed, typedSign] = match;
  if (sign !== undefined) {
    const formula = readBody(body);
    const size = before === '' || before === undefined ? (behind ?? '') : before;
    return formula === null ? [] : [`${formula}^${size === '1' ? '' : size}${sign}`];
  }
  const asCharge = readBody(body);
  const asCount = readBody(`${body}${typed ?? ''}`);
  const readings = asCharge === null ? [] : [`${asCharge}^${typed ?? ''}${typedSign ?? ''}`];
  if (asCount !== null && typed !== '') readings.push(`${asCount}^${typedSign ?? ''}`);
  return readings;
}

const STATE = /\s*\(\s*(s|l|g|aq)\s*\)$/i;
const COEFFICIENT = /^(\d{0,2}[½⅓¼¾]|\d{1,3}\s*\/\s*\d{1,2}|\d{1,3}(?:\.(?:25|5|75))?)?\s*(.+)$/;
const VULGAR: Readonly<Record<string, number>> = { '½': 0.5, '⅓': 1 / 3, '¼': 0.25, '¾': 0.75 };

function readCoefficient(text: string | undefined): number {
  if (text === undefined) return 1;
  const part = VULGAR[text.slice(-1)];
  if (part !== undefined) return Number(text.slice(0, -1)) + part;
  const [over, under] = text.split('/').map(Number);
  return under === undefined ? Number(text) : (over ?? 1) / under;
}

/** Reads `2HCl(aq)` as coefficient, formula and state; returns null if it is not a species. */
export function readSpecies(text: string): Species | null {
  const trimmed = plainFormula(text.trim());
  if (trimmed.length > 60) return null;
  const state = STATE.exec(trimmed);
  const bare = state === null ? trimmed : trimmed.slice(0, state.index);
  const match = COEFFICIENT.exec(bare);
  if (match === null) return null;
  // "–OH" means OH–.
  const formula = (match[2] ?? '')
    .replaceAll(/\s+/g, '')
    .replace(/^\^?([+-])(\p{Lu}.*)$/u, '$2^$1');
  const readings = readingsOf(formula);
  if (readings.length === 0) return null;
  return {
    coefficient: readCoefficient(match[1]),
    readings,
    state: (state?.[1]?.toLowerCase() as Species['state']) ?? null,
  };
}

export const isSameSpecies = (one: Species, other: Species): boolean =>
  one.readings.some((reading) => other.readings.includes(reading));

const PIECE = /([A-Z][a-z]?)(\d{0,3})|[([]|[)\]](\d{0,3})/g;

/** Returns the atoms of a formula in the order of their symbols: "C2 H6 O1". */
function atomsOf(formula: string): string {
  const open: Map<string, number>[] = [new Map()];
  for (const [, symbol, count, times] of formula.matchAll(PIECE)) {
    if (symbol !== undefined) {
      const atoms = open.at(-1);
      atoms?.set(symbol, (atoms.get(symbol) ?? 0) + Number(count === '' ? 1 : count));
    } else if (times === undefined) open.push(new Map());
    else {
      const group = open.length > 1 ? open.pop() : undefined;
      const around = open.at(-1);
      for (const [atom, number] of group ?? [])
        around?.set(atom, (around.get(atom) ?? 0) + number * Number(times === '' ? 1 : times));
    }
  }
  return [...(open[0] ?? [])]
    .map(([atom, number]) => `${atom}${number}`)
    .toSorted()
    .join(' ');
}

/**
 * True for "C2H5OH" and "C2H6O": a molecule of carbon and hydrogen may be written structurally, or
 * not.
 */
export const isSameMolecule = (one: Species, other: Species): boolean => {
  const [a = '', b = ''] = [one.readings[0], other.readings[0]];
  return /C(?![a-z]).*H/.test(a) && !/[.^]/.test(a + b) && atomsOf(a) === atomsOf(b);
};
