import {
  cannotTell,
  type JudgeOne,
  type KindQuestion,
  type KindVerdict,
  type PointOfKind,
} from '../judge.ts';
import { plainValue, readRows, readTrace, withoutRepeats } from './read-trace.ts';

/**
 * "column x: 3, 6, 12", "column total: 0, 3, …" and "column total: …, 9": a variable's values, as
 * written by `rewriteTrace`.
 */
const POINT =
  /^column ([\p{L}_][\p{L}\d_[\]]*):\s*(…,\s*)?([^…]+?)(,\s*…)?(?:\s*\(as their (\S+)\))?$/u;

/** "row x = 6, total = 3": values in the same row. */
const ROW = /^row ((?:[^\s=,]+ = [^,]+)(?:, [^\s=,]+ = [^,]+)+)$/u;

const readRow = ({ text }: Pick<PointOfKind, 'text'>): (readonly [string, string])[] =>
  (ROW.exec(text.trim())?.[1] ?? '').split(', ').flatMap((pair) => {
    const [name, value] = pair.split(' = ');
    return name !== undefined && value !== undefined ? [[name, plainValue(value)] as const] : [];
  });

const SURE = { right: 0.9, wrong: 0.6, absent: 0.5, apart: 0.6 } as const;

interface Wanted {
  name: string;
  values: readonly string[];
  isFromStart: boolean;
  isToEnd: boolean;
  /** The variable whose last value, right or wrong, is accepted too. */
  follows: string | null;
}

function readPoint({ text }: Pick<PointOfKind, 'text'>): Wanted | null {
  const [, name, before, values = '', after, follows = null] = POINT.exec(text.trim()) ?? [];
  if (name === undefined) return null;
  return {
    name,
    values: values.split(/,\s*/).map((value) => plainValue(value)),
    isFromStart: before === undefined,
    isToEnd: after === undefined,
    follows,
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((value, at) => value === other[at]);

function isMet({ values, isFromStart, isToEnd }: Wanted, all: readonly string[]): boolean {
  const wanted = withoutRepeats(values);
  const given = withoutRepeats(all);
  if (isFromStart && isToEnd) return isSame(wanted, given);
  return isFromStart
    ? isSame(wanted, given.slice(0, wanted.length))
    : isSame(wanted, given.slice(-wanted.length));
}

const met = (answer: string, sureness: number): KindVerdict => ({
  share: 1,
  sureness,
  spans: [{ start: 0, end: answer.length }],
  finding: null,
});

const missed = (sureness: number): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding: 'other-value',
});

/** Judges a row: its values must be in one row, or be given one after another. */
function judgeRow(row: readonly (readonly [string, string])[], names: readonly string[]): JudgeOne {
  return (answer) => {
    const text = answer.slice(0, 4000);
    const trace = readTrace(text, names);
    if (trace.size === 0) return cannotTell;
    const isThere = row.every(([name, value]) => trace.get(name)?.includes(value) === true);
    const isBeside = readRows(text, names).some((one) =>
      row.every(([name, value]) => one.get(name) === value),
    );
    return isThere ? met(answer, isBeside ? SURE.right : SURE.apart) : missed(SURE.wrong);
  };
}

/** Returns the judge of a column or a row of a trace table; null for other points. */
export function prepareTrace(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): JudgeOne | null {
  if (!/\btrac(?:e|ing)\b/i.test(questionText)) return null;
  const all = points.flatMap((one) => readPoint(one) ?? []);
  const inRows = points.flatMap((one) => readRow(one).map(([name]) => name));
  const names = [
    ...new Set([...all.flatMap(({ name, follows }) => [name, follows ?? name]), ...inRows]),
  ];
  const row = readRow(point);
  if (row.length > 1) return judgeRow(row, names);
  const wanted = readPoint(point);
  if (wanted === null) return null;
  return (answer) => {
    const trace = readTrace(answer.slice(0, 4000), names);
    if (trace.size === 0) return cannotTell;
    const given = trace.get(wanted.name);
    if (given === undefined) return missed(SURE.absent);
    const own = trace.get(wanted.follows ?? '')?.at(-1);
    const isCarried = own !== undefined && given.length === 1 && given[0] === own;
    return isMet(wanted, given) || isCarried ? met(answer, SURE.right) : missed(SURE.wrong);
  };
}
