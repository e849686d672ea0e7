import { givesOnlyExamples, isAnswerAlone, withoutMarks } from './answer-alone.ts';
import { prepareGrid } from './choice/judge-grid.ts';
import { judgeChoice, readChoice } from './choice/judge-choice.ts';
import { readOptions } from './choice/read-options.ts';
import { prepareNamedOption } from './choice/named-option.ts';
import { prepareLineNumber } from './code/judge-line-number.ts';
import { prepareSimplified } from './code/judge-simplified.ts';
import { prepareCode } from './code/prepare-code.ts';
import { prepareExpressions } from './expression/judge-expressions.ts';
import { prepareCharge } from './formula/judge-charge.ts';
import { prepareNameBesideEquation } from './formula/name-beside-equation.ts';
import { prepareFormula } from './formula/judge-formula.ts';
import type { JudgeAll, KindQuestion, KindVerdict, PointOfKind } from './judge.ts';
import { judgePair, readPair } from './list/judge-pair.ts';
import { prepareOrder } from './list/judge-order.ts';
import { judgeState, readState } from './list/judge-states.ts';
import { prepareLetteredThing } from './lettered-thing.ts';
import { asksWorking } from './number/asks-working.ts';
import { isInParts } from './number/asked-in-parts.ts';
import { prepareNumbers } from './number/judge-numbers.ts';
import { limitMarks, prepareWorthOfFigure } from './number/worth-of-figure.ts';
import { prepareOperation } from './number/judge-operation.ts';
import { prepareFormulaInLetters } from './number/formula-in-letters.ts';
import { judgeRootApart, judgeRoots, readRootApart, readRoots } from './number/judge-roots.ts';
import { judgeSolutions, readSolutions } from './number/judge-solutions.ts';
import { judgeShells, readShells } from './number/judge-shells.ts';
import { prepareSized } from './number/judge-sized.ts';
import { prepareCross } from './term/judge-cross.ts';
import { prepareGenotype } from './term/judge-genotype.ts';
import { prepareTerms } from './term/judge-term.ts';
import { applyListPrinciple } from './term/list-principle.ts';
import { prepareByParts } from './parts/judge-parts.ts';
import type { LetteredPart } from './parts/read-parts.ts';
import { prepareSaidOfOther } from './said-of-other.ts';
import { prepareLoosely } from './written-loosely.ts';
import { prepareTraceRow } from './trace/judge-rows.ts';
import { prepareTrace } from './trace/judge-trace.ts';
import { prepareTruth } from './trace/judge-truth.ts';
import { prepareTransformation } from './transformation/judge-transformation.ts';
import { prepareTranslation } from './translation/judge-translation.ts';

/** "Name the two gases": as many options as points, in any order. */
const asksForSeveral = ({ questionText }: KindQuestion, points: readonly PointOfKind[]): boolean =>
  /\b(?:two|three|four|2|3|4)\b/i.test(questionText) &&
  new Set(points.map(({ text }) => text)).size === points.length &&
  points.every((point) => readChoice(point, questionText) !== null);

/** Returns the judge of a point by itself, or null if the statement matcher decides. */
function prepareOne(
  point: PointOfKind,
  points: readonly PointOfKind[],
  question: KindQuestion,
): ((answer: string) => KindVerdict | null) | null {
  const pair = readPair(point, points, question);
  if (pair !== null) return judgePair(pair);
  const state = readState(point, points, question);
  if (state !== null) return judgeState(state);
  const shells = readShells(point, question);
  if (shells !== null) return judgeShells(shells);
  const roots = readRoots(point, question);
  if (roots !== null) return judgeRoots(roots, point, question);
  const solutions = readSolutions(point);
  if (solutions !== null) return judgeSolutions(solutions, point, question);
  const root = readRootApart(point, points, question);
  if (root !== null) return judgeRootApart(root, point);
  const alone =
    prepareTraceRow(point, points) ??
    prepareTrace(point, points, question) ??
    prepareTruth(point, points) ??
    prepareSimplified(point, points, question) ??
    prepareLineNumber(point, question) ??
    prepareOperation(point) ??
    prepareTransformation(point, question) ??
    prepareCross(point, question) ??
    prepareGenotype(point, question) ??
    prepareCharge(point, points, question) ??
    prepareNameBesideEquation(point, points) ??
    prepareSized(point) ??
    prepareSaidOfOther(point, question) ??
    prepareLetteredThing(point) ??
    prepareNamedOption(point, points, question) ??
    prepareFormulaInLetters(point, question);
  if (alone !== null) return alone;
  if (point.kind === 'formula') return prepareFormula(point, points, question);
  if (point.kind === 'code') return prepareCode(point, question);
  if (point.kind === 'translation') return prepareTranslation(point, points, question);
  if (point.kind === 'list') return prepareOrder(point, question);
  if (point.kind === 'choice') {
    const option = readChoice(point, question.questionText);
    const asked = asksForSeveral(question, points) ? points.length : 1;
    return option === null ? null : judgeChoice(option, asked, readOptions(question.questionText));
  }
  return null;
}

/**
 * Prepares the judges of a scheme, in the order of its points; each lettered part has separate
 * judges.
 */
export function prepareJudges(
  points: readonly PointOfKind[],
  question: KindQuestion,
  parts: readonly LetteredPart[] | null = null,
): JudgeAll {
  const whole = prepareTogether(points, question);
  return parts === null ? whole : prepareByParts(points, parts, whole, prepareTogether);
}

/**
 * Judges all points together, because a right final answer also earns the marks of its working, and
 * a slip carries forward.
 */
function prepareTogether(points: readonly PointOfKind[], question: KindQuestion): JudgeAll {
  const judges = points.map((point) => prepareOne(point, points, question));
  const judgeGrid = prepareGrid(points);
  const judgeNumbers = prepareNumbers(points, question);
  const worthOf = prepareWorthOfFigure(points, question);
  const judgeExpressions = prepareExpressions(points, question);
  const judgeTerms = prepareTerms(points, question);
  const isNothingAlone = asksWorking(question.scheme) && !isInParts(question.questionText);
  const mostAlone = worthAlone(points, question);
  const isWorkingAsked =
    asksWorking(question.scheme) || /\b(?:prove|show that)\b/i.test(question.questionText);
  const isAnswerEnough =
    !isInParts(question.questionText) &&
    question.conditions.some(
      (condition) =>
        (condition.kind === 'final-answer' || condition.kind === 'special-case') &&
        condition.marks >= question.maxMark,
    );
  const writeLoosely = prepareLoosely(points, question);
  return (written) => {
    const answer = writeLoosely(written);
    const cells = judgeGrid(answer);
    const terms = judgeTerms(answer);
    const numbers = judgeNumbers(answer);
    const expressions = judgeExpressions(answer);
    const verdicts = judges.map(
      (judge, index) =>
        cells[index] ??
        judge?.(answer) ??
        numbers[index] ??
        expressions[index] ??
        terms[index] ??
        null,
    );
    const listed = applyListPrinciple(verdicts, points, question, answer);
    if (isNothingAlone && (isAnswerAlone(answer) || givesOnlyExamples(answer, question.scheme)))
      return withoutMarks(listed);
    if (isWorkingAsked) return listed;
    const covered = coverMethods(listed, points);
    const all = isAnswerEnough ? coverAll(covered, points) : covered;
    const most = worthOf(answer) ?? (isAnswerAlone(answer) ? mostAlone : null);
    return most === null ? all : limitMarks(all, points, most);
  };
}

/**
 * Returns what a correct answer alone is worth, for "Correct answers only, no working: 2/5", if
 * every mark is for figures or their method.
 */
function worthAlone(points: readonly PointOfKind[], question: KindQuestion): number | null {
  const areFigures = points.every(
    ({ kind, role }) => kind === 'number' || kind === 'expression' || role === 'method',
  );
  const said = question.conditions.find(
    (one) => one.kind === 'final-answer' && one.marks > 0 && one.marks < question.maxMark,
  );
  const isSure = areFigures && !isInParts(question.questionText);
  return isSure && said?.kind === 'final-answer' ? said.marks : null;
}

/** Lets a right figure at the end earn every point of any kind: "Correct answer on its own = 3". */
function coverAll(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
): readonly (KindVerdict | null)[] {
  const last = points.findLastIndex(({ kind }) => kind === 'number' || kind === 'expression');
  const final = verdicts[last] ?? null;
  const isCarried = verdicts.some((verdict) => verdict?.finding === 'slip-carried-forward');
  return final?.share === 1 && !isCarried
    ? verdicts.map((verdict) => (verdict?.share === 1 ? verdict : final))
    : verdicts;
}

/** A figure other than the power of a unit: "m/s²", "m s–2". */
const HAS_FIGURE = /(?<!\p{L}(?:\s?\^?[⁻–−-])?)\d/u;

/**
 * Lets right results earn the method's marks: "x = 2" and "x = 5" alone show that the factors were
 * found.
 */
function coverMethods(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
): readonly (KindVerdict | null)[] {
  const results = verdicts.filter((_, at) => {
    const point = points[at];
    return (
      point?.role !== 'method' &&
      (point?.kind === 'expression' || (point?.kind === 'number' && HAS_FIGURE.test(point.text)))
    );
  });
  const right = results.filter((result) => result?.share === 1);
  const last = right.at(-1) ?? null;
  if (last === null) return verdicts;
  const areAll = right.length === results.length;
  const shown = methodsShown(verdicts, points);
  return verdicts.map((verdict, index) => {
    const point = points[index];
    const isMethod = point?.role === 'method' && verdict?.share !== 1;
    return ((areAll || shown.has(index)) && isMethod) ||
      (verdict?.share !== 1 && (isFormulaAlone(point) || isFormulaOf(point, points[index + 1])))
      ? last
      : verdict;
  });
}

/** Returns the methods without a judge that a right accuracy mark after them shows. */
function methodsShown(
  verdicts: readonly (KindVerdict | null)[],
  points: readonly PointOfKind[],
): ReadonlySet<number> {
  const shown = new Set<number>();
  for (const [index, verdict] of verdicts.entries()) {
    if (verdict?.share !== 1 || points[index]?.role !== 'accuracy') continue;
    const method = points.findLastIndex(({ role }, at) => at < index && role !== 'accuracy');
    if (points[method]?.role === 'method' && verdicts[method] === null) shown.add(method);
  }
  return shown;
}

/** True for "revenue − costs" before "= £45". */
const isFormulaOf = (point: PointOfKind | undefined, next: PointOfKind | undefined): boolean =>
  point?.kind === 'statement' &&
  next?.kind === 'number' &&
  /^\s*=/.test(next.text) &&
  /^[^\d=]*\p{L}{3}[\p{L} ]*\)?\s+[−–×÷*/+-]\s+\(?\p{L}{3}[^\d=]*$/u.test(point.text);

/**
 * True for "moment = force × distance", "v = fλ": a calculation with the right result has used it.
 * A formula that the question asks for is judged by itself.
 */
const isFormulaAlone = (point: PointOfKind | undefined): boolean =>
  point !== undefined &&
  point.kind !== 'expression' &&
  ((point.kind === 'statement' &&
    /\p{L}{3,}[^=:]*(?:=.*\p{L}{3,}.*[×÷*/]|:.*\p{L}{3,}.*[×÷*])/u.test(point.text)) ||
    /^\s*\p{L}[\p{L}\d₀-₉]?\s*=\s*(?=.*\p{L})[\p{L}₀-₉\s×÷*/()^²³½+−-]{2,20}$/u.test(point.text));
