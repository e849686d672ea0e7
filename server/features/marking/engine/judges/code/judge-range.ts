import { holdsFor } from './evaluate-condition.ts';
import type { Requirement } from './place-in-program.ts';
import type { ProgramStatement } from './read-program.ts';

/** "between 1 and 31", "from 1 to 8", "both 0 and 50", "1 ≤ n ≤ 10". */
const RANGE =
  /\b(?:between|from|both|range(?:\s+of)?)\s+([-−–]?\d{1,5})(?:\s+(?:and|to)\s+|\s?[-–]\s?)([-−–]?\d{1,5})(?![\d.])|([-−–]?\d{1,5})\s*(?:≤|<=)\s*\p{L}\w*\s*(?:≤|<=)\s*([-−–]?\d{1,5})/iu;

interface Range {
  low: number;
  high: number;
}

const toNumber = (text: string): number => Number(text.replace(/[−–]/, '-'));

/** Returns the range that a text names, with both ends in it; null if it names none. */
export function readRange(text: string): Range | null {
  const [, first, second, third, fourth] = RANGE.exec(text) ?? [];
  const [low, high] = [first ?? third, second ?? fourth];
  if (low === undefined || high === undefined || /\bexclusive\b/i.test(text)) return null;
  const range = { low: toNumber(low), high: toNumber(high) };
  return range.low < range.high ? range : null;
}

/** True if a condition tells whole numbers in a range from those outside it. */
function tells({ tokens }: ProgramStatement, { low, high }: Range, isValid: boolean): boolean {
  const probes = [low - 1, low, high, high + 1] as const;
  return probes.every((probe) => {
    const isInside = probe >= low && probe <= high;
    return holdsFor(tokens, probe) === (isInside === isValid);
  });
}

const isUntil = ({ tokens }: ProgramStatement): boolean =>
  tokens.some(({ text, type }) => type === 'word' && text === 'until');

/** True if the loop of a program is left, or kept up, by a condition inside it. */
const isInOpenLoop = (statement: ProgramStatement, program: readonly ProgramStatement[]): boolean =>
  statement.kinds.has('condition') &&
  statement.loops > 0 &&
  program.some(({ kinds, tokens }) => kinds.has('loop') && tokens[0]?.text !== 'for');

/** Requires a condition that keeps a number in the range; with `isOfLoop` one that controls a loop. */
export const rangeOf =
  (range: Range, isOfLoop: boolean): Requirement =>
  (program) =>
    program.find((statement) => {
      if (isUntil(statement)) return tells(statement, range, true);
      if (statement.kinds.has('loop')) return tells(statement, range, false);
      const mayBe = isOfLoop
        ? isInOpenLoop(statement, program)
        : statement.kinds.has('condition') || statement.kinds.has('return');
      return mayBe && (tells(statement, range, true) || tells(statement, range, false));
    }) ?? null;
