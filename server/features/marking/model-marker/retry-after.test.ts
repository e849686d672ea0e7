import { describe, expect, it } from 'vitest';
import { MarkerError } from '../engine/marker-error.ts';
import { createPauseKeeper, readRetryAfter } from './retry-after.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

describe('readRetryAfter', () => {
  it.each([
    ['2', 2_000],
    ['0', 0],
    ['0.5', 500],
    ['60', 60_000],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['61', undefined],
    ['-1', undefined],
    ['Sat, 21 Nov 2026 11:00:00 GMT', undefined],
    ['soon', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('reads %j as %j ms', (header, milliseconds) => {
    expect(readRetryAfter(header, NOW)).toBe(milliseconds);
  });
});

const busy = (retryAfterMs?: number) => new MarkerError('busy', 'Busy.', { retryAfterMs });

describe('createPauseKeeper', () => {
  it('waits as it is asked to, and so do the calls beside it', async () => {
    const keep = createPauseKeeper();
    const begun = performance.now();
    let calls = 0;
    const first = keep(async () => {
      calls += 1;
      if (calls === 1) throw busy(300);
      return 'done';
    }, undefined);
    await Promise.resolve();
    await Promise.resolve();
    const second = keep(async () => performance.now() - begun, undefined);
    expect(await first).toBe('done');
    expect(await second).toBeGreaterThan(250);
  });

  it('gives up after three pauses, and at once where no pause is asked for', async () => {
    const keep = createPauseKeeper();
    let calls = 0;
    const failing = (error: Error) =>
      keep(async () => {
        calls += 1;
        throw error;
      }, undefined);
    await expect(failing(busy(1))).rejects.toThrow('Busy.');
    expect(calls).toBe(4);
    await expect(failing(busy())).rejects.toThrow('Busy.');
    expect(calls).toBe(5);
  });

  it('ends its waiting when it is aborted', async () => {
    const keep = createPauseKeeper();
    const call = keep(async () => {
      throw busy(60_000);
    }, AbortSignal.timeout(50));
    await expect(call).rejects.toThrow(/abort|timeout/i);
  });
});
