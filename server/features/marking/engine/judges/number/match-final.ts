import type { Finding } from '../judge.ts';
import { figuresOf, isOperation } from '../maths/expression.ts';
import type { Written } from '../maths/read-working.ts';
import type { AnswerFigures } from './answer-figures.ts';
import {
  compareValues,
  findFormFault,
  isEqualValue,
  isGivenTo,
  isIrrational,
  isRounded,
  isRoundedOn,
} from './compare-values.ts';
import type { NumberPoint } from './number-point.ts';
import type { NumberScheme } from './number-scheme.ts';
import type { NumberTarget } from './read-target.ts';
import { isLeftInFigures, isMultipliedLast } from './not-carried-out.ts';
import { hasLargerRoot, isUncollected } from './surd.ts';
import { DIMENSIONLESS } from './unit-table.ts';
import { hasStrangeLetter, isUnsolved, whoseFigure } from './whose-figure.ts';

interface Match {
  isRight: boolean;
  finding: Finding | null;
}

/** Compares a figure in an answer with what a point asks for. */
export function matchResult(target: NumberTarget, given: Written, scheme: NumberScheme): Match {
  let best: Match = { isRight: false, finding: 'other-value' };
  for (const { result, range } of target.options) {
    if (range !== null) {
      if (given.value >= range.low - 1e-9 && given.value <= range.high + 1e-9)
        return { isRight: true, finding: null };
      continue;
    }
    if (result === null) continue;
    const compared = compareValues(result, given, target.isLoose);
    const isSignOnly =
      compared.finding === 'sign' && (scheme.ignoresSign || isSignInWords(result, given, scheme));
    const isEqual = compared.isEqual || isSignOnly;
    const finding = isSignOnly ? null : compared.finding;
    const fault = isEqual ? findFormFault(given, scheme.forms, result) : null;
    if (isEqual && fault === null) return { isRight: true, finding };
    if (best.finding === 'other-value') best = { isRight: false, finding: fault ?? finding };
  }
  return best;
}

const NO_DIMENSION = DIMENSIONLESS.join(' ');

const FALLS =
  /\b(?:decreas\w*|fell|fall(?:s|ing|en)?|drop(?:s|ped)?|loss|los[te]s?|lower|down|reduc\w*|deficit)\b/;

/** True for "It decreased by 14%" if a change of –14% is asked for. */
const isSignInWords = (wanted: Written, given: Written, { question }: NumberScheme): boolean =>
  wanted.value < 0 && /\bchange\b/i.test(question) && FALLS.test(`${given.label} ${given.behind}`);

export type FinalState =
  | { kind: 'right'; at: Written; finding: Finding | null }
  | { kind: 'wrong'; finding: Finding }
  | { kind: 'unclear' }
  | { kind: 'none' };

/** True for a number, or a fraction of two. */
export const isFigure = (expression: Written['expression']): boolean =>
  expression.type === 'number' ||
  (isOperation(expression) &&
    expression.sign === '/' &&
    expression.left.type === 'number' &&
    expression.right.type === 'number');

/**
 * Returns an earlier right figure that is only rounded afterwards, or cancelled wrongly where the
 * scheme ignores that (isw); otherwise the last figure.
 */
function unroundedFinal(
  last: Written,
  figures: AnswerFigures,
  scheme: NumberScheme,
  final: NumberPoint,
): Written {
  const isRight = (one: Written): boolean => matchResult(final.target, one, scheme).isRight;
  const right = figures.working.written.findLast((one) => one.start < last.start && isRight(one));
  if (isRight(last)) {
    // "6 m/s, 18/3": the answer precedes its working.
    const isWorking = right !== undefined && isUnfinished(last, final.target);
    return isWorking && !isUnfinished(right, final.target) ? right : last;
  }
  const isRounding = right !== undefined && (isRounded(right, last) || isInDecimals(right, last));
  const isLater =
    scheme.ignoresLater &&
    right !== undefined &&
    isFigure(right.expression) &&
    (right.statement === last.statement || figures.results.includes(right));
  return right !== undefined && (isRounding || isLater) ? right : last;
}

/** True for "84π = 263.9": the exact answer, and then its decimals. */
const isInDecimals = (exact: Written, last: Written): boolean =>
  exact.statement === last.statement &&
  isIrrational(exact.expression) &&
  last.expression.type === 'number' &&
  isRoundedOn(exact.value, last.value);

/** True for `3.0 × 10^8`. */
const isStandardForm = (expression: Written['expression']): boolean =>
  isOperation(expression) &&
  expression.sign === '*' &&
  expression.left.type === 'number' &&
  isOperation(expression.right) &&
  expression.right.sign === '^';

/** True for "0.25 × 12" if 3 is asked for: a calculation without its result. */
export function isUnfinished({ expression }: Written, target: NumberTarget): boolean {
  if (
    isLeftInFigures(expression) &&
    target.options.every(({ result }) => result === null || !isLeftInFigures(result.expression))
  )
    return true;
  if (
    isIrrational(expression) &&
    target.options.every(({ result }) =>
      isUncollected(expression, result?.expression ?? expression),
    )
  )
    return true;
  const isWorkedOut = target.options.every(
    ({ result }) =>
      result === null ||
      result.expression.type === 'number' ||
      (isStandardForm(result.expression) && isOperation(expression) && expression.sign === '/'),
  );
  if (isWorkedOut && isMultipliedLast(expression)) return true;
  if (!isOperation(expression) || figuresOf(expression).length < 2) return false;
  // "2/5 × 7/3" where 14/15 is asked for.
  const isProduct = /[*/]/.test(expression.sign) && figuresOf(expression).length > 2;
  const results = target.options.flatMap(({ result }) => result ?? []);
  const areFractions =
    results.length === 0 ||
    (results.some((result) => isFraction(result)) && !isStandardForm(expression));
  if (
    isProduct &&
    areFractions &&
    results.every((result) => isFraction(result) || result.expression.type === 'number')
  )
    return true;
  if (!isWorkedOut) return false;
  const [first] = figuresOf(expression);
  const isPower = /\^/.test(expression.sign) || first?.value === 10;
  const isScientific = isStandardForm(expression);
  // "15/6" may be the answer; "3.0 ÷ 0.6" is the calculation.
  return !isFraction({ expression }) && !isPower && !isScientific;
}

/** True for "150/12" if the scheme has 150 ÷ 12 for the method and 12.5 for the answer. */
const isWayOf = (written: Written, { final, points }: NumberScheme): boolean =>
  isFraction(written) &&
  final !== null &&
  final.target.options.every(({ result }) => result === null || !isFraction(result)) &&
  points
    .filter((point) => point !== final && point.point.role !== 'accuracy')
    .some(({ target }) =>
      target.options.some(({ methods }) =>
        methods.some((method) => isFraction(method) && areSameFigures(method, written)),
      ),
    );

const areSameFigures = (one: Written, other: Written): boolean =>
  figuresOf(one.expression).every(
    ({ value }, at) => figuresOf(other.expression)[at]?.value === value,
  );

const isFraction = ({ expression }: Pick<Written, 'expression'>): boolean =>
  isOperation(expression) &&
  expression.sign === '/' &&
  figuresOf(expression).length === 2 &&
  figuresOf(expression).every(({ value }) => Number.isInteger(value));

/** True if two values are equal apart from rounding, however coarse. */
export const isNearly = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 0.05 * Math.abs(other);

/** True for "0.09 mm" before "90 µm", if the scheme gives a mark for the conversion. */
const isBeforeConversion = (
  given: Written,
  final: NumberPoint,
  { points }: NumberScheme,
): boolean =>
  given.unit !== null &&
  final.stage !== null &&
  !isNearly(given.value, final.stage.value) &&
  points.some(
    ({ index, stage }) =>
      index < final.index && stage !== null && isEqualValue(stage.value, given.value),
  );

/**
 * True for a figure for which the scheme gives fewer marks: "0.15 scores 1" if 15% is wanted,
 * "–0.8% scores 2" for –0.8.
 */
const isNamedApart = (given: Written, final: NumberPoint, { specials }: NumberScheme): boolean => {
  const isUnitApart =
    given.unit !== null &&
    final.target.options.every(({ result }) => result?.unit?.text !== given.unit?.text);
  return (
    final.stage !== null &&
    (isUnitApart || !isEqualValue(given.value, final.stage.value)) &&
    specials.some(({ target }) =>
      target?.options.some(
        ({ result }) =>
          result !== null &&
          isEqualValue(result.value, given.value) &&
          result.unit?.text === given.unit?.text,
      ),
    )
  );
};

/** True for "Accept 16" next to 16.0, where the question asks for one decimal place. */
const isNamedSo = ({ expression }: Written, { target }: NumberPoint): boolean =>
  expression.type === 'number' &&
  target.options.some(
    ({ result }) =>
      result?.expression.type === 'number' && result.expression.text === expression.text,
  );

const HAS_OTHER_SIZES =
  /^(?:[kcmdµμMG]?(?:g|m|s|J|W|V|A|N|Pa|L|l|Hz)|[cmd]?m[²³23]|min(?:ute)?s?|h(?:ou)?rs?|h|seconds?|(?:kilo|milli)?grams?|(?:kilo|centi|milli)?met(?:re|er)s?|(?:milli)?lit(?:re|er)s?|tonnes?|days?)$/;

/** True for "0.45 g" or "450 g" if the scheme has only 0.45, and the question names no unit. */
export function isUnitUnknown(figures: AnswerFigures, scheme: NumberScheme): boolean {
  const unit = figures.final?.written.unit ?? null;
  if (scheme.final === null || unit === null || !HAS_OTHER_SIZES.test(unit.text)) return false;
  const isGiven =
    scheme.points.some(
      ({ target }) =>
        target.units.length > 0 ||
        target.options.some(({ result }) => (result?.unit ?? null) !== null),
    ) || scheme.given.some((one) => one.unit?.text === unit.text);
  const name = unit.text.replace(/s$/, '');
  return !isGiven && !new RegExp(String.raw`(?<!\p{L})${name}`, 'u').test(scheme.question);
}

const ASKS_SIMPLEST = /\bsimplif|\bsimplest\b|\bin the form\b/i;

/** True for √147 where 7√3 is wanted, and the question asks for this form. */
const isNotSimplified = (
  { expression }: Written,
  { target }: NumberPoint,
  { question }: NumberScheme,
): boolean =>
  ASKS_SIMPLEST.test(question) &&
  target.options.every(
    ({ result }) => result !== null && hasLargerRoot(expression, result.expression),
  );

/** Returns whether the answer ends with the right figure. */
export function readFinal(figures: AnswerFigures, scheme: NumberScheme): FinalState {
  const { final } = scheme;
  if (final === null || figures.final === null) return { kind: 'none' };
  const { isContradicted } = figures.final;
  const written = unroundedFinal(figures.final.written, figures, scheme, final);
  const match = matchResult(final.target, written, scheme);
  if (isContradicted) return { kind: 'wrong', finding: 'contradicted' };
  if (!match.isRight) return { kind: 'wrong', finding: match.finding ?? 'other-value' };
  if (isUnsolved(written, final, scheme, figures))
    return { kind: 'wrong', finding: 'working-only' };
  if (isBeforeConversion(written, final, scheme)) return { kind: 'wrong', finding: 'other-value' };
  if (isNamedApart(written, final, scheme)) return { kind: 'wrong', finding: 'other-value' };
  if (scheme.refusesUnit && written.unit !== null && written.unit.dimension !== NO_DIMENSION)
    return { kind: 'wrong', finding: 'unit-wrong' };
  const hasUnitPoint = scheme.points.some(({ target }) => target.units.length > 0);
  if (match.finding === 'unit-wrong' && !hasUnitPoint)
    return { kind: 'wrong', finding: 'unit-wrong' };
  if (written.side > 0 && hasStrangeLetter(written, final, scheme)) return { kind: 'unclear' };
  if (isUnfinished(written, final.target) || isWayOf(written, scheme))
    return { kind: 'wrong', finding: 'working-only' };
  if (isNotSimplified(written, final, scheme)) return { kind: 'wrong', finding: 'working-only' };
  // A step may share its name with the final answer; a name belongs to the figure next to it.
  const owner = whoseFigure(written, final, scheme);
  const isOfOther = owner === 'other' && final.label.size > 0 && written.side <= 1;
  if (owner === 'question' || isOfOther) return { kind: 'wrong', finding: 'other-value' };
  const isUnitAsked =
    final.target.isUnitRequired ||
    (scheme.asksUnit && !scheme.points.some(({ target }) => target.units.length > 0));
  const hasUnit = final.target.options.some(({ result }) => (result?.unit ?? null) !== null);
  if (isUnitAsked && hasUnit && written.unit === null)
    return { kind: 'wrong', finding: 'unit-missing' };
  const asked = scheme.points.some(({ target }) => target.figures !== null) ? null : scheme.figures;
  if (
    asked !== null &&
    !final.target.isLoose &&
    !isGivenTo(written, asked) &&
    !isNamedSo(written, final) &&
    final.target.options.every(({ range }) => range === null)
  )
    return { kind: 'wrong', finding: 'rounding' };
  return { kind: 'right', at: written, finding: match.finding };
}
