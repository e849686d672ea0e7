import { evaluate, isOperation, namesOf, partsOf, type Expression } from '../maths/expression.ts';
import { gcd } from '../maths/gcd.ts';

/** The form in which a question asks for an expression. */
export type ExpressionForm = 'factorised' | 'expanded' | 'simplified' | 'square' | 'any';

/** Returns the form that the question's command word asks for; the last command counts. */
export function formOf(question: string): ExpressionForm {
  if (/\bfactori[sz]e/i.test(question)) return 'factorised';
  if (/\bcomplet\w+ the square/i.test(question)) return 'square';
  if (/\bexpand|\bmultiply out|\bremove the brackets/i.test(question)) return 'expanded';
  return /\bsimplif/i.test(question) ? 'simplified' : 'any';
}

/** Returns the factors of a product; powers are written out factor by factor. */
function factorsOf(expression: Expression): Expression[] {
  if (expression.type === 'negative') return factorsOf(expression.of);
  if (!isOperation(expression) || expression.sign !== '*') return [expression];
  return [...factorsOf(expression.left), ...factorsOf(expression.right)];
}

/** Returns the terms of a sum. */
function termsOf(expression: Expression): Expression[] {
  if (!isOperation(expression) || !/[+-]/.test(expression.sign)) return [expression];
  return [...termsOf(expression.left), ...termsOf(expression.right)];
}

const isSum = (expression: Expression): boolean =>
  isOperation(expression) && /[+-]/.test(expression.sign);

/** Returns the number before a term; 1 if there is none. */
function coefficientOf(term: Expression): number {
  const ones = new Map([...namesOf(term)].map((name) => [name, 1]));
  return evaluate(term, 'written', ones);
}

/** True if the terms of a bracket still share a number or a letter. */
function sharesFactor(bracket: Expression): boolean {
  const terms = termsOf(bracket);
  const numbers = terms.map((term) => coefficientOf(term));
  const common = numbers.every((value) => Number.isInteger(value))
    ? numbers.reduce((a, b) => gcd(a, b), 0)
    : 1;
  const [first, ...others] = terms.map((term) => namesOf(term));
  const shared = [...(first ?? [])].some((name) => others.every((names) => names.has(name)));
  return Math.abs(common) > 1 || shared;
}

const isSquare = (term: Expression): boolean => {
  const root = Math.sqrt(Math.abs(coefficientOf(term)));
  const powers = kindOfTerm(term)
    .split(' ')
    .filter((part) => part !== '');
  return Number.isInteger(root) && powers.every((part) => Number(part.split(',')[1]) % 2 === 0);
};

/** True for "(4x² − 9)", which is not factorised yet. */
function isDifferenceOfSquares(bracket: Expression): boolean {
  if (!isOperation(bracket) || bracket.sign !== '-') return false;
  const terms = termsOf(bracket);
  return terms.length === 2 && terms.every(isSquare) && namesOf(bracket).size > 0;
}

const hasBracketProduct = (expression: Expression): boolean =>
  partsOf(expression).some(
    (part) =>
      isOperation(part) &&
      ((part.sign === '*' && (isSum(part.left) || isSum(part.right))) ||
        (part.sign === '^' && isSum(part.left))),
  );

/** Returns the letters of a term with their powers, by which like terms are recognised. */
function kindOfTerm(term: Expression): string {
  const powers = new Map<string, number>();
  const add = (part: Expression, power: number): void => {
    if (part.type === 'name') powers.set(part.name, (powers.get(part.name) ?? 0) + power);
    else if (part.type === 'negative') add(part.of, power);
    else if (isOperation(part) && part.sign === '*') {
      add(part.left, power);
      add(part.right, power);
    } else if (isOperation(part) && part.sign === '^') add(part.left, power * evaluate(part.right));
  };
  add(term, 1);
  return [...powers].toSorted().join(' ');
}

const hasLikeTerms = (expression: Expression): boolean => {
  const kinds = termsOf(expression).map((term) => kindOfTerm(term));
  return new Set(kinds).size < kinds.length;
};

/** Returns the letters of each factor of a term, in its numerator and its denominator. */
const lettersOfFactors = (term: Expression): string[] =>
  isOperation(term) && term.sign === '/'
    ? [...lettersOfFactors(term.left), ...lettersOfFactors(term.right)]
    : factorsOf(term).flatMap((factor) =>
        isOperation(factor) && factor.sign === '/'
          ? lettersOfFactors(factor)
          : [...namesOf(factor)],
      );

/**
 * True for "27x⁶ ÷ 9x⁴", "y² × 3y³": powers of a letter that are not combined yet; brackets are
 * ignored.
 */
const hasOpenPowers = (expression: Expression): boolean =>
  termsOf(expression).some((term) => {
    if (partsOf(term).some((part) => isSum(part))) return false;
    const letters = lettersOfFactors(term);
    return new Set(letters).size < letters.length;
  });

/** True if an expression with the right value is in the form asked for. */
export function isInForm(expression: Expression, form: ExpressionForm): boolean {
  if (form === 'any') return true;
  if (form === 'expanded') return !hasBracketProduct(expression) && !hasLikeTerms(expression);
  if (form === 'simplified') return !hasLikeTerms(expression) && !hasOpenPowers(expression);
  if (form === 'square')
    return (
      !isSum(expression) ||
      partsOf(expression).some((part) => isOperation(part) && part.sign === '^' && isSum(part.left))
    );
  const factors = factorsOf(expression);
  const brackets = factors
    .flatMap((factor) => (isOperation(factor) && factor.sign === '^' ? [factor.left] : [factor]))
    .filter((factor) => isSum(factor));
  return (
    !isSum(expression) &&
    brackets.length > 0 &&
    !brackets.some((bracket) => sharesFactor(bracket) || isDifferenceOfSquares(bracket))
  );
}
