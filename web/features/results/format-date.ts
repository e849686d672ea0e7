const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** For example "21 Nov 2026, 14:05", in the reader's own time zone. */
export function formatDateTime(timestamp: string): string {
  return dateAndTime.format(new Date(timestamp));
}
