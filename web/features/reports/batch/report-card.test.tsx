import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Report } from '../../../../shared/contract/report-batches.ts';
import { ReportCard } from './report-card.tsx';

const ask = vi.hoisted(() => vi.fn<(question: object) => Promise<boolean>>());
const writeText = vi.fn<(text: string) => Promise<void>>();

vi.mock('../../../ui/dialogs/confirm.tsx', () => ({ confirm: ask }));
vi.mock('../../../api/client.ts', () => {
  const call = { mutationOptions: (more: object) => more };
  return {
    api: { reports: { edit: call, regenerate: call, decide: call, sign: call, remark: call } },
  };
});
vi.mock('./report-reading.tsx', () => ({ ReportReading: () => null }));

// An auto-sizing text area uses them, and happy-dom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

const report = {
  id: 'report',
  name: 'Asha',
  report: 'As written.',
  state: 'written',
  revision: 1,
  behind: null,
  warnings: [],
} as unknown as Report;
const worrying = {
  ...report,
  report: 'He hits her.',
  warnings: [{ kind: 'safety', words: ['He hits her.'], decision: null }],
} as unknown as Report;

const show = (unsaved: { saved: Report } | null, shown = report) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReportCard
        report={shown}
        label="Asha"
        batch={{ id: 'batch', isOwn: true, handedIn: null }}
        leaving={{
          hasUnsaved: () => unsaved !== null,
          settle: () => Promise.resolve(unsaved ? [unsaved.saved] : null),
        }}
        unsaved={{
          note: () => undefined,
          noteComment: () => undefined,
          hasAny: () => false,
          saveOrAsk: () => Promise.resolve(true),
          mayGo: () => Promise.resolve(true),
        }}
        onChanged={() => Promise.resolve()}
      />
    </QueryClientProvider>,
    { wrapper: MantineProvider },
  );
const pressCopy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }));

describe('a copied report', () => {
  beforeEach(() => {
    writeText.mockReset().mockResolvedValue();
    ask.mockReset().mockResolvedValue(false);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('is copied at once if nothing is unsaved', () => {
    show(null);
    pressCopy();
    expect(writeText).toHaveBeenCalledWith('As written.');
  });

  it('is saved and checked first, and held back if it is about safety', async () => {
    show({ saved: worrying });
    pressCopy();
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is copied as it was saved', async () => {
    show({ saved: { ...report, report: 'As saved.' } });
    pressCopy();
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('As saved.'));
  });
});

it('says beside a report that speaks of marks how many of them nobody opened', () => {
  show(null, { ...report, behind: { answers: 5, unopened: 2 } });
  expect(
    screen.getByText(
      'This report speaks of marks. 2 of the 5 answers behind these marks were not opened: their marks were accepted in bulk.',
    ),
  ).toBeDefined();
});
