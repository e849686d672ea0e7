import type { Finding, JudgeAll, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { fitsTemplate, isEquivalent } from '../maths/equivalent.ts';
import { namesOf, type Expression } from '../maths/expression.ts';
import { readWorking, type Working } from '../maths/read-working.ts';
import { isSameRelation } from '../maths/same-relation.ts';
import { findNames } from '../number/number-scheme.ts';
import { squeeze, withoutGiven } from './own-working.ts';
import { formOf, isInForm, type ExpressionForm } from './form.ts';

type Relation = Working['relations'][number];

/** What a point of algebra asks for: an equation or inequality, or an expression. */
interface Target {
  relations: readonly Relation[];
  expressions: readonly Expression[];
  /** The name that stands alone on a side: `t = …` may be given as the other side alone. */
  subject: string | null;
  form: ExpressionForm;
  /** "Three of four terms": so many of the terms are enough; 0 where it says nothing of them. */
  leastTerms: number;
}

const SURE = { right: 0.94, step: 0.85, form: 0.8, wrong: 0.88, nothing: 0.88 } as const;

const TERMS =
  /\b(two|three|four|any \d|[2-5])\s+(?:(?:out\s+)?of\s+(?:the\s+)?(?:three|four|five|[3-6])\s+)?terms?\s+correct|\b(two|three)\s+correct\s+terms\b|^\W*(?:any\s+)?(two|three|four|[2-4])\s+of\s+(?=[^,]+,)/i;
/** "One term correct", "two correct terms". */
const OWN_TERMS =
  /^\W*(?:any\s+)?(one|two|three|[1-3])\s+(?:correct\s+terms?|terms?\s+correct)\W*$/i;
const COUNTS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 };
const CODES = /\b(?:[MAB]\d|oe|cao|isw|ft|for|or better|accept|allow)\b/g;

function readTarget(text: string, names: ReadonlySet<string>, form: ExpressionForm): Target | null {
  const bare = text.replaceAll(/\(\s*=\s*[-–−]?[\d.]+\s*\)/g, ' ');
  const parts = bare.replaceAll(CODES, ' ').split(/\s+or\s+|;|\s+\/\s+/);
  const workings = parts.map((part) => readWorking(part, { names }));
  const relations = workings.flatMap((working) =>
    working.relations.filter(({ left, right }) => namesOf(left).size + namesOf(right).size > 0),
  );
  const expressions = workings
    .flatMap(({ written }) => written.map(({ expression }) => expression))
    .filter((one) => namesOf(one).size > 0);
  if (relations.length === 0 && expressions.length === 0) return null;
  const subject =
    relations.flatMap(({ left }) => (left.type === 'name' ? [left.name] : []))[0] ?? null;
  const named = TERMS.exec(text)?.slice(1).find(Boolean)?.toLowerCase() ?? '';
  const leastTerms = named === '' ? 0 : (COUNTS[named] ?? Number(named));
  return { relations, expressions, subject, form, leastTerms };
}

/** "(a) 2x + 3 (b) …": part letters separate the answers and are not variables. */
const withoutLabels = (answer: string): string =>
  answer.replaceAll(/(?<=^|\s)\(?[a-d](?:\)|\.(?=\s))/g, (label) => '\n'.padEnd(label.length));

/** "Expand … and factorise …": the form of one part is not asked of what the other comes to. */
function inOwnForm(target: Target | null): Target | null {
  const [own] = target?.expressions ?? [];
  const isOther = target !== null && own !== undefined && !isInForm(own, target.form);
  return isOther ? { ...target, form: 'any' } : target;
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

/** `t` alone on one side, and not on the other. */
const isSolvedFor = ({ left, right }: Relation, name: string): boolean =>
  (left.type === 'name' && left.name === name && !namesOf(right).has(name)) ||
  (right.type === 'name' && right.name === name && !namesOf(left).has(name));

function judgeRelation(target: Target, working: Working, asksSubject: boolean): KindVerdict {
  const right = working.relations.filter((given) =>
    target.relations.some((wanted) => isSameRelation(wanted, given)),
  );
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
  const isSolvedWrong =
    target.subject !== null &&
    working.relations.some((one) => isSolvedFor(one, target.subject ?? ''));
  if (best !== undefined) return missed(isSolvedWrong ? 'other-value' : 'wrong-form');
  return missed(working.relations.length === 0 ? 'incomplete' : 'other-value');
}

/** The terms of a sum, each with its sign, where a scheme gives a mark for each of several. */
function termsOf(expression: Expression): Expression[] {
  if (expression.type !== 'operation' || !/[+-]/.test(expression.sign)) return [expression];
  const { left, right, sign } = expression;
  const turned: Expression[] =
    sign === '-' ? termsOf(right).map((of) => ({ type: 'negative', of })) : termsOf(right);
  return [...termsOf(left), ...turned];
}

function judgeTerm(target: Target, working: Working): KindVerdict {
  const found = working.written.find(({ expression }) =>
    termsOf(expression).some((term) => target.expressions.some((one) => isEquivalent(one, term))),
  );
  return found === undefined ? missed('other-value') : earned(found, SURE.step);
}

/** "Three of four terms correct: x², −x, 4x, −4". */
function judgeTerms({ expressions, leastTerms }: Target, working: Working): KindVerdict {
  const found = working.written.find(
    ({ expression }) =>
      expressions.filter((wanted) => termsOf(expression).some((term) => isEquivalent(wanted, term)))
        .length >=
        leastTerms - 1 && termsOf(expression).length > leastTerms,
  );
  return found === undefined ? missed('other-value') : earned(found, SURE.step);
}

function judgeExpression(target: Target, working: Working, isStep: boolean): KindVerdict {
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

/** Whether a point asks for the solution itself, such as `x < 4`, and not for a step to it. */
const isSolutionOf = ({ relations, subject }: Target): boolean =>
  subject !== null &&
  relations.every(({ left, right }) => namesOf(left).size + namesOf(right).size === 1);

/** A power typed without its sign, as in `x8`, may be meant either way. */
const isAmbiguous = (answer: string, names: ReadonlySet<string>): boolean =>
  [...answer.matchAll(/(\p{L})\d/gu)].some((match) => names.has(match[1] ?? ''));

interface Special {
  /** Null where so many of the terms of the answer itself are enough. */
  target: Target | null;
  ownTerms: number;
  /** A letter that stands for any number: `k` of "4n + k". */
  constant: string | null;
  marks: number;
}

/** "4n + k, k ≠ 3", "y = mx + 5 with m ≠ 2": what the letter must not be is the full answer. */
const PROVISO =
  /[,;]?\s*(?:\(\s*)?(?:with|where)?\s*(?:any\s+)?\p{L}\s*(?:≠|!=|not\s+equal\s+to)\s*[-−]?[\d.]+\s*\)?/iu;

function findConstant(text: string, whole: string, names: ReadonlySet<string>): string | null {
  const letters = new Set(
    [...text.matchAll(/(?<!\p{L}\p{L})([a-z])/gu)].map((match) => match[1] ?? ''),
  );
  const named = /(\p{L})\s*(?:≠|!=|not\s+equal)/u.exec(whole)?.[1];
  const free = ['k', 'm', 'c'].find((letter) => letters.has(letter) && !names.has(letter));
  return named ?? free ?? null;
}

/** "B1 for x(6x + 9)": what earns part of the marks of the only point; the question itself does not. */
function readSpecials({ conditions }: KindQuestion, names: ReadonlySet<string>): Special[] {
  return conditions.flatMap((condition): Special[] => {
    if (condition.kind !== 'special-case') return [];
    const { marks } = condition;
    const own = OWN_TERMS.exec(condition.answer)?.slice(1).find(Boolean)?.toLowerCase();
    if (own !== undefined)
      return [{ target: null, ownTerms: COUNTS[own] ?? Number(own), constant: null, marks }];
    const text = condition.answer.replace(PROVISO, '');
    const constant = findConstant(text, condition.answer, names);
    const all = constant === null ? names : new Set([...names, constant]);
    const target = readTarget(text, all, 'any');
    return target === null ? [] : [{ target, ownTerms: 0, constant, marks }];
  });
}

function applySpecial(
  verdict: KindVerdict,
  { marks }: PointOfKind,
  wanted: Target | null,
  working: Working,
  specials: ReturnType<typeof readSpecials>,
  answer: string,
  question: string,
): KindVerdict {
  if (verdict.share !== 0 || squeeze(question).includes(squeeze(answer))) return verdict;
  const special = specials.find((one) => judgeSpecial(one, working, wanted));
  if (special === undefined) return verdict;
  return { ...verdict, share: Math.min(1, special.marks / marks), sureness: SURE.form };
}

/** The side of an equation that a subject is put equal to. */
const sidesOf = (working: Working, subject: string | null): Expression[] =>
  subject === null
    ? working.written.map(({ expression }) => expression)
    : working.relations.flatMap(({ left, right }) =>
        left.type === 'name' && left.name === subject ? [right] : [],
      );

const judgeTemplate = (target: Target, constant: string, working: Working): boolean => {
  const templates =
    target.relations.length > 0 ? target.relations.map(({ right }) => right) : target.expressions;
  return templates
    .filter((template) => namesOf(template).size > 1)
    .some((template) =>
      sidesOf(working, target.subject).some((given) => fitsTemplate(template, constant, given)),
    );
};

/** Whether so many terms of the wanted expression stand in one of the answer. */
const hasTerms = (wanted: Target | null, count: number, working: Working): boolean =>
  (wanted?.expressions ?? []).some((one) =>
    working.written.some(({ expression }) => {
      const given = termsOf(expression);
      const met = termsOf(one).filter((term) => given.some((other) => isEquivalent(term, other)));
      return met.length >= count;
    }),
  );

const judgeSpecial = (
  { target, ownTerms, constant }: Special,
  working: Working,
  wanted: Target | null,
): boolean =>
  target === null
    ? hasTerms(wanted, ownTerms, working)
    : constant !== null
      ? judgeTemplate(target, constant, working)
      : (target.relations.length > 0 && judgeRelation(target, working, true).share === 1) ||
        (target.relations.length === 0 && judgeExpression(target, working, true).share === 1);

/** Makes the judge of all points of algebra ready; null for points of other kinds. */
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
  const last = targets.findLastIndex((target) => target !== null);
  const inTargets = targets.flatMap((target) =>
    (target?.expressions ?? []).flatMap((one) => [...namesOf(one)]),
  );
  const specials = readSpecials(question, new Set([...names, ...inTargets]));
  const hasParts = /\(a\)[^]*\(b\)/.test(questionText);
  return (given) => {
    const answer = hasParts ? withoutLabels(given) : given;
    const working = readWorking(answer, { names });
    const own = withoutGiven(working, answer, questionText);
    const verdicts = targets.map((target, index): KindVerdict | null => {
      if (target === null) return null;
      const verdict =
        target.relations.length > 0
          ? judgeRelation(target, working, asksSubject || isSolutionOf(target))
          : areTerms
            ? judgeTerm(target, working)
            : points[index]?.role === 'method'
              ? judgeExpression(target, own, true)
              : judgeExpression(target, target.form === form ? working : own, false);
      return verdict.share === 0 && isAmbiguous(answer, names)
        ? { ...verdict, share: null, sureness: 0 }
        : verdict;
    });
    const [only] = points;
    const [first] = verdicts;
    if (points.length === 1 && only !== undefined && first !== null && first !== undefined) {
      return [
        applySpecial(first, only, targets[0] ?? null, working, specials, answer, questionText),
      ];
    }
    const final = verdicts[last];
    // The right result shows that the steps before it were made.
    return final?.share === 1
      ? verdicts.map((verdict, index) =>
          verdict !== null && points[index]?.role === 'method' ? { ...final } : verdict,
        )
      : verdicts;
  };
}
