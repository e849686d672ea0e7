import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, type SubmitEvent } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { QuestionKind } from '../../../shared/choice-question.ts';
import { emptyQuestion, type QuestionValues } from '../../../shared/question-content.ts';
import { useAddQuestion } from './use-add-question.ts';

const create = vi.hoisted(() =>
  vi.fn<(question: QuestionValues & { newQuestionId: string }) => Promise<object>>(),
);
vi.mock('../../api/client.ts', () => ({
  api: { questions: { key: () => ['questions'], list: { key: () => ['questions', 'list'] } } },
  client: { questions: { create } },
}));
vi.mock('../../api/use-current-user.ts', () => ({ useCurrentUser: () => ({ id: 'teacher' }) }));
vi.mock('../../ui/dialogs/use-unsaved-guard.ts', () => ({ useUnsavedGuard: () => undefined }));

const gas = {
  ...emptyQuestion,
  kind: 'term' as const,
  questionText: 'Which gas do plants take in?',
  markSchemeAnswer: 'carbon dioxide',
  maxMark: 1,
  subject: 'Biology',
  topic: 'Plants',
  level: 'GCSE',
  specCode: '4.4',
};

/** Opens the form as the page does, including after a reload. */
async function open(queryClient = new QueryClient()) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <Suspense>{children}</Suspense>
    </QueryClientProvider>
  );
  // The code that checks a draft is loaded late.
  const { result } = await act(async () => renderHook(useAddQuestion, { wrapper }));
  await waitFor(() => expect(result.current).not.toBeNull());
  return {
    type: (values: Partial<QuestionValues>) => act(() => result.current.form.setValues(values)),
    values: () => result.current.form.getValues(),
    choose: (kind: QuestionKind) => act(() => result.current.chooseKind(kind)),
    startAfresh: () => act(() => result.current.startAfresh()),
    add: async () => {
      const before = create.mock.calls.length;
      // oxlint-disable-next-line typescript/consistent-type-assertions
      act(() => result.current.submit({ preventDefault: () => undefined } as SubmitEvent));
      await waitFor(() => expect(create.mock.calls.length).toBe(before + 1));
      await waitFor(() => expect(result.current.isSaving).toBe(false));
    },
    reload: () => {
      window.dispatchEvent(new Event('pagehide'));
      cleanup();
    },
  };
}

const ids = () => create.mock.calls.map(([{ newQuestionId }]) => newQuestionId);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  localStorage.clear();
  create.mockReset();
  create.mockImplementation(lost);
});
afterEach(cleanup);

it('sends the same question again after a lost response, and after a reload', async () => {
  const page = await open();
  page.type(gas);
  await page.add();
  await page.add();
  page.reload();
  const again = await open();
  create.mockResolvedValueOnce({});
  await again.add();
  expect(new Set(ids()).size).toBe(1);
  again.type({ ...gas, questionText: 'Which gas do they give off?' });
  await again.add();
  expect(new Set(ids()).size).toBe(2);
});

it('sends a question written after starting again as a new one', async () => {
  const page = await open();
  page.type(gas);
  await page.add();
  page.reload();
  const again = await open();
  again.startAfresh();
  again.type(gas);
  await again.add();
  expect(new Set(ids()).size).toBe(2);
});

it('does not overwrite a question that is already visible in the bank with the next one', async () => {
  const queryClient = new QueryClient();
  const page = await open(queryClient);
  page.type(gas);
  await page.add();
  const [id] = ids();
  queryClient.setQueryData(['questions', 'list', 1], { items: [{ ...gas, id }] });
  await page.add();
  page.type({ questionText: 'Which gas do they give off?' });
  await page.add();
  const [first, second, third] = ids();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

it('restores the mark scheme of another kind of answer after a reload', async () => {
  const page = await open();
  page.type({ ...gas, kind: 'text' });
  page.choose('choice');
  page.type({ options: 'oxygen', markSchemeAnswer: '' });
  page.reload();
  const again = await open();
  again.choose('text');
  expect(again.values().markSchemeAnswer).toBe(gas.markSchemeAnswer);
});
