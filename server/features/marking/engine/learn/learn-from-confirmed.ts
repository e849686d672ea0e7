import { isUnanswered } from '../../../../../shared/business-rules.ts';
import { normaliseAnswer } from '../answers.ts';
import { detectInstructions } from '../instructions/detect-instructions.ts';
import type { ConfirmedAnswer } from '../marker.ts';
import { readAnswer, type Answer } from '../match/answer.ts';
import { decompose, solveLower, type Triangle } from './solve.ts';
import { similarity, toWordVector } from './word-vector.ts';

/** What was learnt from the marks that people confirmed for answers to one question. */
export interface Lesson {
  /** How many confirmed answers it rests on. */
  learntFrom: number;
  /** What is expected of an answer now, where the scheme alone made one expect `share` (0..1). */
  recall(answer: Answer, share: number): { share: number; nearness: number };
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
  trustBeforehand: 0.5,
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

/** People may have marked an equal answer twice: the later mark stands. */
function marksByText(confirmed: readonly ConfirmedAnswer[], maxMark: number): Map<string, number> {
  return new Map(
    confirmed.map(({ userAnswer, markAwarded }) => [
      normaliseAnswer(userAnswer),
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

/**
 * Learns what people make of this question's answers. Each confirmed answer shows how far the
 * scheme's expectation (`expect`, 0..1) was off; an answer with the same words will be off in the
 * same way, less so the fewer words they share and the fewer answers there are. (A ridge regression
 * of the differences on the words.) Null with too few confirmed answers. Deterministic.
 */
export function learnFromConfirmed(
  confirmed: readonly ConfirmedAnswer[],
  maxMark: number,
  expect: (answer: Answer) => number,
): Lesson | null {
  const examples = readExamples(confirmed, maxMark);
  if (examples.length < LEARNING.leastAnswers || maxMark === 0) return null;
  const vectors = examples.map(({ answer }) => toWordVector(answer.tokens));
  const alike = vectors.map((one, row) =>
    vectors.map(
      (other, column) => similarity(one, other) + (row === column ? LEARNING.shrinkage : 0),
    ),
  );
  const triangle = decompose(alike);
  const off = examples.map(({ answer, mark }) => mark / maxMark - expect(answer));
  const differences = solveLower(triangle, off);
  const trust = trustInLesson(triangle, off, differences);
  // No answer is off by more than any that a person marked: lessons of zeros only never raise a mark.
  const [least, most] = [Math.min(0, ...off), Math.max(0, ...off)];
  const equal = marksByText(confirmed, maxMark);
  return {
    learntFrom: examples.length,
    recall(answer, share) {
      const vector = toWordVector(answer.tokens);
      const near = solveLower(
        triangle,
        vectors.map((example) => similarity(example, vector)),
      );
      const learnt = near.reduce((sum, value, row) => sum + value * (differences[row] ?? 0), 0);
      const shift = trust * Math.min(most, Math.max(least, learnt));
      const nearness = near.reduce((sum, value) => sum + value ** 2, 0);
      return { share: Math.min(1, Math.max(0, share + shift)), nearness };
    },
    markOfEqual: (userAnswer) => equal.get(normaliseAnswer(userAnswer)) ?? null,
  };
}
