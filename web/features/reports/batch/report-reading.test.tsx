// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../../../../shared/contract/report-batches.ts';
import { AppHistory } from '../../../history/app-history.ts';
import { HistoryContext } from '../../../history/history-context.ts';
import { ReportReading } from './report-reading.tsx';
import { useUnsavedReports, type UnsavedReports } from './use-unsaved-reports.ts';

const send = vi.hoisted(() => vi.fn<(input: object) => Promise<object>>());
const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());

vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirm: ask }));
vi.mock('../../../api/client.ts', () => ({
  api: {
    reports: {
      remark: { mutationOptions: (more: object) => ({ ...more, mutationFn: send }) },
      sign: { mutationOptions: (more: object) => more },
    },
  },
}));

// An auto-sizing text area uses them, and happy-dom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

const report = {
  id: 'report',
  revision: 1,
  report: 'As written.',
  signed: null,
  previous: null,
  behind: null,
  remarks: [],
  warnings: [],
} as unknown as Report;

const question = { message: 'Some changes are not saved.', confirmLabel: 'Go on' };

function Screen({ onShown }: { onShown: (unsaved: UnsavedReports) => void }) {
  const unsaved = useUnsavedReports();
  useEffect(() => onShown(unsaved), [onShown, unsaved]);
  return (
    <ReportReading
      report={report}
      label="Asha"
      isOwn={false}
      isHandedIn
      unsaved={unsaved}
      onChanged={() => Promise.resolve()}
    />
  );
}

const box = () => screen.getByLabelText('Comment on the report for Asha');
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const close = () => {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented ? 'asks' : 'closes';
};

describe('a comment on a colleague’s report', () => {
  let history: AppHistory;
  let unsaved: UnsavedReports;
  const take = (noted: UnsavedReports) => {
    unsaved = noted;
  };

  beforeEach(() => {
    send.mockReset().mockResolvedValue({});
    ask.mockReset().mockResolvedValue(false);
    window.history.replaceState(null, '', '/auto-report?read=1');
    history = new AppHistory(() => null);
    render(
      <MantineProvider>
        <QueryClientProvider client={new QueryClient()}>
          <HistoryContext value={history}>
            <Screen onShown={take} />
          </HistoryContext>
        </QueryClientProvider>
      </MantineProvider>,
    );
  });
  afterEach(cleanup);

  const leave = () => act(() => history.open('/dashboard'));

  it('needs confirmation before the page is left or closed while it is unsent', async () => {
    type('Which questions?');
    expect(close()).toBe('asks');
    await leave();
    expect(ask).toHaveBeenCalledTimes(1);
    expect(history.place.location.pathname).toBe('/auto-report');
    expect(box()).toHaveProperty('value', 'Which questions?');
    ask.mockResolvedValue(true);
    await leave();
    expect(history.place.location.pathname).toBe('/dashboard');
  });

  it('needs confirmation before another step or a new batch replaces it', async () => {
    type('Which questions?');
    expect(await act(() => unsaved.mayGo(question))).toBe(false);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining(question));
  });

  it('does not stop anyone exporting the reports, since it stays on the screen', async () => {
    type('Which questions?');
    expect(await act(() => unsaved.saveOrAsk(question))).toBe(true);
    expect(ask).not.toHaveBeenCalled();
  });

  it('holds nobody up once it is sent, or empty again', async () => {
    type('Which questions?');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(box()).toHaveProperty('value', ''));
    expect(close()).toBe('closes');
    type('  ');
    await leave();
    expect(ask).not.toHaveBeenCalled();
    expect(history.place.location.pathname).toBe('/dashboard');
  });
});
