// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuizSuccessScreen } from './code/quiz-success-screen.tsx';
import { ViewQuizzesScreen } from './list/view-quizzes-screen.tsx';

const load = vi.hoisted(() => vi.fn<() => Promise<object>>());

vi.mock('./code/quiz-code-card.tsx', () => ({ QuizCodeCard: () => 'the code, ABC123' }));
vi.mock('./list/quiz-table.tsx', () => ({ QuizTable: () => 'a quiz, ABC123' }));
vi.mock('../questions/public.ts', () => ({ questionTitle: () => '' }));
vi.mock('./list/deleted-quizzes.tsx', () => ({ DeletedQuizzes: () => null }));
vi.mock('../../api/client.ts', () => {
  const query = { queryOptions: (more: object) => ({ ...more, queryKey: ['q'], queryFn: load }) };
  return { api: { quizzes: { get: query, list: query } } };
});

// Show the result of a query at once instead of in a later turn.
notifyManager.setScheduler((tell) => tell());
beforeEach(() => void load.mockReset());
afterEach(cleanup);

/** Opens the screen and lets a refetch fail, as when the window gains focus without a network. */
async function openAndLoseTheServer(element: ReactNode, shown: RegExp) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={['/?code=ABC123']}>{element}</MemoryRouter>
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText(shown);
  load.mockRejectedValue(new TypeError('away'));
  await act(() => queryClient.refetchQueries());
  expect(queryClient.getQueryCache().getAll()[0]?.state.status).toBe('error');
}

it('keeps a code on the projector while the server cannot be reached again', async () => {
  load.mockResolvedValue({ quizCode: 'ABC123', title: 'Cells', questions: [] });
  await openAndLoseTheServer(<QuizSuccessScreen />, /the code/);
  expect(screen.queryByText(/the code/)).not.toBeNull();
});

it('keeps the list of quizzes, and says above it that it could not be reloaded', async () => {
  load.mockResolvedValue({ items: [{ quizCode: 'ABC123', subject: 'Biology' }] });
  await openAndLoseTheServer(<ViewQuizzesScreen waits={() => null} />, /a quiz/);
  expect(screen.queryByText(/a quiz/)).not.toBeNull();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
