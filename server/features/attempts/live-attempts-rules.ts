import { OFFLINE_AFTER_SECONDS, WRITING_SECONDS } from '../../../shared/business-rules.ts';
import type { LiveAttemptState } from '../../../shared/contract/live-attempts.ts';

interface LastHeard {
  startedAt: Date | null;
  finishedAt: Date | null;
  /** When the page was last heard of. */
  lastSeenAt: Date | null;
  lastWroteAt: Date | null;
}

/** When anything last came from the student's page: a word is as good as a check-in. */
export function lastHeardOf({ lastSeenAt, lastWroteAt }: LastHeard): Date | null {
  if (!lastSeenAt || !lastWroteAt) return lastSeenAt;
  return lastWroteAt > lastSeenAt ? lastWroteAt : lastSeenAt;
}

/** Where a student stands in a running quiz. */
export function liveAttemptState(signs: LastHeard, now: Date): LiveAttemptState {
  if (!signs.startedAt) return 'not-started';
  if (signs.finishedAt) return 'finished';
  if (secondsSince(signs.lastWroteAt, now) <= WRITING_SECONDS) return 'writing';
  return secondsSince(lastHeardOf(signs), now) <= OFFLINE_AFTER_SECONDS ? 'here' : 'offline';
}

function secondsSince(instant: Date | null, now: Date): number {
  return instant ? (now.getTime() - instant.getTime()) / 1_000 : Number.POSITIVE_INFINITY;
}
