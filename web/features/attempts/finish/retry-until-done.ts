import { resendDelay } from '../answer-sync/send-timers.ts';

interface Retrying {
  /** Retries now instead of waiting for the backoff. A no-op while an attempt is in progress. */
  tryNow(): void;
  /** Stops retrying; does not interrupt an attempt in progress. */
  cancel(): void;
}

interface Outcome<Result> {
  onDone: (result: Result) => void;
  /** Called after every failed attempt. */
  onFailure: (error: unknown) => void;
}

/** Retries the action with growing pauses until it succeeds once. */
export function retryUntilDone<Result>(
  action: () => Promise<Result>,
  { onDone, onFailure }: Outcome<Result>,
): Retrying {
  let failures = 0;
  let isBusy = false;
  let isCancelled = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = async () => {
    if (isBusy || isCancelled) return;
    clearTimeout(timer);
    isBusy = true;
    try {
      const result = await action();
      if (!isCancelled) onDone(result);
      isCancelled = true;
    } catch (error) {
      failures += 1;
      if (isCancelled) return;
      onFailure(error);
      timer = setTimeout(() => void attempt(), resendDelay(failures));
    } finally {
      isBusy = false;
    }
  };

  void attempt();
  return {
    tryNow: () => void attempt(),
    cancel: () => {
      isCancelled = true;
      clearTimeout(timer);
    },
  };
}
