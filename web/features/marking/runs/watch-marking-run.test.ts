import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { reconnectDelayMs, watchMarkingRun } from './watch-marking-run.ts';
import { sampleRun } from './testing-run.ts';

function run(changes: Partial<MarkingRun>): MarkingRun {
  return { ...sampleRun, total: 3, ...changes };
}

async function* streamOf(...runs: MarkingRun[]): AsyncGenerator<MarkingRun> {
  yield* runs;
}

describe('watchMarkingRun', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('reopens the stream until the run ends', async () => {
    const open = vi
      .fn<() => Promise<AsyncIterable<MarkingRun>>>()
      .mockResolvedValueOnce(streamOf(run({ marked: 1 })))
      .mockRejectedValueOnce(new TypeError('network'))
      .mockResolvedValueOnce(streamOf(run({ marked: 3, state: 'completed' })));
    const seen: number[] = [];
    const onDisconnect = vi.fn<() => void>();
    const watching = watchMarkingRun({
      open,
      signal: new AbortController().signal,
      onProgress: ({ marked }) => seen.push(marked),
      onDisconnect,
    });
    await vi.runAllTimersAsync();
    await watching;
    expect(seen).toEqual([1, 3]);
    expect(onDisconnect).toHaveBeenCalledTimes(2);
  });

  it('ends at once if it is aborted while it waits', async () => {
    const abort = new AbortController();
    const open = vi.fn<() => Promise<AsyncIterable<MarkingRun>>>().mockRejectedValue(new Error());
    const watching = watchMarkingRun({
      open,
      signal: abort.signal,
      onProgress: () => undefined,
      onDisconnect: () => abort.abort(),
    });
    await watching;
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe('reconnectDelayMs', () => {
  it('doubles up to a limit', () => {
    expect([1, 2, 3, 10].map(reconnectDelayMs)).toEqual([1_000, 2_000, 4_000, 15_000]);
  });
});
