import { detectInstructions } from '../engine/instructions/detect-instructions.ts';
import { chooseSample } from './choose-sample.ts';

/** Answers to one question that say the same. */
export interface TextToChoose {
  text: string;
  /** The students who wrote it. */
  userIds: string[];
}

/**
 * Chooses the answers to mark blind, question by question: for each chosen text, a student who
 * wrote it.
 */
export default function chooseSamples(
  questions: TextToChoose[][],
): { text: number; userId: string }[][] {
  const used = new Map<string, number>();
  const usedOf = (userId: string) => used.get(userId) ?? 0;
  const leastUsed = (userIds: string[]) =>
    userIds.toSorted((one, other) => usedOf(one) - usedOf(other))[0] ?? '';
  return questions.map((texts) => {
    // A text that addresses the marker is left to the teacher, and teaches nothing.
    const open = texts
      .map((each, place) => ({ ...each, place, userId: leastUsed(each.userIds) }))
      .filter(({ text }) => detectInstructions(text).length === 0);
    const chosen = chooseSample(
      open.map(({ text, userIds, userId }) => ({
        text,
        answers: userIds.length,
        burden: usedOf(userId),
      })),
    );
    return chosen.flatMap((index) => {
      const each = open[index];
      if (!each) return [];
      const userId = leastUsed(each.userIds);
      used.set(userId, usedOf(userId) + 1);
      return [{ text: each.place, userId }];
    });
  });
}
