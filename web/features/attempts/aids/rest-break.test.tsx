// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_REQUEST_TIMEOUT_MS } from '../../../../shared/business-rules.ts';
import type { Attempt } from '../../../../shared/contract/attempts.ts';
import { attemptsMessages } from '../../../../shared/messages/attempts.ts';
import { shownToasts } from '../../../ui/toasts/toast.ts';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import type { AttemptTime } from '../clock/attempt-clock.ts';
import { RestBreak } from './rest-break.tsx';

/** Simulates a network that swallows requests: rejects only when the signal aborts. */
const hang = vi.hoisted(() => (_: object, { signal }: { signal?: AbortSignal } = {}) => {
  return new Promise((_resolve, reject) => {
    const giveUp = () => reject(signal?.reason);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp);
  });
});
vi.mock('../../../api/client.ts', () => ({
  client: { attempts: { startRest: hang, endRest: hang } },
}));

const attempt = { quizCode: 'ABC123', userId: 'u1' } as Attempt;
const sync = { sendAll: () => undefined } as AnswerSync;
const client = new QueryClient();
const ENDS_AT = Date.parse('2026-03-02T09:10:00.000Z');

/** An attempt with a rest break of ten minutes that is running, or not, a minute before its end. */
const timeAt = (startedAt: string | null): AttemptTime => ({
  deadlineAt: '2026-03-02T10:00:00.000Z',
  rest: {
    startedAt,
    endsAt: startedAt && new Date(ENDS_AT).toISOString(),
    secondsLeft: 600,
  },
  stamp: 'signed',
  clock: () => ENDS_AT - 60_000,
});
const resting = timeAt('2026-03-02T09:00:00.000Z');
const withoutRest = timeAt(null);

const screenAt = (time: AttemptTime) => (
  <MantineProvider>
    <QueryClientProvider client={client}>
      <RestBreak attempt={attempt} sync={sync} time={time} onTime={() => undefined} />
    </QueryClientProvider>
  </MantineProvider>
);
const messages = () => shownToasts.get().map(({ message }) => message);

let timeIsOver: AbortController;

beforeEach(() => {
  shownToasts.set([]);
  timeIsOver = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeIsOver.signal);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const giveUp = () => timeIsOver.abort(new DOMException('The time is over.', 'TimeoutError'));
const isBusy = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('data-loading') === 'true';

it.each([
  ['Take a rest break', withoutRest],
  ['I’m back', resting],
])('a student can press “%s” again if the network hangs', async (name, time) => {
  render(screenAt(time));
  fireEvent.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(isBusy(name)).toBe(true));
  expect(AbortSignal.timeout).toHaveBeenCalledWith(ANSWER_REQUEST_TIMEOUT_MS);
  giveUp();
  await waitFor(() => expect(isBusy(name)).toBe(false));
  expect(messages()).toHaveLength(1);
});

it('a student who could not end the rest is told when it is over', async () => {
  const { rerender } = render(screenAt(resting));
  fireEvent.click(screen.getByRole('button', { name: 'I’m back' }));
  giveUp();
  await waitFor(() => expect(messages()).toHaveLength(1));
  rerender(screenAt(withoutRest));
  expect(messages()).toContain(attemptsMessages.restOver);
});

it('leaves the focus where the rest was, not on a button that a second Enter would press', () => {
  const { rerender } = render(screenAt(resting));
  screen.getByRole('button', { name: 'I’m back' }).focus();
  rerender(screenAt(withoutRest));
  const focused = document.activeElement;
  expect(focused).not.toBe(document.body);
  expect(focused?.textContent).toContain('of rest left');
  expect(focused).not.toBe(screen.getByRole('button'));
});

it('leaves the focus where the student has moved it', () => {
  const { rerender } = render(screenAt(withoutRest));
  expect(document.activeElement).toBe(document.body);
  rerender(screenAt(resting));
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  rerender(screenAt(withoutRest));
  expect(document.activeElement).toBe(elsewhere);
  elsewhere.remove();
});
