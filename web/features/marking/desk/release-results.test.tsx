// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import { ReleaseResults } from './release-results.tsx';
import type { Responses } from '../use-responses.ts';

vi.mock('../../../api/client.ts', () => ({
  api: {
    marking: { key: () => ['marking'], listResponses: { key: () => ['marking', 'responses'] } },
    results: { key: () => ['results'] },
    quizzes: {
      key: () => ['quizzes'],
      setReleased: {
        mutationOptions: (options: object) => ({ ...options, mutationFn: async () => undefined }),
      },
    },
  },
}));
afterEach(() => {
  const cancel = screen.queryByRole('button', { name: 'Cancel' });
  if (cancel) fireEvent.click(cancel);
  cleanup();
});

async function askAbout(toRelease: Responses['toRelease']) {
  const responses = {
    quizCode: 'QUIZ01',
    schoolClass: null,
    releasedAt: null,
    toRelease,
    abilities: { canRelease: true },
    submissionCount: 4,
    markedCount: 4,
  } as Responses;
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <HistoryContext value={new AppHistory(() => null)}>
          <ReleaseResults responses={responses} pencil={0} isReady />
          <ConfirmDialog />
        </HistoryContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Release results' }));
  await screen.findByText('Students will see all marks', { exact: false });
  return asked;
}

it('says how many students do not see their marks if some do', async () => {
  await askAbout({ released: 28, unreleased: 2 });
  expect(
    screen.getByText('2 students who have finished this quiz do not see their marks yet.'),
  ).toBeTruthy();
});

it('says that releasing matters only to later students if everyone else sees their marks', async () => {
  await askAbout({ released: 30, unreleased: 0 });
  expect(
    screen.getByText('Everyone who has finished this quiz sees their marks already.', {
      exact: false,
    }),
  ).toBeTruthy();
});

it('counts nobody if nobody sees their marks', async () => {
  await askAbout({ released: 0, unreleased: 30 });
  expect(screen.queryByText('see their marks yet', { exact: false })).toBeNull();
});

it('reloads the desk, results and quizzes once results are released', async () => {
  const asked = await askAbout({ released: 0, unreleased: 30 });
  const [, confirm] = screen.getAllByRole('button', { name: 'Release results' });
  if (confirm) fireEvent.click(confirm);
  await waitFor(() =>
    expect(asked.mock.calls.map(([filters]) => filters?.queryKey)).toEqual([
      ['marking'],
      ['results'],
      ['quizzes'],
    ]),
  );
});
