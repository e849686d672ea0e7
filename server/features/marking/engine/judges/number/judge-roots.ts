import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { LIST_OF_VALUES, normal, pairsIn, plain, VALUE, valuesIn } from './named-values.ts';
import { ofShare } from './number-verdicts.ts';

/**
 * Several values of one unknown, or several points of a graph: one mark for all of them, or one
 * each.
 */
interface Roots {
  /** Null for points of a graph. */
  name: string | null;
  wanted: readonly string[];
}

/** One of several values that each have a mark. */
interface RootApart extends Roots {
  own: string;
}

const SURE = {
  right: 0.92,
  part: 0.8,
  step: 0.85,
  wrong: 0.86,
  nothing: 0.8,
  doubtful: 0.5,
} as const;

const HAS_ROOTS = /\b(?:solve|solutions?|roots?|quadratic|equation|values? of)\b/i;
/** "1.27 −2.77": values that were on two lines of their cell. */
const SIDE_BY_SIDE = new RegExp(
  String.raw`^\s*${VALUE}(?:\s+(?:-|(?<=\.\d{1,4}\s+))\d+(?:\.\d+)?(?:\/\d+)?)+\s*$`,
);

/**
 * Returns what a point asks for; null if it is not several values of one name, or several points.
 */
export function readRoots(
  { text }: Pick<PointOfKind, 'text'>,
  { questionText }: Pick<KindQuestion, 'questionText'>,
): Roots | null {
  const bare = plain(text);
  if (SIDE_BY_SIDE.test(bare) && HAS_ROOTS.test(questionText)) {
    const name = /\b([a-z])\s*(?:²|\^2)/.exec(questionText)?.[1] ?? 'x';
    const found = (bare.match(new RegExp(VALUE, 'g')) ?? []).map((one) => normal(one));
    return { name, wanted: [...new Set(found)] };
  }
  const pairs = [...new Set(pairsIn(bare))];
  if (pairs.length > 1) return { name: null, wanted: pairs };
  if (pairs.length > 0) return null;
  const [given, ...others] = [...valuesIn(bare)];
  const wanted = [...new Set(given?.[1])];
  const rest = bare
    .replaceAll(LIST_OF_VALUES, ' ')
    .replaceAll(/\p{L}['’]{1,2}\(\p{L}\)\s*=\s*0/gu, ' ');
  const hasMore = /\d\s*[+×÷*/^-]\s*\d|[=<>]\s*\S*\d/.test(rest);
  return given === undefined || others.length > 0 || wanted.length < 2 || hasMore
    ? null
    : { name: given[0], wanted };
}

/** "0 ≤ x ≤ 360": the unknown of angles that are given without its name. */
const OF_RANGE = /[<≤]\s*(\p{L})\s*[<≤]/u;
const DEGREES = /(?<=\d)\s*(?:\(°\)|°|degrees?\b)/gi;
/** "cos⁻¹(0.5) =" in front of its angle, and "cos x = 0.5", which is none. */
const INVERSE =
  /(?:arc(?:sin|cos|tan)|(?:sin|cos|tan)\s*(?:\^?\s*\(?-1\)?|⁻¹))\s*\(?[^()=\s]*\)?\s*=\s*/gi;
const OF_ANGLE = new RegExp(
  String.raw`(?:sin|cos|tan)\s*\(?\p{L}\)?\s*=\s*(?:${VALUE}|½|√\d+)`,
  'giu',
);
const withoutDegrees = (text: string): string =>
  plain(text).replaceAll(DEGREES, '').replaceAll(INVERSE, '').replaceAll(OF_ANGLE, ' ');

const ROOT_ALONE = new RegExp(
  String.raw`^\s*(?:(\p{L})\s*=\s*)?(${VALUE})\s*(?:\b(?:oe|cao|o\.e\.|and|or)\s*)?(?:\bft\b.*)?$`,
  'u',
);

/**
 * Returns this point's value and all those of the same name, if each has a mark: "x = 4" and "x =
 * –3/2", or "60°" and "300°" for an unknown in a range. Returns null for other points.
 */
export function readRootApart(
  { text, role }: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): RootApart | null {
  const unknown = OF_RANGE.exec(questionText)?.[1];
  const [, name = unknown, value] = ROOT_ALONE.exec(withoutDegrees(text)) ?? [];
  if (name === undefined || value === undefined || role === 'method') return null;
  const all = points.flatMap((point) => {
    const found = point.role === role ? ROOT_ALONE.exec(withoutDegrees(point.text)) : null;
    const [, other = unknown, own] = found ?? [];
    return other === name && own !== undefined ? [normal(own)] : [];
  });
  const wanted = [...new Set(all)];
  return HAS_ROOTS.test(questionText) && wanted.length > 1 && wanted.length === all.length
    ? { name, wanted, own: normal(value) }
    : null;
}

/** Returns values without names, "2 and 5". */
const bareValues = (text: string): string[] =>
  /^[\s\d.,;/-]*(?:(?:and|or|&)[\s\d.,;/-]*)*$/.test(text)
    ? (text.match(new RegExp(VALUE, 'g')) ?? []).map((one) => normal(one))
    : [];

/** Pairs each y with the x before it: "When x = 1 y = 10, when x = 2 y = 9". */
function pairsInTurn(text: string): string[] {
  let x: string | null = null;
  return [...text.matchAll(LIST_OF_VALUES)].flatMap(([, name, value = '']) => {
    if (name === 'x') x = value;
    return name === 'y' && x !== null ? [`${normal(x)},${normal(value)}`] : [];
  });
}

/** Returns the values or points in an answer. */
function givenIn(answer: string, { name }: Roots): string[] {
  const pairs = pairsIn(answer);
  const values = valuesIn(answer);
  if (name === null) {
    const [xs = [], ys = []] = [values.get('x'), values.get('y')];
    const joined = xs.length === ys.length ? xs.map((x, at) => `${x},${ys[at]}`) : [];
    return [pairs, joined].find((found) => found.length > 0) ?? pairsInTurn(answer);
  }
  const own = values.get(name);
  if (own !== undefined) return own;
  const sides = pairs.map((pair) => pair.split(',')[name === 'y' ? 1 : 0] ?? '');
  return /^[xy]$/.test(name) && sides.length > 0 ? sides : bareValues(answer.trim());
}

const bareMaths = (text: string): string =>
  plain(text).toLowerCase().replaceAll(/\s+/g, '').replaceAll('sqrt', '√').replaceAll('+/-', '±');

/** Returns a pattern in which "(x ± 7)" matches either sign, and "√65" matches "√(65)". */
const asPattern = (text: string): RegExp =>
  new RegExp(
    `(?<![\\d\\p{L}])${RegExp.escape(bareMaths(text)).replaceAll('±', '[+±-]')}(?!\\d)`,
    'u',
  );

/**
 * Returns steps that earn part of the marks, "M2 for (x + 7)(x – 2)", as literal text; if each is
 * worth one mark, a later step also earns the earlier ones.
 */
function stepsIn(
  conditions: KindQuestion['conditions'],
  marks: number,
): (readonly [(shown: string) => boolean, number])[] {
  const cases = conditions.filter((condition) => condition.kind === 'special-case');
  const isLadder = cases.length === marks && cases.every((one) => one.marks === 1);
  return cases.flatMap((condition, at) => {
    const worth = isLadder ? at + 1 : condition.marks;
    if (worth >= marks) return [];
    const step = condition.answer.replace(/(?:\s*\b(?:oe|o\.e\.|soi)\b)?[.;\s]*$/, '');
    if (!/\d/.test(step) || /\p{L}{3}/u.test(step) || step.length < LEAST_STEP) return [];
    // "−3 ± √65 / 4" is read as (−3 ± √65)/4, and brackets around letters as factors.
    const bracketless = /\p{L}/u.test(step) ? /^$/g : /[()]/g;
    const pattern = asPattern(step.replaceAll(bracketless, ''));
    return [[(shown: string) => pattern.test(shown.replaceAll(bracketless, '')), worth] as const];
  });
}
const LEAST_STEP = 5;

/**
 * Judges a point for several values of one unknown: if it has a mark for each value, each counts;
 * otherwise all are needed.
 */
export function judgeRoots(
  roots: Roots,
  { marks }: PointOfKind,
  { conditions }: KindQuestion,
): JudgeOne {
  const { wanted } = roots;
  const forSteps = stepsIn(conditions, marks);
  return (written) => {
    const given = new Set(givenIn(plain(written), roots));
    const right = wanted.filter((one) => given.has(one)).length;
    const tooMany = Math.max(0, given.size - wanted.length);
    const share = Math.max(0, right - tooMany) / wanted.length;
    if (share === 1) return ofShare(1, SURE.right, written.length);
    const shown = bareMaths(written);
    const step = Math.max(0, ...forSteps.map(([seen, worth]) => (seen(shown) ? worth / marks : 0)));
    if (step > 0 && step >= share) return ofShare(step, SURE.step, written.length);
    if (share === 0) return ofShare(0, given.size > 0 ? SURE.wrong : SURE.nothing, 0);
    return ofShare(
      marks >= wanted.length ? Math.floor(share * marks) / marks : 0,
      SURE.part,
      written.length,
    );
  };
}

/** True for "1.67" as 5/3, to three figures or more. */
const isRootGiven = (wanted: string, given: string): boolean =>
  given === wanted ||
  (given.replaceAll(/[^\d]/g, '').replace(/^0+/, '').length >= LEAST_FIGURES &&
    Number(Number(wanted).toFixed(given.split('.')[1]?.length ?? 0)) === Number(given));
const LEAST_FIGURES = 3;

/**
 * Judges a point for one of the values: in any order, with or without its name; each excess value
 * costs one that is right. Returns null if the answer gives none, or if a wrong one may follow from
 * the answer's own working.
 */
export const judgeRootApart =
  (roots: RootApart, { carriesErrors }: PointOfKind) =>
  (answer: string): KindVerdict | null => {
    const given = [...new Set(givenIn(withoutDegrees(answer), roots))];
    if (given.length === 0) return null;
    const right = roots.wanted.filter((one) => given.some((it) => isRootGiven(one, it)));
    const tooMany = Math.max(0, given.length - roots.wanted.length);
    const counted = right.slice(0, Math.max(0, right.length - tooMany));
    if (counted.includes(roots.own))
      return ofShare(1, tooMany > 0 ? SURE.doubtful : SURE.right, answer.length);
    // "360 − 60 = 300"
    const isResult = new RegExp(`=\\s*${RegExp.escape(roots.own)}(?![\\d.])`).test(answer);
    if (isResult && tooMany === 0) return ofShare(1, SURE.step, answer.length);
    return carriesErrors && tooMany === 0
      ? null
      : ofShare(0, tooMany > 0 ? SURE.doubtful : SURE.wrong, 0);
  };
