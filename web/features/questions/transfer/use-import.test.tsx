// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { DialogHold, type Hold } from '../../../ui/dialogs/dialog-hold.ts';
import { useImport } from './use-import.ts';

vi.mock('../../../api/client.ts', () => ({ api: {}, client: {} }));

it('asks before the dialog closes if a pasted paper has not been imported', () => {
  const holds = new Set<Hold>();
  const hold = (one: Hold) => {
    holds.add(one);
    return () => holds.delete(one);
  };
  const frame = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <HistoryContext value={new AppHistory(() => null)}>
        <DialogHold value={hold}>{children}</DialogHold>
      </HistoryContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useImport(), { wrapper: frame });
  const isHeld = () => [...holds].some(({ concerns }) => concerns());
  expect(isHeld()).toBe(false);
  act(() => result.current.takePasted('1. Name the gas. [1 mark]'));
  expect(isHeld()).toBe(true);
  act(() => result.current.takePasted(' '));
  expect(isHeld()).toBe(false);
  act(() => result.current.takePastedScheme('1. oxygen (1)'));
  expect(isHeld()).toBe(true);
});
