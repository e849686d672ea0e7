import { clockChangeAt, toLocalTime } from '../../../shared/school-time.ts';

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/**
 * Formats a time as "21 Nov 2026, 14:05", in the reader's own time zone or the one given. With a
 * given zone, a time that occurs twice when the clocks go back says which: "25 Oct 2026, 01:30
 * GMT".
 */
export function formatDateTime(timestamp: string, timeZone?: string): string {
  if (timeZone === undefined) return dateAndTime.format(new Date(timestamp));
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  const words = format.format(new Date(timestamp));
  const isTwice = clockChangeAt(toLocalTime(timestamp, timeZone), timeZone) === 'twice';
  return isTwice ? `${words} ${timeZoneName(timestamp, timeZone)}` : words;
}

/** Returns the name of a time zone at a moment, e.g. `GMT` or `BST`. */
export function timeZoneName(timestamp: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    timeZoneName: 'short',
  }).formatToParts(new Date(timestamp));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

const dateOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Formats a date as "21 Nov 2026", in the reader's own time zone. */
export function formatDate(timestamp: string): string {
  return dateOnly.format(new Date(timestamp));
}

const dayOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a calendar day (`2026-11-21`) as "21 Nov 2026", the same for every reader. */
export function formatDay(day: string): string {
  return dayOnly.format(new Date(day));
}

const timeOnly = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** Formats a time as "14:05", in the reader's own time zone. */
export function formatTime(timestamp: string | number): string {
  return timeOnly.format(new Date(timestamp));
}
