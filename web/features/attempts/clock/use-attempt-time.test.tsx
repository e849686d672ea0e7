// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHECK_IN_MS } from '../../../../shared/business-rules.ts';
import type { AttemptClock } from '../../../../shared/contract/attempts.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { OpenAttempt } from '../enter/open-attempt.ts';
import { isResting, timeOf } from './attempt-clock.ts';
import { useAttemptTime } from './use-attempt-time.ts';

const checkIn = vi.hoisted(() => vi.fn<() => Promise<AttemptClock>>());
vi.mock('../../../api/client.ts', () => ({ client: { attempts: { checkIn } } }));

const NOW = Date.parse('2026-03-02T10:00:00.000Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const working: AttemptClock = {
  deadlineAt: at(20),
  serverNow: at(0),
  stamp: '',
  isFinished: false,
  rest: { secondsLeft: 300, startedAt: null, endsAt: null },
};
const resting: AttemptClock = {
  ...working,
  deadlineAt: at(25),
  rest: { secondsLeft: 300, startedAt: at(0), endsAt: at(5) },
};
const attempt = { quizCode: 'ABC123', userId: 'u1', startedAt: at(-10) } as OpenAttempt['attempt'];
const sync = { keepTimeBy: () => undefined } as unknown as AnswerSync;
const read = (clock: AttemptClock) => timeOf(clock, 0);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a rest break that began while the page was checking in goes on', async () => {
  let answer: ((clock: AttemptClock) => void) | undefined;
  checkIn.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  checkIn.mockResolvedValue(resting);
  const open = { attempt, time: read(working) };
  const { result } = renderHook(() => useAttemptTime(open, sync, false));
  await vi.advanceTimersByTimeAsync(CHECK_IN_MS + 1_000);
  expect(checkIn).toHaveBeenCalledOnce();

  act(() => result.current.onTime(read(resting)));
  await act(async () => answer?.(working));
  expect(isResting(result.current.time)).toBe(true);
});
