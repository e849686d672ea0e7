import { DEADLINE_GRACE_SECONDS } from '../../../shared/business-rules.ts';

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
