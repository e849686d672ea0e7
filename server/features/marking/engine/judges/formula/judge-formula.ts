import type { Finding, JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { compareEquations, type EquationComparison } from './compare-equations.ts';
import { findEquation, findEquations, type Equation } from './read-equation.ts';
import { readFormulaPoint, type EquationAspect } from './read-formula-point.ts';
import { compareWordEquations, findWordEquation, type WordEquation } from './word-equation.ts';
import { isSameSpecies, readSpecies, type Species } from './read-species.ts';

const SURE = { right: 0.95, part: 0.8, wrong: 0.88, unread: 0.8, statesOfWrong: 0.6 } as const;

type Place = { start: number; end: number };

const give = (
  share: number,
  at: Place,
  sureness: number,
  finding: Finding | null = null,
): KindVerdict => ({
  share,
  sureness,
  spans: share > 0 ? [{ start: at.start, end: at.end }] : [],
  finding,
});

const nothing = (finding: Finding, sureness: number = SURE.wrong): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

const faultOf = ({
  isReversed,
  hasSpecies,
  isBalanced,
  hasStates,
}: EquationComparison): Finding | null => {
  if (isReversed) return 'reversed';
  if (!hasSpecies) return 'wrong-species';
  if (!isBalanced) return 'unbalanced';
  return hasStates ? null : 'missing-state-symbols';
};

/**
 * True for "4, 3, 2" as an answer to 4Al + 3O2 → 2Al2O3: the coefficients, including any 1 or not.
 */
function hasCoefficients({ left, right }: Equation, answer: string): boolean {
  if (!/^[\d\s,;&.]*(?:and[\d\s.]*)?$/.test(answer)) return false;
  const wanted = [...left, ...right].map(({ coefficient }) => coefficient);
  const given = answer.match(/\d+/g)?.join(' ');
  return [wanted, wanted.filter((figure) => figure !== 1)].some(
    (figures) => figures.length > 0 && figures.join(' ') === given,
  );
}

/**
 * Judges an equation worth several marks: formulae first, then balance, then states if asked for.
 */
function judgeEquation(
  equations: readonly Equation[],
  marks: number,
  asksStates: boolean,
  isForBalance: boolean,
): JudgeOne {
  return (answer) => {
    const given = findEquations(answer);
    const [first] = given;
    if (first === undefined)
      return isForBalance && equations.some((equation) => hasCoefficients(equation, answer))
        ? give(1, { start: 0, end: answer.length }, SURE.part)
        : nothing('wrong-species', SURE.unread);
    const { best, found } = given
      .flatMap((one) =>
        equations.map((equation) => ({
          found: one,
          best: compareEquations(equation, one.equation),
        })),
      )
      .reduce((a, b) => (worth(b.best, asksStates) > worth(a.best, asksStates) ? b : a));
    const parts = asksStates ? 3 : 2;
    const reached = worth(best, asksStates);
    const fault = faultOf(best);
    const finding = fault === 'missing-state-symbols' && !asksStates ? null : fault;
    if (reached === parts) return give(1, found, SURE.right);
    if (marks === 1 || reached === 0) return nothing(finding ?? 'wrong-species');
    return give(Math.floor((reached / parts) * marks + 1e-9) / marks, found, SURE.part, finding);
  };
}

function worth(
  { hasSpecies, isBalanced, hasStates }: EquationComparison,
  asksStates: boolean,
): number {
  if (!hasSpecies) return 0;
  return 1 + (isBalanced ? 1 : 0) + (asksStates && hasStates ? 1 : 0);
}

const HAS_ASPECT: Record<EquationAspect, (comparison: EquationComparison) => boolean> = {
  species: ({ hasSpecies }) => hasSpecies,
  balance: ({ isBalanced }) => isBalanced,
  states: ({ hasStates }) => hasStates,
  reactants: ({ hasReactants }) => hasReactants,
  products: ({ hasProducts }) => hasProducts,
};

function judgeAspect(aspect: EquationAspect, equation: Equation): JudgeOne {
  return (answer) => {
    const found = findEquation(answer);
    if (found === null) return nothing('wrong-species', SURE.unread);
    const comparison = compareEquations(equation, found.equation);
    if (HAS_ASPECT[aspect](comparison)) return give(1, found, SURE.right);
    const isStates = aspect === 'states' && !comparison.hasSpecies && !comparison.isReversed;
    const finding =
      aspect === 'states' && comparison.hasSpecies ? 'missing-state-symbols' : faultOf(comparison);
    return nothing(finding ?? 'wrong-species', isStates ? SURE.statesOfWrong : SURE.wrong);
  };
}

const TOKEN = /[A-Za-z0-9()[\]₀-₉⁰¹²³⁴-⁹⁺⁻^_+·.{}−-]+/g;
/** Words that might be read as elements. */
const WORDS: ReadonlySet<string> = new Set([
  'I',
  'In',
  'As',
  'At',
  'He',
  'No',
  'Is',
  'Be',
  'So',
  'Ca',
  'If',
  'On',
  'Or',
  'Its',
  'Has',
  'It',
]);

interface FoundSpecies extends Place {
  species: Species;
}

function findFormulae(answer: string): FoundSpecies[] {
  const text = answer.slice(0, 2000);
  const whole = readSpecies(text);
  if (whole !== null) return [{ species: whole, start: 0, end: text.length }];
  return [...text.matchAll(TOKEN)].flatMap(({ index, 0: token }) => {
    const bare = token.replace(/[.·]+$/, '');
    const species = WORDS.has(bare) ? null : readSpecies(bare);
    return species === null ? [] : [{ species, start: index, end: index + bare.length }];
  });
}

const isCounted = (wanted: Species, given: Species): boolean =>
  isSameSpecies(wanted, given) && wanted.coefficient === given.coefficient;

/**
 * Judges formulae; other formulae contradict the right one only if there are more than were asked
 * for.
 */
function judgeFormula(formulae: readonly Species[], asked: number): JudgeOne {
  return (answer) => {
    const found = findFormulae(answer);
    if (found.length === 0) return nothing('wrong-species', SURE.unread);
    const right = found.filter(({ species }) => formulae.some((one) => isCounted(one, species)));
    const [first] = right;
    if (first === undefined) return nothing('wrong-species');
    return right.length === found.length || found.length <= asked
      ? give(1, first, SURE.right)
      : nothing('contradicted', SURE.part);
  };
}

/** Judges the species of a gap in an equation: in the whole equation, or by themselves. */
function judgeSide(wanted: readonly Species[]): JudgeOne {
  const judges = wanted.map((one) => judgeFormula([one], wanted.length));
  return (answer) => {
    const found = findEquation(answer);
    if (found === null) {
      const alone = judges.map((judge) => judge(answer));
      return alone.find(({ share }) => share !== 1) ?? alone[0] ?? nothing('wrong-species');
    }
    const sides = [found.equation.left, found.equation.right];
    const isThere = sides.some((side) =>
      wanted.every((one) => side.some((other) => isCounted(one, other))),
    );
    return isThere ? give(1, found, SURE.part) : nothing('wrong-species', SURE.part);
  };
}

/** Judges a word equation: marks for each side, or for the side that the point names. */
function judgeWords(wanted: WordEquation, aspect: EquationAspect | null, marks: number): JudgeOne {
  return (answer) => {
    const found = findWordEquation(answer);
    if (found === null) return nothing('wrong-species', SURE.unread);
    const { hasReactants, hasProducts, isReversed } = compareWordEquations(wanted, found);
    const sides =
      aspect === 'reactants'
        ? [hasReactants]
        : aspect === 'products'
          ? [hasProducts]
          : [hasReactants, hasProducts];
    const right = sides.filter(Boolean).length;
    if (right === sides.length) return give(1, found, SURE.right);
    if (right === 0 || marks === 1) return nothing(isReversed ? 'reversed' : 'wrong-species');
    return give(
      Math.floor((right / sides.length) * marks) / marks,
      found,
      SURE.part,
      'wrong-species',
    );
  };
}

const countFormulae = (points: readonly PointOfKind[], question: KindQuestion): number =>
  points.filter(
    ({ kind, text }) => kind === 'formula' && readFormulaPoint(text, question)?.kind === 'formula',
  ).length;

/**
 * Prepares the judge of a point about a chemical equation or formula; returns null for other
 * points.
 */
export function prepareFormula(
  point: PointOfKind,
  points: readonly PointOfKind[],
  question: KindQuestion,
): JudgeOne | null {
  const own = readFormulaPoint(point.text, question);
  const target =
    own?.kind === 'aspect'
      ? own
      : (readFormulaPoint([point.text, ...point.statements].join('\n'), question) ?? own);
  if (target === null) return null;
  if (target.kind === 'aspect') return judgeAspect(target.aspect, target.equation);
  if (target.kind === 'formula')
    return judgeFormula(target.formulae, countFormulae(points, question));
  if (target.kind === 'words') return judgeWords(target.equation, target.aspect, point.marks);
  if (target.kind === 'side') return judgeSide(target.species);
  const hasOwnPoint = points.some((other) => other !== point && /state/i.test(other.text));
  const asksStates =
    !hasOwnPoint &&
    /\bstate\s+symbols?\b/i.test(question.questionText) &&
    target.equations.some(({ left, right }) =>
      [...left, ...right].some(({ state }) => state !== null),
    );
  // "C3H8 + 5O2 → … (2)" with a mark for the formulae and one for the balance below it: those give
  // the part marks.
  const hasParts = points.some(
    (other) => other !== point && readFormulaPoint(other.text, question)?.kind === 'aspect',
  );
  const isForBalance = /\bbalance\b/i.test(question.questionText);
  return judgeEquation(target.equations, hasParts ? 1 : point.marks, asksStates, isForBalance);
}
