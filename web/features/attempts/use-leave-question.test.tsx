// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { maySignOut } from '../../api/sign-out-question.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm.tsx';
import type { AnswerSync } from './answer-sync/answer-sync.ts';
import { useLeaveQuestion } from './use-leave-question.ts';

vi.mock('../../history/history-context.ts', () => ({ useGuard: () => undefined }));
vi.mock('./enter/use-open-quiz.ts', () => ({ codeIn: () => 'ABC123' }));

afterEach(cleanup);

const syncWith = (words: { isKeptOnDevice: boolean; unsent: () => object[] }) =>
  words as unknown as AnswerSync;
const allSent = syncWith({ isKeptOnDevice: true, unsent: () => [] });

function Attempt({ isOver, sync = allSent }: { isOver: boolean; sync?: AnswerSync }) {
  useLeaveQuestion({ quizCode: 'ABC123' }, sync, { isOver, because: undefined });
  return null;
}
const page = (isOver: boolean) => (
  <MantineProvider>
    <Attempt isOver={isOver} />
    <ConfirmDialog />
  </MantineProvider>
);
const question = () => screen.queryByText(/The clock keeps running while you are away/);

it('withdraws the question about leaving once the attempt is over', async () => {
  const { rerender } = render(page(false));
  let mayLeave: Promise<boolean> | undefined;
  act(() => {
    mayLeave = maySignOut();
  });
  await waitFor(() => expect(question()).not.toBeNull());
  rerender(page(true));
  await waitFor(() => expect(question()).toBeNull());
  expect(await mayLeave).toBe(false);
});

it.each([
  ['asks before closing a page that alone has the last words', false, true, true],
  ['closes without a question if this device keeps the last words', true, true, false],
  ['closes without a question if the server has everything', false, false, false],
])('%s', (_, isKeptOnDevice, isUnsent, isAsked) => {
  const sync = syncWith({ isKeptOnDevice, unsent: () => (isUnsent ? [{}] : []) });
  render(<Attempt isOver={false} sync={sync} />);
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(isAsked);
});
