// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Appeal } from '../../../../shared/contract/appeals.ts';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { buildScoredAnswer } from '../testing-scores.ts';
import { AnswerAppeal } from './answer-appeal.tsx';

const send = vi.hoisted(() => vi.fn<(input: { reason: string }) => Promise<object>>());
const askAgain = vi.hoisted(() => vi.fn<() => void>());

vi.mock('../../../api/client.ts', () => ({
  api: {
    marking: { appeal: { mutationOptions: (more: object) => ({ ...more, mutationFn: send }) } },
    results: { myScores: { key: () => ['scores'], queryKey: () => ['scores'] } },
  },
}));

afterEach(cleanup);

// An auto-sizing text area uses the fonts, which happy-dom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const openAppeal: Appeal = {
  submissionId: 'u1_ABC123_q1',
  point: null,
  reason: 'Why not 3?',
  createdAt: '2026-11-21T12:00:00.000Z',
  outcome: null,
  decisionReason: null,
  decidedAt: null,
  oldMark: null,
  newMark: null,
};

function show(
  changes: Parameters<typeof buildScoredAnswer>[0],
  isOver: 'earlier' | 'deleted' | null = null,
) {
  const queryClient = new QueryClient();
  queryClient.invalidateQueries = () => Promise.resolve(askAgain());
  const answer = buildScoredAnswer(changes);
  render(
    <QueryClientProvider client={queryClient}>
      <MantineProvider>
        <HistoryContext value={new AppHistory(() => null)}>
          <AnswerAppeal answer={answer} number={1} isOver={isOver} />
        </HistoryContext>
      </MantineProvider>
    </QueryClientProvider>,
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: /^Question this mark/ }));
const reason = () => screen.findByLabelText<HTMLTextAreaElement>('Your reason');

it('keeps a typed reason when its dialog is closed', async () => {
  show({ canAppeal: true });
  open();
  fireEvent.change(await reason(), { target: { value: 'I named the gas.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByLabelText('Your reason')).toBeNull());
  open();
  expect((await reason()).value).toBe('I named the gas.');
});

it('reloads from the server if the reason had already arrived', async () => {
  send.mockRejectedValue(
    new ORPCError('ALREADY_APPEALED', { defined: true, message: 'Already questioned.' }),
  );
  show({ canAppeal: true });
  open();
  fireEvent.change(await reason(), { target: { value: 'I named the gas.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to my teacher' }));
  await waitFor(() => expect(askAgain).toHaveBeenCalledOnce());
  await waitFor(() => expect(screen.queryByLabelText('Your reason')).toBeNull());
});

it('promises no decision on a mark of an attempt that another has followed', () => {
  show({ appeal: openAppeal }, 'earlier');
  expect(screen.getByText(/started another attempt before your teacher had decided/)).toBeTruthy();
  expect(screen.queryByText(/will look at it/)).toBeNull();
});

it('promises no decision on a mark of a deleted quiz', () => {
  show({ appeal: openAppeal }, 'deleted');
  expect(screen.getByText(/This quiz was deleted before your teacher had decided/)).toBeTruthy();
  cleanup();
  show({ appeal: openAppeal, markAwarded: 'Pending' }, 'deleted');
  expect(screen.queryByText(/You see what came of it/)).toBeNull();
});
