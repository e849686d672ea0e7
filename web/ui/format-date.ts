const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** For example "21 Nov 2026, 14:05", in the reader's own time zone or in the one given. */
export function formatDateTime(timestamp: string, timeZone?: string): string {
  const format =
    timeZone === undefined
      ? dateAndTime
      : new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  return format.format(new Date(timestamp));
}

const dateOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** For example "21 Nov 2026", in the reader's own time zone. */
export function formatDate(timestamp: string): string {
  return dateOnly.format(new Date(timestamp));
}

const dayOnly = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the calendar (`2026-11-21`) as "21 Nov 2026", which is the same day for every reader. */
export function formatDay(day: string): string {
  return dayOnly.format(new Date(day));
}

const timeOnly = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** For example "14:05", in the reader's own time zone. */
export function formatTime(timestamp: string | number): string {
  return timeOnly.format(new Date(timestamp));
}
