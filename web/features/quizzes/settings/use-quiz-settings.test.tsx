// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Quiz } from '../../../../shared/contract/quizzes.ts';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { useQuizSettings } from './use-quiz-settings.ts';

const update = vi.hoisted(() => vi.fn<(input: object) => Promise<object>>());
const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());

vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirm: ask }));
vi.mock('../../../api/client.ts', () => ({
  api: {
    quizzes: { update: { mutationOptions: (more: object) => ({ ...more, mutationFn: update }) } },
  },
}));

const quiz = {
  quizCode: 'ABC123',
  defaultTimeLimit: 100,
  title: 'Cells',
  subject: 'Biology',
  resultsRelease: 'when-released',
  attemptsAllowed: 1,
  countedAttempt: 'last',
} as Quiz;

beforeEach(() => {
  update.mockReset().mockResolvedValue(quiz);
  ask.mockReset().mockResolvedValue(false);
});
afterEach(cleanup);

function open() {
  const history = new AppHistory(() => null);
  const frame = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <HistoryContext value={history}>{children}</HistoryContext>
    </QueryClientProvider>
  );
  return { history, ...renderHook(() => useQuizSettings(quiz), { wrapper: frame }) };
}

it('asks before unsaved settings are left, but not before unchanged ones', async () => {
  const { history, result } = open();
  act(() => result.current.form.setFieldValue('title', 'Cells again'));
  await history.open('/dashboard');
  expect(ask).toHaveBeenCalledTimes(1);
  act(() => result.current.form.setFieldValue('title', 'Cells'));
  await history.open('/dashboard');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(history.place.location.pathname).toBe('/dashboard');
});

it('does not ask about unsaved settings of a quiz that was just deleted', async () => {
  const { history, result } = open();
  act(() => result.current.form.setFieldValue('title', 'Cells again'));
  history.leaveDeleted('/view-quizzes');
  expect(history.place.location.pathname).toBe('/view-quizzes');
  expect(ask).not.toHaveBeenCalled();
});

it('shows a limit in minutes with at most two decimals, and does not send an unchanged limit', async () => {
  const { result } = open();
  expect(result.current.form.values.minutes).toBe('1.67');
  act(() => result.current.form.setFieldValue('title', 'Cells again'));
  await act(async () => result.current.save({ preventDefault: () => undefined } as never));
  expect(update.mock.lastCall?.[0]).toEqual({ quizCode: 'ABC123', title: 'Cells again' });
});
