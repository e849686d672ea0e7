/** What a clock on the wall of a time zone shows, as a `datetime-local` field has it. */
export function toLocalTime(timestamp: string | null, timeZone: string): string {
  if (timestamp === null) return '';
  return new Date(Date.parse(timestamp) + offsetAt(Date.parse(timestamp), timeZone))
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/**
 * The instant that such a field means; null where it is empty. A time that the clocks skip in spring is
 * the same time by the old clock; of one that comes twice in autumn it is the later.
 */
export function fromLocalTime(value: string, timeZone: string): string | null {
  if (value === '') return null;
  const wall = Date.parse(`${value}Z`);
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone)).toISOString();
}

/** How far a time zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const wall = `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}Z`;
  return Date.parse(wall) - Math.floor(instant / 1_000) * 1_000;
}
