import type { JudgeOne, KindQuestion, KindVerdict, PointOfKind } from '../judge.ts';
import { plainSuperscripts } from '../../text/superscripts.ts';

/** Judges a unit in base units, "kg m² s⁻³ A⁻¹": its factors count, in any order and notation. */

const ASKS = /\bbase units?\b/i;
const FACTOR = /(kg|mol|cd|m|s|A|K)\s*\^?\s*\(?\s*([-+]?\d)?\s*\)?/y;
/** Separators between two factors. */
const BETWEEN = /[\s.·⋅×*]*/y;
/** The start of a unit: after a sign or a gap, not inside a word or another unit. */
const STARTS = /(?<![\p{L}\d^])(?=kg|mol|cd|[msAK])/gu;
const SURE = { right: 0.9, wrong: 0.8 } as const;
const LONGEST = 600;
const MOST_STARTS = 60;

type Powers = ReadonlyMap<string, number>;

const plain = (text: string): string =>
  plainSuperscripts(text).replaceAll(/[−–]/g, '-').slice(0, LONGEST);

/**
 * Returns the powers of the base units from an index on, and where they end; factors after "/" have
 * negative powers.
 */
function readPowers(text: string, from: number): { powers: Powers; end: number } {
  const powers = new Map<string, number>();
  let side = 1;
  let at = from;
  let end = from;
  for (;;) {
    FACTOR.lastIndex = at;
    const [whole, unit = '', power] = FACTOR.exec(text) ?? [];
    if (whole === undefined) break;
    powers.set(unit, (powers.get(unit) ?? 0) + side * Number(power ?? 1));
    at += whole.length;
    end = at;
    BETWEEN.lastIndex = at;
    at += BETWEEN.exec(text)?.[0].length ?? 0;
    if (text[at] === '/' && side === 1) {
      side = -1;
      at += 1;
      BETWEEN.lastIndex = at;
      at += BETWEEN.exec(text)?.[0].length ?? 0;
    }
  }
  return { powers, end };
}

const keyOf = (powers: Powers): string =>
  [...powers]
    .filter(([, power]) => power !== 0)
    .map(([unit, power]) => `${unit}${power}`)
    .toSorted()
    .join(' ');

/** Returns all units in a text that consist of base units only. */
function unitsIn(text: string): { key: string; start: number; end: number }[] {
  let before = 0;
  return [...text.matchAll(STARTS)].slice(0, MOST_STARTS).flatMap(({ index }) => {
    if (index < before) return [];
    const { powers, end } = readPowers(text, index);
    before = end;
    const isWhole =
      !/^[\s·.]*(?:\p{L}|\^)/u.test(text.slice(end)) || /^\s+\p{L}{2}/u.test(text.slice(end));
    return isWhole && powers.size > 0 ? [{ key: keyOf(powers), start: index, end }] : [];
  });
}

/** Returns the judge of a point for a unit in base units; null for other points. */
export function prepareBaseUnits(
  { text }: PointOfKind,
  { questionText }: KindQuestion,
): JudgeOne | null {
  if (!ASKS.test(questionText) || /=/.test(text)) return null;
  // "kg m² s⁻¹ / kg m² / s" gives two notations of the same unit.
  const [first = ''] = plain(text).split(/\s+\/\s+/);
  const [wanted] = unitsIn(/\w-\d/.test(first) ? first : plain(text));
  if (wanted === undefined || wanted.start > 0 || wanted.key.split(' ').length < 2) return null;
  return (answer): KindVerdict => {
    const last = unitsIn(plain(answer)).at(-1);
    const isRight = last?.key === wanted.key;
    return {
      share: isRight ? 1 : 0,
      sureness: isRight ? SURE.right : SURE.wrong,
      spans: last !== undefined && isRight ? [{ start: last.start, end: last.end }] : [],
      finding: isRight ? null : 'unit-wrong',
    };
  };
}
