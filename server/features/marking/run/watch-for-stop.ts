import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_AGAIN_MS = 500;
const STOP_GRACE_MS = 8_000;

/** Signals that end a run from outside. */
export interface RunSignals {
  /** Aborted once nothing else may begin. */
  stopping: AbortSignal;
  /** Aborted once calls in flight are no longer waited for. */
  calls: AbortSignal;
  /** Stops watching. Rejects if watching failed, so that the job is retried. */
  end(): Promise<void>;
}

/**
 * Polls whether the run is to stop. Stopping lets calls in flight finish, but not for ever, because
 * a model that hangs must not keep the teacher waiting. `job` ends everything at once.
 */
export function watchForStop(
  isStopRequested: () => Promise<boolean>,
  job: AbortSignal,
  graceMs = STOP_GRACE_MS,
): RunSignals {
  const stopping = new AbortController();
  const calls = new AbortController();
  const ended = new AbortController();
  const broken: unknown[] = [];
  const untilEnd = { signal: AbortSignal.any([job, ended.signal]) };
  const watch = async () => {
    while (!(await isStopRequested())) await sleep(LOOK_AGAIN_MS, undefined, untilEnd);
    stopping.abort();
    await sleep(graceMs, undefined, untilEnd);
    calls.abort();
  };
  const watched = watch().catch((error: unknown) => {
    if (untilEnd.signal.aborted) return;
    broken.push(error);
    stopping.abort();
    calls.abort();
  });
  return {
    stopping: AbortSignal.any([stopping.signal, job]),
    calls: AbortSignal.any([calls.signal, job]),
    end: async () => {
      ended.abort();
      await watched;
      if (broken.length > 0) throw broken[0];
    },
  };
}
