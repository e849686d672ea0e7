const A_DAY_MS = 24 * 60 * 60 * 1_000;

/** Returns the wall-clock time in a time zone, in the format of a `datetime-local` field. */
export function toLocalTime(timestamp: string | null, timeZone: string): string {
  if (timestamp === null) return '';
  return new Date(Date.parse(timestamp) + offsetAt(Date.parse(timestamp), timeZone))
    .toISOString()
    .slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/**
 * What happens to a wall-clock time when the clocks change: `skipped` in spring, `twice` in autumn.
 */
export type ClockChange = 'none' | 'skipped' | 'twice';

/** Returns what happens to the clocks at the time in a `datetime-local` field. */
export function clockChangeAt(value: string, timeZone: string): ClockChange {
  if (fromLocalTime(value, timeZone) === null) return 'none';
  const instants = instantsOf(value, timeZone);
  if (instants.length === 0) return 'skipped';
  return instants.length === 1 ? 'none' : 'twice';
}

/**
 * Returns the instant for the value of a `datetime-local` field; null if it is empty or not a date.
 * A time that the clocks skip in spring is read by the old clock; of a time that occurs twice in
 * autumn, the later one counts.
 */
export function fromLocalTime(value: string, timeZone: string): string | null {
  const wall = Date.parse(`${value}Z`);
  if (Number.isNaN(wall)) return null;
  const byOldClock = wall - offsetAt(wall - A_DAY_MS, timeZone);
  return new Date(instantsOf(value, timeZone).at(-1) ?? byOldClock).toISOString();
}

/** Returns the instants with this wall-clock time: one, none, or two, the earlier first. */
function instantsOf(value: string, timeZone: string): number[] {
  const wall = Date.parse(`${value}Z`);
  const offsets = [wall - A_DAY_MS, wall + A_DAY_MS].map((near) => offsetAt(near, timeZone));
  return [...new Set(offsets)]
    .map((offset) => wall - offset)
    .filter((instant) => instant + offsetAt(instant, timeZone) === wall);
}

/** Returns how far a time zone is ahead of UTC at an instant, in milliseconds. */
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
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  // Date.UTC would map the years 0 to 99 to the last century.
  const wall = new Date(0).setUTCFullYear(part('year'), part('month') - 1, part('day'));
  const time = (part('hour') * 60 + part('minute')) * 60 + part('second');
  return wall + time * 1_000 - Math.floor(instant / 1_000) * 1_000;
}
