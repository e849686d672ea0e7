import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_IN_MS } from '../../../../shared/business-rules.ts';
import { repeatCheckIn } from './repeat-check-in.ts';

const regularly = () => 0.5;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('checks in every few seconds until it is stopped', async () => {
  const ask = vi.fn(async () => undefined);
  const checkIns = repeatCheckIn(ask, regularly);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3 * CHECK_IN_MS);
  expect(ask).toHaveBeenCalledTimes(3);
  checkIns.stop();
  await vi.advanceTimersByTimeAsync(3 * CHECK_IN_MS);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('does not check in again while a response is outstanding', async () => {
  const answers: (() => void)[] = [];
  const ask = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  repeatCheckIn(ask, regularly);
  await vi.advanceTimersByTimeAsync(10 * CHECK_IN_MS);
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(CHECK_IN_MS);
  expect(ask).toHaveBeenCalledTimes(2);
});
