import { isUnanswered } from '../../../../../shared/business-rules.ts';
import { equalityKey, type KeyOf } from '../equality-key.ts';
import { detectInstructions } from '../instructions/detect-instructions.ts';
import type { ConfirmedAnswer } from '../marker.ts';
import { readAnswer, type Answer } from '../match/answer.ts';
import { decompose, solveLower, type Triangle } from './solve.ts';
import { similarity, toWordVector, type WordVector } from './word-vector.ts';

/** What was learnt from the marks that people confirmed for answers to one question. */
export interface Lesson {
  /** How many confirmed answers it rests on. */
  learntFrom: number;
  /** What is expected of an answer now, where the scheme alone made one expect `share` (0..1). */
  recall(answer: Answer, share: number): { share: number; nearness: number };
  /** The share of the marks that is usual for the question, 0..1. */
  usual: number;
  /** A learnt mark, no further from the scheme's than some answer that a person marked. */
  limit(learnt: number, byScheme: number): number;
  /** The mark that a person confirmed for the same answer; null where there is none. */
  markOfEqual(userAnswer: string): number | null;
}

/** Constants that hold for any subject; see docs/marking-benchmark.md for what they are worth. */
export const LEARNING = {
  /** Fewer confirmed answers say too little. */
  leastAnswers: 5,
  /** More cost time with every answer and change little. */
  mostAnswers: 200,
  /** How far people differ on equal answers, beside how far they differ from the scheme. */
  shrinkage: 0.35,
  /** How much is trusted before the confirmed answers are predicted from each other. */
  trustBeforehand: 2,
  /** How far a question may be marked kinder or harder, whatever its answers say. */
  bias: 0.2,
  /** How far more or less may be made of what the scheme makes one expect. */
  scale: 0.6,
  /** So many answers weigh as much as what is usual for other questions. */
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

/** An example's words, and how far the scheme's expectation lies from what is usual. */
interface Described {
  words: WordVector;
  away: number;
}

/** How far two answers will be off in the same way. */
const alikeness = (one: Described, other: Described): number =>
  similarity(one.words, other.words) + LEARNING.bias + LEARNING.scale * one.away * other.away;

/** People may have marked an equal answer twice: the later mark stands. */
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
 * How much of what is learnt holds, 0..1: each confirmed answer is predicted from the others, and
 * where that brings its mark no nearer, the scheme is the better guide.
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

/** What a question's answers earn usually: nearer to the confirmed marks the more there are. */
function usualFor(shares: readonly number[], beforehand: number): number {
  const sum = shares.reduce((all, share) => all + share, LEARNING.answersForUsual * beforehand);
  return sum / (LEARNING.answersForUsual + shares.length);
}

/**
 * Learns what people make of this question's answers. Each confirmed answer shows how far the
 * scheme's expectation (`expect`, 0..1) was off; an answer with the same words will be off in the
 * same way, less so the fewer words they share and the fewer answers there are, and all answers
 * somewhat. (A ridge regression of the differences on the words, a constant and the expectation.)
 * `usual` is the share of the marks that is usual for such questions; `keyOf` says which answers are the
 * same. Null with too few confirmed
 * answers. Deterministic.
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
      // No answer is off by more than any that a person marked.
      const shift = trust * Math.min(most, Math.max(least, learnt));
      const nearness = near.reduce((sum, value) => sum + value ** 2, 0) / alikeness(one, one);
      return { share: Math.min(1, Math.max(0, share + shift)), nearness };
    },
    limit: (learnt, byScheme) =>
      Math.min(Math.max(highest, byScheme), Math.max(Math.min(lowest, byScheme), learnt)),
    markOfEqual: (userAnswer) => equal.get(keyOf(userAnswer)) ?? null,
  };
}
