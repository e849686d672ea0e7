import type { Finding, KindVerdict } from '../judge.ts';
import { isEquivalent } from '../maths/equivalent.ts';
import { namesOf, type Expression } from '../maths/expression.ts';
import { readWorking, type Working } from '../maths/read-working.ts';
import { isSameButOneFigure, isSameRelation } from '../maths/same-relation.ts';
import { isInForm, type ExpressionForm } from './form.ts';

type Relation = Working['relations'][number];

/** The target of an algebra point: an equation or inequality, or an expression. */
export interface Target {
  relations: readonly Relation[];
  /** Wordings that bound a name on both sides, as in "2 < t ≤ 7": one end alone is not enough. */
  bounds: readonly (readonly Relation[])[];
  expressions: readonly Expression[];
  /** The name that is alone on a side: the other side of `t = …` may be given by itself. */
  subject: string | null;
  form: ExpressionForm;
  /** "Three of four terms": how many of the terms are enough; 0 if the point does not say. */
  leastTerms: number;
}

export const SURE = {
  right: 0.94,
  step: 0.85,
  carried: 0.7,
  form: 0.8,
  wrong: 0.88,
  nothing: 0.88,
} as const;

const TERMS =
  /\b(two|three|four|any \d|[2-5])\s+(?:(?:out\s+)?of\s+(?:the\s+)?(?:three|four|five|[3-6])\s+)?terms?\s+correct|\b(two|three|four|[2-5])\s+correct\s+terms\b|^\W*(?:any\s+)?(two|three|four|[2-4])\s+of\s+(?=[^,]+,)/i;
export const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const CODES = /\b(?:[MAB]\d|oe|cao|isw|ft|for|or better|accept|allow)\b/g;

/** "x + 1 / 1 + x" are two wordings; "(2y + 1) / (y − 3)" is one fraction. */
const BETWEEN_WORDINGS = /\s+or\s+|;|,?\s+e\.?g\.?,?\s+|(?<!\))\s+\/\s+|\s+\/\s+(?!\()/;

/** "m = 2E / v²": one equation with a fraction, not two wordings. */
const FRACTION_OF_TERMS = /^([^=]*=\s*[^\s=+−–-]+)\s+\/\s+(?=[^\s=+−–-]+(?:\s+oe)?\s*$)/;

/** "3a + 4b. Must be fully simplified.": a remark after the expression. */
const REMARK = /\.\s+(?:\p{Lu}\p{Ll}+\s|\S+\s+(?:is|are|gets?|scores?)\s)[^]*$/u;
/** "(±)√…": an optional sign. */
export const EITHER_SIGN = /\(\s*±\s*\)/g;

/** Reads what a line of a scheme asks for; returns null if it contains no algebra. */
export function readTarget(
  text: string,
  names: ReadonlySet<string>,
  form: ExpressionForm,
): Target | null {
  const bare = text
    .replace(REMARK, '')
    .replace(FRACTION_OF_TERMS, '$1/')
    .replaceAll(EITHER_SIGN, ' ')
    .replaceAll(/\(\s*=\s*[-–−]?[\d.]+\s*\)/g, ' ');
  const parts = bare.replaceAll(CODES, ' ').split(BETWEEN_WORDINGS);
  const workings = parts.map((part) => readWorking(part, { names }));
  const wordings = workings.map((working) =>
    working.relations.filter(({ left, right }) => namesOf(left).size + namesOf(right).size > 0),
  );
  const relations = wordings.flat();
  const bounds = wordings.filter(
    (ends) => ends.length === 2 && ends.every(({ sign }) => sign !== '='),
  );
  const expressions = workings
    .flatMap(({ written }) => written.map(({ expression }) => expression))
    .filter((one) => namesOf(one).size > 0);
  if (relations.length === 0 && expressions.length === 0) return null;
  const subject =
    relations.flatMap(({ left }) => (left.type === 'name' ? [left.name] : []))[0] ?? null;
  const named = TERMS.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? '';
  const leastTerms = named === '' ? 0 : (COUNTS[named] ?? Number(named));
  return { relations, bounds, expressions, subject, form, leastTerms };
}

const missed = (finding: Finding, sureness: number = SURE.wrong): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

const earned = ({ start, end }: { start: number; end: number }, sureness: number): KindVerdict => ({
  share: 1,
  sureness,
  spans: [{ start, end }],
  finding: null,
});

/** True if `t` is alone on one side, and not on the other. */
const isSolvedFor = ({ left, right }: Relation, name: string): boolean =>
  (left.type === 'name' && left.name === name && !namesOf(right).has(name)) ||
  (right.type === 'name' && right.name === name && !namesOf(left).has(name));

const negative = (of: Expression): Expression => ({ type: 'negative', of });

/**
 * True if two equations have the same sides, perhaps swapped or both negated. When a formula is
 * rearranged, all its steps are the same equation, and only this distinguishes them.
 */
function hasSameSides(one: Relation, other: Relation): boolean {
  const areEqual = (left: Expression, right: Expression): boolean =>
    isEquivalent(left, other.left) && isEquivalent(right, other.right);
  return [[one.left, one.right] as const, [one.right, one.left] as const].some(
    ([left, right]) => areEqual(left, right) || areEqual(negative(left), negative(right)),
  );
}

/**
 * Judges an answer by the equation that a point asks for; a step of a rearrangement by its sides.
 */
export function judgeRelation(
  target: Target,
  working: Working,
  { asksSubject, isStep }: { asksSubject: boolean; isStep: boolean },
  carriesErrors = false,
): KindVerdict {
  const isSame = isStep ? hasSameSides : isSameRelation;
  const isGiven = (wanted: Relation): boolean =>
    working.relations.some((given) => isSame(wanted, given));
  const isOpen =
    target.bounds.length > 0 && !target.bounds.some((ends) => ends.every((end) => isGiven(end)));
  const right = isOpen
    ? []
    : working.relations.filter((given) => target.relations.some((wanted) => isSame(wanted, given)));
  const best = right.at(-1);
  if (
    best !== undefined &&
    (!asksSubject || target.subject === null || isSolvedFor(best, target.subject))
  )
    return earned(best, SURE.right);
  // "(v − u)/a" for "t = (v − u)/a".
  const side = working.written.find(
    ({ expression }) =>
      asksSubject &&
      target.expressions.some(
        (one) => namesOf(expression).size > 1 && isEquivalent(one, expression),
      ),
  );
  if (side !== undefined && best === undefined) return earned(side, SURE.form);
  const carried = carriesErrors
    ? working.relations.find((given) =>
        target.relations.some((wanted) => isSameButOneFigure(wanted, given)),
      )
    : undefined;
  if (carried !== undefined)
    return { ...earned(carried, SURE.carried), finding: 'slip-carried-forward' };
  const isSolvedWrong =
    target.subject !== null &&
    working.relations.some((one) => isSolvedFor(one, target.subject ?? ''));
  if (best !== undefined) return missed(isSolvedWrong ? 'other-value' : 'wrong-form');
  return missed(working.relations.length === 0 ? 'incomplete' : 'other-value');
}

/**
 * Returns the terms of a sum, each with its sign, for schemes that give a mark for each of several.
 */
export function termsOf(expression: Expression): Expression[] {
  if (expression.type !== 'operation' || !/[+-]/.test(expression.sign)) return [expression];
  const { left, right, sign } = expression;
  const turned: Expression[] =
    sign === '-' ? termsOf(right).map((of) => ({ type: 'negative', of })) : termsOf(right);
  return [...termsOf(left), ...turned];
}

/** Judges an answer by one term of a sum. */
export function judgeTerm(target: Target, working: Working): KindVerdict {
  const found = working.written.find(({ expression }) =>
    termsOf(expression).some((term) => target.expressions.some((one) => isEquivalent(one, term))),
  );
  return found === undefined ? missed('other-value') : earned(found, SURE.step);
}

/**
 * Judges how many terms are right: "Three of four terms correct: x², −x, 4x, −4", "3 terms correct
 * out of x² + 4x − 6x − 24".
 */
function judgeTerms({ expressions, leastTerms }: Target, working: Working): KindVerdict {
  const wanted = expressions.flatMap((one) => termsOf(one));
  // A constant term is not kept as an expression when terms are listed, so it cannot be found.
  const least = wanted.some((term) => namesOf(term).size === 0) ? leastTerms : leastTerms - 1;
  const found = working.written.find(({ expression }) => {
    const given = termsOf(expression);
    const met = wanted.filter((term) => given.some((one) => isEquivalent(term, one)));
    return met.length >= least && given.length > leastTerms;
  });
  return found === undefined ? missed('other-value') : earned(found, SURE.step);
}

/**
 * Judges an answer by a part of the sum that leads to the result: "6x + 15" within "6x + 15 − 2x +
 * 8".
 */
export function judgeAddend({ expressions }: Target, working: Working): KindVerdict {
  const found = working.written.find(({ expression }) => {
    const given = termsOf(expression);
    return expressions.some((one) =>
      termsOf(one).every((term) => given.some((other) => isEquivalent(term, other))),
    );
  });
  return found === undefined ? missed('other-value') : earned(found, SURE.step);
}

/** Judges an answer by the expression that a point asks for; a step may have any form. */
export function judgeExpression(target: Target, working: Working, isStep: boolean): KindVerdict {
  if (target.leastTerms > 1) return judgeTerms(target, working);
  const equal = working.written.filter(({ expression }) =>
    target.expressions.some((one) => isEquivalent(one, expression)),
  );
  if (equal.length === 0)
    return missed(working.written.length === 0 ? 'incomplete' : 'other-value', SURE.nothing);
  const inForm = equal.find(({ expression }) => isStep || isInForm(expression, target.form));
  if (inForm === undefined) return missed('wrong-form', SURE.form);
  return earned(inForm, isStep ? SURE.step : SURE.right);
}
