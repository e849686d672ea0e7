import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { fitsTemplate, isEquivalent } from '../maths/equivalent.ts';
import { namesOf, type Expression } from '../maths/expression.ts';
import type { Working } from '../maths/read-working.ts';
import {
  COUNTS,
  judgeAddend,
  judgeExpression,
  judgeRelation,
  readTarget,
  SURE,
  termsOf,
  type Target,
} from './judge-target.ts';
import { squeeze } from './own-working.ts';

/** "One term correct", "two correct terms". */
const OWN_TERMS =
  /^\W*(?:any\s+)?(one|two|three|[1-3])\s+(?:correct\s+terms?|terms?\s+correct)\W*$/i;

interface Special {
  /** Null if this many terms of the answer's own expression are enough. */
  target: Target | null;
  ownTerms: number;
  /** A letter for any number: `k` of "4n + k". */
  constant: string | null;
  marks: number;
}

/** "4n + k, k ≠ 3", "y = mx + 5 with m ≠ 2": the excluded value is that of the full answer. */
const PROVISO =
  /[,;]?\s*(?:\(\s*)?(?:with|where)?\s*(?:any\s+)?\p{L}\s*(?:≠|!=|not\s+equal\s+to|is\s+not)\s*[-−]?[\d.]+\s*\)?/iu;

const PROSE = /\p{L}{3,}\s+(?:\p{L}+\s+)*\p{L}{3,}/u;

/**
 * Drops wordings in prose: "x(6x − 9y) or 3x(two terms with one wrong)" keeps only the first,
 * because no answer can be compared with the second.
 */
function withoutProse(text: string): string {
  const wordings = text.split(/\s+or\s+/);
  const plain = wordings.filter((wording) => !PROSE.test(wording));
  return plain.length > 0 ? plain.join(' or ') : text;
}

function findConstant(text: string, whole: string, names: ReadonlySet<string>): string | null {
  const letters = new Set(
    [...text.replaceAll(/\p{L}{3,}/gu, ' ').matchAll(/(?<!\p{L}\p{L})([a-z])/gu)].map(
      (match) => match[1] ?? '',
    ),
  );
  const named = /(\p{L})\s*(?:≠|!=|not\s+equal|is\s+not)/u.exec(whole)?.[1];
  const free = ['k', 'm', 'c'].find((letter) => letters.has(letter) && !names.has(letter));
  return named ?? free ?? null;
}

/**
 * Returns special cases, such as "B1 for x(6x + 9)", that earn part of the marks of the only point.
 */
export function readSpecials({ conditions }: KindQuestion, names: ReadonlySet<string>): Special[] {
  return conditions.flatMap((condition): Special[] => {
    if (condition.kind !== 'special-case') return [];
    const { marks } = condition;
    const own = OWN_TERMS.exec(condition.answer)?.slice(1).find(Boolean)?.toLowerCase();
    if (own !== undefined)
      return [{ target: null, ownTerms: COUNTS[own] ?? Number(own), constant: null, marks }];
    const text = withoutProse(condition.answer.replace(PROVISO, ''));
    const constant = findConstant(text, condition.answer, names);
    const all = constant === null ? names : new Set([...names, constant]);
    const target = readTarget(text, all, 'any');
    return target === null ? [] : [{ target, ownTerms: 0, constant, marks }];
  });
}

/**
 * Returns the verdict with the part of the marks that a wrong answer still earns by a special case.
 */
export function applySpecial(
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

/** Returns the sides of equations that a subject is equated with. */
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

/** True if this many terms of the wanted expression are in one of the answer's expressions. */
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
      : (target.relations.length > 0 &&
          judgeRelation(target, working, { asksSubject: true, isStep: false }).share === 1) ||
        (target.relations.length === 0 &&
          (judgeExpression(target, working, true).share === 1 ||
            (target.expressions.every((one) => termsOf(one).length > 1) &&
              judgeAddend(target, working).share === 1)));
