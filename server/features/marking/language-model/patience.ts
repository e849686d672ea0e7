/** After so many answers it is known how long they take. */
const ENOUGH_ANSWERS = 10;
/** No answer is waited for longer than so many times the slowest one yet… */
const TIMES_SLOWEST = 5;
/** …nor given up before this part of the time that is configured. */
const LEAST_PART = 0.1;

/**
 * How long calls are waited for: as long as configured, and once it is known how long answers
 * take, a few times as long as the slowest. So a run in which many calls hang ends.
 */
export function createPatience(timeoutMs: number, now: () => number = () => performance.now()) {
  let answers = 0;
  let slowestMs = 0;
  const limit = () =>
    answers < ENOUGH_ANSWERS
      ? timeoutMs
      : Math.min(timeoutMs, Math.max(timeoutMs * LEAST_PART, slowestMs * TIMES_SLOWEST));
  return {
    limit,
    begin: () => {
      const begun = now();
      return {
        signal: AbortSignal.timeout(Math.ceil(limit())),
        answered: () => {
          answers += 1;
          slowestMs = Math.max(slowestMs, now() - begun);
        },
      };
    },
  };
}
