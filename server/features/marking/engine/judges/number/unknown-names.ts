import { lettersOfFormula } from './letters-of-formula.ts';

const NAMED = /(?<![\p{L}])(\p{L})\s*[=<>≤≥]|[=<>≤≥]\s*\d*(\p{L})(?!\p{L})/gu;
/** "3x – 1", "x²": a letter with its coefficient in a sum, or to a power. */
const IN_SUM = /(?<![\p{L}\d.])(?:\d*([xyz])|\d+([abnpqrtuw]))(?=\s*[+–−-]\s*\d|[²³^])/gu;
/** "= 3.0 (V)": here the letter is a unit, even if the scheme also uses it as a name. */
const UNIT_IN_BRACKETS = /\d\s*\(\s*([VAWJNCTFKΩ])\s*\)/gu;
/** If "g = 9.8 N/kg" is given, "12 g" is a mass. */
const FIELD_STRENGTH = /(?<!\p{L})g\s*=\s*(?:9\.8\d?|10)(?![\d.])/u;
const ALGEBRA =
  /\b(?:solve|equation|simplify|expand|factori[sz]e|expression|nth term|formula(?!\s+mass)|inequality)\b/i;
/** A letter that is not a unit: not "5 m", and not "g/dm3". */
const COEFFICIENT = /(?<![\p{L}\d.])(?<!\d\s(?=[gmshlp]))\d*([a-z])(?!\p{L}|\s?\/\s?\p{L}{2})/gu;

/** "sin 35 = BC/12": the sides of a triangle are named after their ends. */
const RATIO = /\b(?:sin|cos|tan)\b/i;
const SIDE = /(?<![\p{L}\d])[A-Z]{2}(?![\p{L}\d])/gu;

export const sidesOf = (text: string): string[] =>
  RATIO.test(text) ? [...text.matchAll(SIDE)].map(([side]) => side) : [];

/** Returns letters that are unknowns in a scheme or its question. */
export function findNames(question: string, scheme: string): Set<string> {
  const named = [scheme, question]
    .flatMap((text) => [...text.matchAll(NAMED), ...text.matchAll(IN_SUM)])
    .map((match) => match[1] ?? match[2] ?? '');
  const algebra = ALGEBRA.test(question)
    ? [...question.matchAll(COEFFICIENT)].map((match) => match[1] ?? '')
    : [];
  const units = new Set([...scheme.matchAll(UNIT_IN_BRACKETS)].map((match) => match[1] ?? ''));
  if (FIELD_STRENGTH.test(`${question}\n${scheme}`)) units.add('g');
  return new Set([
    ...named.filter((name) => !units.has(name)),
    ...algebra.filter((name) => name !== 'a' || /\d+a/.test(question)),
    ...sidesOf(scheme),
    ...lettersOfFormula(question),
  ]);
}
