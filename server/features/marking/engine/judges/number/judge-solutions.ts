import type { KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { LIST_OF_VALUES, normal, pairsIn, plain, VALUE, valuesIn } from './named-values.ts';
import { asksWorking } from './asks-working.ts';
import { ofShare } from './number-verdicts.ts';

type Values = ReadonlyMap<string, string>;

/**
 * The values of several unknowns with their names, "x = 4, y = 2", or either of them: "x = 4 or y =
 * 2".
 */
interface Solutions {
  values: Values;
  isEnough: 'one' | 'all';
}

const SURE = {
  right: 0.92,
  inOrder: 0.75,
  part: 0.72,
  unnamed: 0.8,
  unshown: 0.6,
  wrong: 0.7,
} as const;

const NAMED = new RegExp(
  String.raw`(?<![\p{L}\d)])(?:\(\s*)?(\p{L})\s*=\s*\)?\s*(${VALUE})(?![\p{L}\d.(^²³*×÷/+])`,
  'gu',
);
const BETWEEN = /^(?:[\s,;.&()[\]]|\b(?:and|both|either|oe|cao|cso|isw|or)\b)*$/i;

/** Returns what a point asks for; null for anything but values of different names. */
export function readSolutions({ text }: Pick<PointOfKind, 'text'>): Solutions | null {
  const bare = plain(text);
  const found = [...bare.matchAll(NAMED)];
  const wanted = new Map(found.map(([, name = '', value = '']) => [name, normal(value)]));
  const rest = bare.replaceAll(NAMED, ' ');
  return BETWEEN.test(rest) && wanted.size > 1 && wanted.size === found.length
    ? { values: wanted, isEnough: /\bor\b/i.test(rest) ? 'one' : 'all' }
    : null;
}

/** "x = 12 ÷ 3 = 4": the end of a chain of equals signs. */
const CHAIN = new RegExp(
  String.raw`(?<![\p{L}\d)])(\p{L})\s*=(?:[^=\n,;.\p{L}]|\.(?=\d)){0,40}=\s*(${VALUE})(?![\p{L}\d.(^²³*×÷/+])`,
  'gu',
);

/** "7, 3" and "7 and 3": values in the order of the scheme's names. */
const BARE = /^[\s\d.,;/&()[\]-]*(?:and[\s\d.,;/&()[\]-]*)?$/;
const VALUE_ALONE = new RegExp(`(?<![\\d.])${VALUE}`, 'g');
const isBare = (answer: string): boolean => BARE.test(answer) && !/[([]/.test(answer);

/** "x = 3 y = 2" */
const RUN_ON = /(\d)[^\S\n]+(?=\p{L}\s*=)/gu;

/** Returns an answer's last value for each name; null if it has no names. */
function givenIn(answer: string, wanted: Values): Values | null {
  const given = new Map([...valuesIn(answer)].map(([name, values]) => [name, values.at(-1) ?? '']));
  for (const [, name = '', value = ''] of answer.matchAll(CHAIN)) given.set(name, normal(value));
  if ([...wanted.keys()].some((name) => given.has(name))) return given;
  const names = [...wanted.keys()];
  const pair = pairsIn(answer).at(-1)?.split(',');
  if (pair !== undefined) return inOrder(names.toSorted(), pair);
  return isBare(answer) ? inOrder(names, (answer.match(VALUE_ALONE) ?? []).map(normal)) : null;
}

function inOrder(names: readonly string[], values: readonly string[]): Values | null {
  return names.length === values.length
    ? new Map(names.map((name, at) => [name, values[at] ?? '']))
    : null;
}

const isWorkingShown = (answer: string): boolean =>
  /[=+×*÷/]/.test(answer.replaceAll(LIST_OF_VALUES, ' '));

/**
 * Judges a point for the values of several unknowns. If there is a mark for each value and more for
 * the method, right values earn theirs, and working with at least one of them earns the rest; one
 * mark for all values requires all of them.
 */
export function judgeSolutions(
  { values: wanted, isEnough }: Solutions,
  { marks }: PointOfKind,
  { scheme }: KindQuestion,
): (written: string) => KindVerdict | null {
  const needsWorking = asksWorking(scheme);
  return (written) => {
    const answer = plain(written).replaceAll(RUN_ON, '$1, ');
    const given = givenIn(answer, wanted);
    if (given === null) return marks === 1 ? ofShare(0, SURE.unnamed, 0) : null;
    const isShown = isWorkingShown(answer);
    if (needsWorking && !isShown) return ofShare(0, SURE.unshown, 0);
    const right = [...wanted].filter(([name, value]) => given.get(name) === value).length;
    if (right === wanted.size || (isEnough === 'one' && right > 0))
      return ofShare(1, isBare(answer) ? SURE.inOrder : SURE.right, written.length);
    if (right === 0 || marks < wanted.size)
      return isShown && marks > wanted.size ? null : ofShare(0, SURE.wrong, 0);
    const forMethod = isShown ? marks - wanted.size : 0;
    return ofShare((right + forMethod) / marks, SURE.part, written.length);
  };
}
