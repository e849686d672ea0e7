/** A number that a mark scheme accepts. */
export interface AcceptedNumber {
  value: number;
  /** How far an answer may deviate from it; 0 if it must be exact. */
  tolerance: number;
  /** As written; empty if there is none. */
  unit: string;
  /** True if an answer must give the unit. */
  isUnitAsked: boolean;
}

const PLAIN = String.raw`\d+(?:[ ,]\d{3})*(?:\.\d+)?|\.\d+`;
const NUMBER = String.raw`[-−+]?(?:${PLAIN})(?:\s*[×x*]\s*10\s*\^?\s*[-−]?\d+|e[-−+]?\d+|\s*/\s*\d+)?`;
const LINE = new RegExp(
  String.raw`^([£$€]?)\s*(${NUMBER})(?:\s*(?:±|\+/?-)\s*(${NUMBER}))?\s*(\(?[\p{L}°%‰Ω£$€][^±,;]*)?$`,
  'iu',
);

/**
 * Parses `9.8 ± 0.1 m/s`, `20 (°C)`, `1.5 × 10^3`, `1/3` or `£4.50`. A unit in brackets, or a
 * currency sign before the number, is optional in answers. Null if it is not a number.
 */
export function readAcceptedNumber(line: string): AcceptedNumber | null {
  const [, money = '', value, tolerance, after = ''] = LINE.exec(line.trim()) ?? [];
  if (value === undefined || (money !== '' && after !== '') || /\bor\b/i.test(after)) return null;
  const inBrackets = /^\(([^()]+)\)$/.exec(after)?.[1];
  const read = {
    value: valueOf(value),
    tolerance: tolerance === undefined ? 0 : Math.abs(valueOf(tolerance)),
    unit: (inBrackets ?? (money || after)).trim(),
    isUnitAsked: inBrackets === undefined && after !== '',
  };
  return Number.isFinite(read.value) && Number.isFinite(read.tolerance) ? read : null;
}

function valueOf(written: string): number {
  const plain = written.replaceAll('−', '-').replaceAll(/[\s,]/g, '');
  const [over = '', under] = plain.split('/');
  const [base, power] = over.split(/[×x*]10\^?/i);
  const value = power === undefined ? Number(over) : Number(`${base}e${power}`);
  return under === undefined ? value : value / Number(under);
}
