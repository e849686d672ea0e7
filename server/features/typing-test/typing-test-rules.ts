import {
  MAX_HUMAN_CHARACTERS_PER_SECOND,
  MIN_HUMAN_PACE_VARIATION,
  TYPING_BURST_WORDS,
  TYPING_CLOCK_TOLERANCE_MS,
  TYPING_COUNTDOWN_SECONDS,
  TYPING_GRACE_SECONDS,
  TYPING_TEST_SECONDS,
} from '../../../shared/typing-numbers.ts';
import type { TypedWord } from '../../../shared/contract/typing-test.ts';
import { countCorrect, wordAt } from '../../../shared/typing-score.ts';

const RUN_MS = (TYPING_COUNTDOWN_SECONDS + TYPING_TEST_SECONDS) * 1000;

/** A run as it was sent in. */
export interface Run {
  /** What was to be typed. */
  words: readonly string[];
  typed: readonly TypedWord[];
  unfinished: string;
}

/**
 * Whether a run of 30 s can have ended so long after its start: not earlier than countdown and
 * test take, and not later than the network may need.
 */
export function isInTime(elapsedMs: number): boolean {
  return (
    elapsedMs >= RUN_MS - TYPING_CLOCK_TOLERANCE_MS &&
    elapsedMs <= RUN_MS + TYPING_GRACE_SECONDS * 1000
  );
}

/**
 * Whether a person can have typed this. What is wrong is not timed, as one can hit many keys at
 * once; what is right comes at a pace that fingers can keep, and at times that differ.
 */
export function isHumanlyPossible({ words, typed, unfinished }: Run): boolean {
  if (typed.length === 0) return unfinished !== '';
  const times = [0, ...typed.map(({ atMs }) => atMs)];
  const isInOrder = typed.every(({ atMs }, index) => atMs >= (times[index] ?? 0));
  return isInOrder && !hasInhumanBurst(words, typed) && !isClockwork(times);
}

/**
 * Too many correct characters in a stretch of words. The word that was not finished is left out: it
 * is worth 3 WPM at most.
 */
function hasInhumanBurst(words: readonly string[], typed: readonly TypedWord[]): boolean {
  const correct = typed.map((word, index) => countCorrect(wordAt(words, index), word.typed) + 1);
  const stretch = Math.min(TYPING_BURST_WORDS, typed.length);
  for (let end = stretch; end <= typed.length; end += 1) {
    const from = typed[end - stretch - 1]?.atMs ?? 0;
    const milliseconds = (typed[end - 1]?.atMs ?? 0) - from;
    const characters = correct.slice(end - stretch, end).reduce((sum, count) => sum + count, 0);
    if (characters * 1000 > MAX_HUMAN_CHARACTERS_PER_SECOND * milliseconds) return true;
  }
  return false;
}

/** Whether the words came at even times, as from a timer; fewer than a burst tell nothing. */
function isClockwork(times: readonly number[]): boolean {
  const paces = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  if (paces.length < TYPING_BURST_WORDS) return false;
  const mean = paces.reduce((sum, pace) => sum + pace, 0) / paces.length;
  const variance = paces.reduce((sum, pace) => sum + (pace - mean) ** 2, 0) / paces.length;
  return Math.sqrt(variance) < MIN_HUMAN_PACE_VARIATION * mean;
}

/** First name and last initial: "Maya Patel" is "Maya P." (spec section 9, Typing test). */
export function shortName(username: string): string {
  const [first = '', ...others] = username.trim().split(/\s+/);
  const initial = [...(others.at(-1) ?? '')][0];
  return initial === undefined ? first : `${first} ${initial.toUpperCase()}.`;
}
