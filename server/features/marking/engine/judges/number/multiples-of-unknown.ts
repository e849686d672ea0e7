import type { PointOfKind } from '../judge.ts';
import { isRoundedOn } from './compare-values.ts';

/** "w = 10". */
const SOLVED = /^\s*(\p{Ll})\s*=\s*[£$€]?\s*([-−–]?\d+(?:\.\d+)?)(?![\d.,/×x*÷+^])/u;
/** "3w = 30". */
const MULTIPLE = /^\s*(\d+(?:\.\d+)?)\s*(\p{Ll})\s*=\s*(?=[£$€]?\s*[-−–]?(\d+(?:\.\d+)?))/u;

/** Returns the values that points give for unknowns, keyed by letter. */
export const solvedIn = (points: readonly PointOfKind[]): ReadonlyMap<string, number> =>
  new Map(
    points.flatMap(({ text }) => {
      const [, name, value] = SOLVED.exec(text) ?? [];
      return name === undefined
        ? []
        : [[name, Number((value ?? '').replace(/[−–]/, '-'))] as const];
    }),
  );

/**
 * Rewrites "3w = 30" below "w = 10" as "3 × 10 = 30", because it is a separate result, which
 * neither w = 10 nor the equation before it earns. Returns other points unchanged.
 */
export function withMultiple(point: PointOfKind, solved: ReadonlyMap<string, number>): PointOfKind {
  const [lead = '', times, name = '', result] = MULTIPLE.exec(point.text) ?? [];
  const value = solved.get(name);
  if (value === undefined || !isRoundedOn(Number(times) * value, Number(result))) return point;
  const write = (text: string): string =>
    text.startsWith(lead) ? `${times} × ${value} = ${text.slice(lead.length)}` : text;
  return { ...point, text: write(point.text), statements: point.statements.map(write) };
}
