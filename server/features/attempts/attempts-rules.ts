import { DEADLINE_GRACE_SECONDS } from '../../../shared/business-rules.ts';
import type { ResultsRelease } from '../../../shared/contract/quizzes.ts';
import { giverOf } from '../../../shared/mark-giver.ts';

/** Returns a student's own limit in whole seconds (spec section 4, Per-user time limit). */
export function personalTimeLimit(defaultTimeLimit: number, extraTimePercentage: number): number {
  return Math.round(defaultTimeLimit * (1 + extraTimePercentage / 100));
}

/** The limits of an attempt that begins, in seconds: the quiz's limit, and the student's own. */
export interface AttemptLimits {
  timeLimit: number;
  ownLimit: number;
}

export const limitsFor = (
  { defaultTimeLimit }: { defaultTimeLimit: number },
  { extraTimePercentage }: { extraTimePercentage: number },
): AttemptLimits => ({
  timeLimit: defaultTimeLimit,
  ownLimit: personalTimeLimit(defaultTimeLimit, extraTimePercentage),
});

/** True if the page shows a different attempt from the one the student is sitting. */
export function isAnother(attempt: { startedAt: Date }, startedAt: Date | undefined): boolean {
  return startedAt !== undefined && startedAt.getTime() !== attempt.startedAt.getTime();
}

/**
 * True if answers are no longer accepted, because the deadline and the grace period have passed.
 */
export function isOver(deadlineAt: Date, now: Date): boolean {
  return now.getTime() > deadlineAt.getTime() + DEADLINE_GRACE_SECONDS * 1_000;
}

/** An answer's mark, if it has one: null is the spec's Pending. */
export interface GivenMark {
  markAwarded: number | null;
  confirmedBy: string | null;
  marker: string | null;
}

/**
 * True if a mark may stay as it is once the next attempt has begun, because nobody can accept or
 * change it then. A confirmed mark may. If students see marks `as-marked`, every mark may. If they
 * see them `when-released`, every mark may except the AI's. If they see them `as-accepted`, no
 * other mark may, because they would never see it.
 */
export function isFinal(
  { resultsRelease }: { resultsRelease: ResultsRelease },
  { confirmedBy, marker }: GivenMark,
): boolean {
  if (confirmedBy !== null || resultsRelease === 'as-marked') return true;
  return resultsRelease === 'when-released' && giverOf(marker) !== 'ai';
}
