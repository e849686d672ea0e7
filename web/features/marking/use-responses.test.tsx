import { ORPCError } from '@orpc/client';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../testing/query-wrapper.tsx';
import { readResponsesView, type ResponsesView } from './responses-view.ts';
import { useResponses } from './use-responses.ts';

interface Asked {
  quizCode: string;
  page: number;
}
const listResponses = vi.hoisted(() => vi.fn<(input: Asked) => Promise<object>>());
vi.mock('../../api/client.ts', () => ({
  api: {
    marking: {
      listResponses: {
        queryOptions: ({ input, ...options }: { input: Asked }) => ({
          ...options,
          queryKey: ['list', input],
          queryFn: () => listResponses(input),
        }),
      },
    },
  },
}));

const view = (changes: Partial<ResponsesView>): ResponsesView => ({
  ...readResponsesView(new URLSearchParams()),
  code: 'QUIZ01',
  ...changes,
});

function open() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = queryWrapper(queryClient);
  const hook = renderHook((shown: ResponsesView) => useResponses(shown), {
    initialProps: view({}),
    wrapper,
  });
  return { ...hook, queryClient, now: () => hook.result.current };
}

beforeEach(() => {
  listResponses.mockImplementation(async ({ quizCode, page }) => {
    if (page === 2) throw new Error('away');
    return { quizCode, page };
  });
});
afterEach(cleanup);

it('keeps the current page if the next one fails to load', async () => {
  const { now, rerender, queryClient } = open();
  await waitFor(() => expect(now().responses).toEqual({ quizCode: 'QUIZ01', page: 1 }));
  rerender(view({ page: 2 }));
  expect(now()).toMatchObject({ responses: { page: 1 }, isTurningPage: true, isLeftBehind: false });
  await waitFor(() => expect(now().error).not.toBeNull());
  expect(now()).toMatchObject({ responses: { page: 1 }, isTurningPage: false, isLeftBehind: true });

  // A decision made in the meantime is patched into it.
  act(() => {
    queryClient.setQueriesData<object>(
      { queryKey: ['list'] },
      (page) => page && { ...page, markedCount: 7 },
    );
  });
  await waitFor(() => expect(now().responses).toMatchObject({ page: 1, markedCount: 7 }));

  listResponses.mockImplementation(async ({ quizCode, page }) => ({ quizCode, page }));
  act(() => {
    void now().reload();
  });
  await waitFor(() => expect(now().responses).toMatchObject({ page: 2 }));
  expect(now()).toMatchObject({ isLeftBehind: false, error: null });
});

it('keeps nothing of a quiz that is gone, nor of another quiz', async () => {
  const { now, rerender } = open();
  await waitFor(() => expect(now().responses).toBeDefined());
  listResponses.mockRejectedValue(new ORPCError('QUIZ_NOT_FOUND'));
  rerender(view({ page: 3 }));
  await waitFor(() => expect(now().error).not.toBeNull());
  expect(now().responses).toBeUndefined();
  rerender(view({ code: 'QUIZ02' }));
  expect(now().responses).toBeUndefined();
});
