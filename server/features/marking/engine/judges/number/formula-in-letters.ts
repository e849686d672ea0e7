import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { isEquivalent } from '../maths/equivalent.ts';
import { evaluate, namesOf } from '../maths/expression.ts';
import { readWorking, type Working } from '../maths/read-working.ts';
import { isSameRelation } from '../maths/same-relation.ts';
import { isEqualValue } from './compare-values.ts';

type Relation = Working['relations'][number];

/** A formula and the letters in it. */
interface Formula {
  relation: Relation;
  names: ReadonlySet<string>;
}

const SURE = 0.85;
const LONGEST_ANSWER = 1000;
/** Words around a formula: "use of v² = u² + 2as", "in any form, words or symbols". */
const REMARKS =
  /\b(?:(?:correct\s+)?use of|recalls?|states?|correct|(?:in\s+)?any(?: correct)? (?:form|rearrangement)|(?:in\s+)?(?:words or symbols|symbols or words|symbols|words)|or equivalent|oe|seen|formula|equation)\b/gi;
/** Says that knowing the formula is enough; without it, a formula alone may not be a method yet. */
const FOR_KNOWING =
  /\b(?:any form|words or symbols|symbols or words|recalls?|states?|formula|equation)\b/i;
const ASKS = /\b(?:state|write down|write|give|recall)\b[^.?]{0,40}\b(?:equation|formula)\b/i;
/** "(E =) V I t" */
const NAME_IN_BRACKETS = /\(\s*(\p{L}{1,3}\s*=)\s*\)/gu;
/** Letters, signs, powers, and the few figures that formulae have. */
const IN_LETTERS = /^[^=]{1,12}=[^=]{2,30}$/;
const ALIEN = /[^\p{L}²³½√=×·÷/^()+−–\s\d-]|\p{L}{5,}|\d{2,}|[5-9]/u;
/** "v2" typed for v². */
const TYPED_SQUARE = /(?<![\p{L}\d.])(\p{L})2(?![\d.])/gu;

const squared = (text: string): string => text.replaceAll(TYPED_SQUARE, '$1^2');

function readFormula(text: string): Formula | null {
  const piece = text.trim();
  if (!IN_LETTERS.test(piece) || ALIEN.test(piece)) return null;
  const names = new Set(piece.match(/\p{L}/gu));
  const [relation] = readWorking(squared(piece), { names }).relations;
  const letters = relation === undefined ? 0 : namesOf(relation.right).size;
  return relation !== undefined && letters > 1 && letters < 7 ? { relation, names } : null;
}

/**
 * Returns the wordings of a point, each with all the formulae that it needs; none if it contains a
 * figure, because knowing the formula is not enough then.
 */
function wordingsOf({ text, statements, label }: PointOfKind): Formula[][] {
  // A method mark in mathematics is for using the formula.
  if (/\d{2}|\d\.\d/.test(text) || /^[MAB]\d/.test(label ?? '')) return [];
  return [...new Set([text, ...statements])].flatMap((wording) =>
    wording
      .slice(0, 200)
      .replaceAll(NAME_IN_BRACKETS, '$1')
      .replaceAll(REMARKS, ' ')
      .split(/\s+(?:or|OR)\s+|[,;|]/)
      .flatMap((piece) => {
        const needed = piece.replaceAll(/\(\s*\)/g, ' ').split(/\s+and\s+/i);
        const formulae = needed.flatMap((one) => readFormula(one) ?? []);
        return formulae.length === needed.length ? [formulae] : [];
      }),
  );
}

/** "F = ma or 1200 × 2.5", "Q = It / 3 × 20": the formula is enough without its figures. */
const BESIDE_CALCULATION =
  /^\s*(\p{L}{1,2}\s*=\s*[^\d=]{2,24}?)\s+(?:or|OR|\/)\s+(?:\p{L}{1,2}\s*=\s*)?(?=[^=]*\d)[^\p{L}=]+(?:=|$)/u;

/**
 * Returns the formula that a point gives next to a calculation; empty for points in mathematics.
 */
function wordingBeside({ text, label }: PointOfKind): Formula[][] {
  const [, beside] = BESIDE_CALCULATION.exec(text) ?? [];
  const formula = beside === undefined || /^[MAB]\d/.test(label ?? '') ? null : readFormula(beside);
  return formula === null ? [] : [[formula]];
}

const SAMPLES = [1.3, 2.7, 4.1];

/** True for "a = F/m" as F = ma rearranged: it holds for the same values as the formula. */
function isRearranged({ left, right }: Relation, given: Relation): boolean {
  if (left.type !== 'name') return false;
  const names = [...namesOf(right)];
  const used = new Set([...namesOf(given.left), ...namesOf(given.right)]);
  if (used.size !== names.length + 1 || !used.has(left.name)) return false;
  return SAMPLES.every((start) => {
    const values = new Map(names.map((name, at) => [name, start + at * 0.77]));
    values.set(left.name, evaluate(right, 'written', values));
    const [one, other] = [given.left, given.right].map((side) => evaluate(side, 'written', values));
    return isEqualValue(one ?? Number.NaN, other ?? Number.NaN);
  });
}

/**
 * True if an answer's equation is the formula, rearranged or not, or has another letter for its
 * result.
 */
const isFormula = ({ relation }: Formula, given: Relation): boolean =>
  isSameRelation(relation, given) ||
  isRearranged(relation, given) ||
  (given.left.type === 'name' &&
    relation.left.type === 'name' &&
    isEquivalent(relation.right, given.right));

/**
 * Returns the judge of a point for a formula in letters, "E = VIt". It finds the formula in an
 * answer, and leaves the point to other judges if it does not, because a calculation shows the
 * formula too. Returns null for other points.
 */
export function prepareFormulaInLetters(
  point: PointOfKind,
  { questionText }: KindQuestion,
): ((answer: string) => KindVerdict | null) | null {
  const isEnough =
    /^C\d/.test(point.label ?? '') || FOR_KNOWING.test(point.text) || ASKS.test(questionText);
  const wordings = isEnough ? wordingsOf(point) : wordingBeside(point);
  if (wordings.length === 0) return null;
  return (whole) => {
    const answer = squared(whole.slice(0, LONGEST_ANSWER));
    const isThere = (formula: Formula): boolean =>
      readWorking(answer, { names: formula.names }).relations.some((given) =>
        isFormula(formula, given),
      );
    return wordings.some((needed) => needed.every((formula) => isThere(formula)))
      ? { share: 1, sureness: SURE, spans: [{ start: 0, end: whole.length }], finding: null }
      : null;
  };
}
