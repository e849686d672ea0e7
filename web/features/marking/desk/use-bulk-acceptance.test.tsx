import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { QuestionAgreement } from '../../../../shared/contract/blind-marks.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import { QuestionView } from '../by-question/question-view.tsx';
import { acceptAtOnce, getAgreement } from '../testing-agreement.ts';
import { testingTarget } from '../testing-target.ts';

vi.mock('../../../api/client.ts', () => import('../testing-agreement.ts'));
vi.mock('../by-question/use-answer-groups.ts', () => ({
  useAnswerGroups: () => ({
    answers: [{ target: testingTarget(), names: ['Ada'], facts: [] }],
    total: 1,
    showMore: () => undefined,
    error: null,
    reload: () => undefined,
    isLoading: false,
  }),
}));
vi.mock('../mark-panel/mark-panel.tsx', () => ({ MarkPanel: () => null }));
vi.mock('../by-question/question-and-scheme.tsx', () => ({ QuestionAndScheme: () => null }));
vi.mock('./desk-context.ts', () => import('../testing-agreement.ts'));

afterEach(cleanup);

it('confirms the marks of one question with counts as they are now, as others may have decided', async () => {
  const { question } = testingTarget();
  const measured = { questionId: question.questionId, acceptable: 5, sure: 5, leftOut: 0 };
  getAgreement.mockResolvedValueOnce({ questions: [measured as QuestionAgreement] });
  render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient()}>
        <QuestionView questions={[question]} questionId="" onPickQuestion={() => undefined} />
        <ConfirmDialog />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Accept all 5' });
  getAgreement.mockResolvedValue({ questions: [{ ...measured, acceptable: 2, sure: 2 }] });
  fireEvent.click(button);
  await waitFor(() =>
    expect(screen.queryByRole('dialog')?.textContent).toContain('This puts 2 marks in ink'),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Accept 2 marks' }));
  const which = { kind: 'question', questionId: question.questionId };
  await waitFor(() => expect(acceptAtOnce).toHaveBeenCalledWith(which, undefined));
});
