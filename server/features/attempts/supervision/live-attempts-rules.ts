import { OFFLINE_AFTER_SECONDS, WRITING_SECONDS } from '../../../../shared/business-rules.ts';
import type { LiveAttemptState } from '../../../../shared/contract/live-attempts.ts';

interface LastHeard {
  startedAt: Date | null;
  finishedAt: Date | null;
  /** The last check-in of the page. */
  lastSeenAt: Date | null;
  lastWroteAt: Date | null;
}

/** Returns the last time the student's page sent anything: a save counts as much as a check-in. */
export function lastHeardOf({ lastSeenAt, lastWroteAt }: LastHeard): Date | null {
  if (!lastSeenAt || !lastWroteAt) return lastSeenAt;
  return lastWroteAt > lastSeenAt ? lastWroteAt : lastSeenAt;
}

/** Returns a student's state in a running quiz. */
export function liveAttemptState(signs: LastHeard, now: Date): LiveAttemptState {
  if (!signs.startedAt) return 'not-started';
  if (signs.finishedAt) return 'finished';
  if (secondsSince(signs.lastWroteAt, now) <= WRITING_SECONDS) return 'writing';
  return secondsSince(lastHeardOf(signs), now) <= OFFLINE_AFTER_SECONDS ? 'here' : 'offline';
}

function secondsSince(instant: Date | null, now: Date): number {
  return instant ? (now.getTime() - instant.getTime()) / 1_000 : Number.POSITIVE_INFINITY;
}
