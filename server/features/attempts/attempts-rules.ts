import { DEADLINE_GRACE_SECONDS } from '../../../shared/business-rules.ts';
import type { ResultsRelease } from '../../../shared/contract/quizzes.ts';
import { giverOf } from '../../../shared/mark-giver.ts';

/** A student's own limit in whole seconds (spec section 4, Per-user time limit). */
export function personalTimeLimit(defaultTimeLimit: number, extraTimePercentage: number): number {
  return Math.round(defaultTimeLimit * (1 + extraTimePercentage / 100));
}

/** What an attempt that begins is given, in seconds: what its quiz allows, and the student's own limit. */
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

/** Whether a page that shows the attempt of this start shows another than the student sits. */
export function isAnother(attempt: { startedAt: Date }, startedAt: Date | undefined): boolean {
  return startedAt !== undefined && startedAt.getTime() !== attempt.startedAt.getTime();
}

/** Whether answers are no longer taken: the deadline and the network's grace have passed. */
export function isOver(deadlineAt: Date, now: Date): boolean {
  return now.getTime() > deadlineAt.getTime() + DEADLINE_GRACE_SECONDS * 1_000;
}

/** What is known of an answer's mark: null is the spec's Pending. */
export interface GivenMark {
  markAwarded: number | null;
  confirmedBy: string | null;
  marker: string | null;
}

/**
 * Whether a mark may stay as it is once the next attempt has begun, since nobody can accept or change it
 * then. Where students see marks that nobody has looked at, each may; where they see each as it is
 * accepted, none that is not, which they would never see.
 */
export function isFinal(
  { resultsRelease }: { resultsRelease: ResultsRelease },
  { confirmedBy, marker }: GivenMark,
): boolean {
  if (confirmedBy !== null || resultsRelease === 'as-marked') return true;
  return resultsRelease === 'when-released' && giverOf(marker) !== 'ai';
}
