// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SetForClasses } from './set-for-classes.tsx';

const listClasses = vi.hoisted(() => vi.fn<() => Promise<object>>());
const getSetFor = vi.hoisted(() => vi.fn<() => Promise<object>>());
const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());

vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirm: ask }));
vi.mock('../../../api/use-current-user.ts', () => ({ useSchoolTimeZone: () => 'Europe/London' }));
vi.mock('../../classes/public.ts', () => ({ PersonPicker: () => null }));
vi.mock('../../../api/client.ts', () => {
  const saves = { mutationOptions: (more: object) => more };
  return {
    api: {
      classes: { list: { queryOptions: () => ({ queryKey: ['classes'], queryFn: listClasses }) } },
      quizzes: {
        getSetFor: {
          queryKey: () => ['set for'],
          queryOptions: () => ({ queryKey: ['set for'], queryFn: getSetFor }),
        },
        setFor: saves,
        setWindow: saves,
        removeWindow: saves,
      },
    },
  };
});

beforeEach(() => {
  listClasses.mockResolvedValue({ items: [{ teacherCode: 'AI-A-001', name: '9A' }], total: 1 });
  getSetFor.mockResolvedValue({ classes: [], windows: [] });
  ask.mockReset();
});
afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: '9A' });

const close = () => act(() => fireEvent.click(screen.getByRole('button', { name: 'Close' })));

function open(children: ReactNode, history = new AppHistory(() => null)) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <HistoryContext value={history}>{children}</HistoryContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
  return queryClient;
}

it.each([
  ['the classes', listClasses],
  ['the list of those it is set for', getSetFor],
])('keeps unsaved choices if %s cannot be reloaded', async (_, failing) => {
  const queryClient = open(<SetForClasses quizCode="ABC123" isShared={false} />);
  fireEvent.click(await box());
  fireEvent.change(screen.getAllByLabelText('Opens')[0] ?? document.body, {
    target: { value: '2026-12-01T09:00' },
  });
  failing.mockRejectedValue(new Error('away'));
  await act(() => queryClient.invalidateQueries());
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect((await box()).checked).toBe(true);
  expect(screen.getAllByLabelText<HTMLInputElement>('Opens')[0]?.value).toBe('2026-12-01T09:00');
});

it('asks before the dialog closes with unsaved classes, but not if nothing was changed', async () => {
  const onClose = vi.fn<() => void>();
  open(
    <Dialog isOpen title="Set for classes" onClose={onClose}>
      <SetForClasses quizCode="ABC123" isShared={false} />
    </Dialog>,
  );
  fireEvent.click(await box());
  ask.mockResolvedValue(false);
  await close();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);

  fireEvent.click(await box());
  await close();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('asks before the page is left with unsaved classes', async () => {
  const history = new AppHistory(() => null);
  open(<SetForClasses quizCode="ABC123" isShared={false} />, history);
  fireEvent.click(await box());
  ask.mockResolvedValue(false);
  await history.open('/dashboard');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(history.place.location.pathname).not.toBe('/dashboard');
});
