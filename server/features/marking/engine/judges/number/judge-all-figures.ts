import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { readWorking, type Written } from '../maths/read-working.ts';
import { compareValues } from './compare-values.ts';
import { isSameQuantity } from './units.ts';

/** Judges points with several figures for one mark, in any order: "100 kPa AND 298 K". */

const NONE: ReadonlySet<string> = new Set();
const AND = /\s+(?:AND|and|&)\s+/;
const CODES = /\b(?:oe|cao|both|needed|required)\b/g;
/** A figure with its unit, and a word or two for the quantity. */
const PLAIN =
  /^(?:\p{L}{3,}(?:\s\p{L}+){0,2}\s*[=:]?\s*)?[-–−]?[£$€]?\d[\d ,.]*(?:\s*[×x]\s*10\s?\^?[⁻-]?[\d⁰¹²³⁴-⁹]+)?(?:\s*[%°\p{L}][^\s\d=]{0,7})?$/u;
const RANGE = /\b(?:between|from|range)\b|±/i;
const SURE = { right: 0.9, wrong: 0.8 } as const;

const readPlain = (text: string): Written | null => {
  const bare = text.replaceAll(CODES, ' ').replaceAll(/[()]/g, ' ').trim();
  if (!PLAIN.test(bare)) return null;
  const [first, ...others] = readWorking(bare, { names: NONE }).written;
  return first === undefined || others.length > 0 ? null : first;
};

const TEMPERATURE = /^(?:K|kelvins?|°C|℃|degrees?.*)$/i;

/** True if another wording belongs to this figure, because it is of the same quantity. */
function isFor({ unit }: Written, other: Written): boolean {
  if (unit === null || other.unit === null) return false;
  return (
    isSameQuantity(unit, other.unit) ||
    (TEMPERATURE.test(unit.text) && TEMPERATURE.test(other.unit.text))
  );
}

/**
 * Returns the figures of a point, each with its accepted wordings; null if there are not several.
 */
function readAll({ text, statements, standIns }: PointOfKind): Written[][] | null {
  const parts = RANGE.test(text) ? [] : text.split(AND).map((part) => readPlain(part));
  const figures = parts.filter((part) => part !== null);
  if (figures.length < 2 || figures.length < parts.length) return null;
  const others = [...statements, ...standIns]
    .filter((other) => other !== text)
    .flatMap((other) => other.split(AND))
    .flatMap((other) => readPlain(other) ?? []);
  return figures.map((figure) => [figure, ...others.filter((other) => isFor(figure, other))]);
}

const isSame = (wanted: Written, given: Written): boolean => {
  const { isEqual, finding } = compareValues(wanted, given);
  return isEqual && finding !== 'unit-wrong';
};

/**
 * Returns the judge of a point for several figures at once; null for other points, and for steps to
 * a later figure.
 */
export function prepareAllFigures(
  point: PointOfKind,
  points: readonly PointOfKind[],
  { questionText }: KindQuestion,
): JudgeOne | null {
  const isLast = points.findLast(({ kind }) => kind === 'number') === point;
  const wanted = isLast && !/\bsolve\b/i.test(questionText) ? readAll(point) : null;
  if (wanted === null) return null;
  return (answer): KindVerdict => {
    const { written } = readWorking(answer.slice(0, 2000), { names: NONE });
    const given = written.filter(({ value }) => Number.isFinite(value));
    const found = wanted.map((wordings) =>
      given.find((one) => wordings.some((wording) => isSame(wording, one))),
    );
    const right = found.filter((one) => one !== undefined);
    const share = new Set(right).size / wanted.length;
    const whole = point.marks >= wanted.length ? share : Math.floor(share);
    return {
      share: whole,
      sureness: share === 1 ? SURE.right : SURE.wrong,
      spans: whole > 0 ? right.map(({ start, end }) => ({ start, end })) : [],
      finding: share === 1 ? null : share > 0 ? 'incomplete' : 'other-value',
    };
  };
}
