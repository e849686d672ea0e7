import type {
  Finding,
  JudgeAll,
  JudgeOne,
  KindQuestion,
  KindVerdict,
  PointOfKind,
} from '../judge.ts';
import {
  coverCalculations,
  coverMethods,
  coverSteps,
  hasOnlyMethod,
} from './cover-calculations.ts';
import { readAnswerFigures, type AnswerFigures } from './answer-figures.ts';
import { findCarried } from './carry-forward.ts';
import { findWithOwnNamed } from './own-in-words.ts';
import { isGivenTo } from './compare-values.ts';
import { findInTurn } from './figures-in-turn.ts';
import { prepareWithoutGiven } from './given-relations.ts';
import { findMethod, findOnTheWay, isSlipOn, usesOtherRatio } from './find-steps.ts';
import { findWords } from './find-words.ts';
import { prepareAllFigures } from './judge-all-figures.ts';
import { readSolutions } from './judge-solutions.ts';
import { prepareBaseUnits } from './judge-base-units.ts';
import { prepareBase, prepareDigitParts, prepareNibbles } from './judge-base.ts';
import { prepareProduct } from './judge-product.ts';
import { prepareShape } from './judge-shape.ts';
import {
  isFigure,
  isNearly,
  isUnitUnknown,
  matchResult,
  readFinal,
  type FinalState,
} from './match-final.ts';
import { hasOnlyResult, isLastResult } from './last-result.ts';
import type { NumberPoint } from './number-point.ts';
import { asksWorking } from './asks-working.ts';
import { isInParts } from './asked-in-parts.ts';
import { readNumberScheme, type NumberScheme } from './number-scheme.ts';
import { applyPartial, applySpecials, doubtUnread, limitUnshown } from './part-marks.ts';
import { judgeUnit } from './judge-unit.ts';
import { endsWithRejected } from './refused-end.ts';
import { countOnce } from './same-figure-twice.ts';
import { withoutWrongWay } from './wrong-ways.ts';
import { earned, missed, SURE } from './number-verdicts.ts';

/**
 * Judges the mark for giving as many figures as asked, for the right figure or one carried forward.
 */
function judgeFigures(
  wanted: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
  hasCarried: boolean,
): KindVerdict {
  const { final } = figures;
  if (final === null || wanted.target.figures === null) return missed('incomplete');
  const isRight = matchResult(wanted.target, final.written, scheme).isRight;
  if (!isRight && !hasCarried) return missed('other-value');
  return isGivenTo(final.written, wanted.target.figures)
    ? earned([final.written], isRight ? SURE.method : SURE.carried)
    : missed('rounding', SURE.method);
}

function judgeOwn(
  wanted: NumberPoint,
  figures: AnswerFigures,
  scheme: NumberScheme,
  final: FinalState,
  earlier: readonly NumberPoint[],
): KindVerdict {
  if (usesOtherRatio(wanted, figures)) return missed('other-value');
  const isFinal = isLastResult(wanted, scheme) && !scheme.isSeveral && !scheme.hasParts;
  const onTheWay = isFinal ? null : findOnTheWay(wanted, figures, scheme);
  const method =
    hasOnlyResult(wanted) || isFractionAlone(wanted) ? null : findMethod(wanted, figures);
  const needsResult = isFinal && !hasOnlyMethod(wanted);
  const slips = method !== null && isSlipOn(wanted, figures, scheme);
  if (!needsResult && method !== null && !slips) return earned([method], SURE.method);
  if (onTheWay !== null) return earned([onTheWay], SURE.figureOnTheWay);
  const withOwn = findWithOwnNamed(wanted, figures);
  if (withOwn !== null) return earned([withOwn], SURE.carried);
  // A right figure rounded differently is not carried forward from an error.
  const isRounded = isFinal && final.kind === 'wrong' && final.finding === 'rounding';
  const carried = isRounded ? null : findCarried(wanted, figures, scheme, earlier);
  if (carried !== null) return earned([carried], SURE.carried, 'slip-carried-forward');
  if (!isFinal && findWords(wanted, figures))
    return earned([{ start: 0, end: figures.text.length }], SURE.methodInWords);
  if (isFinal && final.kind === 'wrong') {
    const mayBeConverted = final.finding === 'power-of-ten' && isUnitUnknown(figures, scheme);
    const sureness = mayBeConverted ? SURE.unitWrong : sureOfWrong(final.finding);
    return missed(method === null ? final.finding : 'working-only', sureness);
  }
  // A side of an equation by itself may be the step that an examiner accepts.
  const isAlgebra = !hasOnlyResult(wanted) && /\d\s*[a-z]\b|\b[a-z]\s*[-−+*^]/.test(figures.text);
  if (figures.parts.length > 0) return missed('other-value');
  return missed('incomplete', isAlgebra ? SURE.rounding : SURE.nothing);
}

/** True for "A1 for 15/8": the fraction is a result, not a calculation to look for. */
const isFractionAlone = ({ point, target }: NumberPoint): boolean =>
  point.role === 'accuracy' &&
  target.options.every(
    ({ methods, result, relations }) =>
      relations.length === 0 && methods.every((method) => method === result),
  );

function judgeAll(
  given: AnswerFigures,
  scheme: NumberScheme,
  verdicts: (KindVerdict | null)[],
): void {
  const inTurn = scheme.asksWorking ? [] : findInTurn(given, scheme);
  for (const [at, written] of inTurn.entries()) {
    const point = scheme.points[at];
    if (point !== undefined) verdicts[point.index] = earned([written], SURE.figureOnTheWay);
  }
  if (inTurn.length > 0) return;
  const read = readFinal(given, scheme);
  const rest = read.kind === 'right' ? withoutWrongWay(given, scheme.wrongWays) : null;
  const figures = rest ?? given;
  const isRejected = read.kind === 'right' && endsWithRejected(figures, scheme);
  const final: FinalState =
    isRejected || rest !== null
      ? { kind: 'wrong', finding: rest === null ? 'unit-wrong' : 'other-value' }
      : read;
  const isShown = !scheme.asksWorking || figures.parts.length > 1;
  const hasUnitPoint = scheme.points.some(({ target }) => target.units.length > 0);
  const isOnTheWay = final.kind === 'wrong' && showsTheWay(final.finding, figures, scheme);
  let hasCarried = false;
  for (const [at, wanted] of scheme.points.entries()) {
    const { target, index } = wanted;
    const isByFinal = final.kind === 'right' && (isLastResult(wanted, scheme) || wanted.isCovered);
    let verdict: KindVerdict;
    if (target.units.length > 0) verdict = judgeUnit(wanted, figures);
    else if (target.figures !== null) verdict = judgeFigures(wanted, figures, scheme, hasCarried);
    else if (isByFinal && isShown)
      verdict = earned(
        [final.at],
        isUnitUnknown(figures, scheme) ? SURE.unitWrong : sureOf(final.finding),
        final.finding,
      );
    else if (isByFinal) verdict = missed('incomplete', SURE.rounding);
    else if (isShown && wanted.isCovered && isOnTheWay && figures.final !== null)
      verdict = earned([figures.final.written], SURE.figureOnTheWay);
    else if (final.kind === 'unclear' && wanted === scheme.final)
      verdict = { ...missed('unreadable', 0), share: null };
    else verdict = judgeOwn(wanted, figures, scheme, final, scheme.points.slice(0, at));
    hasCarried ||= verdict.finding === 'slip-carried-forward';
    if (wanted === scheme.final && scheme.losesMarkForUnit)
      verdict = chargeForUnit(verdict, wanted);
    // If the unit has its own mark, it does not cost another.
    const isForUnit = hasUnitPoint && verdict.finding === 'unit-wrong' && target.units.length === 0;
    const own = isForUnit ? { ...verdict, finding: null } : verdict;
    verdicts[index] = applyPartial(own, wanted, figures, scheme);
  }
  if (final.kind !== 'right') countOnce(verdicts, figures, scheme);
  if (!scheme.asksWorking) {
    coverCalculations(verdicts, scheme, SURE.figureOnTheWay);
    coverMethods(verdicts, scheme, SURE.figureOnTheWay);
    coverSteps(verdicts, scheme, SURE.figureOnTheWay);
  }
  applySpecials(verdicts, isRejected ? { ...figures, final: null } : figures, scheme);
  if (scheme.mostUnshown !== null && figures.parts.length < 2)
    limitUnshown(verdicts, scheme, scheme.mostUnshown);
  doubtUnread(verdicts, scheme);
}

/** Returns what remains of the last point's marks if its figure is right and its unit is not. */
function chargeForUnit(verdict: KindVerdict, { point }: NumberPoint): KindVerdict {
  const { finding } = verdict;
  if (finding !== 'unit-missing' && finding !== 'unit-wrong') return verdict;
  const left = Math.max(0, point.marks - 1) / point.marks;
  return {
    ...verdict,
    share: left,
    sureness: SURE.method,
    finding: 'unit-missing',
  };
}

function sureOfWrong(finding: Finding): number {
  if (finding === 'unit-wrong') return SURE.unitWrong;
  return finding === 'rounding' ? SURE.rounding : SURE.wrong;
}

function sureOf(finding: Finding | null): number {
  if (finding === 'unit-wrong') return SURE.unitWrong;
  return finding === 'unit-missing' ? SURE.unitLeftOut : SURE.finalRight;
}

/**
 * True if a wrong final figure shows the working; "1" for 5/9 is rounded too, but shows nothing.
 */
const showsTheWay = (
  finding: Finding,
  { parts, final }: AnswerFigures,
  { final: wanted }: NumberScheme,
): boolean =>
  finding === 'unit-missing' ||
  // "5/6 × 3/2" for a mixed number is a step, without the result.
  ((finding === 'not-simplest' || finding === 'wrong-form') &&
    final !== null &&
    isFigure(final.written.expression)) ||
  (finding === 'sign' && parts.length === 1) ||
  (finding === 'rounding' &&
    isNearly(final?.written.value ?? Number.NaN, wanted?.stage?.value ?? Number.NaN));

/**
 * Blanks out right digits in another base, so that they are not read as figures: "101111, 47"
 * contains one figure.
 */
function withoutDigits(text: string, verdict: KindVerdict | null, isBase = false): string {
  const [span] = verdict?.share === 1 && isBase ? verdict.spans : [];
  if (span === undefined) return text;
  const rest = text.slice(0, span.start) + ' '.repeat(span.end - span.start) + text.slice(span.end);
  return /\d/.test(rest) ? rest : text;
}

/** "to binary and then into hexadecimal": two results, neither of which is a step. */
const ASKS_TWO_BASES =
  /\b(?:binary|hex(?:adecimal)?|denary|decimal)\b,?\s+and\s+(?:then\s+)?(?:(?:in)?to\s+|in\s+|as\s+)?(?:an?\s+)?(?:binary|hex(?:adecimal)?|denary|decimal)\b/i;

/** True if a point has its own judge, so that its figures are not steps of the other points. */
const isJudgedApart = (point: PointOfKind, shape: JudgeOne | null | undefined): boolean =>
  (shape ?? null) !== null || (point.marks === 1 && readSolutions(point) !== null);

/**
 * Prepares the judge of all points about figures; it returns null for points of other kinds. A
 * right final answer earns the working that leads to it.
 */
export function prepareNumbers(points: readonly PointOfKind[], question: KindQuestion): JudgeAll {
  const inParts = prepareDigitParts(points, question);
  const bases = points.map(
    (point, index) =>
      inParts?.[index] ?? (point.kind === 'number' ? prepareBase(point, question) : null),
  );
  const isBase = bases.map((judge) => judge !== null);
  const shapes = points.map((point, index) =>
    point.kind === 'number'
      ? (bases[index] ??
        prepareNibbles(point, question) ??
        prepareProduct(point, question) ??
        prepareBaseUnits(point, question) ??
        prepareAllFigures(point, points, question) ??
        prepareShape(point, question))
      : null,
  );
  const figured = points.map((point, index) =>
    isJudgedApart(point, shapes[index]) ? { ...point, kind: 'statement' as const } : point,
  );
  const scheme = readNumberScheme(figured, question);
  const withoutGiven = scheme === null ? null : prepareWithoutGiven(scheme);
  const longNumbers = new Set(
    points.map(({ text }) => text.trim()).filter((text) => /^\d{4,}$/.test(text)),
  );
  const hasParts = isInParts(question.questionText) || ASKS_TWO_BASES.test(question.questionText);
  return (written) => {
    // "34 16" for the grid reference 3416.
    const digitsOnly = /^[\d ]+$/.test(written.trim()) ? written.replaceAll(' ', '') : null;
    const answer = digitsOnly !== null && longNumbers.has(digitsOnly) ? digitsOnly : written;
    const verdicts = shapes.map((judge) => judge?.(answer) ?? null);
    const rest = verdicts.reduce(
      (text, one, index) => withoutDigits(text, one, isBase[index]),
      answer,
    );
    if (scheme !== null && withoutGiven !== null)
      judgeAll(withoutGiven(readAnswerFigures(rest, scheme.names)), scheme, verdicts);
    // Right digits in the other base also earn the steps to them.
    const digits =
      inParts === null ? verdicts.findLast((_, index) => isBase[index] ?? false) : null;
    if (digits?.share === 1 && !hasParts && !asksWorking(question.scheme))
      return verdicts.map((verdict, index) =>
        points[index]?.kind === 'number' && !(isBase[index] ?? false) ? { ...digits } : verdict,
      );
    return verdicts;
  };
}
