import { resendDelay } from './answer-sync/send-timers.ts';

interface Retrying {
  /** Does not wait for the backoff's end. Nothing happens while an attempt is under way. */
  tryNow(): void;
  /** No further attempt is made; one under way is not interrupted. */
  cancel(): void;
}

interface Outcome<Result> {
  onDone: (result: Result) => void;
  /** After every failed attempt. */
  onFailure: (error: unknown) => void;
}

/** Repeats the action with growing pauses until it succeeds once. */
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
