import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLiveClock } from './live-clock.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('gives the time in whole seconds while it ticks, and goes by the newest reading', () => {
  let time = 1_000;
  const clock = createLiveClock(() => time);
  const heard = vi.fn<() => void>();
  clock.subscribe(heard);
  const stop = clock.start();
  time = 1_999;
  vi.advanceTimersByTime(1_000);
  expect(heard).not.toHaveBeenCalled();
  time = 2_250;
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(2_000);
  clock.follow(() => time + 6_750);
  expect(clock.now()).toBe(9_000);
  expect(heard).toHaveBeenCalledTimes(2);

  stop();
  time = 12_000;
  vi.advanceTimersByTime(1_000);
  expect(clock.now()).toBe(9_000);
});
