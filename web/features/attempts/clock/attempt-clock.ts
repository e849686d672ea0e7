import { counted } from '../../../../shared/counted.ts';
import type { Attempt, Rest, Typed } from '../../../../shared/contract/attempts.ts';

/** Returns the server's time as estimated by this page, in milliseconds since 1970. */
export type ServerClock = () => number;

/**
 * Derives the server's clock from one response. Does not use the device's own clock, which may be
 * wrong or be changed during a quiz. Assumes that the response took half of the round trip.
 * `sentAt` and `receivedAt` come from `monotonicNow`, in milliseconds.
 */
export function serverClock(
  serverNow: string,
  { sentAt, receivedAt }: { sentAt: number; receivedAt: number },
  monotonicNow: () => number = () => performance.now(),
): ServerClock {
  const serverAtReceipt = Date.parse(serverNow) + (receivedAt - sentAt) / 2;
  return () => serverAtReceipt + (monotonicNow() - receivedAt);
}

/** The latest timing of an attempt from the server, and the clock to read it with. */
export interface AttemptTime {
  deadlineAt: string;
  /** Null for a student without rest breaks. */
  rest: Rest | null;
  /** The time of the response, signed by the server. */
  stamp: string;
  clock: ServerClock;
}

/** Returns the time of a key press with the server's stamp, which lets the server verify it. */
export function typedNow({ clock, stamp }: AttemptTime): Typed {
  return { at: new Date(clock()).toISOString(), stamp };
}

/** Reads the timing from a response on arrival; `sentAt` is from `performance.now()`. */
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
/** Smaller changes come from the rounding of extra time. */
const NOTICEABLE_SECONDS = 5;

/**
 * Returns the latest end of the running rest break, in milliseconds since 1970; undefined if none
 * is running.
 */
function restEnd({ rest, clock }: AttemptTime): number | undefined {
  if (rest === null || rest.startedAt === null || rest.endsAt === null) return undefined;
  const end = Date.parse(rest.endsAt);
  return clock() < end ? end : undefined;
}

/** Returns true while a rest break is running. It ends by itself when all of it is used. */
export function isResting(time: AttemptTime): boolean {
  return restEnd(time) !== undefined;
}

/**
 * Returns the whole seconds until the deadline, rounded up; 0 once it has passed. Constant during a
 * rest break.
 */
export function remainingSeconds(time: AttemptTime): number {
  const now = restEnd(time) ?? time.clock();
  return Math.max(0, Math.ceil((Date.parse(time.deadlineAt) - now) / SECOND_MS));
}

/** Returns the whole seconds of rest breaks left, rounded up. */
export function restSecondsLeft(time: AttemptTime): number {
  const end = restEnd(time);
  if (end !== undefined) return Math.ceil((end - time.clock()) / SECOND_MS);
  return time.rest?.startedAt ? 0 : (time.rest?.secondsLeft ?? 0);
}

/**
 * Returns the seconds added (or removed, if negative) between two readings, not counting rest
 * breaks: 0 if a rest break began or ended in between, because that moves the deadline by itself.
 */
export function addedSeconds(before: AttemptTime, after: AttemptTime): number {
  if (isResting(before) !== isResting(after)) return 0;
  if (before.rest?.startedAt !== after.rest?.startedAt) return 0;
  const workingEnd = (time: AttemptTime) => Date.parse(time.deadlineAt) - (restEnd(time) ?? 0);
  return Math.round((workingEnd(after) - workingEnd(before)) / SECOND_MS);
}

/**
 * Returns the notice for the student when their time has changed; undefined for a change of less
 * than a few seconds.
 */
export function timeChangeSentence(seconds: number): string | undefined {
  if (Math.abs(seconds) < NOTICEABLE_SECONDS) return undefined;
  if (seconds < 0) return 'Your time has been shortened. Please look at the time remaining.';
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'Your teacher added some time.';
  return `Your teacher added ${counted(minutes, 'minute')}.`;
}

/** Below this many seconds the countdown changes colour and icon. */
export const LAST_MINUTE_SECONDS = 60;

const announcedMinutes = [10, 5, 1];
/** A slow page may skip the exact second: from here on, it is still called a minute. */
const SHORT_MINUTE_SECONDS = 50;

/** Formats seconds as mm:ss. An hour or more stays in minutes: 75:00. */
export function formatCountdown(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Returns the screen reader announcement for a step of the countdown, if there is one. */
export function countdownAnnouncement(before: number, now: number): string | undefined {
  const isStep = announcedMinutes.some((limit) => before > limit * 60 && now <= limit * 60);
  if (!isStep || now === 0) return undefined;
  // Several steps at once are taken when a laptop wakes up.
  const isMinutes = now >= SHORT_MINUTE_SECONDS;
  const left = isMinutes ? counted(Math.ceil(now / 60), 'minute') : counted(now, 'second');
  return `${left} remaining`;
}
