import { asObject } from './documents.ts';

/**
 * The legacy system did not exist before this; an earlier time means a broken clock or a wrong
 * unit.
 */
const EARLIEST_MS = Date.UTC(2000, 0, 1);
/** Larger numbers are milliseconds, smaller ones seconds. */
const LARGEST_SECONDS = 100_000_000_000;

/**
 * Parses a point in time as Firestore and its export tools write it: `{seconds, nanoseconds}`, the
 * same with underscores, `{__time__}`, an ISO 8601 text, or a number. Undefined for anything else,
 * and for times before the year 2000 or after `now`.
 */
export function readTimestamp(value: unknown, now = Date.now()): Date | undefined {
  const milliseconds = toMilliseconds(value);
  const isPossible = milliseconds >= EARLIEST_MS && milliseconds <= now;
  return isPossible ? new Date(milliseconds) : undefined;
}

function toMilliseconds(value: unknown): number {
  if (typeof value === 'number') return value < LARGEST_SECONDS ? value * 1000 : value;
  if (typeof value === 'string') return Date.parse(value);
  const timestamp = asObject(value);
  if (!timestamp) return Number.NaN;
  const { __time__: time, value: inner } = timestamp;
  if (time !== undefined) return Date.parse(String(time));
  const {
    _seconds: whole,
    seconds = whole,
    _nanoseconds: part = 0,
    nanoseconds = part,
  } = asObject(inner) ?? timestamp;
  return Number(seconds) * 1000 + Math.floor(Number(nanoseconds) / 1_000_000);
}
