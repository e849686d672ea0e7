// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../ui/dialogs/confirm.tsx';
import type { AnswerSync } from '../answer-sync/answer-sync.ts';
import { SubmitSection } from './submit-section.tsx';

vi.mock('./adopt-newer.ts', () => ({ adoptNewer: async () => false }));
vi.mock('../../../api/client.ts', () => ({ api: {}, client: {} }));

afterEach(cleanup);

const blank = { answer: '', isSaved: false, status: 'blank', lost: '' } as const;
const syncOf = (view: object) => ({ view: () => view }) as unknown as AnswerSync;
const attempt = { quizCode: 'ABC123', userId: 'u1', startedAt: '2026-03-02T09:00:00.000Z' };

const page = (isOpen: boolean, view: object = blank) => (
  <MantineProvider>
    {isOpen && (
      <SubmitSection
        attempt={attempt}
        sync={syncOf(view)}
        questionIds={['q1']}
        state="idle"
        onSubmit={() => undefined}
        onTryNow={() => undefined}
      />
    )}
    <ConfirmDialog />
  </MantineProvider>
);
const question = () => screen.queryByText(/Question 1 is not answered yet/);

it('withdraws the question whether to submit once time is up', async () => {
  const { rerender } = render(page(true));
  fireEvent.click(screen.getByRole('button', { name: 'Submit & Finish' }));
  await waitFor(() => expect(question()).not.toBeNull());
  rerender(page(false));
  await waitFor(() => expect(question()).toBeNull());
});

it('asks before it leaves behind words that the student wrote on another device', async () => {
  render(page(true, { ...blank, answer: 'typed here', lost: 'typed on the phone' }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit & Finish' }));
  await waitFor(() => expect(screen.queryByText(/Question 1 has other words/)).not.toBeNull());
});
