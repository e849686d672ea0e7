// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import { useSetQuizzes } from './use-set-quizzes.ts';

const listed = vi.hoisted(() => vi.fn<() => object>());
vi.mock('../../../api/client.ts', () => ({
  api: {
    attempts: {
      listSet: {
        queryOptions: (options: object) => ({ queryKey: ['set'], queryFn: listed, ...options }),
      },
    },
  },
}));

const OPENS_AT = '2026-03-02T10:00:00.000Z';
const secondsBefore = (seconds: number) =>
  new Date(Date.parse(OPENS_AT) - seconds * 1_000).toISOString();
const upcoming = (serverNow: string) => ({
  items: [{ quizCode: 'ABC123', state: 'upcoming', opensAt: OPENS_AT }],
  serverNow,
});
const open = { items: [{ quizCode: 'ABC123', state: 'open', opensAt: null }], serverNow: OPENS_AT };

const watch = () =>
  renderHook(() => useSetQuizzes(), { wrapper: queryWrapper(new QueryClient()) }).result;
const stateIn = (result: ReturnType<typeof watch>) => result.current.data?.items[0]?.state;

beforeEach(() => {
  vi.useFakeTimers();
  listed.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('lets a student who waits on the dashboard start once the quiz opens, whatever the device’s clock says', async () => {
  vi.setSystemTime('2019-07-01T03:00:00.000Z');
  listed.mockReturnValueOnce(upcoming(secondsBefore(90))).mockReturnValue(open);
  const result = watch();
  await vi.advanceTimersByTimeAsync(89_000);
  expect(stateIn(result)).toBe('upcoming');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stateIn(result)).toBe('open');
});

it('does not ask again while nothing is to open', async () => {
  listed.mockReturnValue(open);
  watch();
  await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1_000);
  expect(listed).toHaveBeenCalledOnce();
});

it('waits for a quiz that opens in the next school year without asking all the time', async () => {
  listed.mockReturnValue(upcoming(secondsBefore(300 * 24 * 60 * 60)));
  watch();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(listed).toHaveBeenCalledOnce();
});
