import { QueryClient } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import type { MarkingRun } from '../../../../shared/contract/marking.ts';
import { useResponses } from '../use-responses.ts';
import { sampleRun } from './testing-run.ts';
import { useMarkingRun } from './use-marking-run.ts';

const TOTAL = 500;

const calls = vi.hoisted(() => ({
  listResponses: vi.fn<() => Promise<object>>(),
  watchRun: vi.fn<() => Promise<AsyncIterable<MarkingRun>>>(),
}));

vi.mock('../../../api/client.ts', () => ({
  client: { marking: { watchRun: calls.watchRun } },
  api: {
    marking: {
      key: () => ['marking'],
      listResponses: {
        key: () => ['marking', 'list'],
        queryOptions: (options: object) => ({
          ...options,
          queryKey: ['marking', 'list'],
          queryFn: calls.listResponses,
        }),
      },
      stopRun: { mutationOptions: (options: object) => options },
    },
  },
}));

const run = { ...sampleRun, total: TOTAL };

async function* tell(): AsyncGenerator<MarkingRun> {
  for (let marked = 0; marked < TOTAL; marked += 1) {
    yield { ...run, marked };
    // Lets the events of the stream reach the page one by one.
    await new Promise(setImmediate);
  }
  yield { ...run, marked: TOTAL, state: 'completed' };
}

it('reloads the answers a few times as a run reports more marks, and not by the clock', async () => {
  calls.listResponses.mockResolvedValue({ quizCode: run.quizCode, run });
  calls.watchRun.mockImplementation(async () => tell());
  const queryClient = new QueryClient();
  const wrapper = queryWrapper(queryClient);
  const { result } = renderHook(
    () => {
      const view = { code: run.quizCode, search: '', sort: 'name-asc', page: 1, pageSize: 5 };
      const { responses } = useResponses(view as Parameters<typeof useResponses>[0]);
      return useMarkingRun(run.quizCode, responses?.run ?? null);
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.view.status).toBe('ended'), { timeout: 20_000 });
  const reads = calls.listResponses.mock.calls.length;
  // The first, one per twentieth, and the last.
  expect(reads).toBeGreaterThan(10);
  expect(reads).toBeLessThanOrEqual(22);
});
