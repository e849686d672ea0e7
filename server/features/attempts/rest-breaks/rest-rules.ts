import type { Rest } from '../../../../shared/contract/attempts.ts';

interface RestTaken {
  restStartedAt: Date | null;
  /** Seconds of rests that have ended. */
  restedSeconds: number;
}

/**
 * Returns the state of a student's rest breaks; null if they have none. A running rest has moved
 * the deadline by all the time that was left when it began, so that it can end by itself with
 * nobody there.
 */
export function restAt(
  { restStartedAt, restedSeconds }: RestTaken,
  restBreakMinutes: number,
  now: Date,
): Rest | null {
  const allowance = restBreakMinutes * 60;
  if (allowance === 0) return null;
  const left = Math.max(0, allowance - restedSeconds);
  const clockRuns = { startedAt: null, endsAt: null };
  if (!restStartedAt) return { secondsLeft: left, ...clockRuns };
  const endsAt = new Date(restStartedAt.getTime() + left * 1_000);
  if (endsAt <= now) return { secondsLeft: 0, ...clockRuns };
  return {
    secondsLeft: Math.floor((endsAt.getTime() - now.getTime()) / 1_000),
    startedAt: restStartedAt.toISOString(),
    endsAt: endsAt.toISOString(),
  };
}
