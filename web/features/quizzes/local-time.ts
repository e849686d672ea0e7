const two = (part: number) => String(part).padStart(2, '0');

/** What a `datetime-local` field shows of an instant, in the reader's own time zone. */
export function toLocalTime(timestamp: string | null): string {
  if (timestamp === null) return '';
  const at = new Date(timestamp);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The instant that such a field means; null where it is empty. */
export function fromLocalTime(value: string): string | null {
  return value === '' ? null : new Date(value).toISOString();
}
