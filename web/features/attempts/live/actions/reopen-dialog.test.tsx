// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LiveAttempt } from '../../../../../shared/contract/live-attempts.ts';
import { AppHistory } from '../../../../history/app-history.ts';
import { HistoryContext } from '../../../../history/history-context.ts';
import { ReopenDialog } from './reopen-dialog.tsx';

vi.mock('../../../../api/client.ts', () => ({
  api: { attempts: { reopen: { mutationOptions: (options: object) => options } } },
}));
vi.mock('../use-attempts.ts', () => ({ useRefreshLiveAttempts: () => () => undefined }));
afterEach(cleanup);

const isSaid = (words: RegExp) => screen.queryByText(words) !== null;

const show = (marks: Pick<LiveAttempt, 'hasMarks' | 'seesMarks'>) => {
  const attempt = { userId: 'u1', displayName: 'Ada', ...marks } as LiveAttempt;
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <HistoryContext value={new AppHistory(() => null)}>
          <ReopenDialog quizCode="QUIZ01" attempt={attempt} onClose={() => undefined} />
        </HistoryContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return [isSaid(/An answer that is changed loses its mark/), isSaid(/can already see marks/)];
};

it('says what happens to the marks, and whether the student has seen any', () => {
  expect(show({ hasMarks: true, seesMarks: true })).toEqual([true, true]);
  cleanup();
  expect(show({ hasMarks: true, seesMarks: false })).toEqual([true, false]);
  cleanup();
  expect(show({ hasMarks: false, seesMarks: false })).toEqual([false, false]);
});
