import type { KindQuestion } from '../judge.ts';
import { findEquation, readEquation, splitSide, type Equation } from './read-equation.ts';
import { findWordEquation, type WordEquation } from './word-equation.ts';
import { readSpecies, type Species } from './read-species.ts';

/** The purposes of a mark for an equation. */
export type EquationAspect = 'species' | 'balance' | 'states' | 'reactants' | 'products';

/** The target of a point about formulae. */
export type FormulaTarget =
  | { kind: 'equation'; equations: readonly Equation[] }
  | { kind: 'aspect'; aspect: EquationAspect; equation: Equation }
  | { kind: 'formula'; formulae: readonly Species[] }
  | { kind: 'side'; species: readonly Species[] }
  | { kind: 'words'; equation: WordEquation; aspect: EquationAspect | null };

const ASPECTS: readonly (readonly [RegExp, EquationAspect])[] = [
  [/\bstate\s+symbols?\b|\bstates\b|\((?:s|l|g|aq)\)\s+(?:on|for)\b/i, 'states'],
  [/\bbalanc/i, 'balance'],
  [/\breactants?\b.*\bproducts?\b|\bproducts?\b.*\breactants?\b/i, 'species'],
  [/\breactants?\b(?!.*\bproducts?\b)|\b(?:LHS|left[- ]hand side)\b/i, 'reactants'],
  [/\bproducts?\b(?!.*\breactants?\b)|\b(?:RHS|right[- ]hand side)\b/i, 'products'],
  [/\bformula[es]?\b|\bspecies\b/i, 'species'],
];
/** "… → 2AlCl3  (2)": the mark is not part of the formula. */
const LINE_MARK = /[^\S\n]+[([]\s*\d\s*(?:marks?)?\s*[)\]][^\S\n]*$|\t\d(?:\t.*)?$/gim;
/** "LHS zinc + oxygen" */
const SIDE =
  /^(?:LHS|RHS|(?:left|right)[- ]hand side|reactants?|products?)\s*[:=–-]?\s+([^+→\n]+\+[^→\n]+)$/im;
/** "– mark dependent on correct species": does not say what this mark is for. */
const ON_OTHERS =
  /\s[–—-]\s+(?:this\s+)?marks?\s+(?:is\s+)?(?:dependent|dep|conditional)\b[^\n]*/gi;
const MOST_WORDS = 10;
const WORD_EQUATION = /\bword equation\b/i;
const EQUATION_ASKED = /\bequation\b/i;
const FORMULA_ASKED =
  /\b(?:chemical |molecular |empirical |ionic |displayed )?formula(?:e|s)?\b|\bsymbols?\b/i;

const splitWordings = (text: string): string[] => text.split(/\s+\/\s+|\s+or\s+|\s+OR\s+|;|\n/);

const strip = (text: string): string =>
  text.replaceAll(/\b(?:oe|owtte|cao|[Aa]ccept|[Aa]llow|OE|OWTTE|CAO)\b/g, ' ').trim();

/** Reads what a point about formulae asks for; returns null if it is about something else. */
export function readFormulaPoint(
  text: string,
  { questionText, scheme }: Pick<KindQuestion, 'questionText' | 'scheme'>,
): FormulaTarget | null {
  const equations = splitWordings(strip(text)).flatMap((part) => readEquation(part) ?? []);
  if (equations.length > 0) return { kind: 'equation', equations };
  const aspect = ASPECTS.find(([pattern]) => pattern.test(text))?.[1];
  if (WORD_EQUATION.test(questionText)) {
    const side = SIDE.exec(text)?.[1];
    const half = side === undefined ? null : findWordEquation(`${side} → ${side}`);
    if (half !== null) return { kind: 'words', equation: half, aspect: aspect ?? null };
    const own = findWordEquation(text);
    const equation = own ?? (aspect === undefined ? null : findWordEquation(scheme));
    if (equation !== null)
      return { kind: 'words', equation, aspect: own ? null : (aspect ?? null) };
  }
  const asked = findEquation(scheme.replaceAll(LINE_MARK, '').replaceAll('\t', '\n'));
  const said = text.replace(ON_OTHERS, '');
  if (aspect !== undefined && asked !== null && said.split(/\s+/).length <= MOST_WORDS) {
    return { kind: 'aspect', aspect, equation: asked.equation };
  }
  const formulae = splitWordings(strip(text)).map((part) =>
    readSpecies(part.replace(/\s*\/\s*$/, '')),
  );
  if (FORMULA_ASKED.test(questionText) && formulae.every((one) => one !== null)) {
    return { kind: 'formula', formulae: formulae.flatMap((one) => one ?? []) };
  }
  const side = splitSide(text).map((part) => readSpecies(part));
  const isSide = EQUATION_ASKED.test(questionText) && side.every((one) => one !== null);
  return isSide ? { kind: 'side', species: side.flatMap((one) => one ?? []) } : null;
}

const ARITHMETIC = /[×÷]|\d\s*[*/]\s*\d|£/;

/** True if a point is about a chemical equation or formula. */
export function isFormulaPoint(text: string, question: KindQuestion): boolean {
  if (ARITHMETIC.test(text)) return false;
  const target = readFormulaPoint(text, question);
  if (target === null)
    return (
      /\b(?:balanc\w+|state symbols?)\b/i.test(text) &&
      /\bsymbol equation|balanced\b/i.test(question.questionText) &&
      text.split(/\s+/).length <= 8
    );
  return target.kind !== 'aspect' || EQUATION_ASKED.test(question.questionText);
}
