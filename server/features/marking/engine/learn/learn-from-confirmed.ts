import { isUnanswered } from '../../../../../shared/unanswered.ts';
import { equalityKey, type KeyOf } from '../equality-key.ts';
import { detectInstructions } from '../instructions/detect-instructions.ts';
import type { ConfirmedAnswer } from '../marker.ts';
import { readAnswer, type Answer } from '../match/answer.ts';
import { decompose, solveLower, type Triangle } from './solve.ts';
import { similarity, toWordVector, type WordVector } from './word-vector.ts';

/** A lesson from confirmed marks for answers to one question. */
export interface Lesson {
  /** How many confirmed answers it is based on. */
  learntFrom: number;
  /**
   * Returns what to expect of an answer, if the scheme alone led to an expected `share` (from 0 to
   * 1).
   */
  recall(answer: Answer, share: number): { share: number; nearness: number };
  /** The usual share of the marks for the question, from 0 to 1. */
  usual: number;
  /** Limits a learnt mark to the range of the scheme's mark and those that people gave. */
  limit(learnt: number, byScheme: number): number;
  /** Returns the mark that a person confirmed for the same answer; null if there is none. */
  markOfEqual(userAnswer: string): number | null;
}

/** Constants that apply to every subject; for their effect see docs/marking-benchmark.md. */
export const LEARNING = {
  /** Fewer confirmed answers are too little evidence. */
  leastAnswers: 5,
  /** More answers cost time with every mark and change little. */
  mostAnswers: 200,
  /** How far people differ on equal answers, relative to how far they differ from the scheme. */
  shrinkage: 0.35,
  /** The prior weight of trust, before the confirmed answers are predicted from each other. */
  trustBeforehand: 2,
  /** How far a question may be marked more kindly or harshly, whatever its answers say. */
  bias: 0.2,
  /** How far the scheme's expectation may be scaled up or down. */
  scale: 0.6,
  /** The usual share for other questions weighs as much as this many answers. */
  answersForUsual: 20,
} as const;

interface Example {
  answer: Answer;
  mark: number;
}

function readExamples(confirmed: readonly ConfirmedAnswer[], maxMark: number): Example[] {
  return confirmed
    .filter(({ userAnswer }) => !isUnanswered(userAnswer))
    .slice(0, LEARNING.mostAnswers)
    .map(({ userAnswer, markAwarded }) => ({
      answer: readAnswer(userAnswer, detectInstructions(userAnswer)),
      mark: Math.min(maxMark, Math.max(0, markAwarded)),
    }));
}

/** An example's words, and how far the scheme's expectation is from the usual share. */
interface Described {
  words: WordVector;
  away: number;
}

/** Returns how far two answers are off in the same way. */
const alikeness = (one: Described, other: Described): number =>
  similarity(one.words, other.words) + LEARNING.bias + LEARNING.scale * one.away * other.away;

/**
 * Returns confirmed marks by answer key; if an equal answer was marked twice, the later mark
 * counts.
 */
function marksByText(
  confirmed: readonly ConfirmedAnswer[],
  maxMark: number,
  keyOf: KeyOf,
): Map<string, number> {
  return new Map(
    confirmed.map(({ userAnswer, markAwarded }) => [
      keyOf(userAnswer),
      Math.min(maxMark, Math.max(0, Math.round(markAwarded))),
    ]),
  );
}

/**
 * Returns how far the lesson can be trusted, from 0 to 1: each confirmed answer is predicted from
 * the others, and if that brings its mark no nearer, the scheme is the better guide.
 */
function trustInLesson(
  triangle: Triangle,
  off: readonly number[],
  differences: readonly number[],
): number {
  let explained: number = LEARNING.trustBeforehand;
  let predictedInAll: number = LEARNING.trustBeforehand;
  for (const [index, own] of off.entries()) {
    const column = solveLower(
      triangle,
      off.map((_, row) => (row === index ? 1 : 0)),
    );
    const weight = column.reduce((sum, value, row) => sum + value * (differences[row] ?? 0), 0);
    const precision = column.reduce((sum, value) => sum + value ** 2, 0);
    const predicted = own - weight / precision;
    explained += own * predicted;
    predictedInAll += predicted ** 2;
  }
  return Math.min(1, Math.max(0, explained / predictedInAll));
}

/**
 * Returns the usual share of a question: the more confirmed marks there are, the nearer to theirs.
 */
function usualFor(shares: readonly number[], beforehand: number): number {
  const sum = shares.reduce((all, share) => all + share, LEARNING.answersForUsual * beforehand);
  return sum / (LEARNING.answersForUsual + shares.length);
}

/**
 * Learns how people mark this question's answers. Each confirmed answer shows how far the scheme's
 * expectation (`expect`, from 0 to 1) was off; an answer with the same words will be off in the
 * same way, less so the fewer words they share and the fewer answers there are, and all answers
 * somewhat. (A ridge regression of the differences on the words, a constant and the expectation.)
 * `usual` is the usual share of the marks for such questions; `keyOf` decides which answers are
 * equal. Returns null with too few confirmed answers. Deterministic.
 */
export function learnFromConfirmed(
  confirmed: readonly ConfirmedAnswer[],
  maxMark: number,
  expect: (answer: Answer) => number,
  usual: number,
  keyOf: KeyOf = equalityKey,
): Lesson | null {
  const examples = readExamples(confirmed, maxMark);
  if (examples.length < LEARNING.leastAnswers || maxMark === 0) return null;
  const describe = (answer: Answer, share: number): Described => ({
    words: toWordVector(answer.tokens),
    away: share - usual,
  });
  const expected = examples.map(({ answer }) => expect(answer));
  const known = examples.map(({ answer }, index) => describe(answer, expected[index] ?? 0));
  const triangle = decompose(
    known.map((one, row) =>
      known.map(
        (other, column) => alikeness(one, other) + (row === column ? LEARNING.shrinkage : 0),
      ),
    ),
  );
  const marks = examples.map(({ mark }) => mark);
  const shares = marks.map((mark) => mark / maxMark);
  const off = shares.map((share, index) => share - (expected[index] ?? 0));
  const differences = solveLower(triangle, off);
  const trust = trustInLesson(triangle, off, differences);
  const [least, most] = [Math.min(0, ...off), Math.max(0, ...off)];
  const [lowest, highest] = [Math.min(...marks), Math.max(...marks)];
  const equal = marksByText(confirmed, maxMark, keyOf);
  return {
    learntFrom: examples.length,
    usual: usualFor(shares, usual),
    recall(answer, share) {
      const one = describe(answer, share);
      const near = solveLower(
        triangle,
        known.map((other) => alikeness(one, other)),
      );
      const learnt = near.reduce((sum, value, row) => sum + value * (differences[row] ?? 0), 0);
      // No answer is off by more than those that people marked.
      const shift = trust * Math.min(most, Math.max(least, learnt));
      const nearness = near.reduce((sum, value) => sum + value ** 2, 0) / alikeness(one, one);
      return { share: Math.min(1, Math.max(0, share + shift)), nearness };
    },
    limit: (learnt, byScheme) =>
      Math.min(Math.max(highest, byScheme), Math.max(Math.min(lowest, byScheme), learnt)),
    markOfEqual: (userAnswer) => equal.get(keyOf(userAnswer)) ?? null,
  };
}
