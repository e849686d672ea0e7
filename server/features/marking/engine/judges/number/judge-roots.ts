import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { LIST_OF_VALUES, normal, pairsIn, plain, VALUE, valuesIn } from './named-values.ts';
import { ofShare } from './number-verdicts.ts';

/** Several values of one unknown, or several points of a graph: all of them are one mark, or one each. */
interface Roots {
  /** Null for points of a graph. */
  name: string | null;
  wanted: readonly string[];
}

/** One of several values that have a mark each. */
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
/** "1.27 −2.77": what stood on two lines of its cell. */
const SIDE_BY_SIDE = new RegExp(
  String.raw`^\s*${VALUE}(?:\s+(?:-|(?<=\.\d{1,4}\s+))\d+(?:\.\d+)?(?:\/\d+)?)+\s*$`,
);

/** What a point asks for; null where it is not several values of one name, or several points. */
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

const ROOT_ALONE = new RegExp(
  String.raw`^\s*(\p{L})\s*=\s*(${VALUE})\s*(?:\b(?:oe|cao|o\.e\.|and|or)\s*)?$`,
  'u',
);

/** "x = 4" and "x = –3/2" with a mark each: this point's value, beside all of that name. Null of other points. */
export function readRootApart(
  { text, role }: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): RootApart | null {
  const [, name, value] = ROOT_ALONE.exec(plain(text)) ?? [];
  if (name === undefined || value === undefined || role === 'method') return null;
  const all = points.flatMap((point) => {
    const [, other, own] = point.role === role ? (ROOT_ALONE.exec(plain(point.text)) ?? []) : [];
    return other === name && own !== undefined ? [normal(own)] : [];
  });
  const wanted = [...new Set(all)];
  return HAS_ROOTS.test(questionText) && wanted.length > 1 && wanted.length === all.length
    ? { name, wanted, own: normal(value) }
    : null;
}

/** "2 and 5", where the answer names nothing. */
const bareValues = (text: string): string[] =>
  /^[\s\d.,;/-]*(?:(?:and|or|&)[\s\d.,;/-]*)*$/.test(text)
    ? (text.match(new RegExp(VALUE, 'g')) ?? []).map((one) => normal(one))
    : [];

/** "When x = 1 y = 10, when x = 2 y = 9": each y belongs to the x before it. */
function pairsInTurn(text: string): string[] {
  let x: string | null = null;
  return [...text.matchAll(LIST_OF_VALUES)].flatMap(([, name, value = '']) => {
    if (name === 'x') x = value;
    return name === 'y' && x !== null ? [`${normal(x)},${normal(value)}`] : [];
  });
}

/** What the answer gives of what is asked for. */
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

/** "(x ± 7)" stands for either sign, and "√65" for "√(65)". */
const asPattern = (text: string): RegExp =>
  new RegExp(
    `(?<![\\d\\p{L}])${RegExp.escape(bareMaths(text)).replaceAll('±', '[+±-]')}(?!\\d)`,
    'u',
  );

/** "M2 for (x + 7)(x – 2)": steps that earn a part of the marks, as they stand; of a mark for each, the later earns the earlier. */
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

/** Judges such a point: with a mark for each, each counts; else all are needed. */
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

/** "1.67" is 5/3 to three figures. */
const isRootGiven = (wanted: string, given: string): boolean =>
  given === wanted ||
  (given.replaceAll(/[^\d]/g, '').replace(/^0+/, '').length >= LEAST_FIGURES &&
    Number(Number(wanted).toFixed(given.split('.')[1]?.length ?? 0)) === Number(given));
const LEAST_FIGURES = 3;

/**
 * Judges a point for one of the values: in any order, with or without its name; each value too many costs one that is
 * right. Null where the answer gives none, or where a wrong one may follow from its own working.
 */
export const judgeRootApart =
  (roots: RootApart, { carriesErrors }: PointOfKind) =>
  (answer: string): KindVerdict | null => {
    const given = [...new Set(givenIn(plain(answer), roots))];
    if (given.length === 0) return null;
    const right = roots.wanted.filter((one) => given.some((it) => isRootGiven(one, it)));
    const tooMany = Math.max(0, given.length - roots.wanted.length);
    const counted = right.slice(0, Math.max(0, right.length - tooMany));
    if (counted.includes(roots.own))
      return ofShare(1, tooMany > 0 ? SURE.doubtful : SURE.right, answer.length);
    return carriesErrors && tooMany === 0
      ? null
      : ofShare(0, tooMany > 0 ? SURE.doubtful : SURE.wrong, 0);
  };
