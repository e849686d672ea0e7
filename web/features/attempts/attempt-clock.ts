import type { Rest } from '../../../shared/contract/attempts.ts';
import type { ServerClock } from './server-clock.ts';

/** What the server last said of an attempt's time, and the clock to read it by. */
export interface AttemptTime {
  deadlineAt: string;
  /** Null for a student without rest breaks. */
  rest: Rest | null;
  clock: ServerClock;
}

const SECOND_MS = 1000;
/** Less is the rounding of extra time. */
const NOTICEABLE_SECONDS = 5;

/** When the rest that goes on ends at the latest, in milliseconds since 1970; else undefined. */
function restEnd({ rest, clock }: AttemptTime): number | undefined {
  if (rest === null || rest.startedAt === null || rest.endsAt === null) return undefined;
  const end = Date.parse(rest.endsAt);
  return clock() < end ? end : undefined;
}

/** Whether a rest break goes on. It ends by itself when all of it is used. */
export function isResting(time: AttemptTime): boolean {
  return restEnd(time) !== undefined;
}

/** Whole seconds until the deadline, rounded up; 0 once it has passed. A rest holds them still. */
export function remainingSeconds(time: AttemptTime): number {
  const now = restEnd(time) ?? time.clock();
  return Math.max(0, Math.ceil((Date.parse(time.deadlineAt) - now) / SECOND_MS));
}

/** Whole seconds of rest breaks that are left, rounded up. */
export function restSecondsLeft(time: AttemptTime): number {
  const end = restEnd(time);
  if (end !== undefined) return Math.ceil((end - time.clock()) / SECOND_MS);
  return time.rest?.startedAt ? 0 : (time.rest?.secondsLeft ?? 0);
}

/**
 * Seconds that were given (or taken, if negative) between two readings, rest breaks aside: 0 where
 * a rest began or ended in between, since that moves the deadline by itself.
 */
export function addedSeconds(before: AttemptTime, after: AttemptTime): number {
  if (isResting(before) !== isResting(after)) return 0;
  if (before.rest?.startedAt !== after.rest?.startedAt) return 0;
  const workingEnd = (time: AttemptTime) => Date.parse(time.deadlineAt) - (restEnd(time) ?? 0);
  return Math.round((workingEnd(after) - workingEnd(before)) / SECOND_MS);
}

/** What to tell the student when their time has changed; undefined for less than a few seconds. */
export function timeChangeSentence(seconds: number): string | undefined {
  if (Math.abs(seconds) < NOTICEABLE_SECONDS) return undefined;
  if (seconds < 0) return 'Your time has been shortened. Please look at the time remaining.';
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'Your teacher added some time.';
  return `Your teacher added ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;
}
