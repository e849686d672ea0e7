import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { RESEND_BACKOFF_MAX_MS, RESEND_BACKOFF_MIN_MS } from '../../../../shared/business-rules.ts';

export interface WatchMarkingRunOptions {
  /** Opens the run's stream of server-sent events. */
  open: (signal: AbortSignal) => Promise<AsyncIterable<MarkingRun>>;
  signal: AbortSignal;
  onProgress: (run: MarkingRun) => void;
  /** Called when the stream breaks before the run has ended; it will be reopened. */
  onDisconnect: () => void;
}

/** Returns the delay before reopening the stream, after this many consecutive failures. */
export function reconnectDelayMs(failuresInARow: number): number {
  return Math.min(RESEND_BACKOFF_MAX_MS, RESEND_BACKOFF_MIN_MS * 2 ** (failuresInARow - 1));
}

/** Follows a run until it ends or the signal aborts, and reconnects after every lost connection. */
export async function watchMarkingRun(options: WatchMarkingRunOptions): Promise<void> {
  const { signal, onDisconnect } = options;
  let failuresInARow = 0;
  while (!signal.aborted) {
    const outcome = await followOnce(options);
    if (outcome === 'ended' || signal.aborted) return;
    failuresInARow = outcome === 'broke-after-news' ? 1 : failuresInARow + 1;
    onDisconnect();
    await pause(reconnectDelayMs(failuresInARow), signal);
  }
}

async function followOnce({
  open,
  signal,
  onProgress,
}: WatchMarkingRunOptions): Promise<'ended' | 'broke-after-news' | 'broke'> {
  let hadNews = false;
  try {
    for await (const run of await open(signal)) {
      if (signal.aborted) return 'ended';
      hadNews = true;
      onProgress(run);
      if (run.state !== 'active') return 'ended';
    }
  } catch {
    // A broken stream is normal: the caller reopens it.
  }
  return hadNews ? 'broke-after-news' : 'broke';
}

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
  });
}
