import type { JudgeAll, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { isEquivalent } from '../maths/equivalent.ts';
import { namesOf, type Expression } from '../maths/expression.ts';
import { readWorking } from '../maths/read-working.ts';
import { findNames } from '../number/unknown-names.ts';
import { applySpecial, readSpecials } from './expression-specials.ts';
import { formOf, isInForm } from './form.ts';
import {
  EITHER_SIGN,
  judgeAddend,
  judgeExpression,
  judgeRelation,
  judgeTerm,
  readTarget,
  SURE,
  termsOf,
  type Target,
} from './judge-target.ts';
import { allowsOneTerm, hasOneTerm } from './one-term-right.ts';
import { withoutGiven } from './own-working.ts';
import { chargeSpoilt, ignoresLater } from './spoilt-answer.ts';
import { giveWorthBeside } from './worth-beside.ts';

/**
 * Blanks out part letters: in "(a) 2x + 3 (b) …" they separate the answers and are not variables.
 */
const withoutLabels = (answer: string): string =>
  answer.replaceAll(/(?<=^|\s)\(?[a-d](?:\)|\.(?=\s))/g, (label) => '\n'.padEnd(label.length));

/**
 * Drops a form that the result itself does not have: in "Expand … and factorise …" it belongs to
 * another part.
 */
function inOwnForm(target: Target | null): Target | null {
  const [own] = target?.expressions ?? [];
  const isOther = target !== null && own !== undefined && !isInForm(own, target.form);
  return isOther ? { ...target, form: 'any' } : target;
}

/** True if a point is a term of the result: "Either 12x³ or 2x⁻²" above "12x³ + 2x⁻²". */
function isTermOf(target: Target | null, whole: Target | null | undefined): boolean {
  const terms = whole?.expressions.flatMap((one) => termsOf(one)) ?? [];
  return (
    target !== null &&
    terms.length > 1 &&
    target.relations.length === 0 &&
    target.expressions.every((one) => terms.some((term) => isEquivalent(one, term)))
  );
}

const sumOf = (expressions: readonly Expression[]): Expression | null =>
  expressions.reduce<Expression | null>(
    (left, right) => (left === null ? right : { type: 'operation', sign: '+', left, right }),
    null,
  );

/**
 * Returns which points are parts whose sum is the result: "6x + 15", "−2x + 8" and finally "4x +
 * 23".
 */
function findAddends(targets: readonly (Target | null)[], last: number): readonly boolean[] {
  const result = targets[last]?.expressions[0];
  const before = targets.slice(0, last).map((target) => target?.expressions[0] ?? null);
  const parts = before.filter((one) => one !== null);
  const sum = sumOf(parts);
  const areAddends =
    parts.length > 1 &&
    result !== undefined &&
    sum !== null &&
    termsOf(result).length > 1 &&
    isEquivalent(sum, result);
  return targets.map((target, at) => areAddends && at < last && target?.relations.length === 0);
}

/** True if a point asks for the solution itself, such as `x < 4`, and not for a step to it. */
const isSolutionOf = ({ relations, subject }: Target): boolean =>
  subject !== null &&
  relations.every(({ left, right }) => namesOf(left).size + namesOf(right).size === 1);

/** True if a power was typed without its sign, as in `x8`, and may be read either way. */
const isAmbiguous = (answer: string, names: ReadonlySet<string>): boolean =>
  [...answer.matchAll(/(\p{L})\d/gu)].some((match) => names.has(match[1] ?? ''));

/** True if a formula's letter is alone on one side of a point's equation. */
const isSolved = (target: Target | null | undefined): boolean =>
  target !== null && target !== undefined && target.relations.length > 0 && target.subject !== null;

/**
 * Returns which points are steps of a rearrangement: the equations before the one for the subject.
 * All of them are the same equation, so only their sides distinguish them.
 */
function findSteps(targets: readonly (Target | null)[], points: readonly PointOfKind[]): boolean[] {
  const last = targets.findLastIndex((target) => target !== null && target.relations.length > 0);
  const subject = targets[last]?.subject;
  return targets.map(
    (target, at) =>
      points[at]?.role === 'method' ||
      (at < last &&
        isSolved(targets[last]) &&
        target !== null &&
        target.relations.length > 0 &&
        target.subject !== subject),
  );
}

/** Gives each missed step of a rearrangement the verdict of a later step that is right. */
function coverSteps(
  verdicts: readonly (KindVerdict | null)[],
  isStep: readonly boolean[],
): (KindVerdict | null)[] {
  return verdicts.map((verdict, at) => {
    const later = verdicts.findLast(
      (one, other) => other > at && isStep[other] === true && one?.share === 1,
    );
    return verdict?.share === 0 && isStep[at] === true && later ? { ...later } : verdict;
  });
}

/** Prepares the judge of all algebra points; it returns null for points of other kinds. */
export function prepareExpressions(
  points: readonly PointOfKind[],
  question: KindQuestion,
): JudgeAll {
  const { questionText } = question;
  const names = findNames(questionText, points.map(({ text }) => text).join('\n'));
  const form = formOf(questionText);
  const asksSubject = /\bsubject|rearrange/i.test(questionText);
  const targets = points.map((point) =>
    point.kind === 'expression'
      ? inOwnForm(readTarget(point.text, names, point.role === 'method' ? 'any' : form))
      : null,
  );
  if (targets.every((target) => target === null)) return () => points.map(() => null);
  const accuracy = targets.filter(
    (target, index) =>
      target !== null && target.relations.length === 0 && points[index]?.role !== 'method',
  );
  const areTerms =
    accuracy.length > 1 &&
    accuracy.every((target) => target?.expressions.every((one) => termsOf(one).length === 1));
  const isTerm = targets.map(
    (target, at) => isTermOf(target, targets.at(-1)) && at + 1 < targets.length,
  );
  const last = targets.findLastIndex((target) => target !== null);
  const isAddend = findAddends(targets, last);
  const inTargets = targets.flatMap((target) =>
    (target?.expressions ?? []).flatMap((one) => [...namesOf(one)]),
  );
  // "3xy" is x times y if the scheme has both.
  const allNames = new Set([...names, ...inTargets]);
  const isStep = asksSubject ? findSteps(targets, points) : [];
  const specials = readSpecials(question, allNames);
  const hasParts = /\(a\)[^]*\(b\)/.test(questionText);
  const givesOneTerm = allowsOneTerm(question.scheme);
  const isLaterIgnored = ignoresLater(question.scheme);
  const hasEitherSign = points.some(({ text }) => text.search(EITHER_SIGN) >= 0);
  return (given) => {
    const parted = hasParts ? withoutLabels(given) : given;
    const answer = hasEitherSign ? parted.replaceAll('±', ' ') : parted;
    const working = readWorking(answer, { names: allNames });
    const own = withoutGiven(working, answer, questionText);
    const judged = targets.map((target, index): KindVerdict | null => {
      if (target === null) return null;
      const verdict =
        target.relations.length > 0
          ? judgeRelation(
              target,
              working,
              {
                asksSubject: asksSubject || isSolutionOf(target),
                isStep: isStep[index] === true,
              },
              points[index]?.carriesErrors,
            )
          : areTerms || isTerm[index]
            ? judgeTerm(target, working)
            : isAddend[index]
              ? judgeAddend(target, working)
              : points[index]?.role === 'method'
                ? judgeExpression(target, own, true)
                : judgeExpression(target, target.form === form ? working : own, false);
      return verdict.share === 0 && isAmbiguous(answer, names)
        ? { ...verdict, share: null, sureness: 0 }
        : verdict;
    });
    const verdicts = coverSteps(judged, isStep);
    const [only] = points;
    const [first] = verdicts;
    if (points.length === 1 && only !== undefined && first !== null && first !== undefined) {
      const target = targets[0] ?? null;
      const judgedSo = applySpecial(first, only, target, working, specials, answer, questionText);
      const isPart = givesOneTerm && judgedSo.share === 0 && only.marks > 1;
      return isPart && target !== null && hasOneTerm(target, working)
        ? [{ ...judgedSo, share: 1 / only.marks, sureness: SURE.form }]
        : [isLaterIgnored ? judgedSo : chargeSpoilt(judgedSo, only, target, working)];
    }
    if (verdicts[last]?.share !== 1) return giveWorthBeside(verdicts, points, question, parted);
    const final = verdicts[last];
    if (final === null || final === undefined) return verdicts;
    // The right result shows that the steps before it were made.
    return verdicts.map((verdict, index) => {
      if (verdict === null) return null;
      if (isAddend[index] || isStep[index] || points[index]?.role === 'method') return { ...final };
      const point = index === last ? points[index] : undefined;
      return point === undefined || isLaterIgnored
        ? verdict
        : chargeSpoilt(verdict, point, targets[index] ?? null, working);
    });
  };
}
