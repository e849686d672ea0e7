// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useRemoval } from './use-removal.ts';

const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());
const toast = vi.hoisted(() => ({ success: vi.fn<() => void>(), error: vi.fn<() => void>() }));
vi.mock('./confirm.tsx', () => ({ confirm: ask }));
vi.mock('../toasts/toast.ts', () => ({ toast }));

const remove = vi.fn<(id: string) => Promise<unknown>>();
const words = {
  key: ['things'],
  verb: 'Remove',
  question: 'Remove it?',
  done: 'Removed.',
  failed: 'Not removed.',
};

beforeEach(() => {
  for (const stub of [ask, remove, toast.success, toast.error]) stub.mockReset();
});

const frame = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

async function removeIt() {
  const { result } = renderHook(() => useRemoval(remove, words), { wrapper: frame });
  await act(() => result.current.ask('id', 'https://sis.example'));
}

it('isolates the direction of the name in its question, and removes nothing without confirmation', async () => {
  ask.mockResolvedValue(false);
  await removeIt();
  expect(ask.mock.lastCall?.[0]).toMatchObject({ title: 'Remove \u2068https://sis.example\u2069' });
  expect(remove).not.toHaveBeenCalled();
});

it('says whether the removal worked', async () => {
  ask.mockResolvedValue(true);
  remove.mockResolvedValueOnce({}).mockRejectedValueOnce(new Error('no'));
  await removeIt();
  await vi.waitFor(() => expect(toast.success).toHaveBeenCalledWith('Removed.'));
  await removeIt();
  await vi.waitFor(() => expect(toast.error).toHaveBeenCalledWith('Not removed.'));
});
