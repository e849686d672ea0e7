// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SetForClasses } from './set-for-classes.tsx';

const listClasses = vi.hoisted(() => vi.fn<() => Promise<object>>());
const getSetFor = vi.hoisted(() => vi.fn<() => Promise<object>>());

vi.mock('../../api/use-current-user.ts', () => ({ useSchoolTimeZone: () => 'Europe/London' }));
vi.mock('../classes/public.ts', () => ({ PersonPicker: () => null }));
vi.mock('../../api/client.ts', () => {
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
});
afterEach(cleanup);

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: '9A' });

it.each([
  ['the classes', listClasses],
  ['what it is set for', getSetFor],
])('keeps what is chosen and not saved where %s cannot be asked for again', async (_, failing) => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <SetForClasses quizCode="ABC123" isShared={false} />
      </MantineProvider>
    </QueryClientProvider>,
  );
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
