// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AppHistory } from '../../history/app-history.ts';
import { HistoryContext } from '../../history/history-context.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm.tsx';
import { ConcernDecision } from './concern-decision.tsx';

const refetch = vi.spyOn(QueryClient.prototype, 'refetchQueries');
const decide = vi.hoisted(() => vi.fn<(input: object) => Promise<object>>());
vi.mock('../../api/client.ts', () => ({
  api: {
    welfare: {
      decide: {
        mutationOptions: (options: object) => ({
          ...options,
          mutationFn: (input: object) => decide(input),
        }),
      },
      read: { key: () => ['read'] },
      list: { key: () => ['list'] },
    },
    marking: { key: () => ['marking'] },
    results: { key: () => ['results'] },
    quizzes: { key: () => ['quizzes'] },
  },
}));

// An auto-sizing text area uses them, and happy-dom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

afterEach(() => {
  cleanup();
  decide.mockReset();
});

function show(isDecided: boolean) {
  decide.mockResolvedValue({});
  const queryClient = new QueryClient();
  const asked = vi.spyOn(queryClient, 'invalidateQueries');
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <HistoryContext value={new AppHistory(() => null)}>
          <ConcernDecision concernId="c1" isDecided={isDecided} />
          <ConfirmDialog />
        </HistoryContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return asked;
}
const press = (name: string, place = 0) => {
  const button = screen.getAllByRole('button', { name, hidden: true })[place];
  if (button) fireEvent.click(button);
};
/** Closes the page; returns whether it asks first. */
const closing = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};
const question = 'What was held back is then treated like any other text';

it('asks before recording that there is no concern, and says what follows from it', async () => {
  show(false);
  press('There is no concern');
  expect(await screen.findByText(question, { exact: false })).toBeDefined();
  press('Cancel');
  await waitFor(() => expect(screen.queryByText(question, { exact: false })).toBeNull());
  expect(decide).not.toHaveBeenCalled();
  press('There is no concern');
  await screen.findByText(question, { exact: false });
  press('There is no concern', 1);
  await waitFor(() =>
    expect(decide).toHaveBeenCalledWith({ concernId: 'c1', outcome: 'no-concern', note: '' }),
  );
});

it('lets a decision be reopened, with a note of why', async () => {
  show(true);
  expect(screen.queryByRole('button', { name: 'There is no concern' })).toBeNull();
  const note = screen.getByLabelText('Note for the record');
  fireEvent.change(note, { target: { value: 'It is about her teacher.' } });
  press('Open this again');
  await waitFor(() =>
    expect(decide).toHaveBeenCalledWith({
      concernId: 'c1',
      outcome: 'open-again',
      note: 'It is about her teacher.',
    }),
  );
});

it('reloads the marks that it lets a student see, wherever they are shown', async () => {
  const asked = show(false);
  press('I have followed this up');
  await waitFor(() =>
    expect(asked.mock.calls.map(([filters]) => filters?.queryKey)).toEqual(
      expect.arrayContaining([['list'], ['marking'], ['results'], ['quizzes']]),
    ),
  );
});

it('leads to a decision made by someone else in the meantime, and keeps the note until then', async () => {
  show(false);
  const message = 'Somebody has already decided on this.';
  decide.mockRejectedValue(new ORPCError('WELFARE_DECIDED', { defined: true, message }));
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note for the record');
  fireEvent.change(note, { target: { value: 'I spoke with her.' } });
  press('I have followed this up');
  expect(await screen.findByText(message)).toBeDefined();
  expect(note.value).toBe('I spoke with her.');
  press('Load it again');
  expect(refetch).toHaveBeenCalledWith({ queryKey: ['read'] });
});

it('asks before a note is lost, but not once it is on record', async () => {
  show(false);
  expect(closing()).toBe(false);
  const note = screen.getByLabelText<HTMLTextAreaElement>('Note for the record');
  fireEvent.change(note, { target: { value: 'I spoke with her.' } });
  expect(closing()).toBe(true);
  press('I have followed this up');
  await waitFor(() => expect(closing()).toBe(false));
});
