import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRotation } from './use-carousel.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number): void => {
  act(() => void vi.advanceTimersByTime(milliseconds));
};
const start = () =>
  renderHook(({ isPaused }) => useRotation({ count: 3, periodMs: 8_000, isPaused }), {
    initialProps: { isPaused: false },
  });

it('moves on after its period, and wraps', () => {
  const { result } = start();
  pass(7_999);
  expect(result.current[0]).toBe(0);
  pass(1);
  expect(result.current[0]).toBe(1);
  pass(8_000);
  pass(8_000);
  expect(result.current[0]).toBe(0);
});

it('gives a chosen item its full time', () => {
  const { result } = start();
  pass(5_000);
  act(() => {
    result.current[1](2);
  });
  pass(7_999);
  expect(result.current[0]).toBe(2);
  pass(1);
  expect(result.current[0]).toBe(0);
});

it('stands still while it is paused, and starts its period again afterwards', () => {
  const { result, rerender } = start();
  rerender({ isPaused: true });
  pass(20_000);
  expect(result.current[0]).toBe(0);
  rerender({ isPaused: false });
  pass(7_999);
  expect(result.current[0]).toBe(0);
  pass(1);
  expect(result.current[0]).toBe(1);
});
