// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../testing/query-wrapper.tsx';
import { TYPING_TEST_SECONDS } from '../../../shared/typing-numbers.ts';
import { useTypingRun } from './use-typing-run.ts';

const calls = vi.hoisted(() => ({
  start: vi.fn(async () => ({ testSessionId: 'run', words: ['gas'] })),
  finish: vi.fn<() => Promise<{ isBest: boolean }>>(),
}));
vi.mock('../../api/client.ts', () => ({
  api: { typingTest: { key: () => ['typing'] } },
  client: { typingTest: calls },
}));

const queryClient = new QueryClient();
const wrapper = queryWrapper(queryClient);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

/** Starts a run, types one word, and waits until the time is up. */
async function finishRun() {
  const { result } = renderHook(useTypingRun, { wrapper });
  await act(() => result.current.start());
  act(() => result.current.begin());
  act(() => result.current.type(({ words }) => ({ words, unfinished: 'gas' })));
  act(() => {
    vi.advanceTimersByTime(TYPING_TEST_SECONDS * 1_000);
  });
  expect(calls.finish).toHaveBeenCalledTimes(1);
  return result;
}

it('the next run, which ends the last one on the server, waits until that is saved', async () => {
  let answer: ((result: { isBest: boolean }) => void) | undefined;
  calls.finish.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const result = await finishRun();
  let again: Promise<void> | undefined;
  act(() => {
    again = result.current.start();
  });
  await act(async () => vi.advanceTimersByTimeAsync(1_000));
  expect(result.current.phase).toBe('starting');
  expect(calls.start).toHaveBeenCalledTimes(1);
  answer?.({ isBest: true });
  await act(async () => again);
  expect(calls.start).toHaveBeenCalledTimes(2);
  expect(result.current).toMatchObject({ phase: 'countdown', isBest: false });
});
