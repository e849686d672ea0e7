import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { acceptAtOnce, getAgreement } from '../testing-agreement.ts';
import { InkStrip } from './ink-strip.tsx';

vi.mock('../../../api/client.ts', () => import('../testing-agreement.ts'));
vi.mock('../../../ui/toasts/toast.ts', () => ({
  toast: { error: vi.fn<(words: string) => void>() },
}));
vi.mock('./desk-context.ts', () => import('../testing-agreement.ts'));

const measured = {
  sure: 3,
  leftOut: 0,
  measured: 10,
  exact: 8,
  isBulkRefused: false,
} as QuestionAgreement;
const button = () => screen.getByRole('button', { name: 'Accept all unflagged (3)' });
const dialog = () => screen.queryByRole('dialog');

function show() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider>
      <QueryClientProvider client={queryClient}>
        <InkStrip total={5} counts={{ inked: 1, pencilWithoutDoubt: 3, unmarked: 0 }} />
        <ConfirmDialog />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
const known = () => waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('false'));

describe('before all marks without doubts are accepted', () => {
  beforeEach(() => {
    getAgreement.mockReset();
    acceptAtOnce.mockReset();
    vi.mocked(toast.error).mockReset();
  });
  afterEach(() => {
    const cancel = screen.queryByRole('button', { name: 'Cancel' });
    if (cancel) fireEvent.click(cancel);
    cleanup();
  });

  it('says how many marks of which questions, once that is known', async () => {
    const answers: ((known: object) => void)[] = [];
    getAgreement.mockReturnValueOnce(new Promise((resolve) => void answers.push(resolve)));
    getAgreement.mockResolvedValue({ questions: [measured] });
    show();
    fireEvent.click(button());
    answers[0]?.({ questions: [measured] });
    await known();
    expect(dialog()).toBeNull();
    fireEvent.click(button());
    await waitFor(() => expect(dialog()?.textContent).toContain('This puts 3 marks in ink'));
    expect(dialog()?.textContent).toContain('Question 1: 3 marks. Of 10 blind marks');
  });

  it('requests again what did not load, and accepts nothing without it', async () => {
    getAgreement.mockRejectedValue(new Error('away'));
    show();
    await known();
    fireEvent.click(button());
    await waitFor(() => expect(toast.error).toHaveBeenCalledOnce());
    expect(dialog()).toBeNull();
    expect(acceptAtOnce).not.toHaveBeenCalled();
    getAgreement.mockResolvedValue({ questions: [measured] });
    fireEvent.click(button());
    await waitFor(() => expect(dialog()?.textContent).toContain('This puts 3 marks in ink'));
  });

  it('counts again, as others may have decided in the meantime', async () => {
    getAgreement.mockResolvedValueOnce({ questions: [{ ...measured, sure: 2 }] });
    show();
    await known();
    getAgreement.mockResolvedValue({ questions: [measured] });
    fireEvent.click(button());
    await waitFor(() => expect(dialog()?.textContent).toContain('This puts 3 marks in ink'));
    fireEvent.click(screen.getByRole('button', { name: 'Accept 3 marks' }));
    await waitFor(() => expect(acceptAtOnce).toHaveBeenCalledOnce());
  });

  it('says which marks stay in pencil because they were given before a change, and what to do', async () => {
    getAgreement.mockResolvedValue({ questions: [measured, { ...measured, sure: 0, leftOut: 2 }] });
    show();
    await known();
    fireEvent.click(button());
    await waitFor(() => expect(dialog()?.textContent).toContain('This puts 3 marks in ink'));
    expect(dialog()?.textContent).toContain(
      'Left in pencil, because the question or the AI was changed since: 2 marks. Mark again, or open each.',
    );
  });

  it('says so if nothing else is left to accept', async () => {
    getAgreement.mockResolvedValue({ questions: [{ ...measured, sure: 0, leftOut: 1 }] });
    show();
    await known();
    fireEvent.click(button());
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith(expect.stringContaining('Left in pencil')),
    );
    expect(dialog()).toBeNull();
  });

  it('does not mention proof if somebody else has accepted them in the meantime', async () => {
    getAgreement.mockResolvedValueOnce({ questions: [measured] });
    show();
    await known();
    getAgreement.mockResolvedValue({ questions: [{ ...measured, sure: 0 }] });
    fireEvent.click(button());
    await waitFor(() => expect(toast.error).toHaveBeenCalledWith('Nothing was left to accept.'));
  });

  it('says so if agreement on every question is insufficiently proved', async () => {
    getAgreement.mockResolvedValue({ questions: [{ ...measured, isBulkRefused: true }] });
    show();
    await known();
    fireEvent.click(button());
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledWith('Too little proof of agreement to accept in bulk'),
    );
    expect(dialog()).toBeNull();
  });
});
