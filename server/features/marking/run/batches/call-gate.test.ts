import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { MarkerError } from '../../engine/marker-error.ts';
import { createCallGate } from './call-gate.ts';

const busy = (retryAfterMs?: number) => new MarkerError('busy', 'Busy.', { retryAfterMs });
const away = () => Promise.reject(new MarkerError('unreachable', 'Away.'));

describe('createCallGate', () => {
  it('limits the number of calls in flight, and lets all through in the end', async () => {
    const gate = createCallGate(3);
    let inFlight = 0;
    let max = 0;
    const call = async (value: number) => {
      max = Math.max(max, (inFlight += 1));
      await setImmediate();
      inFlight -= 1;
      return value;
    };
    const values = Array.from({ length: 20 }, (_, value) => value);
    expect(await Promise.all(values.map((value) => gate.pass(() => call(value))))).toEqual(values);
    expect(max).toBe(3);
  });

  it('frees the slot of a call that fails', async () => {
    const gate = createCallGate(1);
    const failing = gate.pass(() => Promise.reject(new Error('No.')));
    const next = gate.pass(async () => 'yes');
    await expect(failing).rejects.toThrow('No.');
    expect(await next).toBe('yes');
  });

  it('releases waiting callers when they are aborted, without running their call', async () => {
    const gate = createCallGate(1);
    const opened = Promise.withResolvers<void>();
    const first = gate.pass(() => opened.promise);
    const stopping = new AbortController();
    let ran = false;
    const second = gate.pass(async () => (ran = true), stopping.signal);
    const third = gate.pass(async () => 'third');
    stopping.abort(new Error('Stop.'));
    await expect(second).rejects.toThrow('Stop.');
    opened.resolve();
    await first;
    expect(await third).toBe('third');
    expect(ran).toBe(false);
    await expect(gate.pass(async () => 1, stopping.signal)).rejects.toThrow('Stop.');
  });

  it('retries one call at a time after a marker was too busy', async () => {
    const gate = createCallGate(4, { firstPauseMs: 1 });
    let isBusy = true;
    const inFlight: number[] = [];
    let now = 0;
    const call = async () => {
      inFlight.push((now += 1));
      await setImmediate();
      now -= 1;
      if (isBusy) {
        isBusy = inFlight.length < 6;
        throw busy();
      }
      return 'marked';
    };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => gate.pass(call)));
    expect(outcomes).toEqual(Array(8).fill('marked'));
    // Four at first; then one at a time until one succeeded.
    expect(inFlight.slice(0, 8)).toEqual([1, 2, 3, 4, 1, 1, 1, 1]);
  });

  it('gives up on a marker that stays busy, and reports how long it waited', async () => {
    const gate = createCallGate(4, { giveUpAfterMs: 20, firstPauseMs: 5 });
    let calls = 0;
    const call = () => {
      calls += 1;
      return Promise.reject(busy());
    };
    const failed = await gate.pass(call).catch((error: unknown) => error);
    expect(failed).toMatchObject({ reason: 'busy', waitedMs: expect.any(Number) });
    expect(calls).toBeGreaterThan(1);
    expect(calls).toBeLessThan(6);
  });

  it('makes one last call when its waiting time ends, without waiting longer', async () => {
    vi.useFakeTimers();
    const gate = createCallGate(1, { giveUpAfterMs: 1_000, firstPauseMs: 600 });
    const asked: number[] = [];
    const from = Date.now();
    const passing = gate
      .pass(() => {
        asked.push(Date.now() - from);
        return Promise.reject(busy());
      })
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    expect(await passing).toMatchObject({ waitedMs: 1_000 });
    expect(asked).toEqual([0, 600, 1_000]);
  });

  it('does not wait for a marker that asks to be left alone for too long', async () => {
    const gate = createCallGate(1, { giveUpAfterMs: 1_000 });
    const failed = gate.pass(() => Promise.reject(busy(3_600_000)));
    await expect(failed).rejects.toMatchObject({ waitedMs: 0, retryAfterMs: 3_600_000 });
  });

  it('passes on single failures, but after many in a row treats the marker as unreachable and retries', async () => {
    const gate = createCallGate(1, { firstPauseMs: 1 });
    for (let count = 0; count < 9; count += 1)
      await expect(gate.pass(away)).rejects.toThrow('Away.');
    let isAway = true;
    const call = async () => {
      if (isAway) {
        isAway = false;
        throw new MarkerError('unreachable', 'Away.');
      }
      return 'back';
    };
    expect(await gate.pass(call)).toBe('back');
  });
});
