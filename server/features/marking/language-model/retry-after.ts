/** A server that asks for more means "not today". */
const MAX_SECONDS = 7 * 24 * 60 * 60;

/**
 * The milliseconds that a provider asks to be left alone for, by `Retry-After` in seconds or as a
 * date; undefined where it does not say so in a way that can be read.
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
