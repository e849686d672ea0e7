import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { gcd } from '../maths/gcd.ts';
import { formsOf } from './asked-forms.ts';

/** Coordinates, ratios and times of day: several figures that form one answer. */
const TUPLE = /^\(\s*([-−]?[\d.]+)\s*,\s*([-−]?[\d.]+)\s*\)$/;
const RATIO = /^[\d.]+(?:\s*:\s*[\d.]+)+$/;
/** "3 : 1", "3 to 1" and "3 tall : 1 short". */
const NAMED_RATIO =
  /[\d.]+(?:\s+\p{L}{2,20})?(?:\s*(?::|\bto\b)\s*[\d.]+(?:\s+\p{L}{2,20}(?=\s*:))?)+/gu;
const CLOCK = /^(\d{1,2})\s*[:.]\s*(\d{2})\s*([ap]\.?m\.?)?$/i;
/** "1435" */
const FOUR_FIGURES = /^([01]\d|2[0-3])([0-5]\d)$/;
/** "x = 3, y = –2" */
const NAMED_TUPLE = /^x\s*=\s*([-−–]?[\d.]+)\s*(?:,|;|and)\s*y\s*=\s*([-−–]?[\d.]+)$/i;
const ASKS_POINT = /\b(?:coordinates?|vertex|turning point|intersect\w*|midpoint|point)\b/i;

const nothing = (finding: KindVerdict['finding'], sureness = 0.9): KindVerdict => ({
  share: 0,
  sureness,
  spans: [],
  finding,
});

function right(match: RegExpMatchArray, sureness = 0.93): KindVerdict {
  const start = match.index ?? 0;
  return { share: 1, sureness, spans: [{ start, end: start + match[0].length }], finding: null };
}

const toNumber = (text: string | undefined): number => Number((text ?? '').replace(/[−–]/, '-'));
const numbersOf = (text: string): number[] =>
  (text.match(/[-−]?\d+(?:\.\d+)?/g) ?? []).map((figure) => toNumber(figure));

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length &&
  a.every((value, index) => Math.abs(value - (b[index] ?? Number.NaN)) < 1e-9);

function judgeTuple(wanted: readonly number[]): JudgeOne {
  return (answer) => {
    const text = answer.slice(0, 2000);
    const pairs = [...text.matchAll(/[-−]?\d+(?:\.\d+)?\s*,\s*[-−]?\d+(?:\.\d+)?/g)];
    const named = /x\s*(?:=|is)\s*([-−]?[\d.]+)\b.{0,20}?y\s*(?:=|is)\s*([-−]?[\d.]+)/i.exec(text);
    if (named !== null) {
      const given = [toNumber(named[1]), toNumber(named[2])];
      return isSame(given, wanted) ? right(named) : nothing('other-value');
    }
    const last = pairs.at(-1);
    if (last === undefined) return nothing('incomplete', 0.85);
    return isSame(numbersOf(last[0]), wanted) ? right(last) : nothing('other-value');
  };
}

const ratioIn = (answer: string): RegExpMatchArray | undefined =>
  [...answer.slice(0, 2000).matchAll(NAMED_RATIO)].at(-1);

function judgeRatio(wanted: readonly number[], isSimplest: boolean): JudgeOne {
  return (answer) => {
    const found = ratioIn(answer);
    if (found === undefined) return nothing('wrong-form', 0.85);
    const given = numbersOf(found[0]);
    const factor = (given[0] ?? 0) / (wanted[0] ?? 1);
    const isEqual = isSame(
      given,
      wanted.map((value) => value * factor),
    );
    if (!isEqual)
      return nothing(isSame(given.toReversed(), wanted) ? 'order-wrong' : 'other-value');
    // "8 : 12" on the way to "2 : 3" need not be in simplest form.
    const isAsked = isSimplest && wanted.reduce((one, other) => gcd(one, other)) === 1;
    return isAsked && Math.abs(factor - 1) > 1e-9 ? nothing('not-simplest') : right(found);
  };
}

/** Returns minutes after midnight; both possible times without "am" or "pm". */
function minutesOf([, hours, minutes, half]: RegExpMatchArray): number[] {
  const hour = Number(hours) % 24;
  const after = Number(minutes);
  if (half === undefined) return hour < 12 && hour > 0 ? [hour * 60 + after] : [hour * 60 + after];
  return [((hour % 12) + (/p/i.test(half) ? 12 : 0)) * 60 + after];
}

/** A question about a time of day, not about a duration. */
const ASKS_CLOCK =
  /\b(?:what|which) time\b|\btime of (?:day|arrival|departure)\b|\bo['’]clock\b|\b\d{1,2}(?:[:.]\d{2})?\s?[ap]\.?m\b|\b\d{1,2}:\d{2}\b|\b[01]\d[0-5]\d hours\b|\btimetable\b/i;

/**
 * Returns minutes after midnight for "14:35", "2.35 pm" or, if a time is asked for, "1435"; null
 * for other texts.
 */
function readTime(text: string, question: string): number[] | null {
  const isAsked = /\btime\b/i.test(question) && ASKS_CLOCK.test(question);
  const clock = CLOCK.exec(text) ?? (isAsked ? FOUR_FIGURES.exec(text) : null);
  if (clock === null || Number(clock[1]) > 24) return null;
  const isTime = clock[3] !== undefined || /^\d\d:\d\d$/.test(text) || isAsked;
  return isTime ? minutesOf(clock) : null;
}

function judgeClock(wanted: readonly number[]): JudgeOne {
  return (answer) => {
    const found = [
      ...answer.slice(0, 2000).matchAll(/\b(\d{1,2})\s*[:.]?\s*(\d{2})\s*([ap]\.?m\b\.?)?/gi),
    ].at(-1);
    if (found === undefined) return nothing('other-value', 0.85);
    return minutesOf(found).some((value) => wanted.includes(value))
      ? right(found)
      : nothing('other-value');
  };
}

/** Adds part marks for other ratios: "B1 for 4 : 6". */
function withParts(
  judge: JudgeOne,
  { marks }: PointOfKind,
  { conditions }: KindQuestion,
): JudgeOne {
  const parts = conditions.flatMap((one) => {
    const ratio = one.kind === 'special-case' && one.marks < marks ? bareRatio(one.answer) : null;
    return ratio === null || one.kind !== 'special-case' ? [] : [{ ratio, marks: one.marks }];
  });
  return (answer) => {
    const verdict = judge(answer);
    const found = ratioIn(answer);
    if (verdict?.share === 1 || found === undefined) return verdict;
    const part = parts.find(({ ratio }) => isSame(numbersOf(found[0]), ratio));
    return part === undefined ? verdict : { ...right(found, 0.8), share: part.marks / marks };
  };
}

const CODES = /\b(?:oe|cao)\b/g;
const bareRatio = (text: string): number[] | null => {
  const bare = text
    .replace(CODES, '')
    .trim()
    .replace(/\s*\([\p{L}\s:/]+\)\s*$/u, '');
  return RATIO.test(bare) ? numbersOf(bare) : null;
};

/**
 * Returns the judge of a point that asks for coordinates, a ratio or a time of day; null for
 * others.
 */
export function prepareShape(point: PointOfKind, asked: KindQuestion): JudgeOne | null {
  const question = asked.questionText;
  const bare = point.text.replace(CODES, '').trim();
  if (TUPLE.test(bare)) return judgeTuple(numbersOf(bare));
  const named = NAMED_TUPLE.exec(bare);
  if (named !== null && ASKS_POINT.test(question))
    return judgeTuple([toNumber(named[1]), toNumber(named[2])]);
  const times = bare.split(/\s+(?:or|\/)\s+/i).map((part) => readTime(part, question));
  if (times.every((time) => time !== null)) return judgeClock(times.flat());
  const ratio = bareRatio(point.text);
  if (ratio === null) return null;
  return withParts(judgeRatio(ratio, formsOf(question).includes('simplest')), point, asked);
}
