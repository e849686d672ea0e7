import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';

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

const VALUE = String.raw`-?\d+(?:\.\d+)?(?:\/\d+)?`;
const NEXT = String.raw`(?:\s*(?:,|;|or|and|&)\s*(?:or\s+|and\s+)?)`;
const LIST = String.raw`${VALUE}(?:${NEXT}${VALUE}(?!\s*[a-z=(^²³]|\.?\d))*`;
const GIVEN = new RegExp(
  String.raw`(?<![\p{L}\d)^'’])(\p{L})\s*=\s*(${LIST})(?![^\S\n]?(?:\p{L}(?!\p{L})|[(^²³*×÷/+]|-\s*\d)|[.]?\d)`,
  'gu',
);
const PAIR = new RegExp(String.raw`[([]\s*(${VALUE})\s*[,;]\s*(${VALUE})\s*[)\]]`, 'g');
const SURE = {
  right: 0.92,
  part: 0.8,
  step: 0.85,
  wrong: 0.86,
  nothing: 0.8,
  doubtful: 0.5,
} as const;

const plain = (text: string): string => text.replaceAll(/[–−—]/g, '-');

/** "1.50" and "3/2" are the same value. */
function normal(text: string): string {
  const [over = '', under = '1'] = text.split('/');
  return String(Math.round((Number(over) / Number(under)) * 1e6) / 1e6);
}

const pairsIn = (text: string): string[] =>
  [...text.matchAll(PAIR)].map(([, x = '', y = '']) => `${normal(x)},${normal(y)}`);

function valuesIn(text: string): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (const [, name = '', list = ''] of text.matchAll(GIVEN)) {
    const known = values.get(name) ?? [];
    values.set(name, [...known, ...list.split(new RegExp(NEXT)).map((one) => normal(one))]);
  }
  return values;
}

/** What a point asks for; null where it is not several values of one name, or several points. */
export function readRoots({ text }: Pick<PointOfKind, 'text'>): Roots | null {
  const bare = plain(text);
  const pairs = [...new Set(pairsIn(bare))];
  if (pairs.length > 1) return { name: null, wanted: pairs };
  if (pairs.length > 0) return null;
  const [given, ...others] = [...valuesIn(bare)];
  const wanted = [...new Set(given?.[1])];
  const rest = bare.replaceAll(GIVEN, ' ').replaceAll(/\p{L}['’]{1,2}\(\p{L}\)\s*=\s*0/gu, ' ');
  const hasMore = /\d\s*[+×÷*/^-]\s*\d|[=<>]\s*\S*\d/.test(rest);
  return given === undefined || others.length > 0 || wanted.length < 2 || hasMore
    ? null
    : { name: given[0], wanted };
}

const ROOT_ALONE = new RegExp(
  String.raw`^\s*(\p{L})\s*=\s*(${VALUE})\s*(?:\b(?:oe|cao|o\.e\.|and|or)\s*)?$`,
  'u',
);
const HAS_ROOTS = /\b(?:solve|solutions?|roots?|quadratic|equation|values? of)\b/i;

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
  return [...text.matchAll(GIVEN)].flatMap(([, name, value = '']) => {
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

const bareMaths = (text: string): string => plain(text).toLowerCase().replaceAll(/\s+/g, '');

/** "(x ± 7)" stands for either sign. */
const asPattern = (text: string): RegExp =>
  new RegExp(
    `(?<![\\d\\p{L}])${RegExp.escape(bareMaths(text)).replaceAll('±', '[+-]')}(?!\\d)`,
    'u',
  );

/** "M2 for (x + 7)(x – 2)": steps that earn a part of the marks, as they stand. */
function stepsIn(
  conditions: KindQuestion['conditions'],
  marks: number,
): (readonly [(shown: string) => boolean, number])[] {
  return conditions.flatMap((condition) => {
    if (condition.kind !== 'special-case' || condition.marks >= marks) return [];
    const step = condition.answer.replace(/[.;\s]+$/, '');
    if (!/\d/.test(step) || /\p{L}{3}/u.test(step) || step.length < LEAST_STEP) return [];
    const pattern = asPattern(step);
    return [[(shown: string) => pattern.test(shown), condition.marks] as const];
  });
}
const LEAST_STEP = 5;

const verdict = (share: number, sureness: number, end: number): KindVerdict => ({
  share,
  sureness,
  spans: share > 0 ? [{ start: 0, end }] : [],
  finding: share === 1 ? null : share > 0 ? 'incomplete' : 'other-value',
});

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
    if (share === 1) return verdict(1, SURE.right, written.length);
    const shown = bareMaths(written);
    const step = Math.max(0, ...forSteps.map(([seen, worth]) => (seen(shown) ? worth / marks : 0)));
    if (step > 0 && step >= share) return verdict(step, SURE.step, written.length);
    if (share === 0) return verdict(0, given.size > 0 ? SURE.wrong : SURE.nothing, 0);
    return verdict(marks >= wanted.length ? share : 0, SURE.part, written.length);
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
      return verdict(1, tooMany > 0 ? SURE.doubtful : SURE.right, answer.length);
    return carriesErrors && tooMany === 0
      ? null
      : verdict(0, tooMany > 0 ? SURE.doubtful : SURE.wrong, 0);
  };
