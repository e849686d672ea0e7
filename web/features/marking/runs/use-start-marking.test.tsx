import { QueryClient } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryWrapper } from '../../../testing/query-wrapper.tsx';
import { useStartMarking } from './use-start-marking.ts';

type Question = { message: string; details?: readonly string[] };
const ask = vi.hoisted(() => vi.fn<(question: Question) => Promise<object>>());
const startRun = vi.hoisted(() => vi.fn<(input: object) => Promise<object>>());
vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirmWithChoice: ask }));
vi.mock('../../../api/client.ts', () => ({
  api: {
    marking: {
      startRun: {
        mutationOptions: (options: object) => ({
          ...options,
          mutationFn: (input: object) => startRun(input),
        }),
      },
    },
  },
}));

const seenAtOnce = /Students see these marks and will see the new ones at once/;

const desk = {
  quizCode: 'QUIZ01',
  schoolClass: null,
  submissionCount: 10,
  markedCount: 6,
  decidedCount: 2,
  resultsRelease: 'when-released' as const,
  releasedAt: '2026-01-01T10:00:00Z' as string | null,
  toRelease: null,
};

function open(changes: Partial<typeof desk> = {}) {
  const queryClient = new QueryClient();
  const wrapper = queryWrapper(queryClient);
  const options = {
    responses: { ...desk, ...changes },
    onStarted: () => undefined,
    onAlreadyRunning: () => undefined,
  };
  return renderHook(() => useStartMarking(options), { wrapper }).result.current;
}

beforeEach(() => {
  ask.mockReset().mockResolvedValue({ isConfirmed: false, isChosen: false, isFirst: false });
  startRun.mockReset().mockResolvedValue({});
});
afterEach(cleanup);

describe('marking again when students see their marks', () => {
  it.each(['learn', 'all'] as const)('asks before it begins, by %s', async (way) => {
    const start = open();
    if (way === 'learn') start.learn();
    else start.startMarking('all');
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(ask.mock.calls[0]?.[0].message).toMatch(/^4 answers with a mark in pencil/);
    expect(ask.mock.calls[0]?.[0].message).toMatch(seenAtOnce);
    expect(startRun).not.toHaveBeenCalled();
    ask.mockResolvedValue({ isConfirmed: true, isChosen: false, isFirst: false });
    if (way === 'learn') start.learn();
    else start.startMarking('all');
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });

  it('says so if everything is marked, beside the question of the specification', async () => {
    open({ markedCount: 10 }).startMarking('all');
    await waitFor(() => expect(ask).toHaveBeenCalledOnce());
    expect(ask.mock.calls[0]?.[0].message).toBe(
      'All submissions are already marked, are you sure you want to mark again?',
    );
    expect(ask.mock.calls[0]?.[0].details?.join()).toMatch(seenAtOnce);
  });

  it.each([
    ['no student sees a mark', { releasedAt: null }],
    ['no mark is in pencil', { markedCount: 2 }],
  ])('does not ask if %s', async (_, changes) => {
    open(changes).startMarking('all');
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
    open(changes).learn();
    await waitFor(() => expect(startRun).toHaveBeenCalledTimes(2));
    expect(ask).not.toHaveBeenCalled();
  });

  it('does not ask before it marks unmarked answers', async () => {
    open().startMarking('unmarked');
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
    expect(ask).not.toHaveBeenCalled();
  });
});
