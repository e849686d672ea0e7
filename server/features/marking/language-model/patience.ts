/** After this many responses, their usual duration is known. */
const ENOUGH_ANSWERS = 10;
/** The limit, as a multiple of the slowest response so far. */
const TIMES_SLOWEST = 5;
/** The lowest limit, as a fraction of the configured time-out. */
const LEAST_PART = 0.1;

/**
 * Returns the time-out of calls: as configured, and once the usual duration of responses is known,
 * a few times the slowest. This ends a run in which many calls hang.
 */
export function createPatience(timeoutMs: number) {
  let answers = 0;
  let slowestMs = 0;
  const limit = () =>
    answers < ENOUGH_ANSWERS
      ? timeoutMs
      : Math.min(timeoutMs, Math.max(timeoutMs * LEAST_PART, slowestMs * TIMES_SLOWEST));
  return {
    limit,
    begin: () => {
      const begun = performance.now();
      return {
        signal: AbortSignal.timeout(Math.ceil(limit())),
        answered: () => {
          answers += 1;
          slowestMs = Math.max(slowestMs, performance.now() - begun);
        },
      };
    },
  };
}
