// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../history/app-history.ts';
import { HistoryContext } from '../../history/history-context.ts';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { ReleaseResults } from './release-results.tsx';
import type { Responses } from './use-responses.ts';

vi.mock('../../api/client.ts', () => ({
  api: { quizzes: { setReleased: { mutationOptions: (options: object) => options } } },
}));
afterEach(() => {
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  cleanup();
});

function askAbout(toRelease: Responses['toRelease']) {
  const responses = {
    quizCode: 'QUIZ01',
    schoolClass: null,
    releasedAt: null,
    toRelease,
    abilities: { canRelease: true },
    submissionCount: 4,
    markedCount: 4,
  } as Responses;
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <HistoryContext value={new AppHistory(() => null)}>
          <ReleaseResults responses={responses} pencil={0} isReady />
          <ConfirmDialog />
        </HistoryContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Release results' }));
  return screen.findByText('Students will see all marks', { exact: false });
}

it('says how many do not see their marks where some do', async () => {
  await askAbout({ released: 28, unreleased: 2 });
  expect(
    screen.getByText('2 students who have finished this quiz do not see their marks yet.'),
  ).toBeTruthy();
});

it('says that it matters only to those who sit it later where everyone else sees their marks', async () => {
  await askAbout({ released: 30, unreleased: 0 });
  expect(
    screen.getByText('Everyone who has finished this quiz sees their marks already.', {
      exact: false,
    }),
  ).toBeTruthy();
});

it('counts nobody where nobody sees their marks', async () => {
  await askAbout({ released: 0, unreleased: 30 });
  expect(screen.queryByText('see their marks yet', { exact: false })).toBeNull();
});
