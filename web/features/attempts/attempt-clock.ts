import type { Attempt, Rest, Typed } from '../../../shared/contract/attempts.ts';

/** Reads the server's time as this page can tell it, in milliseconds since 1970. */
export type ServerClock = () => number;

/**
 * The server's clock from one answer of its. The device's own clock plays no part: it may be wrong
 * or be set in the middle of a quiz. The answer is taken to have travelled for half of the round
 * trip. `sentAt` and `receivedAt` come from `monotonicNow`, in milliseconds.
 */
export function serverClock(
  serverNow: string,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
  monotonicNow: () => number = () => performance.now(),
): ServerClock {
  const serverAtReceipt = Date.parse(serverNow) + (receivedAt - sentAt) / 2;
  return () => serverAtReceipt + (monotonicNow() - receivedAt);
}

/** What the server last said of an attempt's time, and the clock to read it by. */
export interface AttemptTime {
  deadlineAt: string;
  /** Null for a student without rest breaks. */
  rest: Rest | null;
  /** The server's signed word of when it answered. */
  stamp: string;
  clock: ServerClock;
}

/** When something is typed now, as the server can believe it. */
export function typedNow({ clock, stamp }: AttemptTime): Typed {
  return { at: new Date(clock()).toISOString(), stamp };
}

/** Reads an answer of the server's as it arrives; `sentAt` is by `performance.now()`. */
export function timeOf(
  {
    deadlineAt,
    rest,
    serverNow,
    stamp,
  }: Pick<Attempt, 'deadlineAt' | 'rest' | 'serverNow' | 'stamp'>,
  sentAt: number,
): AttemptTime {
  const clock = serverClock(serverNow, { sentAt, receivedAt: performance.now() });
  return { deadlineAt, rest, stamp, clock };
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

/** Under this many seconds the countdown changes its colour and icon. */
export const LAST_MINUTE_SECONDS = 60;

const announcedMinutes = [10, 5, 1];

/** mm:ss. An hour and more stays in minutes: 75:00. */
export function formatCountdown(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What to say to a screen reader when the countdown has gone from one value to the next. */
export function countdownAnnouncement(before: number, now: number): string | undefined {
  const minutes = announcedMinutes.find((limit) => before > limit * 60 && now <= limit * 60);
  if (minutes === undefined || now === 0) return undefined;
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} remaining`;
}
