import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { findGenotypes, type Genotype } from './judge-genotype.ts';

/**
 * Judges a cross of two parents: their genotypes, the gametes that they make, and the offspring's
 * genotypes.
 */

type Generation = 'parents' | 'gametes' | 'offspring';

const ASKS = /\b(?:genotypes?|alleles?|gametes?|genetic (?:diagram|cross)|punnett)\b/i;
const GENERATIONS: readonly (readonly [RegExp, Generation])[] = [
  [/\boffspring|\bchild(?:ren)?\b|\bprogeny\b|\bF[12]\b/i, 'offspring'],
  [/\bgametes?\b/i, 'gametes'],
  [/\bparents?\b|\bparental\b/i, 'parents'],
];
/** "F and f", "F / f", "F f": two alleles that a parent passes on. */
const HANDED_ON =
  /(?<![\p{L}\p{N}])([A-Za-z])(?:\s*(?:,|\/|&|\bor\b|\band\b)\s*|\s+)([A-Za-z])(?![\p{L}\p{N}'’])/gu;
const OF_PARENTS = /\b(?:parents?|mum|mother|dad|father|both)\b/i;
const MOST_WORDS = 9;
const SURE = { right: 0.88, wrong: 0.75, unclear: 0.5, carried: 0.75 } as const;

/** The target of a point about a cross. */
interface Cross {
  generation: Generation;
  wanted: readonly string[];
}

const alike = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join(' ') === other.toSorted().join(' ');

const distinct = (all: readonly string[]): string[] => [...new Set(all)];

function gametesIn(text: string): string[][] {
  return [...text.matchAll(HANDED_ON)]
    .map(([, one = '', other = '']) => [one, other])
    .filter(([one = '', other = '']) => one.toLowerCase() === other.toLowerCase());
}

function readCross({ text }: PointOfKind): Cross | null {
  const generation = GENERATIONS.find(([pattern]) => pattern.test(text))?.[1];
  const words = text.match(/\p{L}{3,}/gu) ?? [];
  if (generation === undefined || words.length > MOST_WORDS) return null;
  if (generation === 'gametes') {
    const [wanted] = gametesIn(text);
    return wanted === undefined ? null : { generation, wanted };
  }
  const wanted = findGenotypes(text).map(({ plain }) => plain);
  if (wanted.length === 0) return null;
  const isTwice = generation === 'parents' && wanted.length === 1;
  return { generation, wanted: isTwice ? [...wanted, ...wanted] : wanted };
}

/**
 * Splits "Ff × Ff", "mum is Ff and dad is Ff", "both are Ff" into the parents and the text after
 * them.
 */
function splitParents(
  answer: string,
  found: readonly Genotype[],
): { parents: string[]; rest: string[] } {
  const [first, second] = found;
  const all = found.map(({ plain }) => plain);
  if (first === undefined) return { parents: [], rest: all };
  const before = answer.slice(0, first.start).split('\n').at(-1) ?? '';
  const isNamed = OF_PARENTS.test(before) || OF_PARENTS.test(answer.slice(first.end).slice(0, 16));
  const between = second === undefined ? '' : answer.slice(first.end, second.start);
  const isCross = /^\s*[x×]\s*$/i.test(between);
  const isBoth = /\bboth\b/i.test(before) && !isCross && !/^\s*(?:and|,)\s*$/.test(between);
  if (isBoth) return { parents: [first.plain, first.plain], rest: all.slice(1) };
  if (second !== undefined && (isCross || isNamed))
    return { parents: [first.plain, second.plain], rest: all.slice(2) };
  return { parents: [], rest: all };
}

/** Returns the possible offspring of two parents. */
const offspringOf = (parents: readonly string[]): string[] => {
  const [one = '', other = ''] = parents;
  return [...one].flatMap((a) => [...other].map((b) => [a, b].toSorted().join('')));
};

const verdict = (share: number, sureness: number, answer: string): KindVerdict => ({
  share,
  sureness,
  spans: share > 0 ? [{ start: 0, end: answer.length }] : [],
  finding: share > 0 ? null : 'other-word',
});

function judgeOffspring(
  wanted: readonly string[],
  { parents, rest }: ReturnType<typeof splitParents>,
  answer: string,
  mayCarry: boolean,
): KindVerdict {
  const isRight = (these: readonly string[]): boolean =>
    rest.length >= these.length ? alike(rest, these) : alike(distinct(rest), distinct(these));
  const count = wanted.length;
  // "FF Ff Ff ff, so two are Ff": the first of them, or the last if the parents may precede them.
  const isAmongThem =
    alike(rest.slice(0, count), wanted) ||
    (parents.length === 0 && alike(rest.slice(-count), wanted));
  if (rest.length > 0 && (isRight(wanted) || isAmongThem)) return verdict(1, SURE.right, answer);
  const own = mayCarry && parents.length > 0 ? offspringOf(parents) : [];
  if (own.length > 0 && rest.length > 0 && alike(distinct(own), distinct(rest)))
    return { ...verdict(1, SURE.carried, answer), finding: 'slip-carried-forward' };
  return verdict(0, rest.length > 0 ? SURE.wrong : SURE.unclear, answer);
}

function judgeGametes(wanted: readonly string[], answer: string): KindVerdict {
  const given = gametesIn(answer);
  const areRight = given.length > 0 && given.every((pair) => alike(pair, wanted));
  return verdict(areRight ? 1 : 0, given.length > 1 ? SURE.right : SURE.unclear, answer);
}

/** Returns the judge of a point about one generation of a cross; null for other points. */
export function prepareCross(
  point: PointOfKind,
  { questionText, conditions }: KindQuestion,
): ((answer: string) => KindVerdict | null) | null {
  const cross = ASKS.test(questionText) && !point.isKindGiven ? readCross(point) : null;
  if (cross === null) return null;
  const { generation, wanted } = cross;
  const mayCarry =
    point.carriesErrors ||
    conditions.some(({ kind, line }) => kind === 'errors-carried-forward' && line === point.line);
  return (whole) => {
    const answer = whole.slice(0, 1000);
    if (generation === 'gametes')
      return gametesIn(answer).length === 0 ? null : judgeGametes(wanted, answer);
    const found = findGenotypes(answer);
    if (found.length === 0) return null;
    const split = splitParents(answer, found);
    if (generation === 'offspring') return judgeOffspring(wanted, split, answer, mayCarry);
    return alike(split.parents, wanted)
      ? verdict(1, SURE.right, answer)
      : verdict(0, split.parents.length > 0 ? SURE.wrong : SURE.unclear, answer);
  };
}
