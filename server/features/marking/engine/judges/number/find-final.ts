import { isSameQuantity } from './units.ts';
import type { Working, Written } from '../maths/read-working.ts';

/** The figure that an answer ends with. */
interface Final {
  written: Written;
  /** Whether two different bare figures are next to each other, which is not an answer. */
  isContradicted: boolean;
}

const isBare = (written: Written, working: Working): boolean =>
  written.expression.type === 'number' &&
  working.written.filter(({ statement }) => statement === written.statement).length === 1;

/**
 * True if two figures measure the same quantity, or one has no unit; false for "62 m² and 30 m³".
 */
const areOfOneQuantity = ({ unit }: Written, other: Written): boolean =>
  unit === null || other.unit === null || isSameQuantity(unit, other.unit);

/** Returns the result of each statement in an answer. */
export function resultsOf(working: Working): Written[] {
  const results = new Map<number, Written>();
  for (const written of working.written) {
    if (Number.isFinite(written.value)) results.set(written.statement, written);
  }
  return [...results.values()];
}

/** "bigger than 0.648", "significant at 95%": what a result is compared with. */
const IS_COMPARED =
  /\b(?:than|above|below|exceeds|(?:critical|table|tabulated) value(?: of| is)?|significant at(?: the)?)$/i;

/**
 * Returns the final answer: the last figure that is not a reason or a check; null if there is none.
 */
export function findFinal(working: Working): Final | null {
  const results = resultsOf(working);
  const named = results.findLast(({ label }) => /\b(?:answer|ans)\b/.test(label));
  const firstReason = results.findIndex(({ after }) => after === 'reason');
  const given = firstReason > 0 ? results.slice(0, firstReason) : results;
  const own = given.filter(({ label }) => !IS_COMPARED.test(label));
  const stated = own.length > 0 ? own : given;
  const last = named ?? stated.at(-1);
  if (last === undefined) return null;
  const before = stated.at(-2);
  const isContradicted =
    named === undefined &&
    before !== undefined &&
    (last.after === 'or' || last.after === 'comma') &&
    isBare(last, working) &&
    isBare(before, working) &&
    last.label === before.label &&
    areOfOneQuantity(last, before) &&
    last.base !== before.base;
  return { written: last, isContradicted };
}
