/** A server that asks for a longer wait means "not today". */
const MAX_SECONDS = 7 * 24 * 60 * 60;

/**
 * Returns how many milliseconds a provider asks callers to wait, from `Retry-After` in seconds or
 * as a date; undefined if the header is absent or unreadable.
 */
export function readRetryAfter(
  header: string | null | undefined,
  now = Date.now(),
): number | undefined {
  if (!header?.trim()) return undefined;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000;
  return milliseconds >= 0 ? Math.min(milliseconds, MAX_SECONDS * 1_000) : undefined;
}
