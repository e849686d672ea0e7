/** A second digit within this time is appended to the first, as in 1 and 2 for 12. */
const SECOND_DIGIT_MS = 1_500;
const ONE_DIGIT_MAXIMUM = 9;

/** The last digit pressed, with its answer and time. */
export interface LastDigit {
  key: string;
  mark: number;
  atMs: number;
}

interface PressedDigit {
  key: string;
  digit: number;
  maxMark: number;
  atMs: number;
}

/** Returns the mark that a digit gives, or null if it would exceed the maximum. */
export function markOfDigit(pressed: PressedDigit, last: LastDigit | null): number | null {
  const { key, digit, maxMark, atMs } = pressed;
  const isSecond =
    maxMark > ONE_DIGIT_MAXIMUM && last?.key === key && atMs - last.atMs <= SECOND_DIGIT_MS;
  const joined = isSecond ? last.mark * 10 + digit : digit;
  if (joined <= maxMark) return joined;
  return digit <= maxMark ? digit : null;
}
