import { ORPCError } from '@orpc/client';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../../../../shared/contract/report-batches.ts';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { useReportEdit } from './use-report-edit.ts';
import { useUnsavedReports } from './use-unsaved-reports.ts';

interface Edit {
  revision: number;
  report: string;
}

const store = vi.hoisted(() => vi.fn<(input: Edit) => Promise<object>>());
const rewrite = vi.hoisted(() => vi.fn<(input: object) => Promise<object>>());
const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());

vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirm: ask }));
vi.mock('../../../api/client.ts', () => ({
  api: {
    reports: {
      edit: { mutationOptions: (more: object) => ({ ...more, mutationFn: store }) },
      regenerate: { mutationOptions: (more: object) => ({ ...more, mutationFn: rewrite }) },
      decide: { mutationOptions: (more: object) => more },
    },
  },
}));

const report: Report = {
  id: 'report',
  position: 0,
  name: 'Asha',
  detail: undefined,
  level: 5,
  report: 'As written.',
  state: 'written',
  failure: null,
  revision: 1,
  warnings: [],
  comments: [],
  signed: null,
} as unknown as Report;

const frame = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <HistoryContext value={new AppHistory(() => null)}>{children}</HistoryContext>
  </QueryClientProvider>
);

const open = () =>
  renderHook(
    () => {
      const unsaved = useUnsavedReports();
      return {
        unsaved,
        edit: useReportEdit(report, { unsaved, onChanged: () => Promise.resolve() }),
      };
    },
    { wrapper: frame },
  ).result;

const texts = () => store.mock.calls.map(([input]) => input.report);
const saved = ({ revision, report: text }: Edit) => ({
  ...report,
  revision: revision + 1,
  report: text,
});
const question = { message: 'Some changes are not saved.', confirmLabel: 'Go on' };

describe('a report being edited', () => {
  beforeEach(() => {
    store.mockReset().mockImplementation((input) => Promise.resolve(saved(input)));
    ask.mockReset().mockResolvedValue(false);
  });

  it('is saved again if its field is left while an earlier save is under way', async () => {
    const answers: ((saved: object) => void)[] = [];
    const first = new Promise<object>((resolve) => {
      answers.push(resolve);
    });
    store.mockImplementationOnce(() => first);
    const screen = open();
    act(() => screen.current.edit.setText('First.'));
    act(() => screen.current.edit.save());
    act(() => screen.current.edit.setText('First. Second.'));
    act(() => screen.current.edit.save());
    await act(async () => answers[0]?.(saved({ revision: 1, report: 'First.' })));
    await waitFor(() => expect(texts()).toEqual(['First.', 'First. Second.']));
    expect(store.mock.calls[1]?.[0].revision).toBe(2);
  });

  it('is saved before its text goes anywhere', async () => {
    const screen = open();
    act(() => screen.current.edit.setText('Typed.'));
    expect(screen.current.unsaved.hasAny()).toBe(true);
    const mayGo = await act(() => screen.current.unsaved.saveOrAsk(question));
    expect([mayGo, texts()]).toEqual([true, ['Typed.']]);
    expect(ask).not.toHaveBeenCalled();
  });

  it('needs confirmation if it cannot be saved', async () => {
    store.mockRejectedValue(new Error('away'));
    const screen = open();
    act(() => screen.current.edit.setText('Typed.'));
    expect(await act(() => screen.current.unsaved.saveOrAsk(question))).toBe(false);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining(question));
    expect(screen.current.edit.text).toBe('Typed.');
  });

  it('is written again only once that is confirmed, because the typed words go', async () => {
    rewrite.mockResolvedValue(report);
    const screen = open();
    act(() => screen.current.edit.setText('Typed.'));
    await act(async () => screen.current.edit.regenerate());
    expect(ask).toHaveBeenCalledOnce();
    expect(rewrite).not.toHaveBeenCalled();
    expect(screen.current.edit.text).toBe('Typed.');
    ask.mockResolvedValue(true);
    await act(async () => screen.current.edit.regenerate());
    await waitFor(() => expect(rewrite).toHaveBeenCalledOnce());
  });

  it('is not saved over another version by removing a sentence, until that is chosen', async () => {
    store.mockRejectedValueOnce(new ORPCError('REPORT_CHANGED', { defined: true }));
    const screen = open();
    act(() => screen.current.edit.setText('Mine. I typed it.'));
    act(() => screen.current.edit.save());
    await waitFor(() => expect(screen.current.edit.theirs).toBe('As written.'));
    act(() => screen.current.edit.takeOut({ kind: 'mixed-voice', words: ['I'] }));
    await act(() => Promise.resolve());
    expect(screen.current.edit.text).toBe('Mine.');
    expect(store).toHaveBeenCalledTimes(1);
  });
});
